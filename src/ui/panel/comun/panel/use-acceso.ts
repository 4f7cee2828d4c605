import { useRouteContext } from '@tanstack/react-router';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';

/** The services of the door, which the guarded route keeps in its context. */
export const useAcceso = (): ServiciosAcceso =>
  (useRouteContext({ strict: false }) as unknown as { acceso: ServiciosAcceso }).acceso;
