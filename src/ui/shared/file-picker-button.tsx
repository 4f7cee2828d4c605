import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DESCARTE_SELECTOR_MS } from '@/domain/shared/constantes';
import { Button, type ButtonProps } from './button';

/**
 * Tells while the system's file picker is open. It is over when something was chosen; without a choice, a moment after
 * the window is back: the key or the click that dismissed it may still arrive, and must do nothing else here.
 */
function usePickerOpen(
  input: RefObject<HTMLInputElement | null>,
  onOpenChange: ((open: boolean) => void) | undefined,
) {
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  return () => {
    const picker = input.current;
    if (!picker) return;
    end.current?.();
    let timer: number | undefined;
    const onBack = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(over, DESCARTE_SELECTOR_MS);
    };
    const over = () => {
      window.clearTimeout(timer);
      window.removeEventListener('focus', onBack);
      picker.removeEventListener('cancel', onBack);
      picker.removeEventListener('change', over);
      end.current = undefined;
      latest.current?.(false);
    };
    end.current = over;
    window.addEventListener('focus', onBack);
    picker.addEventListener('cancel', onBack);
    picker.addEventListener('change', over);
    latest.current?.(true);
    picker.click();
  };
}

type FilePickerButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
  /** While the system's picker is open. */
  onOpenChange?: (open: boolean) => void;
  multiple?: boolean;
  accept?: string;
};

export function FilePickerButton({
  children,
  onFiles,
  onOpenChange,
  multiple,
  accept,
  ...button
}: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = usePickerOpen(input, onOpenChange);
  return (
    <>
      <Button {...button} onClick={pick}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Emptied, so that choosing the same file again is heard.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
