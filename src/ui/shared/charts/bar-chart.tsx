import { ChartFrame, SeriesNames } from './chart-frame';
import type { ChartProps } from './chart-types';
import { HorizontalBars } from './horizontal-bars';
import { VerticalBars } from './vertical-bars';

type BarChartProps = ChartProps & {
  /** 'horizontal' for names, 'vertical' for few moments in time. */
  direction?: 'horizontal' | 'vertical';
};

export function BarChart({ direction = 'horizontal', ...chart }: BarChartProps) {
  const Bars = direction === 'horizontal' ? HorizontalBars : VerticalBars;
  return (
    <ChartFrame chart={chart}>
      <SeriesNames series={chart.series} />
      <Bars {...chart} />
    </ChartFrame>
  );
}
