import { zodResolver } from '@hookform/resolvers/zod';
import { amountEntry, budgetGroups, INCOME_GROUP, toDecimalString } from '@hoa/budget-math';
import { ItemInput } from '@hoa/contracts';
import { Button, Dialog, FormField, Input, MoneyInput, Select, Textarea } from '@hoa/ui';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** The amount as a person types it: "$1,200", "12k", "=785*12". */
const FormSchema = ItemInput.extend({
  proposedBudget: z.string().superRefine((text, context) => {
    const { problem } = amountEntry(text);
    if (problem) context.addIssue(problem);
  }),
});
type FormValues = z.infer<typeof FormSchema>;

const EMPTY: FormValues = {
  type: 'expense',
  description: '',
  glCode: '',
  category: '',
  proposedBudget: '',
  notes: '',
};

export interface AddLineProps {
  /** Answers whether it was added; a failure leaves the form as it is. */
  onAdd: (item: ItemInput) => Promise<boolean>;
}

export function AddLine({ onAdd }: AddLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add a line
      </Button>
      {open && <AddLineDialog onAdd={onAdd} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddLineDialog({ onAdd, onClose }: AddLineProps & { onClose: () => void }) {
  const form = useForm<FormValues>({ resolver: zodResolver(FormSchema), defaultValues: EMPTY });
  const formId = useId();
  const submit = form.handleSubmit(async (values) => {
    if (await onAdd(toInput(values))) onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Add a line"
      description="It joins its group, and every total takes it in."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.formState.isSubmitting}>
            Add line
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Fields form={form} />
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: UseFormReturn<FormValues> }) {
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <FormField label="Description" className="sm:col-span-2" required error={errors.description?.message}>
        <Input {...register('description')} />
      </FormField>
      <FormField label="Type" error={errors.type?.message}>
        <Select {...register('type')}>
          <option value="expense">Expense</option>
          <option value="income">Income</option>
        </Select>
      </FormField>
      <Controller
        control={control}
        name="proposedBudget"
        render={({ field, fieldState }) => (
          <FormField
            label="Amount for the year"
            required
            hint="Such as 9,425, 12k or =785*12."
            error={fieldState.error?.message}
          >
            <MoneyInput
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          </FormField>
        )}
      />
      <FormField label="GL code" optional error={errors.glCode?.message}>
        <Input className="figures" {...register('glCode')} />
      </FormField>
      {watch('type') === 'expense' && (
        <FormField label="Group" optional error={errors.category?.message}>
          <Select {...register('category')}>
            <option value="">By GL code and description</option>
            {budgetGroups
              .filter((group) => group !== INCOME_GROUP)
              .map((group) => (
                <option key={group}>{group}</option>
              ))}
          </Select>
        </FormField>
      )}
      <FormField label="Notes" optional className="sm:col-span-2" error={errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </FormField>
    </div>
  );
}

/** What is sent: the exact amount, and nothing for what was left empty. */
function toInput({ type, description, glCode, category, proposedBudget, notes }: FormValues): ItemInput {
  return {
    type,
    description,
    proposedBudget: toDecimalString(amountEntry(proposedBudget).cents ?? 0),
    ...(glCode ? { glCode } : {}),
    ...(category && type === 'expense' ? { category } : {}),
    ...(notes ? { notes } : {}),
  };
}
