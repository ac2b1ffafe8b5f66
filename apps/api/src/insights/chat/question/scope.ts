import {
  budgetGroups,
  groupNamed,
  groupOf,
  INCOME_GROUP,
  isOperating,
  lineAmounts,
  matchLines,
} from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import type { YearsLine } from './gone-lines';

/** What of the budget a question is about; of other lines, such as those of past years alone, as well. */
export type Scope<L extends YearsLine = BudgetItem> =
  | { kind: 'line'; name: string; items: [L] }
  /** A section of the budget, or lines that the same words name. */
  | { kind: 'group' | 'lines' | 'expenses' | 'income'; name: string; items: L[] };

const EXPENSES =
  /^(?:total |overall |whole |entire |full |complete |all |operating |annual |proposed )*(?:budgets?|expenses?|expenditures?|disbursements?|spending|spend|costs?|outlays?|total|totals|overall)(?: (?:budget|total|expenses?|spending|costs?))*$/;
const INCOME =
  /^(?:total |overall |all |operating |annual |projected )*(?:incomes?|revenues?|receipts)(?: total)?$/;
const JOINED = /; |,? and |, | & | plus | or /;
const EVERY_LINE = /^(?:all |every |each )/;

/** What words name, all of them understood; null where they name nothing of the budget, or more than one thing could be meant. */
export function scopeOf<L extends YearsLine>(words: string, items: readonly L[]): Scope<L> | null {
  const text = words.trim();
  if (text === '') return null;
  const operating = items.filter((item) => isOperating(lineAmounts(item)));
  if (EXPENSES.test(text))
    return {
      kind: 'expenses',
      name: 'All expenses',
      items: operating.filter(({ type }) => type === 'expense'),
    };
  if (INCOME.test(text))
    return {
      kind: 'income',
      name: 'All income',
      items: operating.filter((item) => groupOf(item) === INCOME_GROUP),
    };
  const codes = text.match(/\b\d{4,}(?:-\d+)*\b/g) ?? [];
  if (codes.length > 0 && text.replace(/\b\d{4,}(?:-\d+)*\b/g, '').trim() !== '' && codes.length === 1)
    return scopeOf(codes.join(' '), items);
  const match = matchLines(text.replace(EVERY_LINE, ''), items);
  if (match.kind === 'line') return { kind: 'line', name: match.line.description, items: [match.line] };
  const group =
    groupNamed(text.replace(EVERY_LINE, '')) ?? (match.kind === 'group' ? match.group : undefined);
  if (group && budgetGroups.includes(group)) {
    const members = operating.filter((item) => groupOf(item) === group);
    if (members.length > 0) return { kind: 'group', name: group, items: members };
  }
  if (match.kind === 'several') return { kind: 'lines', name: 'These lines', items: match.lines };
  return null;
}

/** The things that words name one beside the other: "water and sewer". Null where any of them is not of the budget. */
export function scopesOf(words: string, items: readonly BudgetItem[]): Scope[] | null {
  const whole = words.includes('; ') ? null : scopeOf(words, items);
  if (whole) return [whole];
  const names = words.split(words.includes('; ') ? '; ' : JOINED).filter((name) => name.trim() !== '');
  if (names.length < 2 || names.length > 6) return null;
  const scopes = names.map((name) => scopeOf(name, items));
  return scopes.every((scope) => scope !== null) ? scopes : null;
}
