import type { MoneyRow, PolicyRows } from './premium-tables';
import { sumOf } from './settled';
import { CHARGE } from './premium-words';

/**
 * Policies in one table and their premiums in another: each premium goes to the policy that names its coverage, a tax or
 * fee to the one above it. As they are where the policies have premiums of their own, or a premium finds no policy.
 */
export function withTheirPremiums(tables: PolicyRows[]): PolicyRows[] {
  if (tables.some(({ policy, premiums }) => policy && premiums.length > 0)) return tables;
  const policies = tables
    .filter(({ policy }) => policy)
    .map((table) => ({ ...table, premiums: [...table.premiums] }));
  const rows = tables.filter(({ policy }) => !policy).flatMap(({ premiums }) => premiums);
  if (rows.length === 0 || policies.length < 2) return tables;
  let current: PolicyRows | undefined;
  const whole: MoneyRow[] = [];
  for (const row of rows) {
    if (row.isTotal) {
      const sum = current && sumOf(current.premiums);
      if (sum === row.cents) current?.premiums.push({ ...row, isOfRow: false });
      else whole.push(row);
      continue;
    }
    const own = policies.find(({ names }) => names?.some((name) => areAlike(name, row.name)));
    current = own ?? (CHARGE.test(row.name) ? current : undefined);
    if (!current) return tables;
    current.premiums.push(row);
  }
  const deductibles = tables.flatMap((table) => (table.policy ? [] : table.deductibles));
  return [...policies, { premiums: whole, deductibles }];
}

const OF_NO_COVERAGE = new Set('and the of incl including policy liability insurance commercial coverage'.split(' ')); // prettier-ignore

/** `Umbrella` and `Umbrella liability`, `Property (blanket, 9 buildings)` and `Property`: all that the shorter one says. */
export function areAlike(a: string, b: string): boolean {
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  return few.length > 0 && few.every((word) => many.includes(word));
}

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().replace(/\bd ?& ?o\b/g, 'directors officers').replace(/\bgl\b/g, 'general').replace(/\(.*\)/g, ' ').match(/\p{L}{2,}/gu) ?? []).filter((word) => !OF_NO_COVERAGE.has(word)); // prettier-ignore
