import { useEffect, useRef } from 'react';
import type { StatusOption } from '@/ui/shared/next-status';
import { StatusBadge } from '@/ui/shared/status-badge';

/** The badge stops being a button while it changes: whoever pressed it from the keyboard gets it back afterwards. */
const useFocoTrasCambio = (cambiando: boolean) => {
  const caja = useRef<HTMLSpanElement>(null);
  const pendiente = useRef(false);

  useEffect(() => {
    if (!pendiente.current || cambiando) return;
    pendiente.current = false;
    if (document.activeElement === document.body) caja.current?.querySelector('button')?.focus();
  }, [cambiando]);

  return {
    caja,
    recordar: () => {
      pendiente.current = caja.current?.contains(document.activeElement) ?? false;
    },
  };
};

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
  const { caja, recordar } = useFocoTrasCambio(cambiando ?? false);
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
