import { ChartSvg, seriesClass } from './chart-svg';
import { type ChartProps, describe, largest, share } from './chart-types';

const HEIGHT = 220;
const TOP = 22;
const BOTTOM = 26;
const DRAWN = HEIGHT - TOP - BOTTOM;

export function VerticalBars(chart: ChartProps) {
  const { points, series, format, formatShort = format } = chart;
  const max = largest(points);
  const slot = 100 / points.length;
  const bar = Math.min((slot * 0.72) / series.length, 14);
  return (
    <ChartSvg role="img" aria-label={chart.summary ?? describe(chart)} height={HEIGHT}>
      <line className="base" x1="0" x2="100%" y1={TOP + DRAWN} y2={TOP + DRAWN} />
      {points.map(({ label, values }, column) => {
        const middle = slot * (column + 0.5);
        return (
          <g key={label}>
            {values.map((value, index) => {
              const left = middle + (index - values.length / 2) * bar;
              const height = Math.max((share(value, max) / 100) * DRAWN, 1);
              const y = TOP + DRAWN - height;
              return (
                <g key={series[index]}>
                  <rect
                    className={seriesClass(index)}
                    x={`${left + bar * 0.06}%`}
                    width={`${bar * 0.88}%`}
                    y={y}
                    height={height}
                    rx="3"
                  />
                  <text
                    className={index === 0 ? undefined : 'quieto'}
                    x={`${left + bar / 2}%`}
                    y={y - 6}
                    textAnchor="middle"
                  >
                    {formatShort(value)}
                  </text>
                </g>
              );
            })}
            <text className="quieto" x={`${middle}%`} y={HEIGHT - 6} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </ChartSvg>
  );
}
