import { formatShortDollars } from '@hoa/budget-math';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { BarsProps } from './bars';
import { ChartTooltip } from './chart-tooltip';
import { seriesColour, type ChartRow } from './series';

const axisText = { fill: 'var(--ink-soft)', fontSize: 13 };
const HEIGHT_PX = 320;
/** Told apart by their strokes as well as by their colors. */
const DASHES = ['', '6 3', '2 3', '10 3 2 3'];

const asRow = (drawn: unknown) => drawn as ChartRow | undefined;

/** A line a series over years, with zero marked: for balances that may fall below it. */
export function Lines({ series, rows }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <LineChart data={[...rows]} margin={{ right: 12 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={axisText}
          stroke="var(--line-strong)"
          tickLine={false}
          interval="preserveStartEnd"
          minTickGap={24}
        />
        <YAxis
          tickFormatter={formatShortDollars}
          tick={axisText}
          axisLine={false}
          tickLine={false}
          width={64}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip content={(hovered) => <ChartTooltip {...hovered} series={series} rowOf={asRow} />} />
        {series.map(({ id, label }, index) => (
          <Line
            key={id}
            name={label}
            dataKey={(row: ChartRow) => row.cents[index] ?? 0}
            stroke={seriesColour(index)}
            strokeWidth={2.5}
            strokeDasharray={DASHES[index % DASHES.length]}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
