import { messageOf, useHost } from '@hoa/api-client/core';
import {
  useListDeletedBudgetsQuery,
  useListDeletedDocumentsQuery,
  useRecoverBudgetMutation,
  useRecoverDocumentMutation,
} from '@hoa/api-client/deleted';
import { RECOVER_DAYS, type DeletedThing } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { FileText, Undo2, Wallet, type LucideIcon } from 'lucide-react';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Documents and budgets that were deleted, for as long as they can be brought back; nothing where there are none. */
export function RecentlyDeleted() {
  const { data: documents = [] } = useListDeletedDocumentsQuery();
  const { data: budgets = [] } = useListDeletedBudgetsQuery();
  const [recoverDocument, document] = useRecoverDocumentMutation();
  const [recoverBudget, budget] = useRecoverBudgetMutation();
  if (documents.length + budgets.length === 0) return null;
  return (
    <section aria-labelledby="recently-deleted" className="mt-10">
      <h2 id="recently-deleted" className="text-xl font-semibold">
        Recently deleted
      </h2>
      <p className="mt-1 text-ink-soft">Kept for {RECOVER_DAYS} days, with all that belongs to it.</p>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {budgets.map((thing) => (
          <Entry
            key={`budget ${thing.id}`}
            thing={thing}
            icon={Wallet}
            busy={budget.isLoading && budget.originalArgs === thing.id}
            recover={() => recoverBudget(thing.id).unwrap()}
          />
        ))}
        {documents.map((thing) => (
          <Entry
            key={`document ${thing.id}`}
            thing={thing}
            icon={FileText}
            busy={document.isLoading && document.originalArgs === thing.id}
            recover={() => recoverDocument(thing.id).unwrap()}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  thing: DeletedThing;
  icon: LucideIcon;
  busy: boolean;
  recover: () => Promise<unknown>;
}

function Entry({ thing: { name, deletedAt, until }, icon: Icon, busy, recover }: EntryProps) {
  const { notify } = useHost();
  const bringBack = () => {
    recover().then(
      () => notify({ title: 'Brought back', description: name, variant: 'success' }),
      (error: unknown) =>
        notify({
          title: 'It could not be brought back',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
    );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">
            Deleted {day.format(new Date(deletedAt))}, kept until {day.format(new Date(until))}
          </p>
        </div>
      </div>
      <Button size="sm" loading={busy} onClick={bringBack} aria-label={`Bring back: ${name}`}>
        <Undo2 aria-hidden />
        Bring back
      </Button>
    </li>
  );
}
