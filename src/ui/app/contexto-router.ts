import type { ComponentType } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';

/** What loaders, guards and pages reach through the router. Access and panel are composed on demand, never on public pages. */
export interface ContextoRouter {
  readonly cargarAcceso: () => Promise<ServiciosAcceso>;
  readonly cargarPanel: () => Promise<ServiciosPanel>;
  /** Light enough to be there from the start. */
  readonly publico: ServiciosPublicos;
  /** What an entry adds above every staff page, and under the form of /login; the product adds nothing. */
  readonly agregados?: { readonly EnPanel: ComponentType; readonly EnIngreso: ComponentType };
}
