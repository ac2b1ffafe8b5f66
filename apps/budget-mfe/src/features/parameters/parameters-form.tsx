import type { Contradiction, DocumentRow, Parameters, ParametersInput } from '@hoa/contracts';
import { Button, Card } from '@hoa/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CheckReading } from '../check-reading/check-reading';
import { ChallengeDialog } from './challenge-dialog';
import { DocumentChecklist } from './document-checklist';
import { defaultValues, resolver, toInput, valuesOf, type FormValues } from './form-values';
import { GenerateWith } from './generate-with';
import { ParameterFields } from './parameter-fields';
import { stated } from './messages';
import { useDocumentChoices } from './use-document-choices';
import { proposedFields, useContradictions, useProposal } from './use-proposal';

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
  const noDocument = checklist.documentIds.length === 0 ? 'Please select at least one document.' : null;
  const proposal = useProposal(form, documents, parameters === undefined);
  const findContradictions = useContradictions();
  const [challenged, setChallenged] = useState<Contradiction[]>([]);
  const save = async (values: FormValues) => {
    setChallenged([]);
    const input = toInput(values, checklist.documentIds);
    if (!parameters) return onCreate(input);
    if (await onUpdate(input)) setEditing(false);
  };
  const submit = form.handleSubmit(async (values) => {
    if (noDocument) return;
    const found = await findContradictions(values, checklist.documentIds);
    if (found.length > 0) setChallenged(found);
    else await save(values);
  });
  const takeDocumentValues = () => {
    for (const { field, stated: value } of challenged) {
      const name = proposedFields.find((one) => one === field);
      const isNumber = name === 'units' || name === 'year';
      if (name)
        form.setValue(name, isNumber ? Number(value) : value, { shouldDirty: true, shouldValidate: true });
    }
    setChallenged([]);
  };
  const cancel = () => {
    form.reset();
    checklist.forget();
    setEditing(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card className="space-y-6 sm:p-7">
        {!parameters && proposal && proposedFields.some((name) => proposal[name]) && (
          <p className="text-ink-soft">{stated.prefilled}</p>
        )}
        <ParameterFields form={form} readOnly={readOnly} proposal={proposal} />
        <GenerateWith form={form} readOnly={readOnly} isNew={parameters === undefined} />
        <DocumentChecklist
          choices={checklist.choices}
          readOnly={readOnly}
          error={!readOnly && form.formState.isSubmitted ? noDocument : null}
          onTick={checklist.tick}
          onNamed={checklist.name}
        />
      </Card>
      <CheckReading
        className="mt-8"
        documents={documents.filter(({ id }) => checklist.documentIds.includes(id))}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <FormButtons
          mode={!parameters ? 'new' : editing ? 'edit' : 'read'}
          busy={form.formState.isSubmitting}
          onEdit={() => setEditing(true)}
          onCancel={cancel}
          onGenerate={onGenerate}
        />
      </div>
      {challenged.length > 0 && (
        <ChallengeDialog
          contradictions={challenged}
          onUseMine={() => void form.handleSubmit(save)()}
          onUseDocuments={takeDocumentValues}
          onClose={() => setChallenged([])}
        />
      )}
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
