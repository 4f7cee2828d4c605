import { Box } from '@chakra-ui/react/box';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '@/ui/shared/dialog';
import { ErrorBanner } from '@/ui/shared/error-banner';
import { IconButton } from '@/ui/shared/icon-button';
import { KeyCombo } from '@/ui/shared/key-combo';
import { Spinner } from '@/ui/shared/spinner';
import { PaletteList } from './palette-list';
import { paletteStyles } from './palette-styles';
import { type PaletteGroup, type PaletteItem, shownGroups } from './palette-types';

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 6, count - 1),
  PageUp: (at) => Math.max(at - 6, 0),
};

/** The focus stays in the field; arrows move the option that Enter would take, the first until told. */
function usePaletteKeys(
  items: readonly PaletteItem[],
  choose: (item: PaletteItem) => void,
  unfinished: boolean,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const found = items.findIndex(({ id }) => id === activeId);
  const at = found === -1 ? items.findIndex(({ waits }) => !(waits && unfinished)) : found;
  const active = items[at];

  const onKeyDown = (event: KeyboardEvent) => {
    // While an accent is being composed, Enter and arrows belong to whoever composes it.
    if (event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (move && items.length > 0) {
      event.preventDefault();
      setActiveId(items[move(at, items.length)]?.id ?? null);
    }
  };

  return { active, onKeyDown, point: setActiveId };
}

type PaletteStateProps = {
  text: string;
  found: number;
  loading: boolean;
  error?: string | null;
  onRetry?: () => void;
};

/** What the list does not say: it is searching, it failed, there is nothing. Announced as it changes. */
function PaletteState({ text, found, loading, error, onRetry }: PaletteStateProps) {
  const searching = loading && found === 0;
  const nothing = !loading && !error && found === 0 && text.trim() !== '';
  return (
    <>
      {error ? (
        <Box padding="3">
          <ErrorBanner message={error} onRetry={onRetry} retrying={loading} />
        </Box>
      ) : null}
      <div role="status">
        {searching ? <p data-part="state">Buscando...</p> : null}
        {nothing ? <p data-part="state">{`No se encontraron resultados para «${text.trim()}».`}</p> : null}
        {found > 0 && text.trim() !== '' ? (
          <Box srOnly>{found === 1 ? '1 resultado' : `${found} resultados`}</Box>
        ) : null}
      </div>
    </>
  );
}

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
  const id = useId();
  const [text, setText] = useState('');
  const shown = shownGroups(text, groups, recent, loading);
  const items = shown.flatMap((group) => group.items);
  const choose = (item: PaletteItem) => {
    onClose();
    onChoose(item);
  };
  const { active, onKeyDown, point } = usePaletteKeys(items, choose, loading || Boolean(error));
  const optionId = (item: PaletteItem) => `${id}-opcion-${item.id}`;
  return (
    <Dialog label="Buscar e ir a" onClose={onClose} css={paletteStyles}>
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
    </Dialog>
  );
}
