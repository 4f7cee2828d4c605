import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type ResponsiveGridProps = { columns?: 1 | 2 | 3 | 4; gap?: string; children: ReactNode };

/** One column on phones, up to four from 768 px. */
export function ResponsiveGrid({ columns = 2, gap = '4', children }: ResponsiveGridProps) {
  return (
    <Box
      display="grid"
      gap={gap}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {children}
    </Box>
  );
}
