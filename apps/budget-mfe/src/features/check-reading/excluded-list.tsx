import { Button } from '@hoa/ui';
import { useState } from 'react';
import { excluded as words, questions } from './messages';
import { excludedRows, firstAmount, type Excluded, type Statement } from './statements';

/** Rows of a group that are displayed before more are asked for. */
const FIRST = 8;

/** What is not counted, and why. */
export function ExcludedList({ part }: { part: Statement }) {
  const groups = excludedRows(part);
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 py-2.5 font-semibold">{words.title(count)}</summary>
      <div className="space-y-4 pb-3">
        {groups.map((group) => (
          <Group key={group.group} {...group} part={part} />
        ))}
      </div>
    </details>
  );
}

function Group({ group, rows, part }: Excluded & { part: Statement }) {
  const [all, setAll] = useState(false);
  const [title, reason] = words.groups[group];
  return (
    <section aria-label={title}>
      <h4 className="text-sm font-semibold">{title}</h4>
      <p className="text-sm text-ink-soft">{reason}</p>
      <ul className="mt-1 divide-y divide-line/60 text-sm">
        {(all ? rows : rows.slice(0, FIRST)).map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-4 py-1.5">
            <span className="min-w-0 grow basis-40 break-words">{row.description}</span>
            <span className="text-xs text-ink-soft">{questions.place(row.source.page, row.source.line)}</span>
            <span className="figures min-w-24 text-right">{firstAmount(row, part)}</span>
          </li>
        ))}
      </ul>
      {!all && rows.length > FIRST && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {words.more(rows.length)}
        </Button>
      )}
    </section>
  );
}
