import type { StatusOption } from '@/ui/shared/next-status';
import { StatusBadge } from '@/ui/shared/status-badge';
import { useFocoTrasCambio } from './use-foco-tras-cambio';

type InsigniaEstadoProps<E extends string> = {
  estado: E;
  opciones: readonly StatusOption<E>[];
  /** Whose state it is. */
  nombre: string;
  cambiando?: boolean;
  /** Without it the state only shows. */
  onCambiar?: (siguiente: E) => void;
};

/** A state that a click moves to the next; the focus comes back once it has changed. */
export function InsigniaEstado<E extends string>(props: InsigniaEstadoProps<E>) {
  const { estado, opciones, nombre, cambiando, onCambiar } = props;
  const { caja, recordar } = useFocoTrasCambio(cambiando ?? false, nombre);
  const cambiar = onCambiar
    ? (siguiente: E) => {
        recordar();
        onCambiar(siguiente);
      }
    : undefined;
  return (
    <span ref={caja}>
      <StatusBadge status={estado} options={opciones} onChange={cambiar} busy={cambiando} subject={nombre} />
    </span>
  );
}
