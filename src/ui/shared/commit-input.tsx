import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useState } from 'react';
import type { Lectura } from '@/domain/shared/lectura/lectura';

type CommitInputProps = {
  value: string;
  /** Told once: when the person stops typing, presses Enter or chooses with its buttons. Only what can be read. */
  onCommit: (value: string) => void;
  read: (text: string) => Lectura<string>;
  /** How a kept value is said to people. */
  write: (value: string) => string;
  /** What is wrong with the kept value. */
  error?: string;
  /** Told whether what is written is one that could not be read. */
  onRefused?: (refused: boolean) => void;
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
 * with what to write instead, and the list stays as it was, which is also said.
 */
export function CommitInput(props: CommitInputProps) {
  const { value: kept, onCommit, read, write, error, onRefused, children, id } = props;
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
  const isRefused = refused !== undefined;
  useEffect(() => onRefused?.(isRefused), [isRefused, onRefused]);
  const meanwhile = kept === '' ? 'Mientras tanto no filtra.' : `Mientras tanto sigue ${write(kept)}.`;
  const said = refused === undefined ? error : `${refused}. ${meanwhile}`;
  const errorId = `${id}-rechazo`;

  return (
    <Box
      onBlur={(event) => {
        const leaves = !event.currentTarget.contains(event.relatedTarget);
        // What is understood is shown as kept already. Half a date waits: one of the buttons may be to choose it.
        if (current && (leaves || 'valor' in read(current.value))) commit(current.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && current) commit(current.value);
      }}
    >
      {children({
        value,
        onChange: (next) => setEdit({ over: kept, value: next }),
        onPick: commit,
        ...(said ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
      })}
      {said ? (
        <Box id={errorId} role="alert" marginTop="1" fontSize="sm" color="error.fg">
          {said}
        </Box>
      ) : null}
    </Box>
  );
}
