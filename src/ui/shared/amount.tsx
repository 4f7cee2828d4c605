import { Box } from '@chakra-ui/react/box';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';

type AmountProps = {
  value: number | null;
  strong?: boolean;
};

/** Pesos: figures of one width, on one line; below zero, in the colour of an error, which the sign says too. */
export function Amount({ value, strong }: AmountProps) {
  return (
    <Box
      as="span"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      fontWeight={strong ? 'semibold' : undefined}
      color={value !== null && value < 0 ? 'error.fg' : undefined}
    >
      {value === null ? '—' : formatearPesos(value)}
    </Box>
  );
}
