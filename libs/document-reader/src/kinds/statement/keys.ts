import type { StatementEntry } from './node';

const LONGEST = 48;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST);

/**
 * A name for each row that another reading of the same document gives it too: its words, and which of those it is.
 * `statement` counts the statements of the document from 0, since two of them may print the same rows.
 */
export function keysOf(rows: readonly StatementEntry[], statement: number): Map<StatementEntry, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = slug(`${row.kind === 'heading' ? 'h ' : ''}${row.entry.description}`) || 'row';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const own = count === 1 ? name : `${name}.${count}`;
      return [row, statement === 0 ? own : `${own}~${statement + 1}`];
    }),
  );
}
