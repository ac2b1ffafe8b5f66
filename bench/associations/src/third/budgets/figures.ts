import { ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { type Account, type Ledger } from '../accounts';
import { type Home } from '../home';

/** What a column can hold of an account; q1-q4 and m1-m12 add to the proposed year. */
export type Kind = string;
export type Figures = Record<Kind, number | null>;

const round = (cents: number, unit: number): number => Math.round(cents / unit) * unit;
const seasonal: readonly (readonly [RegExp, readonly number[]])[] = [
  [/snow|\bice\b|de-icing/i, [4, 4, 2, 0, 0, 0, 0, 0, 0, 0, 1, 3]],
  [/pool|swim|chemical/i, [0, 0, 0, 1, 3, 4, 4, 4, 2, 0, 0, 0]],
  [/mulch|color/i, [0, 0, 2, 3, 1, 0, 0, 0, 1, 2, 0, 0]],
  [/audit|CPA|filing|report|permit|license/i, [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
];

/** Figures of every account for every kind of column. `whole` prints no cents; `months` are those of the year to date. */
export function makeFigures(
  ledger: Ledger,
  how: { home: Home; random: Random; whole: boolean; months: number },
): Map<Account, Figures> {
  const { home, random } = how;
  const all = [ledger.income, ...ledger.expenses, ledger.reserve].flatMap((section) => section.accounts);
  const map = new Map<Account, Figures>();
  for (const account of all) map.set(account, raw(account, how));
  const [dues] = ledger.income.accounts;
  const own = map.get(dues!)!;
  own['budget'] = dues!.base;
  const need = all.reduce((sum, one) => sum + (one === dues ? 0 : (one.type === 'income' ? -1 : 1) * (map.get(one)!['proposed'] ?? 0)), 0);
  own['proposed'] = Math.max(1, Math.ceil(need / (home.units * 12) / 100)) * 100 * home.units * 12;
  own['ytd'] = round(ratio(own['budget']!, how.months, 12), 100);
  own['priorBudget'] = round(own['budget']! * 0.96, 100 * 12);
  own['prior'] = round(own['budget']! * 0.96, 100 * 12);
  own['prior2'] = round(own['budget']! * 0.92, 100 * 12);
  own['projected'] = own['budget']!;
  for (const [account, figures] of map) derive(account, figures, { units: home.units, fresh: random });
  return map;
} // prettier-ignore

function raw(account: Account, how: { random: Random; whole: boolean; months: number }): Figures {
  const { random, months } = how;
  const unit = how.whole ? 100 : 1;
  const budget = account.base;
  const planned = account.type === 'reserve' || random.chance(0.15);
  const prior = planned ? round(budget * 0.95, 1000) : round(budget * random.float(0.78, 1.07), unit);
  const ytd = planned ? round((budget * months) / 12, unit) : round((budget * months * random.float(0.74, 1.18)) / 12, unit);
  const figures: Figures = {
    prior2: planned ? round(budget * 0.9, 1000) : round(prior * random.float(0.86, 1.05), unit),
    prior,
    priorBudget: round(budget * 0.96, 1000),
    budget,
    ytd,
    projected: planned ? budget : round((ytd * 12) / months, how.whole ? 100 : random.pick([1, 100])),
    proposed: round(budget * random.float(0.97, 1.1), random.pick([1000, 5000, 10000])),
  };
  const fate = random.weighted({ kept: 92, fresh: 4, dropped: 4 });
  // No association does without its manager, its power or its policy.
  if (account.type === 'expense' && /manag|master|package|insurance|tax|electric|power|water/i.test(account.name)) return figures;
  if (fate === 'fresh') Object.assign(figures, { prior2: null, prior: null, priorBudget: null, budget: null, ytd: null, projected: null });
  if (fate === 'dropped') Object.assign(figures, { proposed: 0, projected: figures['ytd'] });
  return figures;
} // prettier-ignore

function derive(account: Account, figures: Figures, how: { units: number; fresh: Random }): void {
  const proposed = figures['proposed']!;
  const budget = figures['budget'] ?? null;
  figures['change'] = proposed - (budget ?? 0);
  figures['percent'] = budget ? ratio(figures['change']!, 1000, budget) * 10 : null;
  const [did, meant] = [figures['prior'] ?? null, figures['priorBudget'] ?? null];
  figures['gap'] = did === null && meant === null ? null : (did ?? 0) - (meant ?? 0);
  figures['perUnit'] = ratio(proposed, 1, how.units);
  figures['monthly'] = ratio(proposed, 1, 12);
  figures['unitMonth'] = ratio(proposed, 1, 12 * how.units);
  const weights = seasonal.find(([name]) => name.test(account.name))?.[1] ?? Array<number>(12).fill(1);
  const whole = weights.reduce((sum, one) => sum + one, 0);
  let left = proposed;
  const last = weights.reduce((found, weight, at) => (weight ? at : found), 0);
  weights.forEach((weight, at) => {
    const part = at === last ? left : Math.floor((proposed * weight) / whole / 100) * 100;
    figures[`m${at + 1}`] = at > last ? 0 : part;
    left -= at > last ? 0 : part;
  });
  [1, 2, 3, 4].forEach((q) => {
    figures[`q${q}`] = [1, 2, 3].reduce((sum, m) => sum + (figures[`m${(q - 1) * 3 + m}`] ?? 0), 0);
  });
}
