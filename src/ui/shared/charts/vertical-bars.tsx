import { ChartSvg, seriesClass } from './chart-svg';
import { type ChartProps, describe, largest, share } from './chart-types';

const TOP = 22;
const DRAWN = 172;
const LINE = 20;
/** Widest bar, in per cent: three months must not look like three walls. */
const WIDEST = 14;

/** One series carries its numbers on the bars; two would run into each other, and go under the name of the bar. */
export function VerticalBars(chart: ChartProps) {
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
