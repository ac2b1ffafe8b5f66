import fc from 'fast-check';
import { monthlyFee } from './fees';
import { budgetTotals, type BudgetLineAmounts } from './totals';
import { targetFee, targetOf, whatIf } from './what-if';

const line = (glCode: string, proposedCents: number, previousCents = proposedCents): BudgetLineAmounts => ({
  type: glCode.startsWith('6') ? 'income' : 'expense',
  glCode,
  description: glCode,
  proposedCents,
  previousCents,
});
const lines = [
  line('6100', 1_200_000),
  line('7010', 300_000),
  line('7020', 100_001),
  line('7810', 400_000),
  line('9005', 400_000),
];

describe('whatIf', () => {
  it('moves a group to its target over its lines, and nothing else', () => {
    const result = whatIf(lines, { Administrative: 360_001 }, { units: 10 });
    expect(result.changes.map(({ line: { glCode }, cents }) => [glCode, cents])).toEqual([
      ['7010', 270_000],
      ['7020', 90_001],
    ]);
    expect(result.totalCents).toBe(1_160_001);
    expect(result.monthlyFeeCents).toBe(9_667);
  });

  it('asked for nothing changes nothing', () => {
    expect(whatIf(lines, {}, { units: 10 }).changes).toEqual([]);
    expect(whatIf(lines, { Utilities: 400_000 }, { units: 10 }).changes).toEqual([]);
  });

  it('adds up: lines with their changes are the total', () => {
    const amount = fc.integer({ min: -50_000, max: 90_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('7010', '7310', '7810', '9005'), amount), { minLength: 1 }),
        fc.integer({ min: -100, max: 100 }),
        (drawn, percent) => {
          const budget = drawn.map(([code, cents]) => line(code, cents));
          const groups = budgetTotals(budget).groups;
          const targets = Object.fromEntries(
            groups.map(({ group, proposedCents }) => [group, targetOf(proposedCents, percent)]),
          );
          const { changes, totalCents } = whatIf(budget, targets, { units: 7 });
          const changed = budget.map((one) => ({
            ...one,
            proposedCents: changes.find((change) => change.line === one)?.cents ?? one.proposedCents,
          }));
          expect(budgetTotals(changed).expenses.proposedCents).toBe(totalCents);
        },
      ),
    );
  });
});

describe('targetFee', () => {
  it('says what the named groups must give, in proportion', () => {
    // 95 x 10 x 12 is 11,400; dues are 12,000, expenses 12,000.01.
    const found = targetFee(lines, { feeCents: 9_500, units: 10, groups: ['Administrative', 'Utilities'] });
    expect(found.differenceCents).toBe(-60_000);
    expect(found.totalCents).toBe(1_140_001);
    expect(found.percent).toBeCloseTo(-7.5, 3);
    expect(whatIf(lines, found.targets!, { units: 10 }).totalCents).toBe(1_140_001);
  });

  it('has no answer where the groups cost less than must be saved', () => {
    expect(targetFee(lines, { feeCents: 10, units: 10, groups: ['Utilities'] }).targets).toBeNull();
    expect(targetFee(lines, { feeCents: 9_500, units: 10, groups: [] }).targets).toBeNull();
  });

  it('asked for the fee that is shown, asks for nothing', () => {
    const fee = monthlyFee(budgetTotals(lines).expenses.proposedCents, 7);
    expect(targetFee(lines, { feeCents: fee, units: 7, groups: ['Utilities'] }).differenceCents).toBe(0);
  });

  it('reaches the fee exactly whenever it has an answer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 900 }),
        (feeCents, units) => {
          const found = targetFee(lines, { feeCents, units, groups: ['Administrative', 'Utilities'] });
          if (found.targets) expect(whatIf(lines, found.targets, { units }).pay.perUnitCents).toBe(feeCents);
        },
      ),
    );
  });
});

it('never touches what contracts bind', () => {
  const bound = [
    line('6100', 1_000_000),
    { ...line('7310', 500_000), bound: true },
    line('7315', 300_000),
    line('7810', 200_000),
  ];
  // Dues of $10,000 become $9,400: $600 of the $3,000 that is free among the services
  const found = targetFee(bound, { feeCents: 7_833, units: 10, groups: ['Service Contracts'] });
  expect(found.differenceCents).toBe(-60_040);
  expect(
    whatIf(bound, found.targets!, { units: 10 }).changes.map(({ line: { glCode }, cents }) => [
      glCode,
      cents,
    ]),
  ).toEqual([['7315', 239_960]]);
});
