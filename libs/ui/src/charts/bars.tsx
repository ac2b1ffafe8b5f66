import { formatShortDollars } from '@hoa/budget-math';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTooltip } from './chart-tooltip';
import { seriesColour, type ChartRow, type ChartSeries } from './series';

export interface BarsProps {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

export interface GroupedBarsProps extends BarsProps {
  /** `lg` for a slide, which is read from across a room. */
  size?: 'md' | 'lg';
}

const axisText = { fill: 'var(--ink-soft)', fontSize: 13 };
const AXIS_PX = 36;
const COLUMNS_PX = 300;
/**
 * `names` is the room for a category's name beside its bars; longer ones wrap. Recharts measures by the style alone, and
 * without one as if names were 16 px.
 */
const sizes = {
  md: { bar: 14, gap: 20, names: 128, text: axisText },
  lg: { bar: 17, gap: 20, names: 210, text: { ...axisText, fontSize: 18, style: { fontSize: '18px' } } },
};

const asRow = (drawn: unknown) => drawn as ChartRow | undefined;

/** A row of bars a category, one bar a series: for comparing categories whose names are words. */
export function GroupedBars({ series, rows, size = 'md' }: GroupedBarsProps) {
  const { bar, gap, names, text } = sizes[size];
  const height = rows.length * (series.length * bar + gap) + AXIS_PX;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...rows]}
        layout="vertical"
        margin={{ right: 16 }}
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis
          type="number"
          tickFormatter={formatShortDollars}
          tick={text}
          stroke="var(--line-strong)"
          tickLine={false}
        />
        <YAxis
          type="category"
          dataKey="label"
          width={names}
          tick={text}
          stroke="var(--line-strong)"
          tickLine={false}
          interval={0}
        />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          content={(hovered) => <ChartTooltip {...hovered} series={series} rowOf={asRow} />}
        />
        {series.map(({ id, label }, index) => (
          <Bar
            key={id}
            name={label}
            dataKey={(row: ChartRow) => row.cents[index] ?? 0}
            fill={seriesColour(index)}
            barSize={bar}
            radius={[0, 3, 3, 0]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** A column a row (a year, say), built up of its series from the ground. */
export function StackedColumns({ series, rows }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height={COLUMNS_PX}>
      <BarChart data={[...rows]} margin={{ right: 8 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={axisText} stroke="var(--line-strong)" tickLine={false} />
        <YAxis
          tickFormatter={formatShortDollars}
          tick={axisText}
          axisLine={false}
          tickLine={false}
          width={56}
        />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          content={(hovered) => <ChartTooltip {...hovered} series={series} rowOf={asRow} />}
        />
        {series.map(({ id, label }, index) => (
          <Bar
            key={id}
            name={label}
            stackId="all"
            dataKey={(row: ChartRow) => row.cents[index] ?? 0}
            fill={seriesColour(index)}
            stroke="var(--surface)"
            maxBarSize={64}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
