import { toCents } from '@hoa/budget-math';
import type { LineYear } from '@hoa/contracts';
import { ChartFigure, GroupedBars } from '@hoa/ui';

const SERIES = [
  { id: 'adopted', label: 'Budget' },
  { id: 'result', label: 'Actual' },
];

/** Past years of one line, budget beside actual; of a year that is not over, what it is expected to come to. */
export default function LineChart({ history }: { history: readonly LineYear[] }) {
  const cents = (amount: string | undefined) => (amount === undefined ? null : toCents(amount));
  const rows = history.map(({ label, adopted, actual, projected }) => ({
    id: label,
    label: actual === undefined && projected !== undefined ? `${label} (projected)` : label,
    cents: [cents(adopted), cents(actual ?? projected)],
  }));
  return (
    <ChartFigure
      title="Past years"
      summary={`Budget beside actual, ${history.length === 1 ? '1 year' : `${history.length} years`}.`}
      rowLabel="Year"
      series={SERIES}
      rows={rows}
    >
      <GroupedBars series={SERIES} rows={rows} />
    </ChartFigure>
  );
}
