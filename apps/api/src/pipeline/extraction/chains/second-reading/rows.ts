import { normaliseWords } from '@hoa/budget-math';
import type { Citation } from '@hoa/contracts';

/** Where in `rows` the row is that a model means: on the same line, or of the same name. */
export function rowOf<R>(
  rows: readonly R[],
  at: { name: string; source: Citation },
  of: (row: R) => { name: string; sources: readonly (Citation | undefined)[] },
): number {
  const onLine = rows.findIndex((row) =>
    of(row).sources.some((source) => source?.page === at.source.page && source.line === at.source.line),
  );
  const name = normaliseWords(at.name);
  return onLine >= 0 ? onLine : rows.findIndex((row) => normaliseWords(of(row).name) === name);
}
