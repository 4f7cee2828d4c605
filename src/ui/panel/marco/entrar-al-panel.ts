import { redirect } from '@tanstack/react-router';
import { tieneSesion } from '@/domain/sesion/sesion';
import type { ContextoPanel } from '@/ui/panel/comun/panel/use-panel';
import type { ContextoRouter } from '@/ui/panel/contexto-router';
import { clienteConsultas } from './cliente-consultas';

/**
 * The guard of every back-office route (specification §2). Answers what its screens need; without a signed-in user, or
 * with one who has yet to choose a password, it redirects to /login, which remembers `pedida`, the location asked for.
 */
export const entrarAlPanel = async (
  { cargarAcceso, cargarPanel, usuarioGuardado }: ContextoRouter,
  pedida: string,
): Promise<ContextoPanel> => {
  // Whoever left a session here is very likely to enter: its services travel together with the check.
  if (usuarioGuardado.leer()) cargarPanel().catch(() => undefined);
  const acceso = await cargarAcceso();
  const sesion = acceso.sesiones.leer();
  if (!tieneSesion(sesion) || sesion.usuario.contrasena_provisional)
    throw redirect({ to: '/login', search: { destino: pedida }, replace: true });
  const servicios = await cargarPanel();
  return { acceso, servicios, queryClient: clienteConsultas(servicios), usuario: sesion.usuario };
};
