import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartProps } from './chart-types';

const Frame = chakra('div', { base: { overflowX: 'auto' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      paddingBlock: '2',
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

export function ChartTable({ title, category, series, points, format }: ChartProps) {
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
