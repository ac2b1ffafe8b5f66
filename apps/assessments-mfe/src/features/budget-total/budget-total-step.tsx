import { formatDollars } from '@hoa/budget-math';
import { Banner, Button, FormField, Input, MoneyInput } from '@hoa/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { StepCard } from '../setup/step-card';
import { BudgetPicker } from './budget-picker';
import {
  basisCents,
  budgetTotal,
  calculatedTotal,
  totalOf,
  totalProblem,
  typedTotal,
  type BudgetFigures,
  type BudgetTotal,
  type TotalBasis,
} from './budget-total';

export interface BudgetTotalStepProps {
  total: BudgetTotal;
  year: number;
  /** Of the chosen budget, as soon as its lines are here. */
  figures: BudgetFigures | null;
  onTotal: (total: BudgetTotal, year?: number) => void;
  onYear: (year: number) => void;
  createBudget?: ReactNode;
}

/** Takes the total from one of your budgets, or as you type it. */
export function BudgetTotalStep(props: BudgetTotalStepProps) {
  const { total, year, figures, onTotal, onYear, createBudget } = props;
  const [picked, setPicked] = useState<number | null>(null);
  // What a budget's owners pay is known with its lines; until then its expenses stand there.
  useEffect(() => {
    if (picked === null || figures === null || total.budgetId !== picked) return;
    setPicked(null);
    onTotal(budgetTotal({ budgetId: picked, basis: 'dues', cents: figures.duesCents }));
  }, [picked, figures, total.budgetId, onTotal]);
  return (
    <StepCard
      number={2}
      title="Budget total"
      description="The yearly amount that all owners pay together."
      state={total.cents > 0 ? 'done' : 'current'}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <BudgetPicker
          total={total}
          onBudget={(budget) => {
            setPicked(budget.id);
            onTotal(totalOf(budget), budget.year);
          }}
          createBudget={createBudget}
        />
        <div className="grid grid-cols-[1fr_6.5rem] items-end gap-4">
          <TotalField total={total} onTotal={onTotal} hint="Or type the amount in dollars." />
          <YearField year={year} onYear={onYear} hint="Assessed for." />
        </div>
      </div>
      {figures && total.budgetId !== null && (
        <Basis total={total} budgetId={total.budgetId} figures={figures} onTotal={onTotal} />
      )}
    </StepCard>
  );
}

export interface TotalFieldProps {
  total: BudgetTotal;
  onTotal: (total: BudgetTotal) => void;
  hint?: string;
}

export function TotalField({ total, onTotal, hint }: TotalFieldProps) {
  const shown = calculatedTotal(total) ?? hint;
  return (
    <FormField label="Budget total" error={totalProblem(total)} {...(shown ? { hint: shown } : {})}>
      <MoneyInput
        value={total.text}
        placeholder="650000"
        onValueChange={(text) => onTotal(typedTotal(text))}
      />
    </FormField>
  );
}

const YEARS = { least: 2020, most: 2050 };

export interface YearFieldProps {
  year: number;
  onYear: (year: number) => void;
  hint?: string;
}

export function YearField({ year, onYear, hint }: YearFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const problem = text !== null && yearOf(text) === null;
  return (
    <FormField
      label="Year"
      error={problem ? `${YEARS.least} to ${YEARS.most}` : undefined}
      {...(hint ? { hint } : {})}
    >
      <Input
        inputMode="numeric"
        className="figures"
        value={text ?? String(year)}
        onChange={({ target }) => {
          setText(target.value);
          const given = yearOf(target.value);
          if (given !== null) onYear(given);
        }}
        onBlur={() => (problem ? undefined : setText(null))}
      />
    </FormField>
  );
}

function yearOf(text: string): number | null {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
  return year >= YEARS.least && year <= YEARS.most ? year : null;
}

const BASES: readonly { basis: TotalBasis; label: string }[] = [
  { basis: 'dues', label: 'Dues of the budget' },
  { basis: 'expenses', label: 'Total expenses' },
  { basis: 'net', label: 'Total expenses less other income' },
];

interface BasisProps {
  total: BudgetTotal;
  budgetId: number;
  figures: BudgetFigures;
  onTotal: (total: BudgetTotal) => void;
}

/** Which figure of the budget: each to the cent, from its lines. */
function Basis({ total, budgetId, figures, onTotal }: BasisProps) {
  const name = useId();
  const take = (basis: TotalBasis) =>
    onTotal(budgetTotal({ budgetId, basis, cents: basisCents(figures, basis) }));
  const now = total.basis === null ? total.cents : basisCents(figures, total.basis);
  return (
    <>
      <fieldset className="mt-5 grid gap-2 sm:grid-cols-3">
        <legend className="mb-1.5 font-semibold">What the owners pay</legend>
        {BASES.map(({ basis, label }) => (
          <label
            key={basis}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              checked={total.basis === basis}
              onChange={() => take(basis)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block">{label}</span>
              <span className="figures block font-semibold">{dollars(basisCents(figures, basis))}</span>
              {basis === 'net' && (
                <span className="figures block text-sm text-ink-soft">
                  Other income: {dollars(figures.otherIncomeCents)}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {now !== total.cents && total.basis !== null && (
        <Banner
          tone="attention"
          className="mt-4"
          title="This budget has changed"
          aside={
            <Button size="sm" onClick={() => take(total.basis ?? 'dues')}>
              Use the new total
            </Button>
          }
        >
          It now comes to {dollars(now)}; {dollars(total.cents)} is calculated with.
        </Banner>
      )}
    </>
  );
}

const dollars = (cents: number) => formatDollars(cents, { cents: true });
