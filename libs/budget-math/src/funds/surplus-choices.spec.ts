import fc from 'fast-check';
import { billsOf } from './billing';
import { budgetShortfall } from './choices';
import { budgetSurplus, type ChoiceLine } from './surplus-choices';
import { PLAN_KEYS } from './surplus';
import { capitalNeed } from './working-capital';

const dollars = (amount: number) => Math.round(amount * 100);
const line = (
  type: 'income' | 'expense',
  [description, proposed]: [string, number],
  more: Partial<ChoiceLine> = {},
): ChoiceLine => ({
  lineKey: description,
  type,
  description,
  proposedCents: dollars(proposed),
  generatedCents: dollars(proposed),
  previousCents: dollars(proposed),
  ...more,
});

/** Dues of 60,000 and late fees of 1,200 pay for water of 38,400 and 18,000 to reserves: 61,200 - 56,400 = $4,800 are over. */
const LINES = [
  line('income', ['Assessments', 60_000]),
  line('income', ['Late fees', 1_200]),
  line('expense', ['Water', 38_400]),
  line('expense', ['Contribution to reserves', 18_000]),
];
const [DUES, ...OTHERS] = LINES;

describe('a surplus of $4,800', () => {
  // 56,400 - 1,200 = 55,200 of dues are needed. A month of 38,400 is $3,200.
  it('has four choices, and nothing of it is lost in any', () => {
    const common = { duesCents: dollars(60_000), reservesCents: 0, capitalCents: 0, netCents: 0 };
    expect(budgetSurplus(LINES)).toEqual({
      surplusCents: dollars(4_800),
      duesCents: dollars(60_000),
      monthCents: dollars(3_200),
      choices: [
        { ...common, id: 'lower-dues', duesCents: dollars(55_200) },
        { ...common, id: 'to-reserves', reservesCents: dollars(4_800) },
        { ...common, id: 'keep-capital', capitalCents: dollars(4_800) },
        { ...common, id: 'keep', netCents: dollars(4_800) },
      ],
    });
    expect(budgetShortfall(LINES, null)).toBeNull();
  });

  // 55,200 / 7 / 12 = $657.14, billed as $658: 658 x 84 = $55,272, which leaves $72.
  it('is lowered to dues of whole bills', () =>
    expect(budgetSurplus(LINES, { units: 7, wholeDollars: true })?.choices[0]).toMatchObject({
      duesCents: dollars(55_272),
      netCents: dollars(72),
    }));

  it.each([
    ['dues were lowered', [{ ...DUES!, proposedCents: dollars(55_200) }, ...OTHERS]],
    [
      'it goes to reserves',
      [
        ...LINES,
        line('expense', ['To reserves', 4_800], { lineKey: `${PLAN_KEYS.reserves}|1`, generatedCents: null }),
      ],
    ],
    [
      'it is kept',
      [
        ...LINES,
        line('expense', ['Kept', 4_800], { lineKey: `${PLAN_KEYS.capital}|1`, generatedCents: null }),
      ],
    ],
  ])('has the same choices after %s', (_name, lines) => {
    expect(budgetSurplus(lines)).toEqual(budgetSurplus(LINES));
    expect(budgetShortfall(lines, null)).toBeNull();
  });

  it('counts at the dues that a person raised', () =>
    expect(
      budgetSurplus([{ ...DUES!, proposedCents: dollars(61_000) }, ...OTHERS])?.choices[0],
    ).toMatchObject({
      duesCents: dollars(55_200),
    }));

  it('is none where income is what expenses are', () =>
    expect(budgetSurplus([...LINES, line('expense', ['Loan', 4_800])])).toBeNull());

  // One cent is needed of one unit in twelve bills: a dollar each, though a twelfth of a cent rounds to nothing.
  it('never lowers dues below need for a rounding of bills', () => {
    const cent = [
      line('income', ['Dues', 20]),
      line('income', ['Rent', 5_000]),
      line('expense', ['Water', 0], { proposedCents: 500_001 }),
    ];
    const billed = { units: 1, billing: 'month', wholeDollars: true };
    expect(budgetSurplus(cent, billed)?.choices[0]).toMatchObject({
      duesCents: dollars(12),
      netCents: 1_199,
    });
  });

  it('leaves dues of the reserve fund as they are', () => {
    const reserve = line('income', ['Reserve assessments', 9_000], { fund: 'reserve' });
    const rent = line('income', ['Rent', 80_000]);
    expect(budgetSurplus([...LINES, reserve, rent])?.choices[0]).toMatchObject({
      duesCents: dollars(9_000),
      netCents: dollars(24_800),
    });
  });
});

const cents = fc.integer({ min: 0, max: 500_000_000 });
const budgets = fc
  .record({ dues: cents, generated: cents, other: cents, water: cents, reserves: cents })
  .map(({ dues, generated, other, water, reserves }) => [
    line('income', ['Assessments', 0], { proposedCents: dues, generatedCents: generated }),
    line('income', ['Late fees', 0], { proposedCents: other }),
    line('expense', ['Water', 0], { proposedCents: water }),
    line('expense', ['Contribution to reserves', 0], { proposedCents: reserves }),
  ]);
const billings = fc.record({
  units: fc.integer({ min: 1, max: 2_000 }),
  billing: fc.constantFrom('month', 'quarter', 'year'),
  wholeDollars: fc.boolean(),
});

it('foots: dues are expenses, reserves and working capital less other income, and each choice uses the surplus once', () =>
  fc.assert(
    fc.property(budgets, billings, (lines, billed) => {
      const [, other, water, reserves] = lines.map(({ proposedCents }) => proposedCents);
      const found = budgetSurplus(lines, billed);
      const over = (found?.duesCents ?? 0) + other! - water! - reserves!;
      expect(found === null || over === found.surplusCents).toBe(true);
      for (const { id, duesCents, reservesCents, capitalCents, netCents } of found?.choices ?? []) {
        expect(duesCents + other!).toBe(water! + reserves! + reservesCents + capitalCents + netCents);
        expect(netCents).toBeGreaterThanOrEqual(0);
        expect(duesCents).toBeLessThanOrEqual(found!.duesCents);
        if (id !== 'lower-dues') continue;
        // What is left is rounding of bills, unless other income alone is more than enough.
        const rounding = billed.wholeDollars ? 100 * Number(billsOf(billed)) : 1;
        expect(netCents < rounding || duesCents < rounding).toBe(true);
      }
    }),
  ));

it('collects what the operating fund lacks of a target: the fund then holds it, and never less than before', () =>
  fc.assert(
    fc.property(
      cents,
      fc.option(fc.integer({ min: -10_000_000, max: 100_000_000 }), { nil: null }),
      fc.oneof(
        fc.integer({ min: 0, max: 12 }).map((months) => ({ months })),
        fc.constantFrom('0.00', '25000.00').map((amount) => ({ amount })),
      ),
      (operatingCents, openingCents, workingCapital) => {
        const need = capitalNeed({ workingCapital }, { operatingCents, openingCents })!;
        const opening = openingCents ?? 0;
        expect(opening + need.amountCents).toBe(Math.max(opening, need.targetCents));
        if ('months' in workingCapital)
          expect(Math.abs(12 * need.targetCents - workingCapital.months * operatingCents)).toBeLessThan(12);
      },
    ),
  ));

it('collects nothing where nobody chose a target', () => {
  expect(capitalNeed({}, { operatingCents: 1_000_000, openingCents: null })).toBeNull();
  expect(capitalNeed({ workingCapital: null }, { operatingCents: 1_000_000, openingCents: 0 })).toBeNull();
});
