import fc from 'fast-check';
import type { Parameters } from '@hoa/contracts';
import { parameters } from '../../testing/parameters';
import { formatCreated, groupBudgets, UNNAMED } from './group-budgets';

const on = (day: string) => `${day}T12:00:00.000Z`;

test('orders groups by their newest budget and budgets within a group newest first', () => {
  const groups = groupBudgets([
    parameters({ id: 1, associationName: 'Birch', createdAt: on('2026-01-01') }),
    parameters({ id: 2, associationName: 'Cedar', createdAt: on('2026-03-01') }),
    parameters({ id: 3, associationName: 'Birch', createdAt: on('2026-04-01') }),
    parameters({ id: 4, associationName: 'Aspen', createdAt: on('2026-02-01') }),
  ]);
  expect(groups.map((group) => group.name)).toEqual(['Birch', 'Cedar', 'Aspen']);
  expect(groups[0]?.budgets.map((budget) => budget.id)).toEqual([3, 1]);
});

test('budgets without a name share one group', () => {
  const groups = groupBudgets([
    parameters({ id: 1, associationName: '' }),
    parameters({ id: 2, associationName: '  ' }),
  ]);
  expect(groups.map(({ name, budgets }) => [name, budgets.length])).toEqual([[UNNAMED, 2]]);
});

test('writes a date as MMM d, yyyy', () => {
  expect(formatCreated(on('2026-11-05'))).toBe('Nov 5, 2026');
});

const anyBudget: fc.Arbitrary<Parameters> = fc
  .record({
    id: fc.nat(),
    associationName: fc.constantFrom('', 'Aspen', 'Birch', 'Cedar'),
    createdAt: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((when) => when.toISOString()),
  })
  .map(parameters);

test('loses no budget, and never puts an older one before a newer one', () => {
  fc.assert(
    fc.property(fc.array(anyBudget), (budgets) => {
      const groups = groupBudgets(budgets);
      const shown = groups.flatMap((group) => group.budgets);
      expect(shown).toHaveLength(budgets.length);
      expect(new Set(shown)).toEqual(new Set(budgets));
      const newest = groups.map((group) => group.budgets[0]?.createdAt ?? '');
      expect(newest).toEqual([...newest].sort().reverse());
      for (const group of groups) {
        const dates = group.budgets.map((budget) => budget.createdAt);
        expect(dates).toEqual([...dates].sort().reverse());
      }
    }),
  );
});
