import fc from 'fast-check';
import { compareBudgets, type ComparableLine } from './comparison';

const line = (lineKey: string, proposedCents: number, type: 'income' | 'expense' = 'expense') => ({
  lineKey,
  type,
  proposedCents,
});

it('tells added, removed, changed and same lines, in the order of the later state', () => {
  const result = compareBudgets(
    [line('fees', 500, 'income'), line('gas', 100), line('pool', 70), line('water', 30)],
    [line('fees', 500, 'income'), line('water', 45), line('roof', 20)],
  );
  expect(
    result.lines.map((one) => [one.to?.lineKey ?? one.from?.lineKey, one.change, one.differenceCents]),
  ).toEqual([
    ['fees', 'same', 0],
    ['gas', 'removed', -100],
    ['pool', 'removed', -70],
    ['water', 'changed', 15],
    ['roof', 'added', 20],
  ]);
  expect(result.expenses).toEqual({ fromCents: 200, toCents: 65, differenceCents: -135 });
  expect(result.net).toEqual({ fromCents: 300, toCents: 435, differenceCents: 135 });
});

const state = fc.uniqueArray(
  fc.record({
    lineKey: fc.string({ minLength: 1, maxLength: 3 }),
    type: fc.constant<'income' | 'expense'>('expense'),
    proposedCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
  { selector: (one: ComparableLine) => one.lineKey, maxLength: 30 },
);

it('has every line of both states once, and its differences add up to the total', () => {
  fc.assert(
    fc.property(state, state, (from, to) => {
      const { lines, expenses } = compareBudgets(from, to);
      const keys = lines.map((one) => one.to?.lineKey ?? one.from?.lineKey);
      const sum = lines.reduce((all, one) => all + one.differenceCents, 0);
      return (
        new Set(keys).size === keys.length &&
        keys.length === new Set([...from, ...to].map((one) => one.lineKey)).size &&
        sum === expenses.differenceCents
      );
    }),
  );
});

it('of a state with itself finds nothing', () => {
  fc.assert(
    fc.property(state, (lines) => compareBudgets(lines, lines).lines.every((one) => one.change === 'same')),
  );
});
