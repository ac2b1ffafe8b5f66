import fc from 'fast-check';
import { sumCents } from '../money';
import type { BudgetLineAmounts } from '../totals';
import { feeChange } from './fee-change';

function line(glCode: string, [previousCents, proposedCents]: [number, number]): BudgetLineAmounts {
  const type = glCode.startsWith('6') ? 'income' : 'expense';
  return { type, glCode, description: `Line ${glCode}`, previousCents, proposedCents };
}

it('says which part of the fee comes from what', () => {
  const change = feeChange(
    [
      line('6100', [100_000_00, 106_000_00]),
      line('6300', [1_000_00, 500_00]),
      line('7740', [40_000_00, 44_000_00]),
      line('7810', [61_000_00, 62_400_00]),
    ],
    { units: 10 },
  );
  expect(change?.pay.changeCents).toBe(50_00);
  expect(change?.steps).toEqual([
    { name: 'Insurance Expenses', yearCents: 4_000_00, unitCents: 33_33 },
    { name: 'Utilities', yearCents: 1_400_00, unitCents: 11_67 },
    { name: 'Other income', yearCents: 500_00, unitCents: 4_17 },
    { name: 'Surplus of income over expenses', yearCents: 100_00, unitCents: 83 },
  ]);
});

it('says nothing where the dues of the year before are not known', () => {
  const dues = { ...line('6100', [0, 5_000_00]), previousKnown: false };
  expect(feeChange([dues, line('7810', [0, 5_000_00])], { units: 10 })).toBeNull();
});

const cents = fc.integer({ min: 0, max: 100_000_000 });
const lines = fc.array(
  fc
    .tuple(
      fc.constantFrom('6100', '6110', '6120', '6300', '7010', '7310', '7740', '7810', '9005'),
      cents,
      cents,
    )
    .map(([code, before, now]) => line(code, [before, now])),
  { minLength: 1, maxLength: 12 },
);

it('parts add to the change exactly, a year and a bill, whatever the lines', () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
      (some, units, billing) => {
        const change = feeChange(some, { units, billing });
        if (change === null) return;
        const { pay, steps } = change;
        const dues = pay.duesCents - (pay.previousDuesCents ?? 0);
        expect(sumCents(steps.map(({ yearCents }) => yearCents))).toBe(dues);
        if (steps.length > 0) expect(sumCents(steps.map(({ unitCents }) => unitCents))).toBe(pay.changeCents);
        const bills = units * { month: 12, quarter: 4, year: 1 }[billing];
        for (const { yearCents, unitCents } of steps)
          expect(Math.abs(unitCents - yearCents / bills)).toBeLessThan(2.001);
      },
    ),
  );
});
