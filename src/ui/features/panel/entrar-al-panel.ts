import { redirect } from '@tanstack/react-router';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { tieneSesion } from '@/domain/sesion/sesion';
import type { ContextoRouter } from '@/ui/app/contexto-router';
import type { ContextoPanel } from '@/ui/features/shared/panel/use-panel';

export interface ContextoMarco extends ContextoPanel {
  acceso: ServiciosAcceso;
}

/**
 * The guard of every back-office route (specification §2). Answers what its screens need; without a signed-in user
 * it redirects to /login, which remembers `pedida`, the location that was asked for.
 */
export const entrarAlPanel = async (
  { cargarAcceso, cargarPanel }: ContextoRouter,
  pedida: string,
): Promise<ContextoMarco> => {
  const acceso = await cargarAcceso();
  const sesion = acceso.sesiones.leer();
  if (!tieneSesion(sesion)) throw redirect({ to: '/login', search: { destino: pedida }, replace: true });
  const [servicios, { clienteConsultas }] = await Promise.all([cargarPanel(), import('./cliente-consultas')]);
  return { acceso, servicios, queryClient: clienteConsultas(servicios), usuario: sesion.usuario };
};
