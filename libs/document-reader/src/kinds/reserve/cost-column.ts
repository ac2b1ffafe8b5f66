import type { HeadedTable } from '../reading/headed-tables';
import type { Role } from './component-heads';

/** Costs as an earlier study had them. */
const FORMER = /\b(?:prior|previous|former|old)\b|\b20\d\d (?:report|study|update)\b/i;

/** The column of what each component costs today: of several that are headed so the current one, of those the total. */
export function costColumn({ columns }: HeadedTable<Role>): number {
  const words = (c: number): string => columns[c]!.words;
  const headed = columns.flatMap(({ role }, c) => (role === 'cost' ? [c] : []));
  const current = headed.filter((c) => !FORMER.test(words(c)));
  const rank = (c: number): number =>
    (/current|today|present|average|avg/i.test(words(c)) ? 2 : 0) +
    (/total|replacement/i.test(words(c)) ? 1 : 0);
  const [best] = (current.length > 0 ? current : headed).sort((a, b) => rank(b) - rank(a) || b - a);
  return best ?? -1;
}
