import { Box } from '@chakra-ui/react/box';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

export type Trend = {
  /** Percentage points against the previous period: 12.5 reads '+12,5 %'. */
  percent: number;
  /** What it is compared with, for instance 'frente al mes anterior'. */
  label?: string;
  /** False when growing is bad news (overdue money). */
  upIsGood?: boolean;
};

/** One decimal at most, and the sign of what is not zero: '+12,5 %'. */
const inWords = (percent: number) => {
  const tenths = Math.round(Math.abs(percent) * 10);
  const sign = tenths === 0 ? '' : percent < 0 ? '-' : '+';
  const decimal = tenths % 10 === 0 ? '' : `,${tenths % 10}`;
  return `${sign}${formatearNumero(Math.trunc(tenths / 10))}${decimal} %`;
};

function look(percent: number, upIsGood: boolean) {
  if (percent === 0) return { Icon: ArrowRight, color: 'fg.muted', word: 'sin cambio' };
  const up = percent > 0;
  return {
    Icon: up ? ArrowUpRight : ArrowDownRight,
    color: up === upIsGood ? 'success.tintFg' : 'error.fg',
    word: up ? 'sube' : 'baja',
  };
}

export function StatTrend({ percent, label, upIsGood = true }: Trend) {
  const { Icon, color, word } = look(percent, upIsGood);
  return (
    <Box
      as="p"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1.5"
      fontSize="sm"
      color="fg.muted"
    >
      <Box as="span" display="inline-flex" alignItems="center" gap="0.5" color={color} fontWeight="semibold">
        <Icon size={16} role="img" aria-label={word} />
        {inWords(percent)}
      </Box>
      {label}
    </Box>
  );
}
