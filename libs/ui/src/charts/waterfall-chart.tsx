import { formatShortDollars } from '@hoa/budget-math';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartDollars } from './series';
import { waterfallBars, waterfallDomain, type WaterfallBar, type WaterfallStep } from './waterfall';

const axisText = { fill: 'var(--ink-soft)', fontSize: 13 };
const ROW_PX = 34;
const AXIS_PX = 36;
const NAMES_PX = 128;

/** From one level to another by the changes between: what rose is told by its sign in the label and the tooltip too. */
export function WaterfallChart({ steps }: { steps: readonly WaterfallStep[] }) {
  const bars = waterfallBars(steps);
  const domain = waterfallDomain(bars);
  return (
    <>
      <ResponsiveContainer width="100%" height={bars.length * ROW_PX + AXIS_PX}>
        <BarChart data={bars} layout="vertical" margin={{ right: 16 }} accessibilityLayer={false}>
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis
            type="number"
            domain={domain}
            allowDataOverflow
            tickFormatter={formatShortDollars}
            tick={axisText}
            stroke="var(--line-strong)"
            tickLine={false}
          />
          <YAxis
            type="category"
            dataKey="label"
            width={NAMES_PX}
            tick={axisText}
            stroke="var(--line-strong)"
            tickLine={false}
            interval={0}
          />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            content={({ active, payload }) => (
              <StepTooltip bar={active ? (payload[0]?.payload as WaterfallBar | undefined) : undefined} />
            )}
          />
          <Bar dataKey="span" barSize={18} radius={3} isAnimationActive={false}>
            {bars.map((bar) => (
              <Cell key={bar.id} fill={colourOf(bar)} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      {domain[0] > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          The scale begins at {formatShortDollars(domain[0])}, not at zero: the changes could not be seen
          beside the totals.
        </p>
      )}
    </>
  );
}

function colourOf({ kind, cents }: WaterfallStep): string {
  if (kind === 'level') return 'var(--series-7)';
  return cents > 0 ? 'var(--series-2)' : 'var(--series-1)';
}

function StepTooltip({ bar }: { bar: WaterfallBar | undefined }) {
  if (!bar) return null;
  const sign = bar.kind === 'change' && bar.cents > 0 ? '+' : '';
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-raised">
      <span className="font-semibold">{bar.label}</span>{' '}
      <span className="figures">
        {sign}
        {chartDollars(bar.cents)}
      </span>
    </div>
  );
}
