import fc from 'fast-check';
import { balance, lineToRaise } from './balancing';
import { annualAssessment, monthlyFee, projectedNextYear } from './fees';
import { forecast } from './forecast';
import { sumCents } from './money';
import { budgetTotals, type BudgetLineAmounts, fundGroups } from './totals';

const line = (
  type: 'income' | 'expense',
  description: string,
  amounts: number | Pick<BudgetLineAmounts, 'proposedCents' | 'previousCents'>,
): BudgetLineAmounts => ({
  type,
  description,
  ...(typeof amounts === 'number' ? { proposedCents: amounts, previousCents: 0 } : amounts),
});

const anyLine = fc.record({
  type: fc.constantFrom('income' as const, 'expense' as const),
  description: fc.constantFrom(
    'Landscaping',
    'Assessments',
    'Reserve contribution',
    'Something',
    'Water',
    'Interest',
  ),
  glCode: fc.constantFrom(undefined, '6100', '7310', '7810', '9005', '1234'),
  proposedCents: fc.integer({ min: 0, max: 10 ** 10 }),
  previousCents: fc.integer({ min: 0, max: 10 ** 10 }),
});

describe('totals', () => {
  it('foots: groups add to income and expenses, and every line is in one group', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (items) => {
        const totals = budgetTotals(items);
        expect(totals.groups.flatMap((group) => group.items)).toHaveLength(items.length);
        for (const key of ['proposedCents', 'previousCents'] as const) {
          const groups = sumCents(totals.groups.map((group) => group[key]));
          expect(groups).toBe(totals.income[key] + totals.expenses[key]);
          expect(totals.net[key]).toBe(totals.income[key] - totals.expenses[key]);
        }
      }),
    );
  });
});

describe('balancing', () => {
  it('raises the assessment line by the shortfall x 1.05', () => {
    const fees = line('income', 'Owner assessments', 90_000);
    const items = [fees, line('income', 'Late fees', 5_000), line('expense', 'Water', 100_001)];
    expect(balance(items)).toEqual({
      kind: 'raise',
      item: fees,
      fromCents: 90_000,
      toCents: 95_251, // 5001 x 1.05 = 5251.05
      shortfallCents: 5_001,
      surplusCents: 250,
    });
  });

  it('creates Maintenance Fees where no line can be raised', () => {
    const items = [
      line('income', 'Late fees', 1_000),
      line('expense', 'Water', { proposedCents: 11_000, previousCents: 10_000 }),
    ];
    expect(balance(items)).toMatchObject({
      kind: 'create',
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedCents: 10_500,
      previousCents: 9_500,
    });
  });

  it('assumes no earlier Maintenance Fees where other income paid for most of the year', () => {
    const items = [
      line('income', 'Slips', { proposedCents: 10_000, previousCents: 10_000 }),
      line('expense', 'Water', { proposedCents: 11_000, previousCents: 10_000 }),
    ];
    expect(balance(items)).toMatchObject({ kind: 'create', proposedCents: 1_050, previousCents: 0 });
  });

  it('leaves a covered budget alone, and never leaves a shortfall', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (items) => {
        const before = budgetTotals(items);
        const plan = balance(items);
        expect(plan.kind === 'balanced').toBe(before.shortfallCents === 0);
        if (plan.kind === 'balanced') return;
        const raised = plan.kind === 'raise' ? plan.toCents - plan.fromCents : plan.proposedCents;
        expect(before.net.proposedCents + raised).toBe(plan.surplusCents);
        expect(plan.surplusCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('prefers GL 6100, then the name, then the largest; never a special or reserve assessment', () => {
    const special = line('income', 'Special Assessment', 900_000);
    const reserve = line('income', 'Reserve Assessment', 800_000);
    const named = line('income', 'Monthly Association Fees', 20);
    const coded = { ...line('income', 'Owner income', 10), glCode: '6100' };
    expect(lineToRaise([special, reserve, named, coded])).toBe(coded);
    expect(lineToRaise([special, reserve, named])).toBe(named);
    expect(lineToRaise([special, reserve])).toBeUndefined();
  });
});

describe('fees and forecast', () => {
  it('multiplies the exact monthly fee by 12, not the rounded one', () => {
    expect(monthlyFee(100_000, 7)).toBe(1190); // 1190.476...
    expect(annualAssessment(100_000, 7)).toBe(14_286); // 14285.71, where 12 x 1190 is 14280
    expect(() => monthlyFee(1, 0)).toThrow(RangeError);
  });

  it('projects 3 % compounding, each year from the exact base', () => {
    expect(projectedNextYear(100_000)).toBe(103_000);
    expect(forecast({ year: 2027, cents: 1_000_001 })).toEqual([
      { year: 2028, cents: 1_030_001 },
      { year: 2029, cents: 1_060_901 },
      { year: 2030, cents: 1_092_728 },
      { year: 2031, cents: 1_125_510 },
      { year: 2032, cents: 1_159_275 },
    ]);
  });
});

it('groups lines of other funds by themselves, income first', () => {
  const line = (fund: 'operating' | 'reserve', type: 'income' | 'expense', proposedCents: number) => ({
    fund,
    type,
    glCode: '',
    description: 'x',
    category: '',
    proposedCents,
    previousCents: 1,
  });
  const lines = [
    line('operating', 'income', 100),
    line('reserve', 'expense', 30),
    line('reserve', 'income', 20),
    line('reserve', 'income', 5),
  ];
  expect(
    fundGroups(lines).map(({ name, proposedCents, previousCents }) => [name, proposedCents, previousCents]),
  ).toEqual([
    ['Reserve Fund Income', 25, 2],
    ['Reserve Fund Expenses', 30, 1],
  ]);
  expect(budgetTotals(lines).income.proposedCents).toBe(100);
});
