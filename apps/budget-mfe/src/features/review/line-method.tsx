import { formatDollars, lineAlternatives, toCents, type Cents } from '@hoa/budget-math';
import type { BudgetItem, LineYear } from '@hoa/contracts';
import { Button, Skeleton } from '@hoa/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { yearLabel, type FiscalYear } from './lines';

/** Charts are large: the budget does not wait for them. */
const LineChart = lazy(() => import('./line-chart'));

const METHODS: Record<string, string> = {
  contract: 'By contract',
  policy: 'By policy',
  study: 'By the reserve study',
  steady: 'Steady',
  event: 'Average of events',
  level: 'Level payment',
  contingency: 'Contingency',
  'bad-debt': 'Bad debt',
  transfer: 'Transfer',
  held: 'Held',
  typed: 'Typed',
  unknown: 'Not known',
};
const ALTERNATIVES: Record<string, string> = {
  'last-year': 'As last year',
  average: 'Average',
  trend: 'Trend',
};

export interface LineMethodProps {
  item: BudgetItem;
  fiscalYear: FiscalYear;
  readOnly: boolean;
  onAmount: (cents: Cents) => void;
}

/** How a line was computed and from what, its past years, and other ways to set it with what each would change. */
export function LineMethod({ item, fiscalYear, readOnly, onAmount }: LineMethodProps) {
  const { kind, inputs = [], history = [] } = item.method ?? {};
  const known = kind !== undefined && METHODS[kind] !== undefined;
  if (!known && history.length === 0) return null;
  return (
    <div className="space-y-4">
      {known && (
        <div>
          <h2 className="font-semibold">Method: {METHODS[kind]}</h2>
          {inputs.length > 0 && (
            <dl className="mt-1 grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-0.5">
              {inputs.map(({ label, value }, index) => (
                <div key={index} className="contents">
                  <dt className="text-ink-soft wrap-anywhere">{label}</dt>
                  <dd className="figures text-right">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      {history.length > 0 && (
        <Suspense fallback={<Skeleton className="h-32 rounded-lg" />}>
          <LineChart history={history} />
        </Suspense>
      )}
      {!readOnly && (
        <Alternatives item={item} history={history} fiscalYear={fiscalYear} onAmount={onAmount} />
      )}
    </div>
  );
}

interface Way {
  id: string;
  label: string;
  cents: Cents;
  explanation: string;
}

function waysOf(item: BudgetItem, history: readonly LineYear[], fiscalYear: FiscalYear): Way[] {
  const cents = (amount: string | undefined) => (amount === undefined ? undefined : toCents(amount));
  const years = history.map(({ year, adopted, actual, projected }) => ({
    endYear: year,
    adoptedCents: cents(adopted),
    actualCents: cents(actual),
    projectedCents: cents(projected),
  }));
  const names = new Map(history.map(({ year, label }) => [year, label]));
  const generated = item.generatedAmount;
  const method = METHODS[item.method?.kind ?? ''] ?? 'Generated';
  return [
    ...(generated === null
      ? []
      : [
          {
            id: 'generated',
            label: `${method} (generated)`,
            cents: toCents(generated),
            explanation: item.formula,
          },
        ]),
    ...lineAlternatives(years, {
      budgetYear: fiscalYear.year,
      label: (year) => names.get(year) ?? yearLabel({ ...fiscalYear, year }),
    }).map(({ id, amountCents, explanation }) => ({
      id,
      label: ALTERNATIVES[id] ?? id,
      cents: amountCents,
      explanation,
    })),
  ];
}

function Alternatives({
  item,
  history,
  fiscalYear,
  onAmount,
}: Omit<LineMethodProps, 'readOnly'> & { history: readonly LineYear[] }) {
  const name = useId();
  const ways = waysOf(item, history, fiscalYear);
  const now = toCents(item.proposedBudget);
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find(({ id }) => id === chosen);
  if (ways.length < 2) return null;
  return (
    <fieldset>
      <legend className="font-semibold">Set this line another way</legend>
      <div className="mt-1 grid gap-1">
        {ways.map(({ id, label, cents }) => (
          <label key={id} className="flex cursor-pointer items-center gap-2 py-1">
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="size-4 accent-accent"
            />
            <span>{label}</span>
            <span className="figures ml-auto">{formatDollars(cents, { cents: true })}</span>
          </label>
        ))}
      </div>
      <div role="status" className="mt-2">
        {way && (
          <p className="wrap-anywhere">
            {way.explanation} {previewOf(way.cents - now)}
          </p>
        )}
      </div>
      {way && way.cents !== now && (
        <Button size="sm" className="mt-2" onClick={() => onAmount(way.cents)}>
          Use {formatDollars(way.cents, { cents: 'if any' })}
        </Button>
      )}
    </fieldset>
  );
}

function previewOf(difference: Cents): string {
  if (difference === 0) return 'This is what the line has now.';
  const amount = formatDollars(Math.abs(difference), { cents: 'if any' });
  return `That is ${amount} ${difference > 0 ? 'more' : 'less'} than now.`;
}
