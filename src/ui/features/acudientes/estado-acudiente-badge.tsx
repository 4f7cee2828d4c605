import {
  ESTADOS_ACUDIENTE,
  type EstadoAcudiente,
  ETIQUETA_ESTADO_ACUDIENTE,
} from '@/domain/acudientes/acudiente';
import type { StatusOption } from '@/ui/shared/next-status';
import { StatusBadge } from '@/ui/shared/status-badge';
import { useFocoTrasCambio } from '../shared/datos/use-foco-tras-cambio';

const OPCIONES: readonly StatusOption<EstadoAcudiente>[] = ESTADOS_ACUDIENTE.map((value) => ({
  value,
  label: ETIQUETA_ESTADO_ACUDIENTE[value],
  tone: value === 'ACTIVO' ? 'success' : 'neutral',
}));

type EstadoAcudienteBadgeProps = {
  estado: EstadoAcudiente;
  /** Whose state it is. */
  nombre: string;
  cambiando?: boolean;
  /** Without it the state only shows. */
  onCambiar?: (siguiente: EstadoAcudiente) => void;
};

export function EstadoAcudienteBadge({ estado, nombre, cambiando, onCambiar }: EstadoAcudienteBadgeProps) {
  const { caja, recordar } = useFocoTrasCambio(cambiando ?? false);
  const cambiar = onCambiar
    ? (siguiente: EstadoAcudiente) => {
        recordar();
        onCambiar(siguiente);
      }
    : undefined;
  return (
    <span ref={caja}>
      <StatusBadge status={estado} options={OPCIONES} onChange={cambiar} busy={cambiando} subject={nombre} />
    </span>
  );
}
