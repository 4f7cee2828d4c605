import type { QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { UsuarioSesion } from '@/domain/sesion/sesion';

/** What the guarded route hands to every screen under it. */
export interface ContextoPanel {
  acceso: ServiciosAcceso;
  servicios: ServiciosPanel;
  queryClient: QueryClient;
  usuario: UsuarioSesion;
}

/**
 * The panel's services and who is signed in. Only for screens under the guarded route, whose context it reads; a
 * screen names no route, so the same one runs under the site, the demo and a test.
 */
export const usePanel = (): ContextoPanel => useRouteContext({ strict: false }) as unknown as ContextoPanel;
