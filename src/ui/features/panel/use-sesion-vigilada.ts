import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { RUTA_LOGIN } from '@/application/sesion/atender-sesion-rechazada';
import { tieneSesion } from '@/domain/sesion/sesion';
import type { Id } from '@/domain/shared/id';

/** The service is told, but nobody waits at the door for a slow network. */
const ESPERA_CIERRE_MS = 2_000;
const espera = (ms: number) => new Promise((listo) => setTimeout(listo, ms));

/**
 * Leaves the panel when another tab signs out, and starts it anew when another tab signs in as somebody else.
 * Answers how to sign out here: back to the home page by a full load (specification §2).
 */
export const useSesionVigilada = (acceso: ServiciosAcceso, idUsuario: Id) => {
  const router = useRouter();
  const saliendo = useRef(false);

  useEffect(
    () =>
      acceso.sesiones.suscribir((sesion) => {
        if (saliendo.current) return;
        const lugar = router.latestLocation.href;
        const { recargarHacia } = acceso.navegacion;
        if (!tieneSesion(sesion)) recargarHacia(`${RUTA_LOGIN}?destino=${encodeURIComponent(lugar)}`);
        else if (sesion.usuario.id !== idUsuario) recargarHacia(lugar);
      }),
    [acceso, idUsuario, router],
  );

  return useCallback(async () => {
    saliendo.current = true;
    await Promise.race([acceso.cerrarSesion(), espera(ESPERA_CIERRE_MS)]);
    acceso.navegacion.recargarHacia('/');
  }, [acceso]);
};
