import type { TimelineEntry } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import { formatDay } from '../dates/format';

/** The contract's days in order: past ones hollow, today marked, deadlines in amber. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol
      aria-label="Timeline of the contract"
      className="flex flex-col gap-y-1 sm:flex-row sm:overflow-x-auto"
    >
      {entries.map((entry) => (
        <li
          key={entry.kind + entry.date + entry.label}
          aria-current={entry.kind === 'today' ? 'date' : undefined}
          className="relative min-w-32 grow pb-4 pl-7 sm:pb-0 sm:pl-0 sm:pr-4 sm:pt-7"
        >
          <span
            aria-hidden
            className="absolute bottom-0 left-[7px] top-2 w-px bg-line sm:bottom-auto sm:left-0 sm:right-0 sm:top-[7px] sm:h-px sm:w-full"
          />
          <span
            aria-hidden
            className={classNames('absolute left-0 top-1.5 size-3.5 rounded-full sm:top-0', dot(entry))}
          />
          <span className={classNames('block font-semibold', entry.past && 'text-ink-soft')}>
            {entry.label}
          </span>
          <span className="block text-sm text-ink-soft">
            {formatDay(entry.date)}
            {entry.estimate && ' (estimate)'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function dot({ kind, past }: TimelineEntry): string {
  if (kind === 'today') return 'bg-ink';
  if (past) return 'border-2 border-line-strong bg-surface';
  return kind === 'notice' ? 'bg-amber' : 'bg-accent';
}
