import { DEFAULT_CONTINGENCY_PERCENT, formatPercent } from '@hoa/budget-math';
import { MAX_CONTINGENCY_CHOICE, MAX_DELINQUENCY } from '@hoa/contracts';
import { Checkbox, FormField, Input, Select } from '@hoa/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CapitalField } from './capital-field';
import type { FormValues } from './form-values';
import { billing, capital, percentages } from './messages';

export interface MethodFieldsProps {
  form: UseFormReturn<FormValues>;
  readOnly: boolean;
}

/** How owners are billed, and the percentages and the target that only the association knows. */
export function MethodFields({ form, readOnly }: MethodFieldsProps) {
  const { register, control } = form;
  return (
    <>
      <FormField label={billing.period}>
        <Select disabled={readOnly} {...register('billing')}>
          {billing.periods.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={billing.basis}>
        <Select disabled={readOnly} {...register('billedBy')}>
          {billing.bases.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <Controller
        control={control}
        name="wholeDollars"
        render={({ field }) => (
          <div className="sm:col-span-2">
            <Checkbox
              label={billing.wholeDollars}
              checked={field.value ?? false}
              disabled={readOnly}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          </div>
        )}
      />
      <PercentField
        {...{ form, readOnly }}
        name="contingencyPercent"
        label={percentages.contingency}
        hint={percentages.contingencyHint(formatPercent(DEFAULT_CONTINGENCY_PERCENT, { digits: 0 }))}
        max={MAX_CONTINGENCY_CHOICE}
      />
      <PercentField
        {...{ form, readOnly }}
        name="delinquencyPercent"
        label={percentages.delinquency}
        hint={percentages.delinquencyHint}
        max={MAX_DELINQUENCY}
      />
      <Controller
        control={control}
        name="workingCapital"
        render={({ field, fieldState }) => (
          <CapitalField
            // Values that are reset are shown as they were saved.
            key={String(readOnly)}
            value={field.value}
            error={fieldState.error && capital.invalid}
            readOnly={readOnly}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

interface PercentFieldProps extends MethodFieldsProps {
  name: 'contingencyPercent' | 'delinquencyPercent';
  label: string;
  hint: string;
  max: number;
}

function PercentField({ form, readOnly, name, label, hint, max }: PercentFieldProps) {
  return (
    <FormField label={label} optional hint={hint} error={form.formState.errors[name]?.message}>
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step="any"
        className="figures"
        readOnly={readOnly}
        {...form.register(name, { setValueAs: toPercent })}
      />
    </FormField>
  );
}

/** An empty field is no choice, which is not the same as 0. */
const toPercent = (typed: unknown): number | null =>
  typed === '' || typed === null || typed === undefined ? null : Number(typed);
