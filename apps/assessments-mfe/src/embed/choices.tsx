import { formatDollars, toCents } from '@hoa/budget-math';
import type { EmbedAssessment } from '@hoa/contracts';
import { Button, FormField, Input, MoneyInput, Select } from '@hoa/ui';
import { useState, type FormEvent } from 'react';
import { totalProblem, typedTotal } from '../features/budget-total/budget-total';
import { chosenOf, fieldsOf, type Chosen, type Fields } from './fields';
import { yearOf } from './options';

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
  budgets: EmbedAssessment['budgets'];
  initial: Fields;
  onChosen: (chosen: Chosen | null) => void;
}

/** A budget counts as soon as it is picked, a typed total when it is sent: half a number is no total. */
export function TotalForm({ budgets, initial, onChosen }: TotalFormProps) {
  const [fields, setFields] = useState(initial);
  const [asked, setAsked] = useState(false);
  const typed = typedTotal(fields.text);
  const problem = asked && fields.text.trim() === '' ? 'Please type a total.' : totalProblem(typed);
  const yearProblem = yearOf(fields.year) === null ? 'Please give a year from 2020 to 2050.' : undefined;
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
