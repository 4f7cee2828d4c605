import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';

/** What loaders and guards reach through the router. Both are composed on demand, never on public pages. */
export interface ContextoRouter {
  readonly cargarAcceso: () => Promise<ServiciosAcceso>;
  readonly cargarPanel: () => Promise<ServiciosPanel>;
}
