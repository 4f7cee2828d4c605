import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type StatGridProps = { columns?: 2 | 3 | 4 | 5; children: ReactNode };

/** Figures per line on a tablet; four go two by two rather than three and one. */
const ON_TABLET = { 2: 2, 3: 3, 4: 2, 5: 3 } as const;

const basis = (columns: number, gap: string) => `calc(${100 / columns}% - var(--chakra-spacing-${gap}))`;

/** Figures side by side; those of an incomplete line share it whole, so that it leaves no hole. */
export function StatGrid({ columns = 4, children }: StatGridProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap={{ base: '3', md: '4' }}
      css={{
        '& > *': {
          flexGrow: '1',
          flexBasis: { base: basis(2, '3'), md: basis(ON_TABLET[columns], '4'), xl: basis(columns, '4') },
        },
      }}
    >
      {children}
    </Box>
  );
}
