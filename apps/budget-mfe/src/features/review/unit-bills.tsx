import { useGetScheduleQuery } from '@hoa/api-client/assessments';
import { eachWords, expenseCategories, formatDollars, ownersPay, unitBills } from '@hoa/budget-math';
import { AssessmentPlan, type BudgetItem, type Parameters, type Schedule } from '@hoa/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSchedule } from '../export/use-schedule';
import { lineOf } from './lines';

/** A longer schedule is read where all of its units are shown. */
const MOST_UNITS = 5_000;

export interface UnitBillsProps {
  parameters: Parameters;
  items: readonly BudgetItem[];
}

/** What the units are billed by the association's own schedule: from the least to the most, and where each is listed. */
export function UnitBills({ parameters, items }: UnitBillsProps) {
  const summary = useSchedule(parameters.id);
  const skip = summary === undefined || summary.units > MOST_UNITS;
  const { data: schedule } = useGetScheduleQuery(summary?.id ?? 0, { skip });
  const bills = useMemo(
    () => (schedule ? rangeOf(schedule, { parameters, items }) : ''),
    [schedule, parameters, items],
  );
  if (!summary) return null;
  // A schedule of other units than the budget's may be out of date.
  const count =
    summary.units === parameters.units ? '' : ` (schedule of ${summary.units.toLocaleString('en-US')})`;
  return (
    <span className="block">
      {bills && `Each unit’s own bill${count}: ${bills}. `}
      <Link className="text-accent underline underline-offset-4" to="/assessments-calculator">
        All units
      </Link>
    </span>
  );
}

/** "$95 to $210.50 a month"; nothing where the schedule cannot be assessed. */
function rangeOf({ units, plan }: Schedule, { parameters, items }: UnitBillsProps): string {
  const known = AssessmentPlan.safeParse(plan);
  if (!known.success) return '';
  const bills = unitBills(
    { units, plan: known.data },
    {
      duesCents: ownersPay(items.map(lineOf), parameters).duesCents,
      categories: expenseCategories(items),
      billed: parameters,
    },
  );
  if (!bills) return '';
  const amounts = [...new Set([bills.leastCents, bills.mostCents])];
  return `${amounts.map((cents) => formatDollars(cents, { cents: 'if any' })).join(' to ')} ${eachWords(parameters)}`;
}
