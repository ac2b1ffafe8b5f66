import type { RestoreResult } from '@hoa/contracts';
import { formatCreated } from '../history/group-budgets';

/** What a restored backup brought, in a sentence or two. */
export function restoredWords({ created, budgets, documents }: RestoreResult): string {
  const from = `the backup of ${formatCreated(created)}`;
  const came = both(budgets.added, documents.added);
  const stayed = both(budgets.present, documents.present);
  if (came === '')
    return stayed === ''
      ? `There was nothing in ${from}.`
      : `Everything of ${from} is here already. Nothing was changed.`;
  return `${came} came back from ${from}.${stayed === '' ? '' : ` ${stayed} already here stayed as they are.`}`;
}

/** "2 budgets and 1 document"; empty for none of both. */
function both(budgets: number, documents: number): string {
  return [counted(budgets, 'budget'), counted(documents, 'document')]
    .filter((one) => one !== '')
    .join(' and ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "3.4 MB", "12 KB", never broken over two lines. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1
    ? `${megabytes.toFixed(1)}\u00a0MB`
    : `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`;
}
