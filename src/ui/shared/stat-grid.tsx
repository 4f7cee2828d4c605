import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { COLUMNAS_TARJETAS } from '@/domain/shared/constantes';

type StatGridProps = {
  /** Figures per line on a wide window; the grid takes from 2 to 5 (specification §2). */
  columns?: number;
  children: ReactNode;
};

const { minimo, maximo } = COLUMNAS_TARJETAS;

/** Figures per line on a tablet; four go two by two rather than three and one. */
const onTablet = (columns: number): number => (columns === 3 || columns > 4 ? 3 : minimo);

const basis = (columns: number, gap: string) => `calc(${100 / columns}% - var(--chakra-spacing-${gap}))`;

/** Figures side by side; those of an incomplete line share it whole, so that it leaves no hole. */
export function StatGrid({ columns = 4, children }: StatGridProps) {
  const wide = Math.min(maximo, Math.max(minimo, columns));
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap={{ base: '3', md: '4' }}
      css={{
        '& > *': {
          flexGrow: '1',
          flexBasis: {
            base: basis(minimo, '3'),
            md: basis(onTablet(wide), '4'),
            xl: basis(wide, '4'),
            _print: basis(wide, '4'),
          },
        },
      }}
    >
      {children}
    </Box>
  );
}
