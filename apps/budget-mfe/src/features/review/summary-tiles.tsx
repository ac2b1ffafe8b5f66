import {
  annualAssessment,
  formatDollars,
  monthlyFee,
  ownersPay,
  ownersPayText,
  percentChange,
  reconcileFee,
  roundPercent,
  type Billing,
} from '@hoa/budget-math';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import { InfoTip, MoneyText, PercentChange, StatTile } from '@hoa/ui';
import type { ReactNode } from 'react';
import { earlierLabel, lineOf, type Line, type Totals } from './lines';

export interface SummaryTilesProps {
  parameters: Billing & Pick<Parameters, 'year' | 'fiscalYearStartMonth'>;
  totals: Totals;
  items: readonly BudgetItem[];
  /** Below what owners pay. */
  bills: ReactNode;
}

export function SummaryTiles({ parameters, totals, items, bills }: SummaryTilesProps) {
  const { units, year } = parameters;
  // Owners are billed for every fund.
  const lines = items.map(lineOf);
  const before = earlierLabel(totals, parameters);
  const { proposedCents, previousCents } = totals.expenses;
  const fee = monthlyFee(proposedCents, units);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <StatTile
        className="col-span-2 lg:col-span-1"
        label="Total Budget"
        value={<MoneyText cents={proposedCents} />}
        detail={<TotalChange percent={percentChange(proposedCents, previousCents)} before={before} />}
        explain={
          <InfoTip label="About the total budget">
            <p>
              All expenses of {year}, reserve contributions among them: {exact(proposedCents)}. Compared with{' '}
              {exact(previousCents)} in {before}, over the lines whose prior year is known.
            </p>
          </InfoTip>
        }
      />
      <StatTile
        label="Monthly Fee"
        value={<MoneyText cents={fee} />}
        detail={
          <>
            per unit per month
            <span className="block">What owners pay: {ownersPayText(ownersPay(lines, parameters))}</span>
            {bills}
          </>
        }
        explain={
          <InfoTip label="About the monthly fee">
            <FeeInWords units={units} totals={totals} lines={lines} />
          </InfoTip>
        }
      />
      <StatTile
        label="Annual Assessment"
        value={<MoneyText cents={annualAssessment(proposedCents, units)} />}
        detail="per unit per year"
        explain={
          <InfoTip label="About the annual assessment">
            <p>The monthly fee x 12, from the fee before it is rounded for showing.</p>
          </InfoTip>
        }
      />
    </div>
  );
}

/** By an arrow, a sign and words: amber where it rises, green where it falls. */
function TotalChange({ percent, before }: { percent: number; before: string }) {
  if (roundPercent(percent) === 0) return <>no change from {before}</>;
  return (
    <>
      <PercentChange value={percent} /> {percent > 0 ? 'more' : 'less'} than {before}
    </>
  );
}

/** The fee, and step by step what separates it from what owners are billed. */
function FeeInWords({ units, totals, lines }: { units: number; totals: Totals; lines: readonly Line[] }) {
  const { parts } = reconcileFee(lines, units);
  return (
    <>
      <p>
        Expenses of {exact(totals.expenses.proposedCents)} / {units} units / 12 months ={' '}
        {exact(monthlyFee(totals.expenses.proposedCents, units))}.
      </p>
      <dl className="mt-3 space-y-1.5" aria-label="From the fee to the assessment">
        {parts.map(({ id, label, monthlyCents }) => (
          <div
            key={id}
            className="flex justify-between gap-4 last:border-t last:border-line last:pt-1.5 last:font-semibold"
          >
            <dt>{label}</dt>
            <dd className="figures whitespace-nowrap">{exact(monthlyCents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft">A unit and month, rounded to cents.</p>
    </>
  );
}

const exact = (cents: number) => formatDollars(cents, { cents: true });
