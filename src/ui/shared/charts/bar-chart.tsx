import { ChartFrame, SeriesNames } from './chart-frame';
import { ChartSvg, seriesClass } from './chart-svg';
import { type ChartProps, describe, largest, share } from './chart-types';

const LABEL = 22;
const BAR = 18;
const GAP = 14;
/** Part of the width left for the number after the longest bar. */
const ROOM = 0.72;

/** HTML, because the text of a drawing cannot be cut to what fits. What tells two names apart is at their end, and stays. */
function Label({ text }: { text: string }) {
  const [end = '', ...start] = text.split(' · ').reverse();
  return (
    <foreignObject width="100%" height={LABEL}>
      <div className="rotulo" title={text}>
        {start.length > 0 ? <span>{start.reverse().join(' · ')}</span> : null}
        {start.length > 0 ? ` · ${end}` : <span>{end}</span>}
      </div>
    </foreignObject>
  );
}

/** The name above its bar and the number after it: long names of places fit on a phone. */
function HorizontalBars(chart: ChartProps) {
  const { points, series, format, formatShort = format } = chart;
  const max = largest(points);
  const block = LABEL + series.length * (BAR + 3) + GAP;
  return (
    <ChartSvg role="img" aria-label={chart.summary ?? describe(chart)} height={points.length * block - GAP}>
      {points.map(({ label, values }, row) => (
        <g key={label} transform={`translate(0 ${row * block})`}>
          <Label text={label} />
          {values.map((value, index) => {
            const width = share(value, max) * ROOM;
            const y = LABEL + index * (BAR + 3);
            return (
              <g key={series[index]}>
                <rect
                  className={seriesClass(index)}
                  y={y}
                  width={`${value > 0 ? Math.max(width, 0.5) : 0}%`}
                  height={BAR}
                  rx="3"
                />
                <text className="quieto" x={`${width}%`} dx={value > 0 ? 8 : 0} y={y + 13}>
                  {formatShort(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </ChartSvg>
  );
}

const TOP = 22;
const DRAWN = 172;
const LINE = 20;
/** Widest bar, in per cent: three months must not look like three walls. */
const WIDEST = 14;

/** One series carries its numbers on the bars; two would run into each other, and go under the name of the bar. */
function VerticalBars(chart: ChartProps) {
  const { points, series, format, formatShort = format } = chart;
  const max = largest(points);
  const slot = 100 / points.length;
  const bar = Math.min((slot * 0.72) / series.length, WIDEST);
  const alone = series.length === 1;
  const base = TOP + DRAWN;
  const top = (value: number) => base - (value > 0 ? Math.max((share(value, max) / 100) * DRAWN, 1) : 0);
  const valueY = (value: number, index: number) => (alone ? top(value) - 6 : base + LINE * (index + 2));
  return (
    <ChartSvg
      role="img"
      aria-label={chart.summary ?? describe(chart)}
      height={base + LINE * (alone ? 1 : 1 + series.length) + 6}
    >
      <line className="base" x1="0" x2="100%" y1={base} y2={base} />
      {points.map(({ label, values }, column) => {
        const middle = slot * (column + 0.5);
        return (
          <g key={label} textAnchor="middle">
            {values.map((value, index) => (
              <g key={series[index]}>
                <rect
                  className={seriesClass(index)}
                  x={`${middle + (index - values.length / 2) * bar + bar * 0.06}%`}
                  width={`${bar * 0.88}%`}
                  y={top(value)}
                  height={base - top(value)}
                  rx="3"
                />
                <text className={index === 0 ? 'fuerte' : 'quieto'} x={`${middle}%`} y={valueY(value, index)}>
                  {formatShort(value)}
                </text>
              </g>
            ))}
            <text className="quieto" x={`${middle}%`} y={base + LINE}>
              {label}
            </text>
          </g>
        );
      })}
    </ChartSvg>
  );
}

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
