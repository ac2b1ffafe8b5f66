import { formatDollars, formatPercent, INCOME_GROUP } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { ChartFigure, GroupedBars, ShareBars, WaterfallChart, type WaterfallStep } from '@hoa/ui';
import { useMemo } from 'react';
import { earlierLabel, yearLabel, type FiscalYear, type Totals } from '../review/lines';

export interface BudgetChartsProps {
  items: readonly BudgetItem[];
  totals: Totals;
  fiscalYear: FiscalYear;
}

/** Where the money goes, and what changed since last year. */
export function BudgetCharts({ items, totals, fiscalYear }: BudgetChartsProps) {
  const groups = useMemo(() => totals.groups.filter(({ group }) => group !== INCOME_GROUP), [totals]);
  if (groups.length === 0) return null;
  const priorKnown = items.some(({ type, previousYearKnown }) => type === 'expense' && previousYearKnown);
  const shown = { groups, totals, year: yearLabel(fiscalYear), before: earlierLabel(totals, fiscalYear) };
  return (
    <section aria-labelledby="charts-title">
      <h2 id="charts-title" className="mb-3 text-xl font-semibold">
        Where the money goes
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Shares {...shown} />
        {priorKnown && <AgainstLastYear {...shown} />}
        {priorKnown && <Changes {...shown} />}
      </div>
    </section>
  );
}

interface GroupsProps {
  groups: Totals['groups'];
  totals: Totals;
  year: string;
  /** What the earlier figures are labeled with. */
  before: string;
}

function Shares({ groups, totals, year }: Omit<GroupsProps, 'before'>) {
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
      series={[{ id: 'proposed', label: year }]}
      rows={rows}
      total={{ id: 'total', label: 'Total Expenses', cents: [total] }}
    >
      <ShareBars rows={rows} totalCents={total} />
    </ChartFigure>
  );
}

function AgainstLastYear({ groups, totals, year, before }: GroupsProps) {
  const series = [
    { id: 'proposed', label: `${year} budget` },
    { id: 'previous', label: before },
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
      summary={`${formatDollars(proposedCents)} in ${year}, ${formatDollars(previousCents)} in ${before} over the lines whose prior year is known.`}
      rowLabel="Category"
      series={series}
      rows={rows}
      total={{ id: 'total', label: 'Total Expenses', cents: [proposedCents, previousCents] }}
    >
      <GroupedBars series={series} rows={rows} />
    </ChartFigure>
  );
}

function Changes({ groups, totals: { expenses }, year, before }: GroupsProps) {
  const steps: WaterfallStep[] = [
    { id: 'from', label: before, cents: expenses.previousCents, kind: 'level' },
    ...groups
      .map(({ group, proposedCents, previousCents }) => ({
        id: group,
        label: group,
        cents: proposedCents - previousCents,
        kind: 'change' as const,
      }))
      .filter(({ cents }) => cents !== 0)
      .sort((a, b) => b.cents - a.cents),
    { id: 'to', label: year, cents: expenses.proposedCents, kind: 'level' },
  ];
  const change = expenses.proposedCents - expenses.previousCents;
  return (
    <ChartFigure
      className="lg:col-span-2"
      title="What changed"
      summary={`From ${before} to ${year}, expenses ${change < 0 ? 'fall' : 'rise'} by ${formatDollars(Math.abs(change))}.`}
      rowLabel="Step"
      series={[{ id: 'amount', label: 'Amount' }]}
      rows={steps.map(({ id, label, cents }) => ({ id, label, cents: [cents] }))}
    >
      <WaterfallChart steps={steps} />
    </ChartFigure>
  );
}
