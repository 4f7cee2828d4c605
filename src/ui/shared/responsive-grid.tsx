import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type ResponsiveGridProps = {
  columns?: 1 | 2 | 3 | 4;
  onPhone?: 1 | 2;
  gap?: string;
  children: ReactNode;
};

/** One column on phones unless told, up to four from 768 px. */
export function ResponsiveGrid({ columns = 2, onPhone = 1, gap = '4', children }: ResponsiveGridProps) {
  return (
    <Box
      display="grid"
      gap={gap}
      gridTemplateColumns={{
        base: `repeat(${onPhone}, minmax(0, 1fr))`,
        md: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
