import { useRouteContext } from '@tanstack/react-router';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';

/** Services of the public pages. While a page is prerendered there are none but `datosPublicos.yaConocidos`: use them in effects and handlers. */
export const usePublico = (): ServiciosPublicos => useRouteContext({ from: '__root__' }).publico;
