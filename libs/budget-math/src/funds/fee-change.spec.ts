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

// Owners were billed $100,000 and paid $97,000; expenses were $98,000. Next year's dues of $101,000 pay for $101,000. Of the $1,000
// more, expenses take 3,000; the $2,000 that were planned to be left over no longer are. No other fund is involved.
it('starts from the dues that were billed, where owners paid less', () => {
  const dues = { ...line('6100', [97_000_00, 101_000_00]), adoptedCents: 100_000_00 };
  const change = feeChange([dues, line('7810', [98_000_00, 101_000_00])], { units: 10 });
  expect(change?.steps.map(({ name, yearCents }) => [name, yearCents])).toEqual([
    ['Utilities', 3_000_00],
    ['Surplus of income over expenses', -2_000_00],
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
      fc.option(cents, { nil: undefined }),
    )
    .map(([code, before, now, adoptedCents]) => ({ ...line(code, [before, now]), adoptedCents })),
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
        expect(steps.map(({ name }) => name)).not.toContain('Dues of other funds');
        if (steps.length > 0) expect(sumCents(steps.map(({ unitCents }) => unitCents))).toBe(pay.changeCents);
        const bills = units * { month: 12, quarter: 4, year: 1 }[billing];
        for (const { yearCents, unitCents } of steps)
          expect(Math.abs(unitCents - yearCents / bills)).toBeLessThan(2.001);
      },
    ),
  );
});
