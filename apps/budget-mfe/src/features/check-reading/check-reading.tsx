import { useGetFactsQuery } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import { useId } from 'react';
import { readingOf } from '../documents/describe';
import { CheckCard } from './check-card';
import { heading, summaries } from './messages';
import { StateBadge } from './state-badge';
import { budgetParts, isStatement } from './statements';

export interface CheckReadingProps {
  documents: readonly DocumentRow[];
  className?: string;
}

/** A card for every budget and statement among the documents: whether it ties, and what is to be answered. */
export function CheckReading({ documents, className }: CheckReadingProps) {
  const id = useId();
  const ready = documents.filter((document) => readingOf(document) === 'ready');
  return (
    // Whether there is a statement among them is known once their facts are here.
    <section aria-labelledby={id} className={classNames('hidden has-[[data-check]]:block', className)}>
      <h2 id={id} className="text-xl font-semibold">
        {heading.title}
      </h2>
      <p className="mb-3 mt-1 max-w-prose text-ink-soft">{heading.intro}</p>
      <ul className="space-y-4">
        {ready.map((document) => (
          <DocumentChecks key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}

const STATEMENTS = ['budget', 'actuals'];

function DocumentChecks({ document }: { document: DocumentRow }) {
  const { data: facts } = useGetFactsQuery(document.id);
  if (!facts) return null;
  // Of a contract with a table of prices only a statement that was checked is worth a card.
  const isOne = STATEMENTS.includes(facts.kind);
  const parts = budgetParts(facts).filter((part) => isOne || isStatement(part));
  const warning = facts.warnings.find(({ code }) => code === 'no_budget_table');
  const unread = warning?.message ?? (isOne ? summaries.noTable : undefined);
  if (parts.length === 0 && unread)
    return (
      <li data-check="">
        <UnreadCard name={document.name} message={unread} />
      </li>
    );
  return parts.map((part) => (
    <li key={part.id} data-check="">
      <CheckCard document={document} facts={facts} part={part} isOnly={parts.length === 1} />
    </li>
  ));
}

/** Nothing came of what looks like a budget: its silence would pass for a reading that ties. */
function UnreadCard({ name, message }: { name: string; message: string }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 sm:px-5"
    >
      <div className="min-w-0 grow basis-56">
        <h3 id={id} className="font-semibold break-words">
          {name}
        </h3>
        <p className="text-sm text-ink-soft">{message}</p>
        <p className="text-sm text-ink-soft">{summaries.unread}</p>
      </div>
      <StateBadge state="off" count={0} />
    </section>
  );
}
