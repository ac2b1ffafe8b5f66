import { ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type Site } from '../site';
import { catalog, titles, type Entry, type GroupKey, type Spread } from './accounts';

/** An account with its years, in cents. `proposed` is of the site's year, `budget` and what follows of the year before. */
export interface Account {
  group: GroupKey;
  type: 'income' | 'expense' | 'reserve';
  name: string;
  code: string;
  spread: Spread;
  /** Two years before and three. */
  actual2: number;
  actual3: number;
  budget: number;
  /** Of the year before, to the end of its month `Book.through`. */
  ytd: number;
  projected: number;
  proposed: number;
}

export interface Group {
  key: GroupKey;
  title: string;
  type: Account['type'];
  accounts: Account[];
}

export interface Book {
  groups: Group[];
  income: Account[];
  out: Account[];
  /** Months of the year before whose books are closed. */
  through: number;
}

interface Wish {
  /** Actual figures are in whole dollars. */
  whole?: boolean;
  codes?: 'four' | 'five' | 'dashed' | 'fund' | 'three';
  /** Lines a group may have at the most. */
  most?: number;
  /** Several reserves instead of one contribution. */
  pooled?: boolean;
  leaveOut?: readonly GroupKey[];
}

const types = (key: GroupKey): Account['type'] =>
  key === 'income' ? 'income' : key === 'reserve' ? 'reserve' : 'expense';

/** The accounts of an association with their years; what comes in pays in every budget for what goes out. */
export function makeBook(site: Site, random: Random, wish: Wish = {}): Book {
  const through = random.int(6, 10);
  const some: GroupKey[] = ['leisure', 'people', 'safety'].filter(() => random.chance(0.5)) as GroupKey[];
  const middle = random.shuffle<GroupKey>(['office', 'insured', 'power', 'grounds', 'building', ...some]);
  const keys = (['income', ...middle, 'reserve'] as const).filter((key) => !wish.leaveOut?.includes(key));
  const growth = random.float(0.97, 1.13);
  const scheme = wish.codes ?? 'four';
  const groups = keys.map((key, at): Group => {
    const chosen = choose(key, { site, random, wish });
    const start = key === 'income' ? 4 : key === 'reserve' ? 9 : 5 + (at % 4);
    const accounts = chosen.map(([names, from, to, spread = 'even'], line) => {
      const name = random.pick(names.split('|'));
      const code = codeOf(scheme, { start, group: at, line, random });
      const year = yearsOf(random.float(from, to) * site.homes, { random, growth, wish, through, spread });
      return { group: key, type: types(key), name, code, spread, ...year };
    });
    return { key, title: random.pick(titles[key]), type: types(key), accounts };
  });
  const all = groups.flatMap((group) => group.accounts);
  const [income, out] = [
    all.filter((one) => one.type === 'income'),
    all.filter((one) => one.type !== 'income'),
  ];
  if (income.length > 0) balance(income, out, { random, through, whole: wish.whole ?? false });
  return { groups, income, out, through };
}

function choose(key: GroupKey, by: { site: Site; random: Random; wish: Wish }): Entry[] {
  const { site, random, wish } = by;
  if (key === 'reserve' && wish.pooled)
    return catalog.reserve.filter((_, at) => at > 0 && random.chance(0.8));
  const all = catalog[key].filter(
    ([, , , , odds = 1, condo]) => random.chance(odds) && (!condo || site.condo),
  );
  return all.length > 0 ? all.slice(0, wish.most ?? 20) : [catalog[key][0]!];
}

function codeOf(
  scheme: NonNullable<Wish['codes']>,
  at: { start: number; group: number; line: number; random: Random },
): string {
  const step = at.group * 100 + (at.line + 1) * 5;
  if (scheme === 'three') return String(at.group * 100 + 101 + at.line);
  if (scheme === 'five') return String(at.start * 10_000 + step * 10);
  if (scheme === 'dashed') return `${at.start}${at.group}-${String((at.line + 1) * 10).padStart(4, '0')}`;
  if (scheme === 'fund') return `01-${at.start * 1000 + step}-00`;
  return String(at.start * 1000 + step);
}

const dollarsOf = (cents: number, step = 1): number => Math.round(cents / 100 / step) * 100 * step;

function yearsOf(
  dollars: number,
  by: { random: Random; growth: number; wish: Wish; through: number; spread: Spread },
): Pick<Account, 'actual2' | 'actual3' | 'budget' | 'ytd' | 'projected' | 'proposed'> {
  const { random, growth, wish, through } = by;
  const step = dollars < 400 ? random.pick([1, 5, 10, 25]) : random.pick([1, 10, 12, 50, 100, 100]);
  const budget = Math.max(dollarsOf(dollars * 100, step), 100 * step);
  const spent = (cents: number): number => (wish.whole ? dollarsOf(cents) : Math.round(cents));
  const near = (cents: number, by_: number): number => spent(cents * random.float(1 - by_, 1 + by_));
  const ytd = near((budget * through) / 12, 0.18);
  const projected = spent(ytd + (budget * (12 - through)) / 12);
  const proposed = random.chance(0.25) ? budget : dollarsOf(budget * growth * random.float(0.96, 1.05), step);
  return {
    budget,
    ytd,
    projected,
    proposed: Math.max(proposed, 100),
    actual2: near(budget * 0.95, 0.12),
    actual3: near(budget * 0.9, 0.12),
  };
}

/** The first line of income is what owners pay: budgets come out even, what was paid in did so nearly. */
function balance(
  income: Account[],
  out: readonly Account[],
  by: { random: Random; through: number; whole: boolean },
): void {
  const dues = income[0]!;
  const rest = income.slice(1);
  const gap = (field: 'budget' | 'proposed'): number =>
    sumCents(out.map((one) => one[field])) - sumCents(rest.map((one) => one[field]));
  Object.assign(dues, { budget: gap('budget'), proposed: gap('proposed') });
  const whole = (cents: number): number => (by.whole ? dollarsOf(cents) : Math.round(cents));
  dues.ytd = whole((dues.budget * by.through * by.random.float(0.985, 1.004)) / 12);
  dues.projected = whole(dues.ytd + (dues.budget * (12 - by.through)) / 12);
  dues.actual2 = whole(dues.budget * 0.955);
  dues.actual3 = whole(dues.budget * 0.91);
}

const weights: Record<Spread, readonly number[]> = {
  even: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  warm: [0, 0, 1, 3, 4, 4, 4, 4, 3, 2, 1, 0],
  cold: [5, 5, 4, 1, 0, 0, 0, 0, 0, 1, 3, 5],
  quarterly: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
  once: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  uneven: [2, 1, 3, 1, 2, 4, 1, 2, 1, 3, 2, 1],
};

/** A year's amount in twelve months from the month `first`, to the dollar where `whole`; the last month with a part takes what is left. */
export function monthsOf(account: Account, cents: number, by: { first?: number; whole: boolean }): number[] {
  const wave = Array.from(
    { length: 12 },
    (_, at) => weights[account.spread][((by.first ?? 1) - 1 + at) % 12]!,
  );
  const total = sumCents(wave);
  const unit = by.whole ? 100 : 1;
  const parts = wave.map((one) => Math.floor(ratio(cents, one, total) / unit) * unit);
  const last = wave.reduce((found, one, at) => (one > 0 ? at : found), 0);
  parts[last] = parts[last]! + cents - sumCents(parts);
  return parts;
}
