import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button';
import { KeyCombo } from '../key-combo';
import { Spinner } from '../spinner';
import { useDialog } from '../use-dialog';
import { PaletteList } from './palette-list';
import { PaletteState } from './palette-state';
import { paletteStyles } from './palette-styles';
import { type PaletteGroup, type PaletteItem, shownGroups } from './palette-types';
import { usePaletteKeys } from './use-palette-keys';

const Dialog = chakra('dialog');

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Screens visited lately, shown before anything is typed. */
  recent?: readonly PaletteItem[];
  onChoose: (item: PaletteItem) => void;
  /** Told on every key; who searches a server waits by itself. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  error?: string | null;
  onRetry?: () => void;
  placeholder?: string;
};

export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <OpenPalette {...props} /> : null;
}

function OpenPalette({
  groups,
  recent = [],
  onChoose,
  onSearch,
  ...props
}: Omit<CommandPaletteProps, 'open'>) {
  const { onClose, loading = false, error, onRetry, placeholder = 'Buscar personas y pantallas' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  useDialog(ref, { onClose });
  const shown = shownGroups(text, groups, recent);
  const items = shown.flatMap((group) => group.items);
  const choose = (item: PaletteItem) => {
    onClose();
    onChoose(item);
  };
  const { active, onKeyDown, point } = usePaletteKeys(items, choose);
  const optionId = (item: PaletteItem) => `${id}-opcion-${item.id}`;
  return createPortal(
    <Dialog ref={ref} aria-modal aria-label="Buscar e ir a" tabIndex={-1} css={paletteStyles}>
      <div>
        <div data-part="search">
          {loading ? <Spinner /> : <Search size={20} aria-hidden />}
          <input
            data-autofocus
            role="combobox"
            aria-label={placeholder}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? `${id}-lista` : undefined}
            aria-activedescendant={active ? optionId(active) : undefined}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              point(null);
              onSearch?.(event.currentTarget.value);
            }}
          />
          <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
        </div>
        <PaletteState {...{ text, loading, error, onRetry }} found={items.length} />
        {items.length > 0 ? (
          <PaletteList
            id={`${id}-lista`}
            groups={shown}
            active={active}
            optionId={optionId}
            onPoint={point}
            onChoose={choose}
          />
        ) : null}
        <div data-part="hints" aria-hidden>
          <span>
            <KeyCombo keys={['↑', '↓']} /> moverse
          </span>
          <span>
            <KeyCombo keys={['Intro']} /> abrir
          </span>
          <span>
            <KeyCombo keys={['Esc']} /> cerrar
          </span>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
