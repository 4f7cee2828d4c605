import { useRouteContext } from '@tanstack/react-router';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';

/** Services of the public pages. Absent while a page is prerendered: use them in effects and handlers only. */
export const usePublico = (): ServiciosPublicos => useRouteContext({ from: '__root__' }).publico;
