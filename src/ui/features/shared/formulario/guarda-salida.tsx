import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { tieneSesion } from '@/domain/sesion/sesion';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { usePanel } from '../panel/use-panel';

type GuardaSalidaProps = {
  hayCambios: boolean;
  /** True once the person has saved or chosen to discard: the way out is free. */
  libre: RefObject<boolean>;
};

/** Asks before Back, a link or closing the tab throws away what was typed. */
export function GuardaSalida({ hayCambios, libre }: GuardaSalidaProps) {
  const { acceso } = usePanel();
  // Without a session nothing can be saved here any more, and what was typed waits for the next one.
  const retiene = () => hayCambios && !libre.current && tieneSesion(acceso.sesiones.leer());
  const salida = useBlocker({
    shouldBlockFn: retiene,
    enableBeforeUnload: retiene,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={salida.status === 'blocked'}
      title="¿Salir sin guardar?"
      confirmLabel="Descartar cambios"
      cancelLabel="Seguir editando"
      onConfirm={() => salida.proceed?.()}
      onClose={() => salida.reset?.()}
    >
      Hay cambios sin guardar en este formulario. Si sale ahora, se pierden.
    </ConfirmDialog>
  );
}
