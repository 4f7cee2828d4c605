import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { usePrinting } from '@/ui/shared/use-printing';
import type { ChartProps } from './chart-types';

const Frame = chakra('div', { base: { overflowX: 'auto' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      paddingBlock: { base: '2', _print: '0' },
      paddingInline: '2',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid var(--chakra-colors-border)',
    },
    '& tr > th:first-of-type': { textAlign: 'start', paddingInlineStart: '0', whiteSpace: 'normal' },
    '& tr > :is(th, td):last-of-type': { paddingInlineEnd: '0' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody tr:last-of-type > *': { borderBottom: 'none' },
  },
});

function ChartTable({ title, category, series, points, format }: ChartProps) {
  return (
    <Frame>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map((name, index) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

type ChartFrameProps = {
  chart: ChartProps;
  /** On paper its numbers say the same in less room. */
  inFigures?: boolean;
  children: ReactNode;
};

/** The sheet around every chart: title, names of the series when there are two, and the same numbers as a table. */
export function ChartFrame({ chart, inFigures = false, children }: ChartFrameProps) {
  const [chosen, setAsTable] = useState(false);
  const asTable = usePrinting() && inFigures ? true : chosen;
  const titleId = useId();
  const empty = chart.points.length === 0;
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      minWidth="0"
      display="flex"
      flexDirection="column"
      gap={{ base: '4', _print: '1' }}
      _print={{ breakInside: 'avoid' }}
    >
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="4"
      >
        <Box as="h3" id={titleId} flex="1 1 6rem" textStyle="subtitulo" paddingTop={{ base: '2.5', md: '1' }}>
          {chart.title}
        </Box>
        {empty ? null : (
          <Button
            variant="plain"
            size="sm"
            paddingInline="0!"
            icon={asTable ? <ChartColumn /> : <Table2 />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Ver como gráfica' : 'Ver como tabla'}
          </Button>
        )}
      </Box>
      {empty ? <EmptyState /> : asTable ? <ChartTable {...chart} /> : children}
    </Card>
  );
}

/** Only for two series or more: one alone is what the title says. */
export function SeriesNames({ series }: { series: readonly string[] }) {
  if (series.length < 2) return null;
  return (
    <Box as="ul" listStyle="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" fontSize="sm">
      {series.map((name, index) => (
        <Box as="li" key={name} display="flex" alignItems="center" gap="2">
          <Box
            aria-hidden
            width="3"
            height="3"
            borderRadius="sm"
            bg={index === 0 ? 'brand.solid' : 'border.control'}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
