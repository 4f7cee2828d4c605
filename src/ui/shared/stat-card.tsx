import { Box } from '@chakra-ui/react/box';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { Card } from './card';
import type { LinkProps } from './link-props';
import { type Tone, toneColors } from './tone';

type Trend = {
  /** Percentage points against the previous period: 12.5 reads '+12,5 %'. */
  percent: number;
  /** What it is compared with, for instance 'frente al mes anterior'. */
  label?: string;
};

/** One decimal at most, and the sign of what is not zero: '+12,5 %'. */
const inWords = (percent: number) => {
  const tenths = Math.round(Math.abs(percent) * 10);
  const sign = tenths === 0 ? '' : percent < 0 ? '-' : '+';
  const decimal = tenths % 10 === 0 ? '' : `,${tenths % 10}`;
  return `${sign}${formatearNumero(Math.trunc(tenths / 10))}${decimal} %`;
};

function look(percent: number) {
  if (percent === 0) return { Icon: ArrowRight, color: 'fg.muted', word: 'sin cambio' };
  const up = percent > 0;
  return {
    Icon: up ? ArrowUpRight : ArrowDownRight,
    color: up ? 'success.tintFg' : 'error.fg',
    word: up ? 'sube' : 'baja',
  };
}

function StatTrend({ percent, label }: Trend) {
  const { Icon, color, word } = look(percent);
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

type StatCardProps = {
  title: string;
  /** Already formatted; undefined shows a placeholder while it loads. */
  value?: string | number;
  subtitle?: ReactNode;
  trend?: Trend;
  /** Colour of the icon's ground. */
  color?: Tone;
  icon?: ReactNode;
  /** The list of what it counts: all of the card leads there. */
  href?: string;
  LinkComponent?: ComponentType<LinkProps>;
};

/** The name is the link, and its box is the card's: one target, named by what it counts. */
const wholeCard = {
  '& h3 > a': { color: 'inherit', textDecoration: 'none' },
  '& h3 > a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '&:hover h3 > a': { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& h3 > a:focus-visible': { outline: 'none' },
  '& h3 > a:focus-visible::after': {
    outline: '2px solid var(--chakra-colors-brand-fg)',
    outlineOffset: '2px',
  },
} as const;

export function StatCard(props: StatCardProps) {
  const { title, value, subtitle, trend, color = 'brand', icon, href, LinkComponent: Link = 'a' } = props;
  const shown = typeof value === 'number' ? formatearNumero(value) : value;
  return (
    <Card
      as="section"
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="1"
      // With large letters, one under the other: a figure is never cut.
      minWidth="min(100%, 8.5rem)"
      position="relative"
      css={href ? wholeCard : undefined}
      padding={{ base: '3.5', md: '4' }}
      containerType="inline-size"
    >
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="2" minHeight="9">
        <Box
          as="h3"
          fontSize={{ base: 'xs', md: 'sm' }}
          fontWeight="medium"
          color="fg.muted"
          lineHeight="snug"
        >
          {href ? <Link href={href}>{title}</Link> : title}
        </Box>
        {icon ? (
          <Box
            aria-hidden
            {...toneColors[color]}
            display="grid"
            placeItems="center"
            width="8"
            height="8"
            flexShrink={0}
            borderRadius="control"
            css={{ '& svg': { width: '1.125rem', height: '1.125rem' } }}
          >
            {icon}
          </Box>
        ) : null}
      </Box>
      {shown === undefined ? (
        <Box
          role="status"
          aria-label="Cargando..."
          height="9"
          width="60%"
          borderRadius="control"
          bg="bg.skeleton"
          animation="latir 1.4s ease-in-out infinite"
        />
      ) : (
        <Box
          as="p"
          // Money must stay on one line however narrow the card is.
          fontSize="clamp(1.125rem, 14cqi, 1.875rem)"
          whiteSpace="nowrap"
          fontWeight="semibold"
          letterSpacing="tight"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {shown}
        </Box>
      )}
      {subtitle ? <Box textStyle="ayuda">{subtitle}</Box> : null}
      {trend ? <StatTrend {...trend} /> : null}
    </Card>
  );
}
