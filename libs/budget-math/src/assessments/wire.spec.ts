import { assessSchedule, expenseCategories, specialPlan } from './wire';

const units = [
  { share: { n: '1', d: '4' }, group: '' },
  { share: { n: '3', d: '4' }, area: '812.5', value: '250000' },
];
const plain = { label: 'Budget', part: { kind: 'rest' }, basis: 'share' } as const;

it('divides a schedule as it crosses the wire', () => {
  const result = assessSchedule(
    {
      units,
      plan: {
        pools: [
          { label: 'Water', part: { kind: 'categories', names: ['Utilities'] }, basis: 'equal' },
          { label: 'Roof', part: { kind: 'amount', amount: '100.005' }, basis: 'share' },
          plain,
        ],
        gap: 'unallocated',
      },
    },
    { totalCents: 100_000, categories: new Map([['Utilities', 20_000]]) },
  );
  // Water 200.00 equally; 100.01 (half away from zero) and the rest of 699.99 by quarters.
  expect(result).toMatchObject({
    kind: 'assessed',
    cents: [10_000 + 2_500 + 17_500, 10_000 + 7_501 + 52_499],
    unallocatedCents: 0,
  });
});

it('says why not, of the plan first', () => {
  const plan = { pools: [plain, plain], gap: 'unallocated' as const };
  expect(assessSchedule({ units, plan }, { totalCents: 100 })).toMatchObject({ reason: 'two-rests' });
  expect(
    assessSchedule({ units: [{}], plan: { ...plan, pools: [plain] } }, { totalCents: 100 }),
  ).toMatchObject({ kind: 'blocked', reason: 'no-shares' });
});

it('adds the categories of expenses, and no income', () => {
  const item = (type: string, category: string, proposedBudget: string) => ({
    type,
    category,
    proposedBudget,
  });
  const items = [
    item('expense', 'Utilities', '10.01'),
    item('income', 'Utilities', '99.00'),
    item('expense', 'Insurance', '-1.00'),
    item('expense', 'Utilities', '0.99'),
  ];
  expect([...expenseCategories(items)]).toEqual([
    ['Utilities', 1_100],
    ['Insurance', -100],
  ]);
});

it('divides a special assessment by what of a plan fits any total', () => {
  const percent = { label: 'Tower A', part: { kind: 'percent', percent: '60' }, basis: 'share' } as const;
  const water = {
    label: 'Water',
    part: { kind: 'categories', names: ['Utilities'] },
    basis: 'equal',
  } as const;
  const gap = 'normalise' as const;
  expect(specialPlan({ pools: [percent, water, plain], gap })).toEqual({ pools: [percent, plain], gap });
  const byOwnership = {
    pools: [{ label: 'Special assessment', part: { kind: 'rest' }, basis: 'share' }],
    gap,
  };
  expect(specialPlan({ pools: [water], gap })).toEqual(byOwnership);
  // The other 40 % were the water's: without it the parts make no whole.
  expect(specialPlan({ pools: [percent, water], gap })).toEqual(byOwnership);
  const half = { ...percent, part: { kind: 'percent', percent: '50' } } as const;
  expect(specialPlan({ pools: [half, half], gap })).toEqual({ pools: [half, half], gap });
});
