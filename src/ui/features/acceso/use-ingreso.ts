import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { destinoSeguro } from '@/domain/sesion/destino-inicio';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';

const ruta = getRouteApi('/login');

export interface CredencialesEscritas {
  email: string;
  password: string;
}

/**
 * Signing in from /login: resolves when the browser is on its way to where the person wanted to go, by a full load.
 * Somebody who is signed in already goes there at once.
 */
export const useIngreso = () => {
  const { cargarAcceso } = ruta.useRouteContext();
  const { destino } = ruta.useSearch();
  const navegar = useNavigate();
  const meta = destinoSeguro(destino);

  useEffect(() => {
    let vigente = true;
    const pasarSiYaEntro = ({ sesiones }: ServiciosAcceso) => {
      if (vigente && sesiones.leer()?.usuario.email) void navegar({ href: meta, replace: true });
    };
    // A failure to load shows in the connection banner and in the form.
    cargarAcceso().then(pasarSiYaEntro, () => undefined);
    return () => {
      vigente = false;
    };
  }, [cargarAcceso, meta, navegar]);

  return useCallback(
    async (credenciales: CredencialesEscritas): Promise<void> => {
      const { iniciarSesion, navegacion } = await cargarAcceso().catch((causa: unknown) => {
        throw new Error(MENSAJES_INICIO_SESION.sinConexion, { cause: causa });
      });
      await iniciarSesion(credenciales);
      navegacion.recargarHacia(meta);
    },
    [cargarAcceso, meta],
  );
};
