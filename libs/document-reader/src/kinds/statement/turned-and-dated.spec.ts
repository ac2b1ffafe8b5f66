import type { BudgetPart } from '@hoa/contracts';
import type { Answer } from '../../page/options';
import { budgetsOf, factsOfText } from './budget-in-words';

/** Periods below each other, dates of some months or of two years above, amounts before names; every figure is made up. */

const only = (text: string, answers: Answer[] = []): BudgetPart => budgetsOf(factsOfText(text, answers))[0]!;
const sidesOf = ({ reconciliation = [] }: BudgetPart, id: string): [string, string][] =>
  reconciliation
    .filter(({ columnId, fund, flow }) => columnId === id && fund === 'all' && flow !== 'net')
    .map(({ flow, interpreted }) => [flow, interpreted]);

it('turns budget and actual below each other under what came in and went out', () => {
  const part = only(`
Heron Lake Owners Association
The first six months of the year, ended June 30, 2026, came out as follows:
                               Revenues                     Expenditures
Budget:                        $842,300                       $611,900
Actual:                        $798,650                       $655,200
Variance:                      ($43,650)                      ($43,300)
The shortfall comes from the weather and from repairs that nobody had planned for this spring.`);
  expect(part.columns.map(({ scenario, period }) => [scenario, period?.kind, period?.to])).toEqual([
    ['adopted', 'half', '2026-06-30'],
    ['actual', 'half', '2026-06-30'],
  ]);
  expect(sidesOf(part, 'c2')).toEqual([
    ['income', '798650.00'],
    ['expense', '655200.00'],
  ]);
});

const MONTHS = 'January February March April May June July August September October November December'.split(' '); // prettier-ignore

it('adds up the months that have figures, and takes them for no year', () => {
  const rows = MONTHS.map((month, i) => {
    const [spent, put] = i < 4 ? [1_900 + 10 * i, 600 + 9_000 * (i % 2)] : [0, 0];
    return `${month.padEnd(14)}${(i < 4 ? '5,000.00' : '0.00').padStart(12)}${`${spent}.00`.padStart(16)}${`${put}.00`.padStart(16)}${(i < 4 ? '6,000.00' : '0.00').padStart(18)}`;
  });
  const part = only(`
Willow Bend Owners
Financial Summary 2026

Month          Beginning Amount    Expenditures        Deposits     End of Month Amount
${rows.join('\n')}`);
  const sofar = part.columns.at(-1)!;
  expect(sofar).toMatchObject({ label: 'Jan - Apr 2026', role: 'ytd', scenario: 'actual' });
  expect(sofar.period).toEqual({ from: '2026-01-01', to: '2026-04-30', kind: 'year-to-date' });
  expect(new Map(sidesOf(part, sofar.id))).toEqual(new Map([['income', '20400.00'], ['expense', '7660.00']])); // prettier-ignore
});

const LINES = (figures: readonly (readonly number[])[]): string =>
  ['Dues', 'Total income', 'Mowing', 'Insurance', 'Management', 'Snow plowing', 'Total expenses']
    .map(
      (name, i) =>
        name.padEnd(28) + figures.map((own) => own[i]!.toLocaleString('en-US').padStart(14)).join(''),
    ) // prettier-ignore
    .join('\n');
const YEAR = [48_000, 48_000, 14_000, 19_200, 9_600, 5_200, 48_000];

const SOFAR = [24_000, 24_000, 7_150, 9_600, 4_800, 2_310, 23_860];

it('takes a column below dates of two years for neither of them', () => {
  const part = only(`
Stone Creek Civic Association
Budget for the
Two-Year Period October 1, 2026, to September 30, 2028
${LINES([YEAR])}`);
  expect(part.columns[0]).toMatchObject({
    role: 'other',
    inferred: 'It is of several years.',
    period: { from: '2026-10-01', to: '2028-09-30' },
  });
});

it('takes the budget that says its year for all of it, beside one of the months above', () => {
  const months = YEAR.map((cents) => (cents * 3) / 4);
  const part = only(`
Maple Bend Condominium
January 1, 2026 - September 30, 2026
Account                           Actual        Budget    2026 Budget
${LINES([months.map((one) => one - 12), months, YEAR])}`);
  expect(part.columns.map(({ period }) => period?.kind)).toEqual(['year-to-date', 'year-to-date', 'year']);
});

it('reads amounts before the names of a list, where its totals prove them', () => {
  const part = only(`
sample annual budget (Meadow Commons)
this year's costs:
4810 common house (heat, trash, upkeep)
210 permit of the city
2505 insurance of all that is common
1240 taxes of two lots
8765 SUBTOTAL
into the reserve funds:
3100 common house repairs
4200 tractor
1150 paths
8450 SUBTOTAL
1720 contingency
18935 TOTAL BUDGET
-2435 unspent money of the 2024 budget
16500 TO BE ASSESSED in 2026 (24 homes)`);
  expect(sidesOf(part, 'c1')).toEqual([
    ['income', '18935.00'],
    ['expense', '18935.00'],
  ]);
});

it('makes no amounts of numbers before names that add up to nothing', () => {
  const text = `
Account list of Meadow Commons, budget 2026
4810 Heat
4820 Trash
4830 Upkeep
4840 Insurance
4900 Total Costs`;
  expect(budgetsOf(factsOfText(text))).toEqual([]);
});

it('scales a part of a year whose end stands above it, once a person says that it is one', () => {
  const text = `
Sunset Knoll HOA
FINANCIAL SNAPSHOT AS OF 6-30-26
                               ACTUAL        BUDGET
${LINES([SOFAR, YEAR.map((cents) => cents / 2)])}`;
  const { questions = [] } = only(text);
  expect(questions.map(({ prompt }) => prompt)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('AS OF 6-30-26')),
  );
  const answers = questions.map(({ id }) => ({ questionId: id, answerId: 'no' }));
  const period = { from: '2026-01-01', to: '2026-06-30' };
  expect(only(text, answers).columns).toMatchObject([
    { role: 'ytd', scenario: 'actual', measure: 'amount', period },
    { role: 'other', scenario: 'adopted', measure: 'amount', period },
  ]);
});
