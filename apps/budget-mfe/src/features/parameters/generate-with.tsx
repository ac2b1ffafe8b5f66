import { FormField, Select } from '@hoa/ui';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { BUILT_IN } from '../providers/built-in';
import { useUsableProviders } from '../providers/provider-select';
import type { FormValues } from './form-values';

export interface GenerateWithProps {
  form: UseFormReturn<FormValues>;
  readOnly: boolean;
  /** A new budget takes the configured model, unless another is chosen. */
  isNew: boolean;
}

/** Who generates the budget: there only where a model is configured, which is then chosen from the start. */
export function GenerateWith({ form, readOnly, isNew }: GenerateWithProps) {
  const usable = useUsableProviders();
  const chosen = useWatch({ control: form.control, name: 'provider' });
  const byDefault = usable.find((one) => one.default);
  // Whoever set a model as the server's default meant that one of several.
  const model =
    byDefault && byDefault.name !== BUILT_IN ? byDefault : usable.find(({ name }) => name !== BUILT_IN);
  const preselected = isNew ? model?.name : undefined;
  useEffect(() => {
    if (preselected && form.getValues('provider') === '') form.setValue('provider', preselected);
  }, [preselected, form]);
  if (!model) return null;
  return (
    <FormField
      label="Generate with"
      hint="A model reads your documents a second time and words the notes. It never supplies an amount."
    >
      <Select
        value={chosen || (byDefault?.name ?? BUILT_IN)}
        disabled={readOnly}
        onChange={(event) => form.setValue('provider', event.target.value, { shouldDirty: true })}
      >
        {usable.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
