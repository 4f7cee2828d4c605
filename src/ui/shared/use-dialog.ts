import { type RefObject, useEffect, useRef } from 'react';
import { popDialog, pushDialog } from './dialog-stack';
import { focusablesIn } from './focusables-in';

type DialogBehaviour = { onClose: () => void; closeOnEscape?: boolean; closeOnBackdrop?: boolean };

/**
 * Opens the native dialog as modal for as long as the component is mounted: the rest of the page is inert,
 * the page does not scroll, Tab turns round inside and the focus goes back to where it was.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, behaviour: DialogBehaviour): void {
  const latest = useRef(behaviour);
  useEffect(() => {
    latest.current = behaviour;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    let pressedOnBackdrop = false;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        if (latest.current.closeOnEscape ?? true) latest.current.onClose();
      }
      if (event.key === 'Tab') keepTabInside(dialog, event);
    };
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (latest.current.closeOnEscape ?? true) latest.current.onClose();
    };
    const onPointerDown = (event: Event) => {
      pressedOnBackdrop = event.target === dialog;
    };
    const onClick = (event: Event) => {
      const onBackdrop = pressedOnBackdrop && event.target === dialog;
      if (onBackdrop && (latest.current.closeOnBackdrop ?? true)) latest.current.onClose();
    };

    dialog.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.showModal();
    pushDialog(dialog);
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? dialog).focus();
    return () => {
      dialog.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      popDialog(dialog);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const inside = focusablesIn(dialog);
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  const active = document.activeElement;
  const outside = !dialog.contains(active) || (event.shiftKey && active === dialog);
  if (!outside && active !== edge) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
}
