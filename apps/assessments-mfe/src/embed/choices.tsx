import { formatDollars, toCents, toDecimalString } from '@hoa/budget-math';
import type { EmbedAssessment } from '@hoa/contracts';
import { Button, FormField, Input, MoneyInput, Select } from '@hoa/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { totalProblem, typedTotal } from '../features/budget-total/budget-total';
import { yearOf } from './options';

type Budget = EmbedAssessment['budgets'][number];

/** The total to divide, and for which year. */
export interface Chosen {
  cents: number;
  year: number;
  /** Null where it was typed or given by the page. */
  budgetId: number | null;
}

interface SchedulePickerProps {
  schedules: EmbedAssessment['schedules'];
  selected: number;
  onSelect: (id: number) => void;
}

export function SchedulePicker({ schedules, selected, onSelect }: SchedulePickerProps) {
  return (
    <FormField label="Schedule" className="grow basis-56">
      <Select value={selected} onChange={({ target }) => onSelect(Number(target.value))}>
        {schedules.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

interface TotalFormProps {
  budgets: readonly Budget[];
  /** What the page asks for; '' and null leave it to the association's budgets. */
  total: string;
  year: number | null;
  onChosen: (chosen: Chosen | null) => void;
}

/** A budget counts as soon as it is picked, a typed total when it is sent: half a number is no total. */
export function TotalForm({ budgets, total, year, onChosen }: TotalFormProps) {
  const [fields, setFields] = useState(() => initialFields({ budgets, total, year }));
  const [asked, setAsked] = useState(false);
  const typed = typedTotal(fields.text);
  const problem = asked && fields.text.trim() === '' ? 'Please type a total.' : totalProblem(typed);
  const yearProblem = yearOf(fields.year) === null ? 'Please give a year from 2020 to 2050.' : undefined;
  // Once, for what the page or the newest budget gives.
  useEffect(() => onChosen(chosenOf(fields)), []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const next = chosenOf(fields);
    if (next) onChosen(next);
  };
  const pick = (id: string) => {
    const budget = budgets.find(({ parametersId }) => String(parametersId) === id);
    const next = budget ? fieldsOf(budget) : { ...fields, budgetId: null };
    setFields(next);
    if (budget) onChosen(chosenOf(next));
  };
  return (
    <form onSubmit={send} noValidate className="flex grow-[3] basis-96 flex-wrap items-end gap-x-6 gap-y-4">
      {budgets.length > 0 && (
        <FormField label="Budget" className="grow basis-48">
          <Select value={fields.budgetId ?? ''} onChange={({ target }) => pick(target.value)}>
            {budgets.map((budget) => (
              <option key={budget.parametersId} value={budget.parametersId}>
                {budget.year}: {formatDollars(toCents(budget.total))}
              </option>
            ))}
            <option value="">Another total</option>
          </Select>
        </FormField>
      )}
      <FormField label="Budget total" error={problem} className="grow basis-40">
        <MoneyInput
          value={fields.text}
          placeholder="650000"
          onValueChange={(text) => setFields({ ...fields, text, budgetId: null })}
        />
      </FormField>
      <FormField label="Year" error={yearProblem} className="basis-28">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={fields.year}
          onChange={({ target }) => setFields({ ...fields, year: target.value, budgetId: null })}
        />
      </FormField>
      <Button type="submit" variant="primary">
        Calculate
      </Button>
    </form>
  );
}

interface Fields {
  text: string;
  year: string;
  budgetId: number | null;
}

/** The page's total; else the budget of its year, else the newest. */
function initialFields({ budgets, total, year }: Omit<TotalFormProps, 'onChosen'>): Fields {
  const budget = budgets.find((one) => one.year === year) ?? (year === null ? budgets[0] : undefined);
  if (total === '' && budget) return fieldsOf(budget);
  const fallback = budgets[0]?.year ?? new Date().getFullYear() + 1;
  return { text: total, year: String(year ?? fallback), budgetId: null };
}

function fieldsOf(budget: Budget): Fields {
  const text = toDecimalString(toCents(budget.total)).replace(/\.00$/, '');
  return { text, year: String(budget.year), budgetId: budget.parametersId };
}

/** Null for what cannot be calculated with. */
function chosenOf({ text, year, budgetId }: Fields): Chosen | null {
  const { cents } = typedTotal(text);
  const of = yearOf(year);
  return cents > 0 && of !== null ? { cents, year: of, budgetId } : null;
}
