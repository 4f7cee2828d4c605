import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { ErrorBanner } from './error-banner';
import { LeaveQuestion } from './leave-question';
import { Modal } from './modal';
import type { ModalSize } from './modal-styles';

export type FormModalProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Enter and 'Guardar' both come here; the browser's own submit is already prevented. */
  onSubmit: () => void;
  saving?: boolean;
  error?: string | null;
  suggestions?: readonly string[];
  /** With unsaved changes, closing asks first. */
  dirty?: boolean;
  submitLabel?: string;
  savingLabel?: string;
  cancelLabel?: string;
  /** While it is being sent the form stays, unless closing it loses nothing. */
  closeWhileSaving?: boolean;
  /** `danger` when what it does cannot be undone. */
  tone?: 'danger' | 'neutral';
  size?: ModalSize;
  children: ReactNode;
};

export function FormModal({ open, ...props }: FormModalProps) {
  return open ? <OpenFormModal {...props} /> : null;
}

function OpenFormModal({ title, onClose, onSubmit, children, size, ...rest }: Omit<FormModalProps, 'open'>) {
  const { saving = false, error, suggestions, dirty = false } = rest;
  const { submitLabel = 'Guardar', savingLabel = 'Guardando...', tone = 'neutral' } = rest;
  const { cancelLabel = 'Cancelar', closeWhileSaving = false } = rest;
  const held = saving && !closeWhileSaving;
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (held) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const submit = () => {
    if (!saving) onSubmit();
  };
  const footer = (
    <>
      <Button onClick={close} aria-disabled={held}>
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        variant={tone === 'danger' ? 'danger' : 'solid'}
        busy={saving}
        busyText={savingLabel}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Modal open title={title} size={size} onClose={close} onSubmit={submit} footer={footer}>
        <Box display="flex" flexDirection="column" gap="4">
          {error ? <ErrorBanner message={error} suggestions={suggestions} /> : null}
          {children}
        </Box>
      </Modal>
      <LeaveQuestion open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </>
  );
}
