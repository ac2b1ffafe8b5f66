import { MAX_YEAR, MIN_YEAR, propertyTypes, usStates } from '@hoa/contracts';
import { FormField, Input, Select, Textarea } from '@hoa/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ParametersProposal } from '@hoa/contracts';
import type { FormValues } from './form-values';
import { MethodFields } from './method-fields';
import { CurrentDues, StatedValue } from './stated-value';
import type { ProposedName } from './use-proposal';

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index)),
);

const associationTypes = [
  'Condominium Association',
  'Homeowners Association',
  'Townhome Association',
  'Master Association',
  'Cooperative',
];

export interface ParameterFieldsProps {
  form: UseFormReturn<FormValues>;
  readOnly: boolean;
  /** What the documents state; undefined until it is known. */
  proposal: ParametersProposal | undefined;
}

/** Everything that the form asks but the documents. */
export function ParameterFields({ form, readOnly, proposal }: ParameterFieldsProps) {
  const { register, formState } = form;
  const error = (name: keyof FormValues) => formState.errors[name]?.message;
  const suggestions = useId();
  const stated = (name: ProposedName, show?: (value: string | number) => string) => (
    <StatedValue {...{ form, name, proposal, readOnly }} {...(show ? { show } : {})} />
  );
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <FormField className="sm:col-span-2" label="Association Name" required error={error('associationName')}>
        <Input autoComplete="organization" readOnly={readOnly} {...register('associationName')} />
        {stated('associationName')}
      </FormField>
      <FormField label="Budget Year" required error={error('year')}>
        <Input
          type="number"
          inputMode="numeric"
          min={MIN_YEAR}
          max={MAX_YEAR}
          step={1}
          className="figures"
          readOnly={readOnly}
          {...register('year', { valueAsNumber: true })}
        />
        {stated('year')}
      </FormField>
      <FormField label="Location" required error={error('location')}>
        <Select disabled={readOnly} {...register('location')}>
          <option value="">Select a state</option>
          {usStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
        {stated('location')}
      </FormField>
      <FormField label="Number of Units" required error={error('units')}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          className="figures"
          readOnly={readOnly}
          {...register('units', { valueAsNumber: true })}
        />
        {stated('units')}
      </FormField>
      <FormField label="Property Type" required error={error('propertyType')}>
        <Select disabled={readOnly} {...register('propertyType')}>
          {withCurrent(propertyTypes, form.getValues('propertyType')).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        {stated('propertyType')}
      </FormField>
      <FormField label="Association Type" optional error={error('associationType')}>
        <Input list={suggestions} readOnly={readOnly} {...register('associationType')} />
      </FormField>
      <datalist id={suggestions}>
        {associationTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <FormField label="Fiscal Year Starts In" error={error('fiscalYearStartMonth')}>
        <Select disabled={readOnly} {...register('fiscalYearStartMonth', { valueAsNumber: true })}>
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </Select>
        {stated('fiscalYearStartMonth', (month) => months[Number(month) - 1] ?? String(month))}
      </FormField>
      <CurrentDues proposal={proposal} />
      <MethodFields form={form} readOnly={readOnly} />
      <FormField
        className="sm:col-span-2"
        label="Special Considerations"
        optional
        hint="What the documents do not state: planned repairs, a new contract, a change that owners voted for."
        error={error('specialConsiderations')}
      >
        <Textarea readOnly={readOnly} {...register('specialConsiderations')} />
      </FormField>
    </div>
  );
}

/** A record may hold a type that this version does not offer. */
function withCurrent(known: readonly string[], current: string): string[] {
  return !current || known.includes(current) ? [...known] : [...known, current];
}
