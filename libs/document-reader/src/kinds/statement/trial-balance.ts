import type { TableColumn } from '../../tables/types';
import { sumIn } from './arithmetic';
import type { Entry } from './entries';
import { readWords } from './evidence';
import { totalKind } from './vocabulary';

interface Ledger {
  columns: TableColumn[];
  entries: Entry[];
}

const DEBIT = /^(?:.*\b)?(?:debits?|dr\.?)$/i;
const CREDIT = /^(?:.*\b)?(?:credits?|cr\.?)$/i;
const FEWEST = 4;

/** Accounts of a balance sheet whose words the lexicon of statements does not claim, since elsewhere they name lines. */
const BALANCE_SHEET =
  /\b(?:checking|savings|money market|petty cash|undeposited|receivables?|payables?|prepaid|accrued|due (?:to|from)|retained|equity|fund balance|net assets|members.? (?:equity|capital)|unearned|deferred|allowance for|accumulated|certificates? of deposit|cds?)\b|^(?:cash|bank)\b|\b(?:operating|reserve) (?:account|acct|cash)\b/i;

/**
 * A trial balance lists every account with its debit or its credit: the accounts of the balance sheet among those of
 * income and expenses. The first are marked, and what is left is a statement whose columns name the sides: a credit of an
 * account of income, a debit of one of expenses. Each list of accounts proves the other, since all debits are all credits.
 */
export function asStatement(ledger: Ledger): Ledger {
  const { columns, entries } = ledger;
  const [debit, credit] = [columns.findIndex(({ label }) => DEBIT.test(label)), columns.findIndex(({ label }) => CREDIT.test(label))]; // prettier-ignore
  if (debit < 0 || credit < 0) return ledger;
  const accounts = entries.filter(
    ({ kind, description }) => kind === 'figures' && totalKind(description) === undefined,
  );
  const sheet = sheetOf(accounts, credit);
  if (sheet.size === 0 || accounts.length - sheet.size < FEWEST) return ledger;
  if (sumIn(accounts, debit) !== sumIn(accounts, credit)) return ledger;
  // The sum of all debits is the total of nothing that a statement has.
  const rest = entries.filter((entry) => entry.kind === 'heading' || accounts.includes(entry));
  // A heading goes with the account below it; what is held comes last, as below any statement.
  const isOfSheet = (at: number): boolean =>
    sheet.has(rest.slice(at).find(({ kind }) => kind === 'figures') ?? rest[at]!);
  return {
    columns,
    entries: [
      ...rest.filter((_, i) => !isOfSheet(i)),
      ...rest.filter((_, i) => isOfSheet(i)).map((entry) => ({ ...entry, isBalance: true })),
    ],
  };
}

/**
 * By its number where numbers follow the usual chart, in which assets, liabilities and equity come before income and
 * that before expenses; else by its words.
 */
function sheetOf(accounts: readonly Entry[], credit: number): Set<Entry> {
  const income = accounts.filter((one) => digitOf(one) === 4);
  const isCharted =
    accounts.filter((one) => digitOf(one) === undefined).length * 10 < accounts.length &&
    income.length > 0 &&
    income.every(({ values }) => values[credit] !== undefined) &&
    accounts.some((one) => (digitOf(one) ?? 0) > 4);
  const isOfSheet = (one: Entry): boolean => {
    const digit = digitOf(one);
    if (isCharted && digit !== undefined) return digit < 4;
    return BALANCE_SHEET.test(one.description) || readWords(one.description).role === 'closing-balance';
  };
  return new Set(accounts.filter(isOfSheet));
}

/** `2010 Accounts Payable` may look like a year before a name. */
function digitOf({ code, description }: Entry): number | undefined {
  const number = code ?? /^\d{4}(?=\s)/.exec(description)?.[0];
  return number === undefined ? undefined : Number(number[0]);
}
