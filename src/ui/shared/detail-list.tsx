import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export type DetailItem = { label: string; value: ReactNode; fullWidth?: boolean };

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      _print: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: '8',
    '& > div': {
      paddingBlock: { base: '2.5', _print: '1' },
      borderBottom: '1px solid var(--chakra-colors-border)',
      minWidth: '0',
    },
    '& > [data-full]': { gridColumn: '1 / -1' },
    '& dt': { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
    '& dd': { marginTop: '0.5', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';

/** One column, two on wide screens. An empty value reads 'Sin dato'. */
export function DetailList({ items }: { items: readonly DetailItem[] }) {
  return (
    <List>
      {items.map(({ label, value, fullWidth }) => (
        <div key={label} data-full={fullWidth || undefined}>
          <dt>{label}</dt>
          <dd>{isEmpty(value) ? <Missing /> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const Missing = () => <chakra.span color="fg.muted">Sin dato</chakra.span>;
