export type ChartPoint = {
  label: string;
  /** One value per series, in their order. */
  values: readonly number[];
};

export type ChartProps = {
  title: string;
  /** Heads the first column of the table: 'Sede', 'Mes'. */
  category: string;
  /** The first is the one the chart is about. */
  series: readonly string[];
  points: readonly ChartPoint[];
  /** The whole number, for the table and for whoever does not see the chart. */
  format: (value: number) => string;
  /** A shorter one for the labels of the drawing; the same unless told. */
  formatShort?: (value: number) => string;
  /** What the chart says, in one sentence; all its numbers unless told. */
  summary?: string;
};

export const largest = (points: readonly ChartPoint[]): number =>
  Math.max(0, ...points.flatMap(({ values }) => values));

/** Percentage of the height or width; nothing is drawn below zero. */
export const share = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.max(0, Math.min(100, (value / max) * 100));

export function describe({ title, series, points, format }: ChartProps): string {
  const facts = points.map(({ label, values }) => {
    const numbers = values.map((value, index) =>
      series.length > 1 ? `${series[index]} ${format(value)}` : format(value),
    );
    return `${label}: ${numbers.join(', ')}`;
  });
  return `${title}. ${facts.join('; ')}.`;
}
