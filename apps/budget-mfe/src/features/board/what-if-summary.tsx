import { eachWords, formatDollars, percentChange, type WhatIf, type WhatIfChange } from '@hoa/budget-math';
import { MoneyText, PercentChange } from '@hoa/ui';
import { earlierLabel, type FiscalYear, type Line, type Totals } from '../review/lines';

export interface WhatIfSummaryProps {
  result: WhatIf<Line>;
  totals: Totals;
  parameters: FiscalYear;
}

/** Total, fee and change of the trial, beside those of the budget. */
export function WhatIfSummary({ result, totals, parameters }: WhatIfSummaryProps) {
  const { expenses, income } = totals;
  const { pay, payNow } = result;
  return (
    <div role="status" aria-label="The trial">
      <dl className="grid grid-cols-3 gap-x-3 lg:grid-cols-1 lg:gap-y-4">
        <Figure
          label="Total budget"
          cents={result.totalCents}
          before={result.totalCents === expenses.proposedCents ? null : expenses.proposedCents}
        />
        <Figure
          label={`What owners pay ${eachWords(pay)}`}
          cents={pay.perUnitCents}
          before={pay.perUnitCents === payNow.perUnitCents ? null : payNow.perUnitCents}
          exact
        />
        <div>
          <dt className="text-sm text-ink-soft">Change from {earlierLabel(totals, parameters)}</dt>
          <dd className="text-lg font-semibold lg:text-xl">
            <PercentChange value={percentChange(result.totalCents, expenses.previousCents)} />
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        {covered(income.proposedCents - result.totalCents, income.proposedCents)}{' '}
        {linesInWords(result.changes)}
      </p>
    </div>
  );
}

function Figure(props: { label: string; cents: number; before: number | null; exact?: boolean }) {
  const { label, cents, before, exact = false } = props;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <MoneyText cents={cents} exact={exact} className="text-lg font-semibold lg:text-2xl" />
        {before !== null && (
          <span className="block text-sm text-ink-soft">
            now <MoneyText cents={before} exact={exact} />
          </span>
        )}
      </dd>
    </div>
  );
}

function covered(netCents: number, incomeCents: number): string {
  const income = formatDollars(incomeCents);
  if (netCents === 0) return `Budgeted income of ${income} is exactly that.`;
  return `Budgeted income of ${income} is ${formatDollars(Math.abs(netCents))} ${netCents > 0 ? 'more' : 'less'} than that.`;
}

function linesInWords(changes: readonly WhatIfChange<Line>[]): string {
  if (changes.length === 0) return '';
  return changes.length === 1 ? 'One line changes.' : `${changes.length} lines change.`;
}
