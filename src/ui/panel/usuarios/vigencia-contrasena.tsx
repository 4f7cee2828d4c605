import { formatearInstante } from '@/domain/shared/fechas';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import { usePanel } from '../comun/panel/use-panel';

/** Whether the person has chosen their password and, if not, until when the one they were given works. */
export function VigenciaContrasena({ hasta }: { hasta: string | null }) {
  const { servicios } = usePanel();
  if (hasta === null) return 'Elegida por la persona';
  return provisionalVencida(hasta, servicios.reloj.ahora())
    ? `Provisional, vencida el ${formatearInstante(hasta)}: cree otra`
    : `Provisional hasta el ${formatearInstante(hasta)}`;
}
