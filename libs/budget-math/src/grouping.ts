import { accountByCode, type Account } from './chart';
import { expenseKeywords, groupKeywords, incomeKeywords } from './keywords';

export const INCOME_GROUP = 'Income';
export const RESERVE_GROUP = 'Reserve Contributions';
export const OTHER_GROUP = 'Other Expenses';

/** Groups of a budget in the order in which they are shown. */
export const budgetGroups = [
  INCOME_GROUP,
  'Administrative',
  'Service Contracts',
  'Repairs & Maintenance',
  'Insurance Expenses',
  'Utilities',
  RESERVE_GROUP,
  OTHER_GROUP,
] as const;
export type BudgetGroup = (typeof budgetGroups)[number];

const prefixGroups: Readonly<Record<string, BudgetGroup>> = {
  '70': 'Administrative',
  '71': 'Administrative',
  '72': 'Administrative',
  '73': 'Service Contracts',
  '74': 'Repairs & Maintenance',
  '77': 'Insurance Expenses',
  '78': 'Utilities',
  '90': RESERVE_GROUP,
};

/** What is needed to tell a line's group and account: any of its code, description and heading may be empty. */
export interface Groupable {
  type: 'income' | 'expense';
  glCode?: string | undefined;
  description: string;
  /** The heading that the line stands under in its paper, or its category. */
  category?: string | undefined;
}

/** Lower case, `&` written out, apostrophes dropped, all other punctuation as single spaces: what keywords match. */
export function normaliseWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['\u2018\u2019\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The digits of a GL code that carry its meaning: "7310" of "01-7310-00"; undefined where none has four digits. */
export function accountNumber(glCode: string | undefined): string | undefined {
  return /\d{4,}/.exec(glCode ?? '')?.[0];
}

/** Whether a code, as a person enters it, is one of income: those of our chart begin with 6. */
export const isIncomeCode = (glCode: string): boolean => accountNumber(glCode)?.startsWith('6') ?? false;

/**
 * The group of a line: income by its type, expenses by GL prefix, else by what description and heading say, else
 * 'Other Expenses'.
 */
export function groupOf(item: Groupable): BudgetGroup {
  if (item.type === 'income') return INCOME_GROUP;
  const byPrefix = prefixGroups[accountNumber(item.glCode)?.slice(0, 2) ?? ''];
  if (byPrefix) return byPrefix;
  const account = keywordAccount(item.description, 'expense');
  const ownGroup = account && prefixGroups[account.code.slice(0, 2)];
  // Insurance and reserves are themselves under any heading; else a heading that names a group outranks the words.
  if (ownGroup === 'Insurance Expenses' || ownGroup === RESERVE_GROUP) return ownGroup;
  return headingGroup(item.category) ?? ownGroup ?? headingGroup(item.description) ?? OTHER_GROUP;
}

/**
 * The account of the built-in chart that a line means, whatever its paper's own codes: by the words of its
 * description, else by its code where that is one of the chart's. Undefined where neither says.
 */
export function accountOf(item: Groupable): Account | undefined {
  const byWords = keywordAccount(item.description, item.type);
  const byCode = accountByCode(accountNumber(item.glCode) ?? '');
  if (!byCode || byCode.type !== item.type) return byWords;
  // Code and words in one group: the code is the finer of the two.
  return !byWords || byWords.code.slice(0, 2) === byCode.code.slice(0, 2) ? byCode : byWords;
}

/** The account that a description's words name, by type of line. */
export function keywordAccount(description: string, type: Groupable['type']): Account | undefined {
  const words = normaliseWords(description);
  const table = type === 'income' ? incomeKeywords : expenseKeywords;
  const code = table.find(([, pattern]) => pattern.test(words))?.[0];
  return code === undefined ? undefined : accountByCode(code);
}

/**
 * Whether a line is for what a group stands for: it is shown in that group, or its words name one of the group's accounts.
 * Some associations number their accounts differently, and 'Insurance' pays for insurance under any code.
 */
export function isFor(group: BudgetGroup, item: Groupable): boolean {
  const account = accountOf(item);
  return (
    groupOf(item) === group ||
    (account !== undefined && account.type === item.type && prefixGroups[account.code.slice(0, 2)] === group)
  );
}

/** Whether a line is the regular assessment income that balances a budget (GL 6100 or so named). */
export function isAssessmentIncome(item: Groupable): boolean {
  return item.type === 'income' && accountOf(item)?.code === '6100';
}

function headingGroup(heading: string | undefined): BudgetGroup | undefined {
  const words = normaliseWords(heading ?? '');
  const name = groupKeywords.find(([, pattern]) => pattern.test(words))?.[0];
  return budgetGroups.find((group) => group === name);
}
