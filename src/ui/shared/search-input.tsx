import { Box } from '@chakra-ui/react/box';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { IconButton } from './icon-button';
import { TextInput } from './text-input';
import { useDebouncedCallback } from './use-debounced-callback';

type SearchInputProps = {
  value: string;
  /** Told 300 ms after the last key; at once on Enter and when cleared. */
  onSearch: (value: string) => void;
  /** Enter, with what is written: whoever searches so wants to open what is found. */
  onEnter?: (value: string) => void;
  label?: string;
  placeholder?: string;
  'data-autofocus'?: boolean;
};

export function SearchInput({
  value,
  onSearch,
  onEnter,
  label = 'Buscar',
  placeholder = 'Buscar',
  ...input
}: SearchInputProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };
  const debounced = useDebouncedCallback(send, BUSQUEDA_DEBOUNCE_MS);

  // Back, 'Limpiar' and shared addresses change the value from outside.
  useEffect(() => {
    if (value === sent.current) return;
    debounced.cancel();
    sent.current = value;
    setText(value);
  }, [value, debounced.cancel]);

  const sendNow = (next: string) => {
    debounced.cancel();
    setText(next);
    send(next);
  };

  return (
    <Box position="relative" role="search" aria-label={label}>
      <Box
        aria-hidden
        position="absolute"
        insetInlineStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
      >
        <Search size={18} />
      </Box>
      <TextInput
        {...input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        paddingInline="10"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          debounced.call(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          sendNow(text);
          onEnter?.(text);
        }}
      />
      {/* Always there: styles that arrive with the first letter make the browser work out those of the whole page again. */}
      <Box hidden={text === ''} position="absolute" insetInlineEnd="0" top="50%" transform="translateY(-50%)">
        <IconButton label="Borrar búsqueda" icon={<X />} onClick={() => sendNow('')} />
      </Box>
    </Box>
  );
}
