import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import type { Cents, Column, Draft } from './model';
import { months, printDate, yearLabel, yearOf } from './periods';

const words: Record<Scenario, string[]> = {
  adopted: ['Budget', 'Approved Budget', 'Adopted Budget', 'Approved'],
  proposed: ['Proposed Budget', 'Proposed', 'Draft Budget'],
  actual: ['Actual', 'Actuals'],
  projected: ['Projected', 'Estimated', 'Projected Year End'],
};

/** A whole fiscal year, `offset` years from the draft's own. */
export function annual(
  draft: Draft,
  scenario: Scenario,
  more: Partial<Column> & { offset?: number } = {},
): Column {
  const { offset = 0, ...rest } = more;
  const year = draft.year + offset;
  return {
    id: `${scenario}-${year}`,
    label: `${yearLabel(year, draft.startMonth)} ${words[scenario][0]}`,
    scenario,
    period: yearOf(year, draft.startMonth),
    measure: 'amount',
    ...rest,
  };
}

/** Part of a fiscal year, by its months. */
export function partYear(
  draft: Draft,
  scenario: Scenario,
  span: { offset?: number; first?: number; length: number },
): Column {
  const { offset = 0, first = 1, length } = span;
  const period = months({ year: draft.year + offset, startMonth: draft.startMonth }, first, length);
  return {
    id: `${scenario}-${draft.year + offset}-${first}-${length}`,
    label: `Actual ${printDate(period.from)} - ${printDate(period.to)}`,
    scenario,
    period,
    measure: 'amount',
  };
}

export const minus = (a: Cents, b: Cents): Cents => (a === null && b === null ? null : (a ?? 0) - (b ?? 0));

/** Budget less actual, or the other way round. */
export function variance(
  draft: Draft,
  pair: { of: string; less: string },
  more: Partial<Column> = {},
): Column {
  const column = draft.columns.find(({ id }) => id === pair.of) ?? draft.columns[0]!;
  return {
    id: `variance-${pair.of}-${pair.less}`,
    label: 'Variance',
    scenario: column.scenario,
    period: column.period,
    measure: 'variance',
    derive: (cell) => minus(cell(pair.of), cell(pair.less)),
    ...more,
  };
}

/** A title that fits columns which a phenomenon has replaced. */
export function entitle(draft: Draft, what: Scenario | 'statement'): void {
  const names = {
    adopted: 'Approved Budget',
    proposed: 'Proposed Budget',
    actual: 'Actual Income and Expenses',
    projected: 'Projection',
    statement: 'Income Statement',
  };
  draft.titles = [
    draft.association.name,
    what === 'statement' ? names[what] : `${yearLabel(draft.year, draft.startMonth)} ${names[what]}`,
  ];
}

const titleFor = (draft: Draft, random: Random, what: string): string => {
  const year = yearLabel(draft.year, draft.startMonth);
  return random.pick([`${year} ${what}`, `${what} ${year}`, `${what} for Fiscal Year ${year}`]);
};

/** Words around the year: '2025 Budget', 'Budget 2025', 'FY25 Budget'. */
function restyle(draft: Draft, random: Random): void {
  const style = random.weighted({ before: 5, after: 2, fiscal: 1, ended: draft.startMonth === 1 ? 0.5 : 2 });
  for (const column of draft.columns) {
    if (column.derive || column.period.kind !== 'year') continue;
    const year = Number(column.period.to.slice(0, 4));
    const name = random.pick(words[column.scenario]);
    const plain = yearLabel(year, draft.startMonth);
    if (style === 'before') column.label = `${plain} ${name}`;
    else if (style === 'after') column.label = `${name} ${plain}`;
    else if (style === 'fiscal') column.label = `FY${String(year).slice(2)} ${name}`;
    else column.label = `${name} YE ${printDate(column.period.to)}`;
  }
}

type Plan = (draft: Draft, random: Random) => void;

/** Columns that most budgets have; phenomena add the rarer ones. */
const plans: Record<string, { weight: number; make: Plan }> = {
  single: {
    weight: 3,
    make: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      draft.columns = [annual(draft, scenario)];
      draft.titles.push(
        titleFor(draft, random, scenario === 'adopted' ? 'Approved Budget' : 'Proposed Budget'),
      );
    },
  },
  pair: {
    weight: 3,
    make: (draft, random) => {
      draft.columns = [annual(draft, 'adopted', { offset: -1 }), annual(draft, 'proposed')];
      draft.titles.push(titleFor(draft, random, 'Proposed Budget'));
    },
  },
  three: {
    weight: 4,
    make: (draft, random) => {
      draft.columns = [
        annual(draft, 'adopted', { offset: -1 }),
        annual(draft, 'actual', { offset: -1 }),
        annual(draft, 'proposed'),
      ];
      draft.titles.push(titleFor(draft, random, 'Budget'));
    },
  },
  projected: {
    weight: 2,
    make: (draft, random) => {
      const ytd = partYear(draft, 'actual', { offset: -1, length: random.int(7, 10) });
      ytd.label = random.pick([
        `YTD ${printDate(ytd.period.to)}`,
        `Actual thru ${printDate(ytd.period.to)}`,
        ytd.label,
      ]);
      draft.columns = [
        annual(draft, 'adopted', { offset: -1 }),
        ytd,
        annual(draft, 'projected', { offset: -1 }),
        annual(draft, 'proposed'),
      ];
      draft.titles.push(titleFor(draft, random, 'Budget Worksheet'));
    },
  },
  compared: {
    weight: 3,
    make: (draft, random) => {
      draft.columns = [annual(draft, 'actual'), annual(draft, 'adopted')];
      draft.columns.push(variance(draft, { of: draft.columns[0]!.id, less: draft.columns[1]!.id }));
      draft.titles.push(titleFor(draft, random, 'Budget to Actual'));
    },
  },
  history: {
    weight: 2,
    make: (draft, random) => {
      const years = random.int(2, 4);
      draft.columns = Array.from({ length: years }, (_, i) => annual(draft, 'actual', { offset: i - years }));
      draft.columns.push(annual(draft, 'proposed'));
      draft.titles.push(titleFor(draft, random, 'Budget and History'));
    },
  },
};

export function planColumns(draft: Draft, random: Random): void {
  const weights = Object.fromEntries(Object.entries(plans).map(([name, { weight }]) => [name, weight]));
  plans[random.weighted(weights)]!.make(draft, random);
  restyle(draft, random);
}

/** A column that is the sum of others. */
export const totalOf = (parts: readonly Column[], column: Column): Column => ({
  ...column,
  derive: (cell) => {
    const cells = parts.map(({ id }) => cell(id));
    return cells.every((cents) => cents === null)
      ? null
      : cells.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  },
});

/** A fiscal year that is not a calendar year is stated somewhere, or nobody could know the dates of a column. */
export function stateFiscalYear(draft: Draft): void {
  if (draft.startMonth === 1) return;
  const { from, to } = yearOf(draft.year, draft.startMonth);
  const words = [...draft.titles, ...draft.columns.map(({ label }) => label)].join(' ');
  const styles = ['slash', 'padded', 'short', 'long'] as const;
  if (styles.some((style) => words.includes(printDate(to, style)))) return;
  const isLong = draft.association.units % 2 === 0;
  draft.titles.push(
    isLong
      ? `Fiscal year ending ${printDate(to, 'long')}`
      : `Fiscal year ${printDate(from)} - ${printDate(to)}`,
  );
}
