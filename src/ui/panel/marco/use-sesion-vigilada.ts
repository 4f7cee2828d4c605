import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { RUTA_LOGIN } from '@/application/sesion/atender-sesion-rechazada';
import { type Sesion, tieneSesion } from '@/domain/sesion/sesion';
import type { Id } from '@/domain/shared/id';

/**
 * The browser keeps whole the page it leaves, for the Back button: it is kept covered, and `alVolver` says whether it
 * may be seen again.
 */
const useCubiertaAlSalir = (alVolver: () => boolean): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const cubrir = () => {
      style.visibility = 'hidden';
    };
    const descubrir = ({ persisted }: PageTransitionEvent) => {
      if (persisted && alVolver()) style.visibility = '';
    };
    window.addEventListener('pagehide', cubrir);
    window.addEventListener('pageshow', descubrir);
    return () => {
      window.removeEventListener('pagehide', cubrir);
      window.removeEventListener('pageshow', descubrir);
    };
  }, [alVolver]);
};

/** The service is told, but nobody waits at the door for a slow network. */
const ESPERA_CIERRE_MS = 2_000;
/** What this device keeps is erased before leaving: a page that goes takes what it had not finished with it. */
const ESPERA_BORRADO_MS = 30_000;
const espera = (ms: number) => new Promise<void>((listo) => setTimeout(listo, ms));

/**
 * Leaves the panel when another tab signs out, and starts it anew when another tab signs in as somebody else.
 * Answers how to sign out here: back to the home page by a full load (specification §2).
 */
export const useSesionVigilada = (acceso: ServiciosAcceso, idUsuario: Id) => {
  const router = useRouter();

  /** Whether the page is still of whoever it was drawn for; if not, it is on its way out. */
  const comprobar = useCallback(
    (sesion: Sesion | null): boolean => {
      const propia = tieneSesion(sesion) && sesion.usuario.id === idUsuario;
      if (propia) return true;
      const lugar = router.latestLocation.href;
      acceso.navegacion.recargarHacia(
        tieneSesion(sesion) ? lugar : `${RUTA_LOGIN}?destino=${encodeURIComponent(lugar)}`,
      );
      return false;
    },
    [acceso, idUsuario, router],
  );
  useEffect(() => acceso.sesiones.suscribir(comprobar), [acceso, comprobar]);
  useCubiertaAlSalir(useCallback(() => comprobar(acceso.sesiones.leer()), [acceso, comprobar]));

  return useCallback(
    () =>
      acceso.navegacion.salirHacia('/', async () => {
        const cierre = await Promise.race([acceso.cerrarSesion(), espera(ESPERA_BORRADO_MS)]);
        await Promise.race([cierre?.avisado, espera(ESPERA_CIERRE_MS)]);
      }),
    [acceso],
  );
};
