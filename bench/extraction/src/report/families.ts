import { mediumOf } from '../frozen/figures';
import type { FrozenScore } from '../frozen/frozen';
import { summaryRows } from './beside';
import { columnsTable } from './table';

/** A table of typed documents and one of scanned ones, each with a column a family. */
export function familiesReport(scores: FrozenScore[]): string {
  const names = [...new Set(scores.map((score) => score.family))];
  return ['typed', 'scanned']
    .map((medium) => {
      const group = scores.filter((score) => mediumOf(score) === medium);
      const columns = names
        .map((name) => [name, group.filter((score) => score.family === name)] as const)
        .filter(([, own]) => own.length > 0);
      return columns.length === 0 ? '' : columnsTable(`frozen, ${medium}`, columns, summaryRows);
    })
    .filter((table) => table !== '')
    .join('\n\n');
}
