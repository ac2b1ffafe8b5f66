import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import { word } from '../blind/build';
import type { Cents, Column, Draft, FlatRow } from '../statements/model';
import { monthNames, printDate, shortMonth } from '../statements/periods';
import { annual, partYear, totalOf, variance } from '../statements/plans';
import type { Family, PlanName } from './families/family';

interface Hand {
  draft: Draft;
  random: Random;
  /** A whole year in the words of the family. */
  make: (scenario: Scenario, offset?: number) => Column;
  title: (kind: 'plan' | 'report', ...more: string[]) => void;
}

const endOf = ({ period }: Column): string => printDate(period.to, 'long');

/** Income above budget and expenses below it are favorable; other reports print the plain difference. */
function addVariance({ draft, random }: Hand, actual: Column, budget: Column): void {
  const label = random.pick(['Variance', '$ Variance', 'Over/(Under)', 'Difference']);
  const favorable = (cell: (id: string) => Cents, { flow }: FlatRow): number => {
    const more = (cell(actual.id) ?? 0) - (cell(budget.id) ?? 0);
    return flow === 'expense' ? -more : more;
  };
  const isFavorable = label !== 'Over/(Under)' && random.chance(0.5);
  draft.columns.push(
    variance(
      draft,
      { of: actual.id, less: budget.id },
      { label, ...(isFavorable ? { derive: favorable } : {}) },
    ),
  );
}

const listed =
  (kind: 'plan' | 'report', ...wanted: [Scenario, number][]) =>
  ({ draft, make, title }: Hand): void => {
    title(kind);
    draft.columns = wanted.map(([scenario, offset]) => make(scenario, offset));
  };

/** Last year's budget, what was spent so far, where the year will end, and the proposal. */
function worksheet({ draft, random, make, title }: Hand): void {
  title('plan');
  const sofar = partYear(draft, 'actual', { offset: -1, length: random.int(6, 10) });
  const label = random.pick([
    `YTD ${printDate(sofar.period.to)}`,
    `Actual thru ${printDate(sofar.period.to, 'short')}`,
    `Actual through ${endOf(sofar)}`,
  ]);
  draft.columns = [make('adopted', -1), { ...sofar, label }, make('projected', -1), make('proposed')];
}

function yearAgainstBudget(hand: Hand): void {
  listed('report', ['actual', 0], ['adopted', 0])(hand);
  const [actual, budget] = hand.draft.columns as [Column, Column];
  addVariance(hand, actual, budget);
}

function monthReport(hand: Hand): void {
  const { draft, random, title } = hand;
  const last = random.int(2, 11);
  const span = (scenario: Scenario, length: number, label: string): Column => ({
    ...partYear(draft, scenario, { first: last - length + 1, length }),
    label,
  });
  const month = span('actual', 1, 'Current Month Actual');
  month.label = random.pick([month.label, `${monthNames[Number(month.period.to.slice(5, 7)) - 1]} Actual`]);
  const [actual, budget] = [span('actual', last, 'YTD Actual'), span('adopted', last, 'YTD Budget')];
  draft.columns = [month, span('adopted', 1, 'Month Budget'), actual, budget];
  if (random.chance(0.4)) draft.columns.splice(1, 1);
  addVariance(hand, actual, budget);
  if (random.chance(0.7)) draft.columns.push(annual(draft, 'adopted', { label: 'Annual Budget' }));
  draft.look.landscape = draft.columns.length > 5;
  title('report', `For the ${last} Months Ending ${endOf(actual)}`);
}

function quarterReport(hand: Hand): void {
  const { draft, random, title } = hand;
  const first = random.pick([1, 4, 7, 10]);
  const [actual, budget] = (['actual', 'adopted'] as const).map((scenario) => ({
    ...partYear(draft, scenario, { first, length: 3 }),
    label: scenario === 'actual' ? 'Quarter Actual' : 'Quarter Budget',
  })) as [Column, Column];
  draft.columns = [actual, budget];
  addVariance(hand, actual, budget);
  title('report', `For the quarter ended ${endOf(actual)}`);
}

/** Twelve months of a budget and their total. */
function spread({ draft, random, make, title }: Hand): void {
  title('plan');
  const whole = { ...make(random.pick(['adopted', 'proposed'])), label: random.pick(['Total', 'Annual']) };
  const parts = Array.from({ length: 12 }, (_, i): Column => {
    const column = partYear(draft, whole.scenario, { first: i + 1, length: 1 });
    return { ...column, part: true, label: shortMonth(Number(column.period.from.slice(5, 7))) };
  });
  draft.columns = [...parts, totalOf(parts, whole)];
  Object.assign(draft.look, { landscape: true, size: 7, margin: 36, decimals: draft.whole ? 0 : 2 });
}

/** A year, a month of it, and the share of each unit. */
function proForma({ draft, random, make, title }: Hand): void {
  title('plan');
  const whole = make(random.pick(['adopted', 'proposed']));
  const month: Column = {
    ...partYear(draft, whole.scenario, { length: 1 }),
    id: 'month',
    label: random.pick(['Monthly', 'Per Month']),
  };
  const { units } = draft.association;
  const share: Column = {
    ...whole,
    id: 'unit-month',
    label: random.pick(['Per Unit Per Month', 'Unit/Month', '$/Unit/Mo.']),
    measure: 'per-unit',
    derive: (cell) => (cell('month') === null ? null : Math.round(cell('month')! / units)),
  };
  const year: Column = { ...whole, derive: (cell) => (cell('month') === null ? null : cell('month')! * 12) };
  draft.columns = random.chance(0.5) ? [month, year] : [year, month];
  if (random.chance(0.7)) draft.columns.push(share);
  draft.titles.push(`${units} Units`);
  draft.look.decimals = 2;
}

const plans: Record<PlanName, { weight: number; make: (hand: Hand) => void }> = {
  approved: { weight: 2.5, make: listed('plan', ['adopted', 0]) },
  proposed: { weight: 1.2, make: listed('plan', ['proposed', 0]) },
  besideLastYear: { weight: 2.5, make: listed('plan', ['adopted', -1], ['proposed', 0]) },
  worksheet: { weight: 2, make: worksheet },
  actualBudgetProposed: {
    weight: 2,
    make: listed('plan', ['actual', -2], ['adopted', -1], ['projected', -1], ['proposed', 0]),
  },
  yearAgainstBudget: { weight: 2.5, make: yearAgainstBudget },
  monthReport: { weight: 2.5, make: monthReport },
  quarterReport: { weight: 0.8, make: quarterReport },
  twoYears: { weight: 1, make: listed('report', ['actual', 0], ['actual', -1]) },
  result: { weight: 0.8, make: listed('report', ['actual', 0]) },
  spread: { weight: 0.6, make: spread },
  proForma: { weight: 0.6, make: proForma },
};

/** Columns and title of an ordinary document. */
export function planColumns(family: Family, draft: Draft, random: Random): void {
  const style = random.int(0, family.columns.adopted.length - 1);
  const make = (scenario: Scenario, offset = 0): Column => {
    const names = family.columns[scenario];
    const label = word(names[style] ?? names[0]!, draft, draft.year + offset);
    return annual(draft, scenario, { offset, label });
  };
  const weights = Object.fromEntries(
    Object.entries(plans).map(([name, { weight }]) => [name, family.plans?.[name as PlanName] ?? weight]),
  );
  const name = random.weighted(weights) as PlanName;
  const title = (kind: 'plan' | 'report', ...more: string[]): void => {
    const first = word(random.pick(family.title[kind]), draft, draft.year);
    draft.titles.push(name === 'approved' ? approvedTitle(first) : first, ...more);
  };
  plans[name].make({ draft, random, make, title });
  retitle(draft);
}

const approvedTitle = (title: string): string =>
  title.replace(/(Proposed|Preliminary|Draft) |Estimated (?=Operating)| for Ratification/gi, '');

/** A title that says 'approved' or 'proposed' agrees with a budget on the page. */
export function retitle(draft: Draft): void {
  const scenarios = draft.columns
    .filter(({ measure }) => measure === 'amount')
    .map(({ scenario }) => scenario);
  draft.titles = draft.titles.map((title, i) => {
    if (i === 0) return title;
    if (!scenarios.includes('proposed')) return approvedTitle(title).replace('Budget Proposed', 'Budget');
    return title.replace('Approved Budget', 'Proposed Budget').replace('Budget Approved', 'Budget Proposed');
  });
}
