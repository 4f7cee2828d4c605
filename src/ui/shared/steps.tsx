import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type StepsProps = {
  label: string;
  /** Done are those before the current one, unless they say it themselves: there a step may be left for later. */
  steps: readonly { id: string; label: string; done?: boolean }[];
  current: string;
  /** The step itself. */
  children?: ReactNode;
};

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm' },
    '& > li:not(:first-of-type)': { flex: '1' },
    '& > li:not(:first-of-type)::before': {
      content: '""',
      flex: '1',
      minWidth: { base: '1', md: '3' },
      height: '2px',
      bg: 'border',
    },
    '& > li:is([data-done], [aria-current])::before': { bg: 'brand.fg' },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      flexShrink: 0,
      border: '1px solid var(--chakra-colors-border-control)',
      borderRadius: 'full',
      fontStyle: 'normal',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-done] i': { bg: 'brand.tint', color: 'brand.fg', borderColor: 'brand.fg' },
    '& [aria-current] i': { bg: 'brand.solid', color: 'brand.on', borderColor: 'brand.solid' },
    '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    // Names do not fit side by side on a phone: only that of the current step is written.
    '& > li > span': { display: { base: 'none', md: 'inline' }, whiteSpace: 'nowrap' },
    '& > li[aria-current] > span': { display: 'inline', whiteSpace: 'normal' },
  },
});

/**
 * Of a step one goes to, its beginning: what holds them all stays as far down as it was in the one before, and what the new
 * one says first would be above, unseen. Whoever is already in it stays there.
 */
function useFromItsBeginning(current: string) {
  const box = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (!box.current?.contains(document.activeElement)) nav.current?.focus();
  }, [current]);
  return { box, nav };
}

/** Where one is in a task of several steps. Going forward and back is up to who calls. */
export function Steps({ label, steps, current, children }: StepsProps) {
  const at = steps.findIndex(({ id }) => id === current);
  const { box, nav } = useFromItsBeginning(current);
  return (
    <div ref={box}>
      <nav ref={nav} tabIndex={-1} aria-label={label}>
        <List>
          {steps.map(({ id, label: name, done: said }, index) => {
            const done = said ?? index < at;
            return (
              <li key={id} data-done={done ? '' : undefined} aria-current={index === at ? 'step' : undefined}>
                <i aria-hidden>{done && index !== at ? <Check size={16} /> : index + 1}</i>
                <span>{name}</span>
                <Box srOnly>
                  {`paso ${index + 1} de ${steps.length}, ${index === at ? 'actual' : done ? 'completado' : 'pendiente'}`}
                </Box>
              </li>
            );
          })}
        </List>
      </nav>
      {children ? <Box marginTop="5">{children}</Box> : null}
    </div>
  );
}
