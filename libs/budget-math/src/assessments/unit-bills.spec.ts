import fc from 'fast-check';
import { instalmentsOf } from './instalments';
import { unitBills } from './unit-bills';
import { assessSchedule } from './wire';

const plan = {
  pools: [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }],
  gap: 'unallocated',
} as const;
const ofShares = (...parts: number[]) => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return { plan, units: parts.map((part) => ({ share: { n: String(part), d: String(whole) } })) };
};
const none = new Map<string, number>();

// Of $60,000 a year a quarter and three quarters are $15,000 and $45,000: $1,250 and $3,750 a month, $3,750 and $11,250 a quarter.
it('are the least and the most of a bill, and units without a share are none', () => {
  const of = { duesCents: 6_000_000, categories: none };
  expect(unitBills(ofShares(1, 3, 0), { ...of, billed: {} })).toEqual({
    leastCents: 125_000,
    mostCents: 375_000,
  });
  expect(unitBills(ofShares(1, 3), { ...of, billed: { billing: 'quarter' } })).toEqual({
    leastCents: 375_000,
    mostCents: 1_125_000,
  });
});

it('are not known where the schedule cannot be assessed, or nothing is billed', () => {
  const of = { duesCents: 6_000_000, categories: none, billed: {} };
  expect(unitBills({ plan, units: [{}] }, of)).toBeNull();
  expect(unitBills(ofShares(1), { ...of, duesCents: 0 })).toBeNull();
});

it('hold every unit’s first bill', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 100_000, max: 900_000_000 }),
      fc.constantFrom('month', 'quarter', 'year'),
      (parts, duesCents, billing) => {
        const schedule = ofShares(...parts);
        const result = assessSchedule(schedule, { totalCents: duesCents });
        const found = unitBills(schedule, { duesCents, categories: none, billed: { billing } });
        const count = { month: 12, quarter: 4, year: 1 }[billing]!;
        const bills = (result.kind === 'assessed' ? result.cents : []).map(
          (cents) => instalmentsOf(cents, count)[0] ?? 0,
        );
        const paid = bills.filter((cents) => cents > 0);
        expect(found).toEqual({ leastCents: Math.min(...paid), mostCents: Math.max(...paid) });
      },
    ),
  ));
