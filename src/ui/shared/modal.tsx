import { X } from 'lucide-react';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog-box';
import { IconButton } from './icon-button';
import { type ModalSize, modalStyles } from './modal-styles';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** A text longer than its box, with nothing inside to stop at, is itself a stop: the arrows then move it. */
function useReachableScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const review = () => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    review();
    const contents = new MutationObserver(review);
    contents.observe(box, { childList: true, subtree: true });
    window.addEventListener('resize', review);
    return () => {
      contents.disconnect();
      window.removeEventListener('resize', review);
    };
  }, [ref]);
}

export type ModalProps = Pick<
  DialogProps,
  'onClose' | 'role' | 'closeOnEscape' | 'closeOnBackdrop' | 'holdsOthers'
> & {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: ModalSize;
  showCloseButton?: boolean;
  /** When given, body and footer are one form: Enter and the submit button of the footer come here. */
  onSubmit?: () => void;
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
  showCloseButton = true,
  onSubmit,
  ...behaviour
}: Omit<ModalProps, 'open'>) {
  const titleId = useId();
  return (
    <Dialog {...behaviour} titleId={titleId} css={modalStyles(size)}>
      <Frame onSubmit={onSubmit}>
        <div data-part="header">
          <h2 id={titleId}>{title}</h2>
          {showCloseButton ? (
            <IconButton label="Cerrar modal" icon={<X />} onClick={behaviour.onClose} />
          ) : null}
        </div>
        <div data-part="notices" />
        <Body>{children}</Body>
        {footer ? <div data-part="footer">{footer}</div> : null}
      </Frame>
    </Dialog>
  );
}

function Body({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useReachableScroll(ref);
  return (
    <div data-part="body" ref={ref}>
      {children}
    </div>
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
