import { formatDollars, formulaOf, type AssessedPool } from '@hoa/budget-math';
import { Card } from '@hoa/ui';
import { type Calculated, type SchedulePlan } from './calculation';

/** How the schedule comes about, in words, and worked through for its first unit. */
export function Explanation({ schedule, calculated }: { schedule: SchedulePlan; calculated: Calculated }) {
  const { pools } = calculated;
  const first = schedule.units[0];
  return (
    <Card asChild className="p-5 sm:p-6">
      <section aria-label="How this is calculated">
        <h2 className="text-lg font-semibold">How this is calculated</h2>
        {pools.length === 1 ? (
          <p className="mt-1 max-w-prose">{sentenceOf(pools[0]!)}</p>
        ) : (
          <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5">
            {pools.map((pool, index) => (
              <li key={index}>
                <strong className="font-semibold">{pool.pool.label}</strong>,{' '}
                <span className="figures">{dollars(pool.pool.cents)}</span>
                {pool.pool.group ? ` (paid by ${pool.pool.group} alone)` : ''}: {sentenceOf(pool)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{roundingSentence(pools)}</p>
        {first && (
          <p className="figures mt-3 rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere">
            Unit {first.unit}: {formulaOf(0, { units: calculated.units, result: calculated })}
          </p>
        )}
      </section>
    </Card>
  );
}

const dollars = (cents: number) => formatDollars(cents, { cents: 'if any' });

function sentenceOf({ pool, payers, whole }: AssessedPool): string {
  const units = `${payers.toLocaleString('en-US')} ${payers === 1 ? 'unit' : 'units'}`;
  switch (pool.basis) {
    case 'share':
      return whole.n === whole.d
        ? 'Unit assessment = budget total × ownership interest, rounded to cents.'
        : 'Unit assessment = budget total × ownership interest ÷ the sum of all interests, rounded to cents.';
    case 'equal':
      return `Unit assessment = budget total ÷ ${units}, rounded to cents.`;
    case 'area':
      return 'Unit assessment = budget total × the unit’s square feet ÷ all square feet, rounded to cents.';
    case 'value':
      return 'Unit assessment = budget total × the unit’s value ÷ the value of all units, rounded to cents.';
  }
}

function roundingSentence(pools: readonly AssessedPool[]): string {
  const cents = pools.reduce((sum, { remainderCents }) => sum + Math.abs(remainderCents), 0);
  if (cents === 0) return 'The amounts add up to the total as they are: nothing is left over by rounding.';
  const some = pools.some(({ remainder }) => remainder === 'spread');
  return some
    ? `What rounding added (${formatDollars(cents, { cents: true })}) is taken back a cent at a time from the last units that it raised, so that the sum equals the budget total.`
    : `What rounding leaves (${formatDollars(cents, { cents: true })}) is added to the last unit, so that the sum equals the budget total.`;
}
