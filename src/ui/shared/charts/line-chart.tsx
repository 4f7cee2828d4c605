import { ChartFrame, SeriesNames } from './chart-frame';
import { ChartSvg, seriesClass } from './chart-svg';
import { type ChartProps, describe, largest, share } from './chart-types';

const HEIGHT = 220;
const TOP = 26;
const BOTTOM = 30;
const DRAWN = HEIGHT - TOP - BOTTOM;
/** Per cent left at each side, where the first and the last label hang over. */
const EDGE = 7;

/** The number stands on every point of the main series; of the others, only on the last. */
export function LineChart(chart: ChartProps) {
  const { points, series, format, formatShort = format } = chart;
  const max = largest(points);
  const step = points.length > 1 ? (100 - 2 * EDGE) / (points.length - 1) : 0;
  const x = (index: number) => (points.length > 1 ? EDGE + index * step : 50);
  const height = (value: number) => (share(value, max) / 100) * DRAWN;
  const last = points.length - 1;
  // The main line is drawn last, over the others.
  const order = series.map((_, index) => index).reverse();
  return (
    <ChartFrame chart={chart}>
      <SeriesNames series={series} />
      <ChartSvg role="img" aria-label={chart.summary ?? describe(chart)} height={HEIGHT}>
        <line className="base" x1="0" x2="100%" y1={TOP + DRAWN} y2={TOP + DRAWN} />
        {points.map(({ label }, index) => (
          <text key={label} className="quieto" x={`${x(index)}%`} y={HEIGHT - 8} textAnchor="middle">
            {label}
          </text>
        ))}
        <svg
          y={TOP}
          width="100%"
          height={DRAWN}
          viewBox={`0 0 100 ${DRAWN}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden
        >
          {order.map((serie) => (
            <polyline
              key={series[serie]}
              className={`linea ${seriesClass(serie)}`}
              points={points
                .map(({ values }, index) => `${x(index)},${DRAWN - height(values[serie] ?? 0)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {order.map((serie) =>
          points.map(({ label, values }, index) => {
            const value = values[serie] ?? 0;
            const y = TOP + DRAWN - height(value);
            // Never so low that it falls on the names of the points.
            const under = values.some((other) => other > value) && y + 20 < TOP + DRAWN;
            return (
              <g key={`${series[serie]}-${label}`}>
                <circle className={seriesClass(serie)} cx={`${x(index)}%`} cy={y} r="4.5" />
                {serie === 0 || index === last ? (
                  <text
                    className={serie === 0 ? 'fuerte' : 'quieto'}
                    x={`${x(index)}%`}
                    y={under ? y + 20 : y - 11}
                    textAnchor="middle"
                  >
                    {formatShort(value)}
                  </text>
                ) : null}
              </g>
            );
          }),
        )}
      </ChartSvg>
    </ChartFrame>
  );
}
