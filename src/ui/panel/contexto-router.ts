import type { ComponentType } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { Lectura, Seccion, ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';

/** What loaders, guards and screens reach through the router. */
export interface ContextoRouter {
  readonly cargarAcceso: () => Promise<ServiciosAcceso>;
  readonly cargarPanel: () => Promise<ServiciosPanel>;
  readonly usuarioGuardado: Pick<ServiciosPublicos['usuarioGuardado'], 'leer'>;
  /** What the demo adds above every staff screen, and under the form of /login. */
  readonly agregados?: { readonly EnPanel: ComponentType; readonly EnIngreso: ComponentType };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What its first screen asks for: the build fetches their code with the page. */
    secciones?: readonly Seccion[];
    lecturas?: readonly Lectura[];
  }
}
