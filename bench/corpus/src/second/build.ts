import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import { startDraft, word } from '../blind/build';
import type { Structure } from '../blind/structure';
import { addCodes } from '../statements/build';
import type { Column, Draft } from '../statements/model';
import { annual, partYear, variance } from '../statements/plans';
import { printDate } from '../statements/periods';
import { clubs } from './structures/clubs';
import { communities } from './structures/communities';
import { managed } from './structures/managed';
import { small } from './structures/small';

export const structures: readonly Structure[] = [...small, ...managed, ...communities, ...clubs];

/** A plain statement in the words of one kind of association. */
export function buildSecondDraft(random: Random): Draft {
  const structure = random.pick(structures);
  const draft = startDraft(structure, random);
  if (draft.startMonth !== 1) draft.startMonth = random.pick([1, 4, 7, 10]);
  planSecondColumns(structure, draft, random.fork('columns'));
  addCodes(draft);
  return draft;
}

/** Labels of one style, as a single hand writes them. */
function planSecondColumns(structure: Structure, draft: Draft, random: Random): void {
  const style = random.int(0, structure.columns.adopted.length - 1);
  const make = (scenario: Scenario, offset = 0): Column => {
    const names = structure.columns[scenario];
    const label = word(names[style] ?? names[0]!, draft, draft.year + offset);
    return annual(draft, scenario, { offset, label });
  };
  const toDate = (offset: number): Column => {
    const column = partYear(draft, 'actual', { offset, length: random.int(6, 10) });
    const end = printDate(column.period.to, random.pick(['slash', 'short', 'padded']));
    return { ...column, label: random.pick([`YTD ${end}`, `Actual thru ${end}`, `Actual as of ${end}`]) };
  };
  const plan = (...columns: Column[]): void => {
    const title = word(random.pick(structure.title.plan), draft, draft.year);
    const isAdopted = columns.at(-1)?.scenario === 'adopted';
    draft.titles.push(isAdopted ? title.replace(/Proposed /, '') : title);
    draft.columns = columns;
  };
  const report = (...columns: Column[]): void => {
    draft.titles.push(word(random.pick(structure.title.report), draft, draft.year));
    draft.columns = columns;
  };
  const plans = {
    approved: () => plan(make('adopted')),
    draft: () => plan(make('proposed')),
    pair: () => plan(make('adopted', -1), make('proposed')),
    actual: () => plan(make('adopted', -1), make('actual', -1), make('proposed')),
    projected: () => plan(make('adopted', -1), make('projected', -1), make('proposed')),
    toDate: () => plan(make('actual', -2), make('adopted', -1), toDate(-1), make('proposed')),
    history: () => plan(make('actual', -2), make('actual', -1), make('adopted')),
    report: () => {
      report(make('actual'), make('adopted'));
      const [actual, budget] = draft.columns as [Column, Column];
      const label = random.pick(['Variance', 'Difference', '$ Variance', 'Over/(Under)']);
      draft.columns.push(variance(draft, { of: actual.id, less: budget.id }, { label }));
    },
    result: () => report(make('actual')),
  };
  const weights = {
    approved: 3,
    draft: 1.5,
    pair: 3,
    actual: 3,
    projected: 3,
    toDate: 1.5,
    history: 2,
    report: 3,
    result: 1.2,
  };
  plans[random.weighted(weights)]();
  // A title that names no year leaves it to the columns; some titles name the months of a calendar year.
  if (draft.startMonth !== 1)
    draft.titles = draft.titles.map((title) => title.replace(' for the Period January 1 - December 31', ''));
}
