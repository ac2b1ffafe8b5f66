import fc from 'fast-check';
import { reserveCashFlow, type ReserveStudy } from './cash-flow';
import { contributionOf, phasedIn, threePlans } from './plans';

const roof = { name: 'Roof', costCents: 10_000_000, usefulLife: 20, remainingLife: 1 };
const paint = { name: 'Paint', costCents: 1_000_000, usefulLife: 2, remainingLife: 0 };
const study: ReserveStudy = {
  firstYear: 2027,
  balanceCents: 5_000_000,
  components: [roof, paint],
  inflationPercent: 10,
  interestPercent: 2,
};

describe('30 years of a reserve fund', () => {
  // 2027: $50,000, $20,000 contributed, interest 2% of 50,000 + 10,000 = $1,200, paint $10,000: $61,200 at the end.
  // 2028: contribution $22,000, interest 2% of 61,200 + 11,000 = $1,444, roof 100,000 x 1.1 = $110,000: -$25,356.
  // 2029: contribution $24,200; the basis is -25,356 + 12,100, below zero, so no interest; paint 10,000 x 1.21 = $12,100:
  // -25,356 + 24,200 - 12,100 = -$13,256.
  it('carries balance, contribution, interest and what falls due from year to year', () => {
    const flow = reserveCashFlow(study, [2_000_000]);
    expect(
      flow.years
        .slice(0, 3)
        .map(({ interestCents, expensesCents, closingCents }) => [
          interestCents,
          expensesCents,
          closingCents,
        ]),
    ).toEqual([
      [120_000, 1_000_000, 6_120_000],
      [144_400, 11_000_000, -2_535_600],
      [0, 1_210_000, -1_325_600],
    ]);
    expect(flow.years).toHaveLength(30);
    expect(flow.firstBelowZero).toBe(2028);
  });

  // Paint is new at the end of 2027 with two years to live, one of them left: half worn, $5,000. The roof's 20th year is used
  // up when 2028 begins: all of its $100,000. At the prices of the end of the year, 10% more: $115,500. 61,200 / 115,500 = 53.0%.
  it('tells percent funded', () =>
    expect(reserveCashFlow(study, [2_000_000]).years[0]?.percentFunded).toBeCloseTo(52.987, 2));

  it('rolls forward, whatever the study says', () => {
    fc.assert(
      fc.property(studies, fc.integer({ min: 0, max: 10 ** 8 }), (any, contribution) => {
        let opening = any.balanceCents;
        for (const year of reserveCashFlow(any, [contribution]).years) {
          expect(year.openingCents).toBe(opening);
          expect(year.closingCents).toBe(
            opening + year.contributionCents + year.interestCents - year.expensesCents,
          );
          opening = year.closingCents;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never holds less for a higher contribution', () => {
    fc.assert(
      fc.property(
        studies,
        fc.integer({ min: 0, max: 10 ** 7 }),
        fc.integer({ min: 0, max: 10 ** 7 }),
        (any, less, more) => {
          const low = reserveCashFlow(any, [less]).years;
          const high = reserveCashFlow(any, [less + more]).years;
          low.forEach((year, index) =>
            expect(high[index]!.closingCents).toBeGreaterThanOrEqual(year.closingCents),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('three plans', () => {
  it('reach their goals with the least whole dollar', () => {
    fc.assert(
      fc.property(studies, (any) => {
        const [baseline, threshold, full] = threePlans(any);
        expect(baseline!.flow.lowestCents).toBeGreaterThanOrEqual(0);
        expect(full!.flow.lowestCents).toBeGreaterThanOrEqual(0);
        expect(full!.flow.years[29]?.percentFunded ?? 100).toBeGreaterThanOrEqual(100);
        expect(threshold!.firstContributionCents).toBeGreaterThanOrEqual(baseline!.firstContributionCents);
        if (baseline!.firstContributionCents > 0) {
          const less = reserveCashFlow(any, [baseline!.firstContributionCents - 100]);
          expect(less.lowestCents).toBeLessThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the contribution of a fiscal year', () => {
  const rows = [
    { endYear: 2026, cents: 5_600_000 },
    { endYear: 2027, cents: 6_250_000 },
    { endYear: 2028, cents: 6_437_500 },
  ];
  it('is that year’s row', () =>
    expect(contributionOf({ rows }, 2027)).toMatchObject({ cents: 6_250_000, by: 'row' }));
  // The study of 2025 recommends $60,000 and counts on 3% inflation; two years later that is 60,000 x 1.0609 = $63,654.
  it('is the recommended one, grown to the year', () =>
    expect(
      contributionOf(
        { rows: [], recommended: { endYear: 2025, cents: 6_000_000 }, inflationPercent: 3 },
        2027,
      ),
    ).toEqual({ cents: 6_365_400, by: 'grown', statedYear: 2025 }));
  it('is not known without a study', () => expect(contributionOf({ rows: [] }, 2027)).toBeUndefined());
  // From $40,000 to $64,000 in three years: $48,000, $56,000, $64,000.
  it('can be phased in', () =>
    expect(phasedIn(4_000_000, 6_400_000, 3)).toEqual([4_800_000, 5_600_000, 6_400_000]));
});

const studies: fc.Arbitrary<ReserveStudy> = fc.record({
  firstYear: fc.constant(2027),
  balanceCents: fc.integer({ min: 0, max: 10 ** 9 }),
  components: fc.array(
    fc
      .tuple(
        fc.integer({ min: 1000, max: 10 ** 8 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
      )
      .map(([costCents, usefulLife, remaining]) => ({
        name: 'Component',
        costCents,
        usefulLife,
        remainingLife: Math.min(remaining, usefulLife),
      })),
    { minLength: 1, maxLength: 8 },
  ),
  inflationPercent: fc.constantFrom(0, 2.5, 4),
  interestPercent: fc.constantFrom(0, 1, 3),
});
