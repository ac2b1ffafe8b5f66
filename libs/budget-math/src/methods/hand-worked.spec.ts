import { roundExact } from '../exact';
import { annualize } from '../periods/annualize';
import { badDebt, contingency, level } from './fixed';
import { event } from './event';
import { proposeAmount } from './line';
import { oneTimeItems, withoutRemoved, type DatedLine } from './one-time';
import { chainMonths, contractChains, premiumMonths, type DatedContract } from './schedule';
import { steady, type SteadyInputs } from './steady';
import type { LineHistory } from './history';
import { fiscalMonths } from '../terms';

/**
 * Each case was worked out by hand, in the words above it, before the method was run on it. Services rise 3.5% a year;
 * the budget year is 2027 unless stated otherwise.
 */
const services = { percent: 3.5, label: 'Consumer prices of services, May 2026' };
const inputs: SteadyInputs = { budgetYear: 2027, series: services, label: String };
const dollars = (amount: number) => Math.round(amount * 100);
const adopted = (endYear: number, amount: number) => ({ endYear, adoptedCents: dollars(amount) });
const actual = (endYear: number, amount: number) => ({ endYear, actualCents: dollars(amount) });
const both = (endYear: number, budget: number, result: number) => ({
  endYear,
  adoptedCents: dollars(budget),
  actualCents: dollars(result),
});
const amountOf = (history: LineHistory, given: Partial<SteadyInputs> = {}) =>
  steady(history, { ...inputs, ...given })?.amountCents;

describe('steady lines', () => {
  // $10,000 adopted, $12,000 spent. The overrun is $2,000; three quarters of it, $1,500, make $11,500; 3.5% more is
  // $11,902.50.
  it('1: takes over 75% of an overrun', () => expect(amountOf([both(2026, 10_000, 12_000)])).toBe(1_190_250));

  // $10,000 adopted, $8,000 spent. A quarter of the $2,000 left over is taken off: $9,500; 3.5% more is $9,832.50.
  it('2: takes over 25% of an underrun', () => expect(amountOf([both(2026, 10_000, 8_000)])).toBe(983_250));

  // $4,000 adopted, $8,800 spent, an overrun of 120%. It counts up to 50%, $2,000, of which 75% are $1,500: $5,500; 3.5%
  // more is $5,692.50.
  it('3: counts an overrun up to 50%', () => expect(amountOf([both(2026, 4_000, 8_800)])).toBe(569_250));

  // The latest document is the budget of 2025: $20,000. Two years of 3.5%: 20,000 x 1.035 x 1.035 = $21,424.50.
  it('4: grows a document that is two years old by two years', () =>
    expect(amountOf([adopted(2025, 20_000)])).toBe(2_142_450));

  // Spent: $10,000, $10,800, $11,664 and $12,597.12, 8% more each year, three smooth changes. (3 x 8 + 4 x 3.5) / 7 =
  // 5.43%, shown as 5.4%. 12,597.12 x 1.054 = 13,277.364, rounded to $13,277.36.
  it('5: moderates the line’s own growth by its series', () => {
    const history = [
      actual(2023, 10_000),
      actual(2024, 10_800),
      actual(2025, 11_664),
      actual(2026, 12_597.12),
    ];
    expect(amountOf(history)).toBe(1_327_736);
  });

  // Adopted for 2026 $15,000; spent in 2025 $14,000, which the board knew when it adopted 2026. Nothing of 2026 is known, so
  // its budget stands: 15,000 x 1.035 = $15,525.
  it('6: does not move a budget toward a result that was known when it was adopted', () =>
    expect(amountOf([actual(2025, 14_000), adopted(2026, 15_000)])).toBe(1_552_500));

  // The other way round, the budget of 2025 beside the result of 2026: at 2026 prices the $10,000 adopted are $10,350, and
  // $11,350 spent are $1,000 more; 75% of it make $11,100; 3.5% more is $11,488.50.
  it('6b: moves an older budget, at the result’s prices, toward a newer result', () =>
    expect(amountOf([adopted(2025, 10_000), actual(2026, 11_350)])).toBe(1_148_850));

  // Late fees: adopted $1,500, received $1,650. 75% of the $150: $1,612.50; prices do not raise other income.
  it('7: holds other income', () =>
    expect(amountOf([both(2026, 1_500, 1_650)], { held: true })).toBe(161_250));

  // Years are keyed by their end: FY 2025-26 is 2026, and FY 2026-27, the budget, 2027. One year of growth, not two:
  // 12,000 x 1.035 = $12,420.
  it('8: grows FY 2025-26 by one year to FY 2026-27', () => {
    const label = (endYear: number) => `FY ${endYear - 1}-${endYear % 100}`;
    const result = steady([adopted(2026, 12_000)], { ...inputs, label });
    expect(result?.amountCents).toBe(1_242_000);
    expect(result?.explanation).toContain('FY 2025-26 adopted $12,000.00');
  });
});

describe('event lines', () => {
  // Snow cost $6,000, $9,000, $7,000, $8,000 and, in the worst winter, $30,000. The median is $8,000, so that a year counts
  // up to $16,000: the mean is 46,000 / 5 = $9,200. Five years weigh 5/7, the adopted $8,500 2/7: (46,000 + 17,000) / 7 =
  // $9,000.
  it('9: average five years with the worst winter capped', () => {
    const history = [
      actual(2022, 6_000),
      actual(2023, 9_000),
      actual(2024, 7_000),
      actual(2025, 8_000),
      both(2026, 8_500, 30_000),
    ];
    expect(event(history, inputs)?.amountCents).toBe(900_000);
  });

  // Snow cost $1,000, $2,000 and $6,500; the board adopted $6,000 for a usual winter. Twice the median is $4,000, below what
  // was adopted, so a year counts up to $6,000: the mean is $3,000. Three fifths of it and two fifths of $6,000 are $4,200.
  it('9b: do not cap a year below what was adopted for it', () => {
    const history = [actual(2023, 1_000), actual(2024, 2_000), actual(2025, 6_500), adopted(2026, 6_000)];
    expect(event(history, inputs)?.amountCents).toBe(420_000);
  });

  // Costs of $4,000 in 2023 and $6,000 in 2025: the years between are not among those averaged, and not named. The mean of
  // $5,000 weighs 2/4 beside the adopted $5,400: $5,200.
  it('9c: name the years that they average', () => {
    const result = event([actual(2023, 4_000), actual(2025, 6_000), adopted(2026, 5_400)], inputs);
    expect(result?.amountCents).toBe(520_000);
    expect(result?.explanation).toMatch(/^Mean of 2 years \(2023 and 2025\): \$5,000\.00/);
  });

  // One year known, $12,000, beside an adopted $6,000: a third and two thirds, $4,000 + $4,000 = $8,000.
  it('10: trust a single year little', () =>
    expect(event([both(2026, 6_000, 12_000)], inputs)?.amountCents).toBe(800_000));

  // Tree work was budgeted at $5,000 and no result is known: nothing to average, so it rises with services to $5,175.
  it('11: follow their series where no result is known', () => {
    const line = { type: 'expense', description: 'Tree Service' } as const;
    expect(proposeAmount(line, [adopted(2026, 5_000)], inputs)?.amountCents).toBe(517_500);
  });

  // Repairs of $4,900, $5,000, $5,100, $5,200 and $5,300 are as steady as a contract: their own growth is close to 2%, so the
  // line is not averaged back to $5,100. Its changes are 2.04, 2.00, 1.96 and 1.92%: (4 x 1.98 + 4 x 3.5) / 8 = 2.74, shown
  // as 2.7%. 5,300 x 1.027 = $5,443.10.
  it('12: are steady where their history is', () => {
    const line = { type: 'expense', description: 'Building repairs' } as const;
    const history = [4_900, 5_000, 5_100, 5_200, 5_300].map((amount, index) => actual(2022 + index, amount));
    expect(proposeAmount(line, history, inputs)).toMatchObject({ method: 'steady', amountCents: 544_310 });
  });

  // Gutters are cleaned twice a year by plan: $3,600, $3,600 and $3,720, adopted $3,720. It is a service, not an average: its
  // own changes are 0 and 3.33%, (3.33 + 4 x 3.5) / 6 = 2.9%. 3,720 x 1.029 = $3,827.88.
  it('12b: are not what is done by plan', () => {
    const line = { type: 'expense', description: 'Gutter Cleaning' } as const;
    const history = [actual(2024, 3_600), actual(2025, 3_600), both(2026, 3_720, 3_720)];
    expect(proposeAmount(line, history, inputs)).toMatchObject({ method: 'steady', amountCents: 382_788 });
  });

  // Playground repairs of $7,200, $10,800 and $13,200, adopted $12,000: the mean is 31,200 / 3 = $10,400. 3/5 of it and 2/5 of 12,000:
  // 6,240 + 4,800 = $11,040.
  it('12c: are repairs of whatever it is', () => {
    const line = { type: 'expense', description: 'Playground and Park Repairs' } as const;
    const history = [actual(2024, 7_200), actual(2025, 10_800), both(2026, 12_000, 13_200)];
    expect(proposeAmount(line, history, inputs)).toMatchObject({ method: 'event', amountCents: 1_104_000 });
  });
});

describe('lines that prices do not raise', () => {
  // The bank is paid $2,150 a month, $25,800 a year, until 2031.
  it('13: a level loan payment stays level', () => {
    const line = { type: 'expense', description: 'Roof loan payment' } as const;
    expect(proposeAmount(line, [both(2026, 25_800, 25_800)], inputs)).toMatchObject({
      method: 'level',
      amountCents: 2_580_000,
    });
  });

  // $44,400 went to reserves; without a study nobody knows better.
  it('14: a transfer to reserves is not inflated', () => {
    const line = { type: 'expense', description: 'Transfer to reserves' } as const;
    expect(proposeAmount(line, [adopted(2026, 44_400)], inputs)).toMatchObject({
      method: 'transfer',
      amountCents: 4_440_000,
    });
  });

  // Operating expenses of $200,000: 3% are $6,000; 5%, if the board wishes, $10,000.
  it('15: contingency is a percentage of operating expenses', () => {
    expect(contingency({ operatingCents: 20_000_000 }).amountCents).toBe(600_000);
    expect(contingency({ operatingCents: 20_000_000, percent: 5 }).amountCents).toBe(1_000_000);
  });

  // $500 adopted, $385 recovered: the recovery is not a cost below zero. With 2% of $300,000 unpaid it would be $6,000.
  it('16: bad debt follows delinquency, else the last adopted amount', () => {
    const history = [both(2026, 500, -385)];
    expect(badDebt(history, inputs)?.amountCents).toBe(50_000);
    const delinquency = { percent: 2, assessmentsCents: 30_000_000 };
    expect(badDebt(history, { ...inputs, delinquency })?.amountCents).toBe(600_000);
  });

  // A payment that was adopted two years ago and not since is still what was adopted.
  it('17: a level payment of an older document stays level, too', () =>
    expect(level([adopted(2025, 9_000)], inputs)?.amountCents).toBe(900_000));

  it('calls a projection what it is', () =>
    expect(level([{ endYear: 2025, projectedCents: 900_000 }], inputs)?.explanation).toContain(
      'projected $9,000.00',
    ));
});

describe('one-time items', () => {
  const line = (
    type: DatedLine['type'],
    description: string,
    history: LineHistory,
    note = '',
  ): DatedLine => ({
    key: description,
    type,
    description,
    note,
    history,
  });
  const decide = (...lines: DatedLine[]) => oneTimeItems(lines, 2027);

  // Owners were assessed $60,000 for the roof, which cost $60,000 in the same year: both are left out, none alone.
  it('18: a special assessment goes together with the cost that it paid for', () => {
    const found = decide(
      line('income', 'Special assessment', [actual(2026, 60_000)]),
      line('expense', 'Roof replacement', [actual(2026, 60_000)]),
      line('expense', 'Landscaping', [actual(2026, 58_000), actual(2025, 57_000)]),
    );
    expect(found).toMatchObject([
      { key: 'Special assessment', action: 'exclude', pair: 'Roof replacement', unsure: false },
      { key: 'Roof replacement', action: 'exclude', pair: 'Special assessment', unsure: false },
    ]);
  });

  // Siding repairs cost $5,000 a year and $64,000 in the year of a $60,000 assessment for the siding. $59,000 above the usual
  // $5,000 is within a tenth of $60,000: the line stays, at $5,000 for that year.
  it('19: only the extraordinary part of a recurring line is removed', () => {
    const siding = line('expense', 'Siding repairs', [
      actual(2024, 5_000),
      actual(2025, 5_000),
      actual(2026, 64_000),
    ]);
    const [, found] = decide(line('income', 'Special assessment - siding', [actual(2026, 60_000)]), siding);
    expect(found).toMatchObject({
      key: 'Siding repairs',
      action: 'reduce',
      removed: [{ endYear: 2026, cents: 5_900_000 }],
    });
    expect(withoutRemoved(siding.history, found!.removed).at(-1)?.actualCents).toBe(500_000);
  });

  // Owners were assessed $36,000 for the pier in 2025 and $18,000 in 2026; it cost $31,250 and $22,000, neither within a tenth.
  // Both lines name the pier, and neither year is usual: both lines are left out.
  it('19: a project over two years goes together with its assessments, whatever of them each year takes', () => {
    const found = decide(
      line('income', 'Special assessment - pier', [actual(2025, 36_000), actual(2026, 18_000)]),
      line('expense', 'Pier project', [actual(2025, 31_250), actual(2026, 22_000)]),
    );
    expect(found.map(({ key, action }) => [key, action])).toEqual([
      ['Special assessment - pier', 'exclude'],
      ['Pier project', 'exclude'],
    ]);
  });

  // Owners were assessed $4,000 for the seawall in 2020 and again in 2025; it cost $3,950 and $3,900. Neither year is usual, and both
  // pairs leave.
  it('19b: two assessments for one line leave with both costs', () =>
    expect(
      decide(
        line('income', 'Special assessment - seawall', [actual(2020, 4_000), actual(2025, 4_000)]),
        line('expense', 'Seawall restoration', [actual(2020, 3_950), actual(2025, 3_900)]),
      ).map(({ key, action, unsure }) => [key, action, unsure]),
    ).toEqual([
      ['Special assessment - seawall', 'exclude', false],
      ['Seawall restoration', 'exclude', false],
    ]));

  // Siding costs $5,000 a year; in 2024 $64,000 with an assessment of $60,000, in 2026 $55,000 with one of $50,000: $59,000 and $50,000
  // are removed.
  it('19c: of a recurring line, the extraordinary part of each such year is removed', () => {
    const siding = [actual(2022, 5_000), actual(2023, 5_000), actual(2024, 64_000), actual(2025, 5_000)];
    const [, found] = decide(
      line('income', 'Special assessment - siding', [actual(2024, 60_000), actual(2026, 50_000)]),
      line('expense', 'Siding repairs', [...siding, actual(2026, 55_000)]),
    );
    expect(found?.removed).toEqual([
      { endYear: 2024, cents: 5_900_000 },
      { endYear: 2026, cents: 5_000_000 },
    ]);
  });

  // $60,000 was assessed, and no cost comes near it. The income does not repeat; somebody has to say what it was for.
  // $21,600 was adopted in 2025 and $20,700 again in 2026, and no cost of about as much was there: it is what owners pay.
  it('19d: a special assessment of each year that pays for nothing in particular stays', () =>
    expect(
      decide(
        line('income', 'Special assessment income', [adopted(2025, 21_600), adopted(2026, 20_700)]),
        line('expense', 'Insurance', [adopted(2025, 26_316), adopted(2026, 29_800)]),
      ),
    ).toEqual([]));

  // Owners were assessed $82,000, the premium was as much and the loan for the roof $84,000: the premium is due again, and so is the
  // loan, with what is levied for it.
  it('19f: an assessment pays for no premium, and what pays back a loan is levied again', () => {
    const levied = line('income', 'Special assessment - roof', [actual(2026, 82_000)]);
    const premium = line('expense', 'Insurance', [actual(2026, 82_000)]);
    const loan = line('expense', 'Roof loan payment', [actual(2026, 84_000)]);
    expect(decide(levied, premium, loan)).toEqual([]);
    expect(decide(levied, premium)).toMatchObject([{ key: levied.key, unsure: true }]);
  });

  // The assessment for roads goes to a fund of its own, as in every year; the operating fund pays for the roads’ yearly upkeep.
  it('19e: what another fund pays is not what an assessment paid for, unless it comes to as much', () => {
    const levied = line('income', 'Special assessment - roads', [
      adopted(2025, 76_000),
      adopted(2026, 75_400),
    ]);
    const upkeep = (dollars: number) =>
      line('expense', 'Roads - yearly upkeep', [adopted(2025, dollars - 500), adopted(2026, dollars)]);
    const funds = (cost: number) => [
      { ...levied, fund: 'special' },
      { ...upkeep(cost), fund: 'operating' },
    ];
    expect(decide(...funds(64_000))).toEqual([]);
    expect(decide(...funds(75_000)).map(({ key }) => key)).toEqual([levied.key, upkeep(75_000).key]);
  });

  it('20: an assessment whose cost is not found is asked about', () =>
    expect(
      decide(
        line('income', 'Special assessment', [actual(2026, 60_000)]),
        line('expense', 'Water', [actual(2026, 9_000)]),
      ),
    ).toMatchObject([{ key: 'Special assessment', action: 'exclude', unsure: true }]));

  it('21: a vendor refund and a carried-over surplus do not repeat', () =>
    expect(
      decide(
        line('income', 'Vendor refund - landscaping', [actual(2026, 1_800)]),
        line('income', 'Surplus carried over from 2025', [actual(2026, 12_000)]),
        line('income', 'Utility reimbursement', [actual(2026, 900)]),
      ).map(({ key }) => key),
    ).toEqual(['Vendor refund - landscaping', 'Surplus carried over from 2025']));

  // The insurer paid $41,000 for a burst pipe that cost $42,500 to repair: within a tenth of each other.
  it('22: insurance proceeds go together with the repair', () =>
    expect(
      decide(
        line('income', 'Insurance claim proceeds', [actual(2025, 41_000)]),
        line('expense', 'Water damage restoration', [actual(2025, 42_500)]),
      ).map(({ key, action }) => [key, action]),
    ).toEqual([
      ['Insurance claim proceeds', 'exclude'],
      ['Water damage restoration', 'exclude'],
    ]));
});

describe('contracts', () => {
  const months = fiscalMonths(2027);
  const contract = (
    party: string,
    more: Partial<DatedContract> & Pick<DatedContract, 'terms'>,
  ): DatedContract => ({
    party,
    renewsItself: false,
    ...more,
  });
  const cost = (contracts: DatedContract[]) =>
    contractChains(contracts).reduce((sum, chain) => sum + roundExact(chainMonths(chain, months).total), 0);

  // Old Lawn was paid $2,000 a month until December 2026; New Lawn is paid $2,200 from January 2027. 12 x 2,200 = $26,400.
  it('23: an expired contract stops when its replacement starts', () =>
    expect(
      cost([
        contract('old lawn', {
          terms: { amountCents: 200_000, monthsPerPeriod: 1, start: '2024-01-01' },
          end: '2026-12-31',
        }),
        contract('new lawn', { terms: { amountCents: 220_000, monthsPerPeriod: 1, start: '2027-01-01' } }),
      ]),
    ).toBe(2_640_000));

  // The same with the change on May 1, 2027: 4 x 2,000 + 8 x 2,200 = $25,600.
  it('24: a contract replaced within the year is paid until then', () =>
    expect(
      cost([
        contract('old lawn', {
          terms: { amountCents: 200_000, monthsPerPeriod: 1, start: '2024-05-01' },
          end: '2027-04-30',
        }),
        contract('new lawn', { terms: { amountCents: 220_000, monthsPerPeriod: 1, start: '2027-05-01' } }),
      ]),
    ).toBe(2_560_000));

  // Two pools, two companies, both under contract to 2029: $500 and $300 a month, $9,600 together.
  it('25: contracts side by side are both paid', () =>
    expect(
      cost([
        contract('pool one', {
          terms: { amountCents: 50_000, monthsPerPeriod: 1, start: '2026-01-01' },
          end: '2029-12-31',
        }),
        contract('pool two', {
          terms: { amountCents: 30_000, monthsPerPeriod: 1, start: '2026-04-01' },
          end: '2029-12-31',
        }),
      ]),
    ).toBe(960_000));

  // $1,000 a month to a bank until June 30, 2027: six payments.
  it('26: a loan that ends within the year is paid until its end', () =>
    expect(
      cost([
        contract('bank', {
          terms: { amountCents: 100_000, monthsPerPeriod: 1, start: '2020-07-01' },
          end: '2027-06-30',
          stopsAtEnd: true,
        }),
      ]),
    ).toBe(600_000));

  // The policy of 2025-26 cost $24,000, its renewal from July 1, 2026 $27,000, and renews on July 1, 2027 at 4.9% more. Half a
  // year at 27,000 is $13,500, half a year at 28,323 is $14,161.50: $27,661.50. The old premium is not added.
  it('27: a renewed policy takes the place of the old one', () => {
    const { total } = premiumMonths(
      [
        { premiumCents: 2_400_000, from: '2025-07-01', renewal: '2026-07-01' },
        { premiumCents: 2_700_000, from: '2026-07-01', renewal: '2027-07-01' },
      ],
      4.9,
      months,
    );
    expect(roundExact(total)).toBe(2_766_150);
  });

  // The renewal is already quoted: $24,000 to June 2027, $27,000 from July. Half of each: $25,500, and no rate is needed.
  it('28: a quoted renewal holds from its first day', () => {
    const { total } = premiumMonths(
      [
        { premiumCents: 2_400_000, from: '2026-07-01', renewal: '2027-07-01' },
        { premiumCents: 2_700_000, from: '2027-07-01', renewal: '2028-07-01' },
      ],
      4.9,
      months,
    );
    expect(roundExact(total)).toBe(2_550_000);
  });
});

describe('parts of a year', () => {
  // $18,000 in six months; last year the same six months were $15,000 of $40,000: 18,000 x 40,000 / 15,000 = $48,000.
  it('29: are scaled by last year’s share of the same months', () =>
    expect(
      annualize({
        partCents: 1_800_000,
        months: 6,
        paidOnce: false,
        steady: true,
        lastYear: { sameMonthsCents: 1_500_000, fullCents: 4_000_000 },
      }),
    ).toMatchObject({ amountCents: 4_800_000, by: 'last-year-share' }));

  // $6,000 for eight months of janitorial service is $9,000 a year.
  it('30: are scaled by months for steady lines', () =>
    expect(annualize({ partCents: 600_000, months: 8, paidOnce: false, steady: true }).amountCents).toBe(
      900_000,
    ));

  // $412,880 of the adopted $418,500 came by July: owners are billed in January, and $707,794 never come. $244,125 by July are
  // what twelfths bring, and stay seven of them.
  it('30: take dues that were billed ahead for the year', () => {
    const dues = { months: 7, paidOnce: false, steady: true, mostCents: 41_850_000 };
    expect(annualize({ ...dues, partCents: 41_288_000 })).toMatchObject({ amountCents: 41_850_000, by: 'billed-ahead' }); // prettier-ignore
    expect(annualize({ ...dues, partCents: 24_412_500 })).toMatchObject({ amountCents: 41_850_000, by: 'months' }); // prettier-ignore
    expect(annualize({ ...dues, partCents: 43_000_000 }).amountCents).toBe(43_000_000);
  });

  // The insurance of $12,400 was paid in March. It is not paid again.
  it('31: count an annual bill once', () =>
    expect(annualize({ partCents: 1_240_000, months: 6, paidOnce: true, steady: true }).amountCents).toBe(
      1_240_000,
    ));

  // The audit comes in October; nothing by June does not mean that it costs nothing.
  it('32: keep last year’s amount for a line with nothing yet', () =>
    expect(
      annualize({
        partCents: undefined,
        months: 6,
        paidOnce: true,
        steady: true,
        lastYear: { fullCents: 310_000 },
      }),
    ).toMatchObject({ amountCents: 310_000, by: 'last-year' }));
});

// Siding again, from documents to an amount: $5,000 and $5,000, then $64,000 of which $59,000 were paid by the assessment, so
// $5,000; adopted for 2026 $5,200. An event line of three years: mean 5,000, 3/5 of it and 2/5 of 5,200: 3,000 + 2,080 =
// $5,080.
it('33: pairs and events combine', () => {
  const siding: LineHistory = [actual(2024, 5_000), actual(2025, 5_000), both(2026, 5_200, 64_000)];
  const cleared = withoutRemoved(siding, [{ endYear: 2026, cents: 5_900_000 }]);
  const line = { type: 'expense', description: 'Siding repairs' } as const;
  expect(proposeAmount(line, cleared, inputs)).toMatchObject({ method: 'event', amountCents: 508_000 });
});
