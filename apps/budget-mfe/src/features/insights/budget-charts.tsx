import { formatDollars, formatPercent, INCOME_GROUP } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { ChartFigure, GroupedBars, ShareBars, WaterfallChart, type WaterfallStep } from '@hoa/ui';
import { useMemo } from 'react';
import type { Totals } from '../review/lines';

export interface BudgetChartsProps {
  items: readonly BudgetItem[];
  totals: Totals;
  year: number;
}

/** Where the money goes, and what changed since last year. */
export function BudgetCharts({ items, totals, year }: BudgetChartsProps) {
  const groups = useMemo(() => totals.groups.filter(({ group }) => group !== INCOME_GROUP), [totals]);
  if (groups.length === 0) return null;
  const priorKnown = items.some(({ type, previousYearKnown }) => type === 'expense' && previousYearKnown);
  return (
    <section aria-labelledby="charts-title">
      <h2 id="charts-title" className="mb-3 text-xl font-semibold">
        Where the money goes
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Shares groups={groups} totals={totals} year={year} />
        {priorKnown && <AgainstLastYear groups={groups} totals={totals} year={year} />}
        {priorKnown && <Changes groups={groups} totals={totals} year={year} />}
      </div>
    </section>
  );
}

interface GroupsProps {
  groups: Totals['groups'];
  totals: Totals;
  year: number;
}

function Shares({ groups, totals, year }: GroupsProps) {
  const total = totals.expenses.proposedCents;
  const rows = [...groups]
    .sort((a, b) => b.proposedCents - a.proposedCents)
    .map(({ group, proposedCents }) => ({ id: group, label: group, cents: [proposedCents] }));
  const largest = rows[0];
  return (
    <ChartFigure
      title="Shares by category"
      summary={
        largest && total > 0
          ? `${largest.label} is the largest: ${formatPercent(((largest.cents[0] ?? 0) / total) * 100)} of ${formatDollars(total)}.`
          : 'No expenses yet.'
      }
      rowLabel="Category"
      series={[{ id: 'proposed', label: String(year) }]}
      rows={rows}
      total={{ id: 'total', label: 'Total Expenses', cents: [total] }}
    >
      <ShareBars rows={rows} totalCents={total} />
    </ChartFigure>
  );
}

function AgainstLastYear({ groups, totals, year }: GroupsProps) {
  const series = [
    { id: 'proposed', label: `${year} budget` },
    { id: 'previous', label: String(year - 1) },
  ];
  const rows = groups.map(({ group, proposedCents, previousCents }) => ({
    id: group,
    label: group,
    cents: [proposedCents, previousCents],
  }));
  const { proposedCents, previousCents } = totals.expenses;
  return (
    <ChartFigure
      title="This year against last"
      summary={`${formatDollars(proposedCents)} in ${year}, ${formatDollars(previousCents)} in ${year - 1} over the lines whose prior year is known.`}
      rowLabel="Category"
      series={series}
      rows={rows}
      total={{ id: 'total', label: 'Total Expenses', cents: [proposedCents, previousCents] }}
    >
      <GroupedBars series={series} rows={rows} />
    </ChartFigure>
  );
}

function Changes({ groups, totals: { expenses }, year }: GroupsProps) {
  const steps: WaterfallStep[] = [
    { id: 'from', label: String(year - 1), cents: expenses.previousCents, kind: 'level' },
    ...groups
      .map(({ group, proposedCents, previousCents }) => ({
        id: group,
        label: group,
        cents: proposedCents - previousCents,
        kind: 'change' as const,
      }))
      .filter(({ cents }) => cents !== 0)
      .sort((a, b) => b.cents - a.cents),
    { id: 'to', label: String(year), cents: expenses.proposedCents, kind: 'level' },
  ];
  const change = expenses.proposedCents - expenses.previousCents;
  return (
    <ChartFigure
      className="lg:col-span-2"
      title="What changed"
      summary={`From ${year - 1} to ${year}, expenses ${change < 0 ? 'fall' : 'rise'} by ${formatDollars(Math.abs(change))}.`}
      rowLabel="Step"
      series={[{ id: 'amount', label: 'Amount' }]}
      rows={steps.map(({ id, label, cents }) => ({ id, label, cents: [cents] }))}
    >
      <WaterfallChart steps={steps} />
    </ChartFigure>
  );
}
