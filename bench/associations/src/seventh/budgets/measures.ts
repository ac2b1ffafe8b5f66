import { type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthColumn } from '../../truth';
import { type Book, type Entry, type Group, type Time } from './book';
import { minus, plus, type Measure, type Tally } from './tally';

type More = Partial<Omit<Measure, 'id' | 'label'>>;

/** A column of one time's figures. */
export const at = (
  time: Time,
  [label, role]: readonly [string, TruthColumn['role']],
  more: More & { id?: string } = {},
): Measure => ({ label, role, value: (entry) => entry.figures[time], ...more, id: more.id ?? time });

/** A column reckoned from a line's other figures: its id, label and role. */
export const reckoned = (
  [id, label, role]: readonly [string, string, TruthColumn['role']],
  more: More & { value: Measure['value'] },
): Measure => ({ id, label, role, ...more });

export const whole: MoneyStyle = {
  dollar: false,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
};
export const exact: MoneyStyle = { ...whole, decimals: 2 };

/** Whole dollars or cents as the office at hand prints them; the book has to have been made alike. */
export const pickMoney = (random: Random, more: Partial<MoneyStyle> = {}): MoneyStyle => ({
  ...whole,
  dollar: random.chance(0.4),
  negative: random.pick(['parentheses', 'minus', 'parentheses']),
  zero: random.pick(['figure', 'dash']),
  ...more,
});

export interface Wording {
  groupTotal: (title: string) => string;
  income: string;
  expenses: string;
  all?: string;
  net?: string;
}

/** Each group with its heading, lines and total, the income's before all; then the sums of all and what is left. */
export function inGroups(
  tally: Tally,
  book: Book,
  words: Wording & { off?: { id: string; by: number }; gaps?: boolean; codes?: boolean },
): void {
  const [income, ...out] = book.groups as [Group, ...Group[]];
  tally.heading(income.title, words.codes ? { code: income.code } : {});
  income.entries.forEach((entry) => tally.line(entry));
  tally.total(words.income, plus(income.entries));
  if (words.gaps) tally.gap();
  const spent: Entry[] = [];
  for (const group of out) {
    if (group.type === 'reserve' && words.all)
      tally.total(
        words.expenses,
        plus(spent),
        words.off ? { role: 'total', off: words.off } : { role: 'total' },
      );
    tally.heading(group.title, words.codes ? { code: group.code } : {});
    group.entries.forEach((entry) => tally.line(entry));
    if (group.entries.length > 1 || group.type !== 'reserve')
      tally.total(words.groupTotal(group.title), plus(group.entries));
    if (words.gaps) tally.gap();
    spent.push(...group.entries);
  }
  tally.total(words.all ?? words.expenses, plus(spent), {
    role: 'total',
    ...(words.off && !words.all ? { off: words.off } : {}),
  });
  if (words.net) tally.total(words.net, [...plus(income.entries), ...minus(spent)], { role: 'total' });
}
