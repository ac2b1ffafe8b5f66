import { shortfallChoices } from './choices';
import { fundTable } from './fund-table';
import { isDues, ownersPay, ownersPayText } from './owners-pay';

const dollars = (amount: number) => Math.round(amount * 100);

describe('funds', () => {
  // The operating fund opens with $30,000, takes in $240,000, spends $190,000 and sends $48,000 to reserves: it gains $2,000 and
  // closes with $32,000. The reserve fund opens with $310,000, gets the $48,000, earns $4,650 and spends $95,000 on the roof: it
  // loses $42,350 and closes with $267,650. The interest never reaches the operating fund.
  it('each open, receive, spend and close by themselves', () => {
    const [operating, reserve, ...others] = fundTable({
      rows: [
        { fund: 'operating', flow: 'income', description: 'Assessments', cents: dollars(240_000) },
        { fund: 'operating', flow: 'expense', description: 'Expenses', cents: dollars(190_000) },
        { fund: 'reserve', flow: 'income', description: 'Interest', cents: dollars(4_650) },
        { fund: 'reserve', flow: 'expense', description: 'Roof', cents: dollars(95_000) },
      ],
      transfers: [{ from: 'operating', to: 'reserve', description: 'Contribution', cents: dollars(48_000) }],
      opening: { operating: dollars(30_000), reserve: dollars(310_000) },
    });
    expect(others).toEqual([]);
    expect(operating).toMatchObject({ netCents: dollars(2_000), closingCents: dollars(32_000) });
    expect(reserve).toMatchObject({
      incomeCents: dollars(4_650),
      transfersInCents: dollars(48_000),
      netCents: dollars(-42_350),
      closingCents: dollars(267_650),
    });
  });

  it('without a stated balance have no closing balance', () =>
    expect(fundTable({ rows: [], transfers: [], opening: {} })).toMatchObject([
      { fund: 'operating', closingCents: null },
    ]));
});

describe('a shortfall of $12,000 with dues of $240,000', () => {
  // Raising dues follows the product's rule: 12,000 x 1.05 = $12,600, which is 5.25% (shown 5.3) and leaves $600 as a margin.
  // The balance is $30,000 and $20,000 of it must stay: $10,000 can be used, $2,000 remain. $60,000 of expenses are free:
  // 12,000 of them are 20%. Over three years the first raise would be $4,000 and the balance would have to pay $8,000.
  it('can be met in four ways', () => {
    expect(
      shortfallChoices({
        shortfallCents: dollars(12_000),
        duesCents: dollars(240_000),
        openingCents: dollars(30_000),
        workingCapitalCents: dollars(20_000),
        flexibleCents: dollars(60_000),
      }),
    ).toEqual([
      {
        id: 'raise-dues',
        duesCents: dollars(252_600),
        raisedByCents: dollars(12_600),
        percent: 5.3,
        marginCents: dollars(600),
      },
      {
        id: 'use-surplus',
        usedCents: dollars(10_000),
        remainingCents: dollars(2_000),
        closingCents: dollars(20_000),
      },
      { id: 'cut', cutCents: dollars(12_000), percent: 20 },
      { id: 'phase-in', years: 3, duesCents: dollars(244_000), surplusCents: dollars(8_000), percent: 1.7 },
    ]);
  });

  it('offers no balance that is not known, and nothing where there is no shortfall', () => {
    const of = { duesCents: dollars(240_000), openingCents: null, workingCapitalCents: 0, flexibleCents: 0 };
    expect(shortfallChoices({ ...of, shortfallCents: dollars(12_000) }).map(({ id }) => id)).toEqual([
      'raise-dues',
    ]);
    expect(shortfallChoices({ ...of, shortfallCents: 0 })).toEqual([]);
  });
});

describe('what owners pay', () => {
  const line = (type: 'income' | 'expense', description: string, proposed: number, previous: number) => ({
    type,
    description,
    proposedCents: dollars(proposed),
    previousCents: dollars(previous),
  });
  const lines = [
    line('income', 'Maintenance Fees', 328_306.93, 313_920),
    line('income', 'Late Fees', 9_431.95, 9_431.95),
    line('expense', 'All expenses', 337_053.79, 316_713.33),
  ];

  // 328,306.93 / 48 / 12 = 569.977, so $569.98 a month; last year 313,920 / 576 = $545. Not the $585.16 of expenses / units / 12.
  it('is the dues divided over units and bills, beside last year’s', () => {
    expect(ownersPay(lines, { units: 48 })).toMatchObject({
      perUnitCents: 56_998,
      previousPerUnitCents: 54_500,
      changeCents: 2_498,
      stated: true,
    });
    // A quarter: 328,306.93 / 48 / 4 = 1,709.932; a year: 6,839.7277.
    expect(ownersPay(lines, { units: 48, billing: 'quarter' }).perUnitCents).toBe(170_993);
    expect(ownersPay(lines, { units: 48, billing: 'year' }).perUnitCents).toBe(683_973);
  });

  // 313,920 / 576 = $545 a month were billed, whatever owners had paid by the end of the year.
  it('is compared with the dues that were adopted, not with those received', () => {
    const dues = { ...line('income', 'Maintenance Fees', 328_306.93, 309_500), adoptedCents: 31_392_000 };
    expect(ownersPay([dues, ...lines.slice(1)], { units: 48 })).toMatchObject({
      previousDuesCents: 31_392_000,
      previousPerUnitCents: 54_500,
    });
  });

  // $569.977 is billed as $570: 570 x 576 = $328,320.
  it('can be rounded up to whole dollars', () =>
    expect(ownersPay(lines, { units: 48, wholeDollars: true })).toMatchObject({
      perUnitCents: 57_000,
      duesCents: dollars(328_320),
    }));

  // Billed by share, a quarter and in whole dollars: 328,306.93 / 48 / 4 = 1,709.93 is billed as $1,710 on average; last year
  // 313,920 / 192 = $1,635.
  it('are worded as they are billed', () => {
    const pay = ownersPay(lines, { units: 48, billing: 'quarter', billedBy: 'share', wholeDollars: true });
    expect(ownersPayText(pay)).toBe('from $1,635 to $1,710 a quarter on average');
    expect(pay.duesCents).toBe(dollars(1_710 * 192));
  });

  it('are worded without what they were before where they stay the same', () => {
    const same = { ...ownersPay(lines, { units: 48 }), previousPerUnitCents: 57_000, perUnitCents: 57_000 };
    expect(ownersPayText(same)).toBe('$570 a month');
  });

  // Without a dues line: 337,053.79 - 9,431.95 = 327,621.84 are needed; / 576 = 568.788.
  it('is what other income leaves where the budget has no dues line', () =>
    expect(ownersPay(lines.slice(1), { units: 48 })).toMatchObject({
      perUnitCents: 56_879,
      previousPerUnitCents: null,
      stated: false,
    }));

  it('knows dues by their units and rates', () =>
    expect(
      [
        '55 Units- $360/Q: 5 board members $330/Q',
        '118 Larkspur- $100/Q',
        '24 lots',
        'Late fees $25 a month',
      ].map((description) => isDues({ type: 'income', description })),
    ).toEqual([true, true, true, false]));

  it('counts assessments for reserves, and neither fees for being late nor special assessments', () =>
    expect(
      ['Assessments', 'Reserve assessments', 'Late fees', 'Special assessment', 'Reserve interest'].map(
        (description) => isDues({ type: 'income', description }),
      ),
    ).toEqual([true, true, false, false, false]));
});
