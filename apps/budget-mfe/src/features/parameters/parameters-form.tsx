import type { DocumentRow, Parameters, ParametersInput } from '@hoa/contracts';
import { Button, Card } from '@hoa/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DocumentChecklist } from './document-checklist';
import { defaultValues, resolver, toInput, valuesOf, type FormValues } from './form-values';
import { ParameterFields } from './parameter-fields';
import { useDocumentChoices } from './use-document-choices';

export interface ParametersFormProps {
  documents: DocumentRow[];
  /** Saved parameters, read-only until they are edited; absent for a new budget. */
  parameters?: Parameters | undefined;
  /** The first save, which leads on to generation. Never rejects. */
  onCreate: (input: ParametersInput) => Promise<void>;
  /** Answers whether it was saved. */
  onUpdate: (input: ParametersInput) => Promise<boolean>;
  onGenerate: () => void;
}

export function ParametersForm({
  documents,
  parameters,
  onCreate,
  onUpdate,
  onGenerate,
}: ParametersFormProps) {
  const [editing, setEditing] = useState(false);
  const readOnly = parameters !== undefined && !editing;
  const form = useForm<FormValues>({
    resolver,
    defaultValues: parameters ? valuesOf(parameters) : defaultValues(new Date()),
  });
  const associationName = useWatch({ control: form.control, name: 'associationName' });
  const checklist = useDocumentChoices({ documents, parameters, editing, associationName });
  const noDocument = checklist.documentIds.length === 0 ? 'Please tick at least one document.' : null;
  const submit = form.handleSubmit(async (values) => {
    if (noDocument) return;
    const input = toInput(values, checklist.documentIds);
    if (!parameters) return onCreate(input);
    if (await onUpdate(input)) setEditing(false);
  });
  const cancel = () => {
    form.reset();
    checklist.forget();
    setEditing(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card className="space-y-6 sm:p-7">
        <ParameterFields form={form} readOnly={readOnly} />
        <DocumentChecklist
          choices={checklist.choices}
          readOnly={readOnly}
          error={!readOnly && form.formState.isSubmitted ? noDocument : null}
          onTick={checklist.tick}
          onNamed={checklist.name}
        />
      </Card>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <FormButtons
          mode={!parameters ? 'new' : editing ? 'edit' : 'read'}
          busy={form.formState.isSubmitting}
          onEdit={() => setEditing(true)}
          onCancel={cancel}
          onGenerate={onGenerate}
        />
      </div>
    </form>
  );
}

interface FormButtonsProps {
  mode: 'new' | 'read' | 'edit';
  busy: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onGenerate: () => void;
}

/** Keyed one by one: a button that turned from 'Edit' to 'Save' under the same click would submit. */
function FormButtons({ mode, busy, onEdit, onCancel, onGenerate }: FormButtonsProps) {
  if (mode === 'new')
    return (
      <Button key="create" type="submit" variant="primary" size="lg" loading={busy}>
        Continue to Generate Budget
      </Button>
    );
  if (mode === 'edit')
    return (
      <>
        <Button key="cancel" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button key="save" type="submit" variant="primary" loading={busy}>
          Save Changes
        </Button>
      </>
    );
  return (
    <>
      <Button key="edit" onClick={onEdit}>
        Edit Parameters
      </Button>
      <Button key="generate" variant="primary" onClick={onGenerate}>
        Generate Budget
      </Button>
    </>
  );
}
