import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import { startDraft, word } from '../blind/build';
import { duesLeaf } from '../blind/phenomena/kit';
import { leaves, topGroup } from '../statements/amounts';
import { addCodes } from '../statements/build';
import type { Column, Draft } from '../statements/model';
import { monthNames, printDate } from '../statements/periods';
import { annual, partYear, variance } from '../statements/plans';
import type { Family } from './families/family';
import { managed } from './families/managed';
import { volunteers } from './families/volunteers';
import { settlePeriods } from './settle';

export const families: readonly Family[] = [...managed, ...volunteers];

/** A plain statement of one family, in its words and layout. */
export function buildNinthDraft(random: Random): Draft {
  const family = random.pick(families);
  const draft = startDraft(family, random);
  if (draft.startMonth !== 1) draft.startMonth = random.pick([3, 6, 7, 8, 10, 11]);
  raiseDues(draft, random.fork('dues'));
  family.arrange?.(draft, random.fork('arrange'));
  planColumns(family, draft, random.fork('columns'));
  addCodes(draft);
  draft.settle = () => settlePeriods(draft);
  return draft;
}

/** Dues that pay for nearly all of the expenses, as boards set them. */
function raiseDues(draft: Draft, random: Random): void {
  const dues = duesLeaf(draft);
  const base = (flow: 'income' | 'expense'): number =>
    leaves(topGroup(draft, flow)?.children ?? []).reduce((sum, leaf) => sum + (leaf.base ?? 0), 0);
  if (!dues) return;
  const others = base('income') - (dues.base ?? 0);
  const needed = Math.round(((base('expense') - others) * random.float(0.96, 1.04)) / 10_000) * 10_000;
  if (needed > others) dues.base = needed;
}

interface Hand {
  make: (scenario: Scenario, offset?: number) => Column;
  title: (kind: 'plan' | 'report', ...more: string[]) => void;
  draft: Draft;
  random: Random;
}

const shortfall = ({ draft, random }: Hand, of: Column, less: Column): Column =>
  variance(
    draft,
    { of: of.id, less: less.id },
    { label: random.pick(['Variance', 'Over/Under', 'Difference']) },
  );

const endOf = ({ period }: Column): string => printDate(period.to, 'long');

/** A month, the year to date and the year's budget, as most boards see each month. */
function monthReport(hand: Hand): void {
  const { title, draft, random } = hand;
  const last = random.int(2, 11);
  const month = partYear(draft, 'actual', { first: last, length: 1 });
  const [actual, budget] = [
    partYear(draft, 'actual', { length: last }),
    partYear(draft, 'adopted', { length: last }),
  ];
  const name = monthNames[Number(month.period.to.slice(5, 7)) - 1]!;
  const columns: Column[] = [
    { ...month, label: random.pick([name, 'This Month', `Actual ${name}`]) },
    { ...actual, label: 'YTD Actual' },
    { ...budget, label: 'YTD Budget' },
  ];
  draft.columns = columns;
  columns.push(shortfall(hand, columns[1]!, columns[2]!));
  if (random.chance(0.6)) columns.push(annual(draft, 'adopted', { label: 'Annual Budget' }));
  title('report', `For the month ended ${endOf(month)}`);
}

/** The year so far beside the whole year's budget. */
function soFar({ title, draft, random }: Hand): void {
  const actual = partYear(draft, 'actual', { length: random.pick([3, 4, 6, 8, 9, 10]) });
  const label = random.pick([
    'Year to Date',
    'Actual YTD',
    `Through ${printDate(actual.period.to, 'short')}`,
  ]);
  draft.columns = [{ ...actual, label }, annual(draft, 'adopted', { label: 'Annual Budget' })];
  title('report', `As of ${endOf(actual)}`);
}

/** Columns by scenario and years from the draft's own, below a title of a kind. */
const listed =
  (kind: 'plan' | 'report', ...wanted: [Scenario, number][]) =>
  ({ draft, make, title }: Hand): void => {
    title(kind);
    draft.columns = wanted.map(([scenario, offset]) => make(scenario, offset));
  };

function compared(hand: Hand): void {
  listed('report', ['actual', 0], ['adopted', 0])(hand);
  const { draft } = hand;
  const [actual, budget] = draft.columns as [Column, Column];
  draft.columns.push(shortfall(hand, actual, budget));
}

const plans: Record<string, { weight: number; make: (hand: Hand) => void }> = {
  approved: { weight: 3, make: listed('plan', ['adopted', 0]) },
  proposed: { weight: 1.5, make: listed('plan', ['proposed', 0]) },
  pair: { weight: 3, make: listed('plan', ['adopted', -1], ['proposed', 0]) },
  withActual: {
    weight: 2.5,
    make: listed('plan', ['actual', -2], ['adopted', -1], ['actual', -1], ['proposed', 0]),
  },
  withProjection: { weight: 2.5, make: listed('plan', ['adopted', -1], ['projected', -1], ['proposed', 0]) },
  compared: { weight: 3, make: compared },
  twoYears: { weight: 1.2, make: listed('report', ['actual', 0], ['actual', -1]) },
  result: { weight: 1.2, make: listed('report', ['actual', 0]) },
  monthReport: { weight: 2.5, make: monthReport },
  soFar: { weight: 1.8, make: soFar },
};

/** One hand names the columns: all labels have the same style. */
function planColumns(family: Family, draft: Draft, random: Random): void {
  const style = random.int(0, family.columns.adopted.length - 1);
  const make = (scenario: Scenario, offset = 0): Column => {
    const names = family.columns[scenario];
    const label = word(names[style] ?? names[0]!, draft, draft.year + offset);
    return annual(draft, scenario, { offset, label });
  };
  const weights = Object.fromEntries(Object.entries(plans).map(([name, { weight }]) => [name, weight]));
  const name = random.weighted(weights);
  const title = (kind: 'plan' | 'report', ...more: string[]): void => {
    const first = word(random.pick(family.title[kind]), draft, draft.year);
    const isFinal = kind === 'plan' && name === 'approved';
    draft.titles.push(isFinal ? first.replace(/(Proposed|Tentative) /i, '') : first, ...more);
  };
  plans[name]!.make({ make, title, draft, random });
}
