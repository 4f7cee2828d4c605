import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { ErrorBanner } from './error-banner';
import { Modal } from './modal';
import { TextField } from './text-field';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  tone?: 'danger' | 'neutral';
  busy?: boolean;
  busyText?: string;
  error?: string | null;
  /** When given, this exact text must be typed first. */
  confirmText?: string;
};

export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...props} /> : null;
}

function OpenConfirm({
  title,
  children,
  confirmLabel,
  onConfirm,
  onClose,
  ...rest
}: Omit<ConfirmDialogProps, 'open'>) {
  const { cancelLabel = 'Cancelar', tone = 'danger', busy = false, busyText, error, confirmText } = rest;
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const close = () => {
    if (!busy) onClose();
  };
  const submit = () => {
    const wrong = confirmText !== undefined && typed.trim() !== confirmText.trim();
    setMismatch(wrong);
    if (!wrong && !busy) onConfirm();
  };
  const footer = (
    <>
      <Button onClick={close} aria-disabled={busy} data-autofocus={confirmText === undefined || undefined}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant={tone === 'danger' ? 'danger' : 'solid'} busy={busy} busyText={busyText}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      open
      role="alertdialog"
      size="sm"
      title={title}
      onClose={close}
      onSubmit={submit}
      closeOnBackdrop={false}
      footer={footer}
    >
      <Box display="flex" flexDirection="column" gap="4">
        {error ? <ErrorBanner message={error} /> : null}
        {children ? <div>{children}</div> : null}
        {confirmText === undefined ? null : (
          <TextField
            label={`Para confirmar, escriba «${confirmText}»`}
            required
            data-autofocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={mismatch ? `El texto no coincide. Escriba «${confirmText}» tal como aparece.` : undefined}
          />
        )}
      </Box>
    </Modal>
  );
}
