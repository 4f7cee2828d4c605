import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import type { Lectura } from '@/domain/shared/lectura/lectura';

type CommitInputProps = {
  value: string;
  /** Told once: when the person leaves the control, presses Enter or chooses with its buttons. Only what can be read. */
  onCommit: (value: string) => void;
  read: (text: string) => Lectura<string>;
  children: (control: {
    value: string;
    onChange: (value: string) => void;
    onPick: (value: string) => void;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
  id: string;
};

/**
 * A typed value that changes what is listed: half a date must not look anything up. What cannot be read stays written,
 * with what to write instead, and the list stays as it was.
 */
export function CommitInput({ value: kept, onCommit, read, children, id }: CommitInputProps) {
  const [edit, setEdit] = useState<{ over: string; value: string; refused?: string } | null>(null);
  const current = edit?.over === kept ? edit : null;
  const value = current?.value ?? kept;

  const commit = (next: string) => {
    const reading = next === '' ? { valor: '' } : read(next);
    if ('rechazo' in reading) {
      setEdit({ over: kept, value: next, refused: reading.rechazo });
      return;
    }
    setEdit(null);
    if (reading.valor !== kept) onCommit(reading.valor);
  };
  const refused = current?.refused;
  const errorId = `${id}-error`;

  return (
    <Box
      onBlur={(event) => {
        const leaves = !event.currentTarget.contains(event.relatedTarget);
        if (current && leaves) commit(current.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && current) commit(current.value);
      }}
    >
      {children({
        value,
        onChange: (next) => setEdit({ over: kept, value: next }),
        onPick: commit,
        ...(refused ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
      })}
      {refused ? (
        <Box id={errorId} role="alert" marginTop="1" fontSize="sm" color="error.fg">
          {refused}
        </Box>
      ) : null}
    </Box>
  );
}
