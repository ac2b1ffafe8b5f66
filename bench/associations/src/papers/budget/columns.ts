import { shortMonths } from '../../core/dates';
import { sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthColumn } from '../../truth';
import { type Series } from './series';

type Role = TruthColumn['role'];

/** A column of figures: what its header says and how a line's figure comes about. */
export interface ColumnPlan {
  id: string;
  /** Rows of the header, top first; as many as the widest column has. */
  header: string[];
  role: Role;
  also?: Role[];
  year?: number;
  unit: 'money' | 'percent';
  value: (series: Series) => number | undefined;
  /** Where a total is printed in it. */
  summed: boolean;
}

export interface ColumnSet {
  name: string;
  columns: ColumnPlan[];
  /** Figures must be whole dollars, for want of room. */
  whole: boolean;
  wide: boolean;
  kind: 'budget' | 'actuals';
}

/** One hand writes all the headers of a document. */
interface Hand {
  random: Random;
  order: 'year-first' | 'year-last' | 'fiscal' | 'two-rows';
  words: Record<'budget' | 'actual' | 'projected' | 'proposed', string>;
}

export function makeHand(random: Random): Hand {
  return {
    random,
    order: random.weighted({ 'year-first': 4, 'year-last': 2, fiscal: 2, 'two-rows': 3 }),
    words: {
      budget: random.pick(['Budget', 'Budget', 'Approved Budget', 'Adopted Budget', 'Annual Budget']),
      actual: random.pick(['Actual', 'Actual', 'Actuals', 'Year End Actual', 'Audited']),
      projected: random.pick(['Projected', 'Estimated', 'Projection', 'Est. Year End', 'Forecast']),
      proposed: random.pick(['Proposed', 'Proposed Budget', 'PROPOSED', 'Draft Budget']),
    },
  };
}

function header(hand: Hand, word: string, year: number): string[] {
  switch (hand.order) {
    case 'year-first':
      return [`${year} ${word}`];
    case 'year-last':
      return [`${word} ${year}`];
    case 'fiscal':
      return [`FY${String(year).slice(2)} ${word}`];
    case 'two-rows':
      return [String(year), word];
  }
}

function yearly(hand: Hand, role: 'budget' | 'actual' | 'projected' | 'proposed', year: number): ColumnPlan {
  const also: Partial<Record<Role, Role[]>> = { proposed: ['budget'], budget: ['proposed'] };
  return {
    id: `${role}-${year}`,
    header: header(hand, hand.words[role], year),
    role,
    ...(also[role] ? { also: also[role] } : {}),
    year,
    unit: 'money',
    value: (series) => series[role](year),
    summed: true,
  };
}

function toDateColumn(hand: Hand, year: number, months: number): ColumnPlan {
  const last = shortMonths[months - 1] ?? 'Sep';
  const day = `${months}/${months === 2 ? 28 : [4, 6, 9, 11].includes(months) ? 30 : 31}/${String(year).slice(2)}`;
  const label = hand.random.pick([
    `Jan-${last} ${year} Actual`,
    `YTD ${day}`,
    `${year} YTD Actual`,
    `Actual thru ${last} ${year}`,
    `Year to Date ${day}`,
  ]);
  return {
    id: `ytd-${year}`,
    header:
      hand.order === 'two-rows'
        ? [String(year), hand.random.pick([`Jan-${last}`, 'YTD Actual', `${months} Mo. YTD`])]
        : [label],
    role: 'ytd',
    year,
    unit: 'money',
    value: (series) => series.ytd(year, months),
    summed: true,
  };
}

function change(hand: Hand, from: ColumnPlan, to: ColumnPlan): ColumnPlan {
  const word = hand.random.pick(['$ Change', 'Change ($)', 'Variance', 'Inc/(Dec)', 'Difference', '$ Var']);
  return {
    id: `change-${to.id}`,
    header: hand.order === 'two-rows' ? ['', word] : [word],
    role: 'variance',
    unit: 'money',
    value: (series) => difference(from.value(series), to.value(series)),
    summed: true,
  };
}

function percentChange(hand: Hand, from: ColumnPlan, to: ColumnPlan): ColumnPlan {
  const word = hand.random.pick(['% Change', 'Change (%)', '%', '% Var', 'Pct. Change']);
  return {
    id: `percent-${to.id}`,
    header: hand.order === 'two-rows' ? ['', word] : [word],
    role: 'percent',
    unit: 'percent',
    value: (series) => {
      const [before, after] = [from.value(series), to.value(series)];
      if (before === undefined || after === undefined || before === 0) return undefined;
      return Math.round(((after - before) / Math.abs(before)) * 10000) / 100;
    },
    summed: false,
  };
}

const difference = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : to - from;

/** Several years side by side, in either order, with or without a change. */
export function yearsSet(hand: Hand, year: number): ColumnSet {
  const { random } = hand;
  const now = yearly(hand, 'proposed', year);
  const before = [
    yearly(hand, 'actual', year - 3),
    yearly(hand, 'actual', year - 2),
    yearly(hand, 'budget', year - 1),
    yearly(hand, 'projected', year - 1),
  ].slice(random.int(0, 2));
  const past = random.chance(0.6) ? before : before.filter((one) => one.role !== 'projected');
  const base = past[past.length - 1] ?? now;
  const columns = random.chance(0.25) ? [now, ...[...past].reverse()] : [...past, now];
  if (random.chance(0.45)) columns.push(change(hand, base, now));
  if (random.chance(0.35)) columns.push(percentChange(hand, base, now));
  return {
    name: 'years',
    columns,
    whole: columns.length > 5 || random.chance(0.4),
    wide: columns.length > 5,
    kind: 'budget',
  };
}

/** The coming year with the running one's months to date. */
export function toDateSet(hand: Hand, year: number): ColumnSet {
  const { random } = hand;
  const months = random.int(6, 10);
  const approved = yearly(hand, 'budget', year - 1);
  const soFar = toDateColumn(hand, year - 1, months);
  const projected = yearly(hand, 'projected', year - 1);
  const proposed = yearly(hand, 'proposed', year);
  const columns = random.pick([
    [approved, soFar, projected, proposed],
    [soFar, projected, approved, proposed],
    [proposed, projected, soFar, approved],
    [approved, soFar, proposed],
  ]);
  if (random.chance(0.4)) columns.push(change(hand, approved, proposed));
  if (random.chance(0.3)) columns.push(percentChange(hand, approved, proposed));
  return { name: 'to-date', columns, whole: random.chance(0.5), wide: columns.length > 4, kind: 'budget' };
}

/** One year, perhaps with its month and each unit's part. */
export function singleSet(hand: Hand, year: number): ColumnSet {
  const { random } = hand;
  const annual = { ...yearly(hand, 'budget', year) };
  const columns: ColumnPlan[] = [annual];
  const pad = (word: string): string[] => (hand.order === 'two-rows' ? ['', word] : [word]);
  if (random.chance(0.4))
    columns.unshift({
      id: 'monthly',
      header: pad(random.pick(['Monthly', 'Per Month', 'Monthly Budget'])),
      role: 'month',
      also: ['other', 'budget'],
      unit: 'money',
      value: (series) => Math.round((annual.value(series) ?? 0) / 12),
      summed: false,
    });
  if (random.chance(0.3))
    columns.push({
      id: 'per-unit',
      header: pad(random.pick(['Per Unit', 'Per Unit/Mo.', 'Unit/Month', 'Per Home'])),
      role: 'other',
      also: ['month'],
      unit: 'money',
      value: (series) => Math.round((annual.value(series) ?? 0) / 12 / series.units),
      summed: false,
    });
  return { name: 'single', columns, whole: false, wide: false, kind: 'budget' };
}

/** A column a month and the year, which is their sum. */
export function monthlySet(hand: Hand, year: number): ColumnSet {
  const start = hand.random.chance(0.8) ? 0 : hand.random.pick([3, 6, 9]);
  const upper = hand.random.chance(0.4);
  const months = Array.from({ length: 12 }, (_, at): ColumnPlan => {
    const name = shortMonths[(start + at) % 12] ?? '';
    const label = hand.random.fork('month').chance(0.3) ? `${name}-${String(year).slice(2)}` : name;
    return {
      id: `month-${at + 1}`,
      header: [upper ? label.toUpperCase() : label],
      role: 'month',
      unit: 'money',
      value: (series) => series.months(year)[at],
      summed: true,
    };
  });
  const annual: ColumnPlan = {
    id: 'annual',
    header: [hand.random.pick(['Annual', 'Total', 'Year Total', `${year} Budget`, 'Annual Total'])],
    role: 'budget',
    also: ['proposed', 'other'],
    year,
    unit: 'money',
    value: (series) => series.months(year).reduce((sum, month) => sum + month, 0),
    summed: true,
  };
  const columns = hand.random.chance(0.85) ? [...months, annual] : [annual, ...months];
  return { name: 'monthly', columns, whole: true, wide: true, kind: 'budget' };
}

export function quarterSet(hand: Hand, year: number): ColumnSet {
  const names = hand.random.pick([
    ['Q1', 'Q2', 'Q3', 'Q4'],
    ['1st Qtr', '2nd Qtr', '3rd Qtr', '4th Qtr'],
  ]);
  const quarters = names.map((name, at): ColumnPlan => ({
    id: `quarter-${at + 1}`,
    header: [name],
    role: 'quarter',
    unit: 'money',
    value: (series) =>
      series
        .months(year)
        .slice(at * 3, at * 3 + 3)
        .reduce((sum, month) => sum + month, 0),
    summed: true,
  }));
  const annual = monthlySet(hand, year).columns.find((column) => column.id === 'annual');
  return {
    name: 'quarters',
    columns: annual ? [...quarters, annual] : quarters,
    whole: true,
    wide: false,
    kind: 'budget',
  };
}

/** What accounting software prints: this month and the year to date against the budget. */
export function statementSet(hand: Hand, year: number): ColumnSet {
  const { random } = hand;
  const months = random.int(3, 12);
  const [now, toDate] = random.pick<[string, string]>([
    ['Current Period', 'Year To Date'],
    [`Month of ${shortMonths[months - 1]}`, 'Year-to-Date'],
    ['Current', 'YTD'],
  ]);
  const column = (
    place: [id: string, over: string, under: string],
    value: ColumnPlan['value'],
    roles: [Role, ...Role[]],
  ): ColumnPlan => ({
    id: place[0],
    header: [place[1], place[2]],
    role: roles[0],
    year,
    unit: 'money',
    value,
    summed: true,
    ...(roles.length > 1 ? { also: roles.slice(1) } : {}),
  });
  const actual = (series: Series): number => series.actualMonths(year)[months - 1] ?? 0;
  const actualToDate = (series: Series): number => series.ytd(year, months);
  const planned = (series: Series): number => series.months(year)[months - 1] ?? 0;
  const plannedToDate = (series: Series): number =>
    series
      .months(year)
      .slice(0, months)
      .reduce((sum, one) => sum + one, 0);
  const columns = [
    column(['month-actual', now, 'Actual'], actual, ['month', 'actual', 'other']),
    column(['month-budget', now, 'Budget'], planned, ['month', 'budget', 'other']),
    column(['month-variance', now, 'Variance'], (series) => actual(series) - planned(series), ['variance']),
    column(['ytd-actual', toDate, 'Actual'], actualToDate, ['ytd']),
    column(['ytd-budget', toDate, 'Budget'], plannedToDate, ['ytd', 'budget', 'other']),
    column(['ytd-variance', toDate, 'Variance'], (series) => actualToDate(series) - plannedToDate(series), [
      'variance',
    ]),
    column(['annual', 'Annual', 'Budget'], (series) => sumCents(series.months(year)), ['budget']),
  ];
  return { name: 'statement', columns, whole: false, wide: true, kind: 'actuals' };
}

/** A full year's results beside the year's budget. */
export function yearEndSet(hand: Hand, year: number): ColumnSet {
  const actual = yearly(hand, 'actual', year);
  const budget = { ...yearly(hand, 'budget', year) };
  delete budget.also;
  const columns = hand.random.chance(0.6) ? [actual, budget, change(hand, budget, actual)] : [budget, actual];
  return { name: 'year-end', columns, whole: false, wide: false, kind: 'actuals' };
}
