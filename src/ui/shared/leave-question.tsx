import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const OF_A_FORM = {
  title: '¿Salir sin guardar?',
  stay: 'Seguir editando',
  leave: 'Descartar cambios',
  text: 'Hay cambios sin guardar en este formulario. Si sale ahora, se pierden.',
};

export type LeaveQuestionProps = {
  open?: boolean;
  /** Where what would be lost was not typed in a form. */
  words?: typeof OF_A_FORM;
  onLeave: () => void;
  onStay: () => void;
};

export function LeaveQuestion({ open = true, words = OF_A_FORM, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {words.text}
    </ConfirmDialog>
  );
}

/** Once the frame of the dialogs is here too: without it, it would be asked and not seen. */
export const readyToAsk = async (): Promise<typeof LeaveQuestion> => {
  await Dialog.preload();
  return LeaveQuestion;
};
