import { Box } from '@chakra-ui/react/box';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { ChartTable } from './chart-table';
import type { ChartProps } from './chart-types';

/** The sheet around every chart: title, names of the series when there are two, and the same numbers as a table. */
export function ChartFrame({ chart, children }: { chart: ChartProps; children: ReactNode }) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const empty = chart.points.length === 0;
  return (
    <Card as="section" aria-labelledby={titleId} minWidth="0" display="flex" flexDirection="column" gap="4">
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="4">
        <Box as="h3" id={titleId} textStyle="subtitulo" paddingTop={{ base: '2.5', md: '1' }}>
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
