import { LEAST } from './counted';
import type { Doubt } from './doubt';
import { countedIn, sumOf } from './counted';
import type { Settled } from './settle';
import { BALANCE, isAnnual, type StatementColumn } from './statement-column';
import type { Understood } from './understand';

/* Where no column says whether its figures were planned or have happened, the page may still, or a person must. */

type Told = Pick<Understood, 'columns' | 'amounts' | 'statement' | 'answers' | 'settled'>;

/** Names the question what the figures of a column are. */
export const meaningId = ({ statement }: { statement: number }, at: number): string =>
  `column:c${at + 1}${statement === 0 ? '' : `~${statement + 1}`}`;

/** Gives such columns the scenario that a person named, or that of money in the bank before and after. */
export function nameColumns(of: Told): void {
  for (const at of unnamed(of)) {
    const column = of.columns[at]!;
    const answer = of.answers.get(meaningId(of, at));
    if (answer === 'adopted') Object.assign(column, { role: 'budget', scenario: 'adopted' });
    else if (answer === 'actual') Object.assign(column, { role: 'actual', scenario: 'actual' });
    else if (answer === undefined && column.year !== undefined && hasBank(of.settled)) {
      Object.assign(column, { role: 'actual', scenario: 'actual' });
      column.inferred = 'It begins or ends with what was in the bank, so it looks like what happened.';
    }
  }
}

/** Columns of amounts without a scenario, in a statement that has no year's column with one. */
function unnamed({ columns, amounts }: Pick<Told, 'columns' | 'amounts'>): number[] {
  return amounts.some((at) => isAnnual(columns[at]!)) ? [] : amounts.filter((at) => mayBeYear(columns[at]!));
}

const mayBeYear = ({ role, scenario, period, label }: StatementColumn): boolean =>
  scenario === undefined &&
  role === 'other' &&
  (period === undefined || period.kind === 'year') &&
  !BALANCE.test(label);

const hasBank = ({ rows }: Settled): boolean =>
  [...rows.values()].some(({ role }) => role === 'opening-balance' || role === 'closing-balance');

/** Nobody is asked about more columns of one statement. */
const MOST = 2;

/** What a person must say: the columns with most in them. */
export function unnamedDoubts(of: Understood): Doubt[] {
  return unnamed(of)
    .filter((at) => !of.answers.has(meaningId(of, at)))
    .flatMap((at): Doubt[] => {
      const column = of.amounts.indexOf(at);
      const counted = countedIn(of.settled, column);
      const sides = (['income', 'expense'] as const).map((flow) =>
        sumOf(counted.filter((one) => one.flow === flow)),
      );
      const effect = Math.max(...sides.map(Math.abs));
      return effect < LEAST ? [] : [{ kind: 'meaning', column, columns: [column], effect }];
    })
    .sort((a, b) => b.effect - a.effect)
    .slice(0, MOST);
}
