import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button';
import { type ModalSize, modalStyles } from './modal-styles';
import { useDialog } from './use-dialog';
import { useReachableScroll } from './use-reachable-scroll';

const Dialog = chakra('dialog');

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: ModalSize;
  showCloseButton?: boolean;
  closeOnEscape?: boolean;
  closeOnBackdrop?: boolean;
  /** When given, body and footer are one form: Enter and the submit button of the footer come here. */
  onSubmit?: () => void;
  role?: 'dialog' | 'alertdialog';
};

/** Specification §2, generic modal. The control marked `data-autofocus` takes the focus first. */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  title,
  children,
  footer,
  size = 'md',
  role,
  onSubmit,
  ...behaviour
}: Omit<ModalProps, 'open'>) {
  const { showCloseButton = true } = behaviour;
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useDialog(ref, behaviour);
  useReachableScroll(body);
  return createPortal(
    <Dialog ref={ref} role={role} aria-modal aria-labelledby={titleId} tabIndex={-1} css={modalStyles(size)}>
      <Frame onSubmit={onSubmit}>
        <div data-part="header">
          <h2 id={titleId}>{title}</h2>
          {showCloseButton ? (
            <IconButton label="Cerrar modal" icon={<X />} onClick={behaviour.onClose} />
          ) : null}
        </div>
        <div data-part="notices" />
        <div data-part="body" ref={body}>
          {children}
        </div>
        {footer ? <div data-part="footer">{footer}</div> : null}
      </Frame>
    </Dialog>,
    document.body,
  );
}

function Frame({ onSubmit, children }: { onSubmit?: () => void; children: ReactNode }) {
  if (!onSubmit) return <div data-part="frame">{children}</div>;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React sends the event up through portals: a form opened from another form must not submit it.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form data-part="frame" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
