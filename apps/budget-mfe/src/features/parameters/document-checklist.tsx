import { useGetFactsQuery } from '@hoa/api-client/documents';
import { Checkbox } from '@hoa/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { kindLabel, readingOf } from '../documents/describe';
import type { Choice, NamedAssociation } from './document-choice';

export interface DocumentChecklistProps {
  choices: Choice[];
  readOnly: boolean;
  error: string | null;
  onTick: (id: number, ticked: boolean) => void;
  onNamed: (id: number, association: NamedAssociation) => void;
}

/** Which documents the budget is made from. */
export function DocumentChecklist({ choices, readOnly, error, onTick, onNamed }: DocumentChecklistProps) {
  const used = choices.filter(({ ticked }) => ticked).length;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'documents-error' : undefined}>
      <legend className="font-semibold">Documents</legend>
      <p className="mb-2 text-sm text-ink-soft">
        {readOnly
          ? `This budget uses ${used} of your ${choices.length} documents.`
          : 'The budget is based on the selected documents.'}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {choices.map((choice) => (
          <li key={choice.document.id}>
            <Entry choice={choice} readOnly={readOnly} onTick={onTick} onNamed={onNamed} />
          </li>
        ))}
      </ul>
      {error && (
        <p id="documents-error" role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-brick">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface EntryProps extends Pick<DocumentChecklistProps, 'readOnly' | 'onTick' | 'onNamed'> {
  choice: Choice;
}

function Entry({ choice: { document, ticked, disabled, note }, readOnly, onTick, onNamed }: EntryProps) {
  const isReady = readingOf(document) === 'ready';
  const { data: facts } = useGetFactsQuery(document.id, { skip: !isReady });
  const name = facts?.association?.value;
  const page = facts?.association?.source.page ?? 1;
  useEffect(() => {
    if (name) onNamed(document.id, { name, page });
  }, [document.id, name, page, onNamed]);
  return (
    <Checkbox
      className="break-words"
      label={document.name}
      description={[isReady ? `${kindLabel(document.kind)}.` : null, note].filter(Boolean).join(' ')}
      checked={ticked}
      disabled={disabled || readOnly}
      onCheckedChange={(checked) => onTick(document.id, checked === true)}
    />
  );
}
