import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { Card } from './card';
import { StatTrend, type Trend } from './stat-trend';
import { type Tone, toneColors } from './tone';

type StatCardProps = {
  title: string;
  /** Already formatted; undefined shows a placeholder while it loads. */
  value?: string | number;
  subtitle?: ReactNode;
  trend?: Trend;
  /** Colour of the icon's ground. */
  color?: Tone;
  icon?: ReactNode;
};

export function StatCard({ title, value, subtitle, trend, color = 'brand', icon }: StatCardProps) {
  const shown = typeof value === 'number' ? formatearNumero(value) : value;
  return (
    <Card
      as="section"
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="1"
      minWidth="0"
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
          {title}
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
