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
function Bars(chart: ChartProps) {
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

export function BarChart(chart: ChartProps) {
  return (
    <ChartFrame chart={chart} inFigures>
      <SeriesNames series={chart.series} />
      <Bars {...chart} />
    </ChartFrame>
  );
}
