import { Dialog } from '@chakra-ui/react/dialog';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { focusTitle } from './focus-title';
import { dialogsHeld, enterDialog, holdDialogs, subscribeDialogs, takeTurn, topDialog } from './open-dialogs';

export type DialogProps = {
  onClose: () => void;
  /** The element that names it; else `label` does. */
  titleId?: string;
  label?: string;
  role?: 'dialog' | 'alertdialog';
  closeOnEscape?: boolean;
  closeOnBackdrop?: boolean;
  /** Those that would open over it wait until it closes. */
  holdsOthers?: boolean;
  css: SystemStyleObject;
  children: ReactNode;
};

const backdropStyles: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  background: 'rgba(13, 26, 22, 0.55)',
};

const positionerStyles: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  display: 'flex',
  alignItems: 'flex-start',
};

type Opening = { by: Element | null; turn: number };

const openings = new WeakMap<Element, Opening>();
let turns = 0;

/** Who opened a dialog may have gone with the one it was in, which only said that it was loading: then who opened that. */
function openerStillHere({ by }: Opening): Element | null {
  if (!by || by === document.body) return null;
  if (by.isConnected) return by;
  const gone = by.closest('[role=dialog], [role=alertdialog]');
  const before = gone && openings.get(gone);
  return before ? openerStillHere(before) : null;
}

/** It takes the focus a frame after it is drawn: whoever is already writing in it stays there. */
const firstIn = (dialog: HTMLElement | null): Element | null =>
  dialog?.contains(document.activeElement)
    ? document.activeElement
    : (dialog?.querySelector('[data-autofocus]') ?? dialog);

/** Where the focus goes when a dialog closes: back, unless another opened meanwhile and has it. */
function placeAfter(opening: Opening): Element | null {
  const front = topDialog();
  const later = front && (openings.get(front)?.turn ?? 0) > opening.turn;
  return later ? document.activeElement : openerStillHere(opening);
}

/** The library would also select what is written in a field, and the next key would erase it. */
function focused(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  element.focus({ preventScroll: true });
  return element;
}

const stay = (event: Event) => event.preventDefault();

/** Whether it is its turn: what opened stays, whoever comes later. */
function useTurn(holdsOthers: boolean): boolean {
  const held = useSyncExternalStore(subscribeDialogs, dialogsHeld, () => false);
  // Looked at once all that appear together had the time to say that they hold the others.
  const [arrived, setArrived] = useState(false);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    if (!holdsOthers) {
      setArrived(true);
      return;
    }
    // Those that were opening are open by then, and it is in front of them.
    requestAnimationFrame(() => requestAnimationFrame(() => setArrived(true)));
    return holdDialogs();
  }, [holdsOthers]);
  const mayOpen = arrived && !opened && (holdsOthers || !held);
  useLayoutEffect(() => {
    if (!mayOpen) return;
    const leave = takeTurn(() => setOpened(true));
    return () => void leave();
  }, [mayOpen]);
  return opened;
}

export function DialogBox({ holdsOthers = false, ...props }: DialogProps) {
  // Before the one whose place it takes is gone, and the focus with it.
  const [by] = useState(() => document.activeElement);
  return useTurn(holdsOthers) ? <OpenBox {...props} by={by} /> : null;
}

function OpenBox({
  by,
  onClose,
  titleId,
  label,
  role,
  closeOnEscape = true,
  closeOnBackdrop = true,
  css,
  children,
}: Omit<DialogProps, 'holdsOthers'> & { by: Element | null }) {
  const id = useId();
  const [opening] = useState((): Opening => {
    turns += 1;
    return { by, turn: turns };
  });

  useLayoutEffect(() => {
    const dialog = document.getElementById(id);
    if (!dialog) return;
    openings.set(dialog, opening);
    return enterDialog(dialog);
  }, [id, opening]);

  return createPortal(
    <Dialog.Root
      unstyled
      open
      onOpenChange={() => onClose()}
      role={role}
      aria-label={label}
      ids={{ content: id, title: titleId }}
      closeOnEscape={closeOnEscape}
      closeOnInteractOutside={closeOnBackdrop}
      initialFocusEl={() => focused(firstIn(document.getElementById(id)))}
      finalFocusEl={() => focused(placeAfter(opening)) ?? focusTitle()}
      onEscapeKeyDown={(event) => {
        // What is open inside of it closes first.
        if ((event.target as Element).closest('[data-takes-escape]')) event.preventDefault();
      }}
      // Only a press on the backdrop closes it: not a page that moves its focus behind, nor the dialog under it that goes.
      onFocusOutside={stay}
      onRequestDismiss={stay}
    >
      <Dialog.Backdrop unstyled css={backdropStyles} />
      <Dialog.Positioner unstyled css={positionerStyles}>
        <Dialog.Content unstyled css={css}>
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>,
    document.body,
  );
}
