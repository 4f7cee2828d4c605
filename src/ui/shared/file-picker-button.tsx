import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button';

type FilePickerButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  accept?: string;
};

export function FilePickerButton({ children, onFiles, multiple, accept, ...button }: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
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
