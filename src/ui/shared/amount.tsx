import { Box } from '@chakra-ui/react/box';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';

type AmountProps = {
  value: number | null;
  /** Pesos unless told. It writes the sign too: the colour never says it alone. */
  format?: (value: number) => string;
  strong?: boolean;
};

/** Money or another number: figures of one width, on one line; below zero, in the colour of an error. */
export function Amount({ value, format = formatearPesos, strong }: AmountProps) {
  return (
    <Box
      as="span"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      fontWeight={strong ? 'semibold' : undefined}
      color={value !== null && value < 0 ? 'error.fg' : undefined}
    >
      {value === null ? '—' : format(value)}
    </Box>
  );
}
