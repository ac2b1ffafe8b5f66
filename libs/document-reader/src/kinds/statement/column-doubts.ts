import { balanceId } from './balances';
import type { Doubt } from './doubt';
import { countedIn } from './counted';
import { ofAllFunds } from './fund-columns';
import type { Understood } from './understand';

/** Why a person must look at a column; only those that a year's budget may be based on are questioned. */
export function doubtOf(of: Understood, doubts: readonly Doubt[], at: number): string | undefined {
  const column = of.amounts.indexOf(at);
  const open = doubts.find((doubt) => doubt.columns.includes(column));
  if (open?.kind === 'meaning' && of.columns[at]!.year !== undefined)
    return 'Nothing says whether it was planned or has happened.';
  if (!of.annual.includes(column))
    return isNameless(of, at) ? 'Nothing says which year or period it is for.' : unsettledIn(of, doubts, at);
  if (isEmpty(of, column))
    return of.annual.every((one) => isEmpty(of, one)) || of.rows.some(({ values }) => values[column])
      ? 'No line of this column could be read.'
      : undefined;
  if (open?.kind === 'alternative') return 'Several proposals were made for this year.';
  if (open?.kind === 'association')
    return of.draft.version
      ? 'The document has other proposals of the same lines.'
      : 'The document has a budget of another association too.';
  const reason = open?.kind === 'balance' ? open.reason : open ? undefined : unansweredFunds(of, at);
  if (reason) return `${reason[0]!.toUpperCase()}${reason.slice(1)}.`;
  if (open?.kind === 'balance') return 'Nothing printed confirms its income and expenses.';
  return open && 'row' in open ? `‘${open.row.entry.description}’ is not settled yet.` : undefined;
}

/** "Original budget" beside the amended one: what is open about a row is open in it too. */
function unsettledIn(of: Understood, doubts: readonly Doubt[], at: number): string | undefined {
  const { scenario, period, measure, partOf } = of.columns[at]!;
  const isYears = scenario !== undefined && period?.kind === 'year';
  if (!isYears || (measure !== 'amount' && partOf === undefined)) return undefined;
  const open = doubts.find((doubt) => 'row' in doubt && doubt.row.entry.values[at]);
  return open && 'row' in open ? `‘${open.row.entry.description}’ is not settled yet.` : undefined;
}

const unansweredFunds = (of: Understood, at: number): string | undefined =>
  of.answers.has(balanceId(of, of.amounts.indexOf(at))) ? undefined : ofAllFunds(of, at);

const isEmpty = ({ settled }: Understood, column: number): boolean =>
  countedIn(settled, column).every(({ cents }) => cents === 0);

/** The amounts of a statement without any column whose year is known. */
function isNameless({ annual, columns }: Understood, at: number): boolean {
  const { measure, role, scenario, period } = columns[at]!;
  return annual.length === 0 && measure === 'amount' && role === 'other' && !scenario && !period;
}
