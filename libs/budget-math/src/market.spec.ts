import fc from 'fast-check';
import { compareToMarket, feeBadge } from './market';

describe('an increase against the market', () => {
  it.each([
    // 630.00 x 12 = 7560.00; 605.00 x 1.035 = 626.175, x 12 = 7514.10; 45.90 more
    { oldCents: 60_500, newCents: 63_000, verdict: 'above', cents: 4590 },
    // 585.00 x 1.035 = 605.475, x 12 = 7265.70; 605.00 x 12 = 7260.00
    { oldCents: 58_500, newCents: 60_500, verdict: 'with', cents: -570 },
    // A tenth of a point above is what rounding makes: 0.10 x 12 more
    { oldCents: 10_000, newCents: 10_360, verdict: 'with', cents: 120 },
    // 2523.50 - 2450.00 x 1.035 = -12.25 a month
    { oldCents: 245_000, newCents: 252_350, verdict: 'below', cents: -14_700 },
  ])('$oldCents to $newCents at 3.5 % is $verdict by $cents a year', ({ verdict, cents, ...amounts }) => {
    expect(compareToMarket({ ...amounts, monthsPerPeriod: 1, marketPercent: 3.5 })).toMatchObject({
      verdict,
      yearlyDifferenceCents: cents,
    });
  });

  it('counts periods of quarters and years', () => {
    const increase = { oldCents: 100_000, newCents: 110_000, marketPercent: 4 };
    expect(compareToMarket({ ...increase, monthsPerPeriod: 3 }).yearlyDifferenceCents).toBe(24_000);
    expect(compareToMarket({ ...increase, monthsPerPeriod: 12 }).yearlyDifferenceCents).toBe(6_000);
  });

  it('is above only where it costs more', () => {
    const cents = fc.integer({ min: 1_000, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -50, max: 200 }), (oldCents, newCents, tenths) => {
        const { verdict, yearlyDifferenceCents } = compareToMarket({
          oldCents,
          newCents,
          monthsPerPeriod: 1,
          marketPercent: tenths / 10,
        });
        if (verdict === 'above') expect(yearlyDifferenceCents).toBeGreaterThan(0);
        if (verdict === 'below') expect(yearlyDifferenceCents).toBeLessThan(0);
      }),
    );
  });
});

it.each([
  [6.3, 'Above Inflation'],
  [6.2, 'With Inflation'],
  [3.2, 'With Inflation'],
  [3.1, 'Below Inflation'],
  [0, 'Below Inflation'],
] as const)('a fee change of %f %% at 4.2 %% inflation is %s', (change, badge) => {
  expect(feeBadge(change, 4.2)).toBe(badge);
});
