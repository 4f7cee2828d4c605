import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button';
import { usePickerOpen } from './use-picker-open';

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
