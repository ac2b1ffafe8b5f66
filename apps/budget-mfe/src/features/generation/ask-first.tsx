import type { Provider } from '@hoa/contracts';
import { ConfirmDialog, FormField, Select } from '@hoa/ui';
import { useId, useState } from 'react';
import type { RegenerateChoice } from './use-regenerate';

export interface AskFirstProps {
  editedCount: number;
  providers: Provider[];
  preferred: string;
  onCancel: () => void;
  onConfirm: (choice: RegenerateChoice) => void;
}

/** Before amounts are worked out again: what becomes of those that a person typed, and who does it. */
export function AskFirst({ editedCount, providers, preferred, onCancel, onConfirm }: AskFirstProps) {
  const [keepEdits, setKeepEdits] = useState(true);
  const [provider, setProvider] = useState(preferred);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Regenerate this budget?"
      description="Every line is worked out again from your documents. The current budget is saved as a version first."
      confirmLabel="Regenerate"
      onConfirm={() => onConfirm({ provider, keepEdits })}
    >
      {editedCount > 0 && <KeepEdits count={editedCount} value={keepEdits} onChange={setKeepEdits} />}
      {providers.length > 1 && (
        <FormField label="Generate with" className="mt-4">
          <Select value={provider} onChange={(event) => setProvider(event.target.value)}>
            {providers.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </ConfirmDialog>
  );
}

interface KeepEditsProps {
  count: number;
  value: boolean;
  onChange: (keep: boolean) => void;
}

function KeepEdits({ count, value, onChange }: KeepEditsProps) {
  const name = useId();
  const lines = count === 1 ? 'the line' : `the ${count} lines`;
  const choices = [
    { keep: true, label: `Keep ${lines} I edited`, detail: 'Everything else is generated again.' },
    { keep: false, label: `Replace ${lines} I edited`, detail: 'They take the generated amounts.' },
  ];
  return (
    <fieldset className="mt-4 space-y-1">
      <legend className="mb-1 font-medium">
        {count === 1 ? 'One amount was edited by hand.' : `${count} amounts were edited by hand.`}
      </legend>
      {choices.map(({ keep, label, detail }) => (
        <label key={String(keep)} className="flex min-h-10 cursor-pointer items-start gap-3 py-1">
          <input
            type="radio"
            name={name}
            checked={value === keep}
            onChange={() => onChange(keep)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="block">{label}</span>
            <span className="block text-sm text-ink-soft">{detail}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
