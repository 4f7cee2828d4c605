import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type StatGridProps = { columns?: 2 | 3 | 4 | 5; children: ReactNode };

export function StatGrid({ columns = 4, children }: StatGridProps) {
  const middle = Math.min(columns, 3);
  return (
    <Box
      display="grid"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: `repeat(${middle}, minmax(0, 1fr))`,
        xl: `repeat(${columns}, minmax(0, 1fr))`,
      }}
      // Two by two, the one left over takes the whole line instead of leaving a hole.
      css={{ '& > :last-child:nth-child(odd)': { gridColumn: { base: 'span 2', md: 'auto' } } }}
    >
      {children}
    </Box>
  );
}
