import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { destinoSeguro } from '@/domain/sesion/destino-inicio';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';

const ruta = getRouteApi('/login');

export interface CredencialesEscritas {
  email: string;
  password: string;
}

/** What is known of a provisional password; '' when it was typed before this page was opened. */
type PorElegir = { actual: string } | null;

/**
 * Signing in from /login: resolves when the browser is on its way to where the person wanted to go, by a full load.
 * Somebody who is signed in already goes there at once. Who has yet to choose a password stays (`porElegir`), until
 * `seguir`.
 */
export const useIngreso = () => {
  const { cargarAcceso } = ruta.useRouteContext();
  const { destino } = ruta.useSearch();
  const navegar = useNavigate();
  const meta = destinoSeguro(destino);
  const [porElegir, setPorElegir] = useState<PorElegir>(null);

  useEffect(() => {
    let vigente = true;
    const pasarSiYaEntro = ({ sesiones }: ServiciosAcceso) => {
      const usuario = sesiones.leer()?.usuario;
      if (!vigente || !usuario?.email) return;
      if (usuario.contrasena_provisional) setPorElegir({ actual: '' });
      else void navegar({ href: meta, replace: true });
    };
    // A failure to load shows in the connection banner and in the form.
    cargarAcceso().then(pasarSiYaEntro, () => undefined);
    return () => {
      vigente = false;
    };
  }, [cargarAcceso, meta, navegar]);

  const ingresar = useCallback(
    async (credenciales: CredencialesEscritas): Promise<void> => {
      const { iniciarSesion, navegacion } = await cargarAcceso().catch((causa: unknown) => {
        throw new Error(MENSAJES_INICIO_SESION.sinConexion, { cause: causa });
      });
      const { usuario } = await iniciarSesion(credenciales);
      if (usuario.contrasena_provisional) setPorElegir({ actual: credenciales.password });
      else navegacion.recargarHacia(meta);
    },
    [cargarAcceso, meta],
  );

  const seguir = useCallback(
    async () => (await cargarAcceso()).navegacion.recargarHacia(meta),
    [cargarAcceso, meta],
  );

  return { ingresar, porElegir, seguir };
};
