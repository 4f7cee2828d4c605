import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export type DetailItem = {
  label: string;
  value: ReactNode;
  fullWidth?: boolean;
  /** An amount or a date: on a phone two of them stand side by side. */
  half?: boolean;
};

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: { base: '4', md: '8' },
    '& > div': {
      paddingBlock: { base: '2.5', _print: '1' },
      borderBottom: '1px solid var(--chakra-colors-border)',
      minWidth: '0',
    },
    '& > div:not([data-half])': { gridColumn: { base: '1 / -1', md: 'auto', _print: 'auto' } },
    '& > div[data-full]': { gridColumn: '1 / -1' },
    '& dt': { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
    '& dd': { marginTop: '0.5', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', md: '8' },
      color: 'fg.muted',
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
});

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';

type DetailListProps = {
  items: readonly DetailItem[];
  /** What is not known goes after the rest, folded: it is looked for only to complete it. */
  foldMissing?: boolean;
};

/** One column, two on wide screens and for what is `half`. An empty value reads 'Sin dato'. */
export function DetailList({ items, foldMissing = false }: DetailListProps) {
  const missing = foldMissing ? items.filter(({ value }) => isEmpty(value)) : [];
  if (missing.length > 0) {
    const known = items.filter(({ value }) => !isEmpty(value));
    return (
      <>
        {known.length > 0 ? <DetailList items={known} /> : null}
        <Fold>
          <summary>{missing.length === 1 ? 'Falta 1 dato' : `Faltan ${missing.length} datos`}</summary>
          <DetailList items={missing} />
        </Fold>
      </>
    );
  }
  return (
    <List>
      {items.map(({ label, value, fullWidth, half }) => (
        <div key={label} data-full={fullWidth || undefined} data-half={half || undefined}>
          <dt>{label}</dt>
          <dd>{isEmpty(value) ? <Missing /> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const Missing = () => <chakra.span color="fg.muted">Sin dato</chakra.span>;
