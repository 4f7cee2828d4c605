import { Box } from '@chakra-ui/react/box';

type SkeletonRowsProps = { rows?: number; rowHeight?: string };

const keys = (rows: number) => Array.from({ length: rows }, (_, index) => `fila-${index}`);

/** Stands in the place of what is coming, at its height, so that nothing jumps when it arrives. */
export function SkeletonRows({ rows = 5, rowHeight = '2.75rem' }: SkeletonRowsProps) {
  return (
    <Box role="status" aria-label="Cargando...">
      {keys(rows).map((key, index) => (
        <Box
          key={key}
          height={rowHeight}
          display="flex"
          alignItems="center"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="border"
        >
          <Box
            height="3"
            width={`${70 - ((index * 17) % 40)}%`}
            borderRadius="full"
            bg="bg.skeleton"
            animation="latir 1.4s ease-in-out infinite"
          />
        </Box>
      ))}
    </Box>
  );
}
