import { useEffect, useRef } from 'react';
import type { StatusOption } from '@/ui/shared/next-status';
import { StatusBadge } from '@/ui/shared/status-badge';

/**
 * The badge stops being a button while it changes: whoever was on it gets it back afterwards. Also when it is another who
 * changes it: «Deshacer», which leaves the focus here.
 */
const useFocoTrasCambio = (cambiando: boolean) => {
  const caja = useRef<HTMLSpanElement>(null);
  // React tells of no blur while it replaces the button: this stays as it was before.
  const dentro = useRef(false);
  const pendiente = useRef(false);

  useEffect(() => {
    const enNingunLado = document.activeElement === document.body;
    if (cambiando) pendiente.current = dentro.current && enNingunLado;
    else if (pendiente.current && enNingunLado) caja.current?.querySelector('button')?.focus();
  }, [cambiando]);

  return {
    ref: caja,
    onFocus: () => {
      dentro.current = true;
    },
    onBlur: () => {
      dentro.current = false;
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
  const caja = useFocoTrasCambio(cambiando ?? false);
  return (
    <span {...caja}>
      <StatusBadge
        status={estado}
        options={opciones}
        onChange={onCambiar}
        busy={cambiando}
        subject={nombre}
      />
    </span>
  );
}
