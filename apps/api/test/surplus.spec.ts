import type { ParametersInput, ShortfallInput } from '@hoa/contracts';
import { sharedTestApp, type SharedApp } from './support/app';
import { budgetFrom, type Made } from './support/made-budget';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/**
 * Nothing changes next year, so dues of $60,000 meet expenses of 36,000 + 18,000 + 1,200 = $55,200: $4,800 are over. 40 homes pay
 * 60,000 / 480 = $125 a month; 55,200 / 480 = $115 would do. A month of 36,000 + 1,200 is $3,100, so $4,800 are 1.5 months.
 */
const STATEMENT = `Cedar Bend Homeowners Association
Statement of Income and Expenses
January 1 to December 31, 2026

                              2026 Budget   2026 Actual
Beginning balance              20,000.00     20,000.00
Income
Assessments                    60,000.00     60,000.00
Total income                   60,000.00     60,000.00
Expenses
Loan payment                   36,000.00     36,000.00
Contribution to reserves       18,000.00     18,000.00
Bad debt                        1,200.00      1,200.00
Total expenses                 55,200.00     55,200.00
Net income                      4,800.00      4,800.00
Ending balance                 24,800.00     24,800.00
`;

type Budgeted = Omit<Made, 'documentId'>;
const generated = () => budgetFrom(app, { 'statement.txt': STATEMENT });
const budgetOf = ({ device, parametersId }: Budgeted) =>
  device.call('getBudget', { params: { parametersId } });
const linesOf = async ({ device, parametersId }: Budgeted) =>
  (await device.call('listItems', { params: { parametersId } })).map(({ description, proposedBudget }) => [
    description,
    proposedBudget,
  ]);
async function apply(made: Budgeted, choice: ShortfallInput['choice']) {
  const { revision } = await budgetOf(made);
  const { parametersId } = made;
  return made.device.call('coverShortfall', { params: { parametersId }, body: { choice, revision } });
}
const appliedOf = async (made: Budgeted) =>
  (await budgetOf(made)).surplus?.choices.filter(({ applied }) => applied).map(({ id }) => id);

it('lists what can be done with income above need, each with the bill that follows', async () => {
  const { surplus, shortfall } = await budgetOf(await generated());
  expect(shortfall).toBeNull();
  const same = { dues: '60000.00', perUnit: '125.00', percent: 0, applied: false };
  expect(surplus).toMatchObject({
    amount: '4800.00',
    dues: '60000.00',
    perUnit: '125.00',
    choices: [
      { id: 'lower-dues', dues: '55200.00', perUnit: '115.00', percent: -8, net: '0.00', applied: false },
      { ...same, id: 'to-reserves', toReserves: '4800.00', net: '0.00' },
      { ...same, id: 'keep-capital', capital: '4800.00', capitalMonths: 1.5, net: '0.00' },
      { ...same, id: 'keep', net: '4800.00', applied: true },
    ],
  });
});

it('lowers dues to what is needed, keeps the other choices open, and one undo takes it back', async () => {
  const made = await generated();
  const before = await budgetOf(made);
  const { batchId } = await apply(made, 'lower-dues');
  const after = await budgetOf(made);
  expect(after.totals).toMatchObject({ income: '55200.00', expenses: '55200.00', net: '0.00' });
  expect(after.ownersPay).toMatchObject({ dues: '55200.00', perUnit: '115.00', previousPerUnit: '125.00' });
  expect(after.surplus?.amount).toBe('4800.00');
  expect(await appliedOf(made)).toEqual(['lower-dues']);
  const { device, parametersId } = made;
  await device.call('undoEdits', { params: { parametersId }, body: { batchId } });
  const undone = await budgetOf(made);
  expect([undone.totals, undone.ownersPay, undone.surplus]).toEqual([
    before.totals,
    before.ownersPay,
    before.surplus,
  ]);
});

// Reserves get 18,000 + 4,800 = $22,800, and the operating fund ends as it began, with $24,800.
it('puts it into reserves: a transfer that the reserve fund receives', async () => {
  const made = await generated();
  await apply(made, 'to-reserves');
  const { totals, funds, ownersPay } = await budgetOf(made);
  expect(totals).toMatchObject({ income: '60000.00', expenses: '60000.00', net: '0.00' });
  expect(ownersPay?.perUnit).toBe('125.00');
  expect(funds).toMatchObject([
    { fund: 'operating', transfersOut: '22800.00', closing: '24800.00' },
    { fund: 'reserve', transfersIn: '22800.00' },
  ]);
});

// Nothing is spent: 24,800 + 60,000 - 55,200 = $29,600 are in the operating fund at the end.
it('keeps it as working capital, and another choice takes the place of that one', async () => {
  const made = await generated();
  const before = await linesOf(made);
  await apply(made, 'keep-capital');
  expect(await linesOf(made)).toEqual([...before, ['Addition to working capital', '4800.00']]);
  const { totals, funds, plausibility } = await budgetOf(made);
  expect(totals).toMatchObject({ expenses: '60000.00', net: '0.00' });
  expect(funds?.[0]).toMatchObject({ expenses: '37200.00', closing: '29600.00' });
  expect(plausibility?.map(({ rule }) => rule)).toEqual([]);
  expect(await appliedOf(made)).toEqual(['keep-capital']);
  await apply(made, 'to-reserves');
  expect(await linesOf(made)).toEqual([...before, ['Surplus to reserves', '4800.00']]);
  await apply(made, 'keep');
  expect(await linesOf(made)).toEqual(before);
  expect(await appliedOf(made)).toEqual(['keep']);
});

it('does not offer what belongs to a shortfall', async () => {
  const { device, parametersId } = await generated();
  const { revision } = await device.call('getBudget', { params: { parametersId } });
  const call = { params: { parametersId }, body: { choice: 'raise-dues' as const, revision } };
  expect(await device.fail('coverShortfall', call)).toMatchObject({ status: 409, code: 'conflict' });
});

describe('a target for working capital', () => {
  const targeted = async (made: Budgeted, workingCapital: ParametersInput['workingCapital']) => {
    const { device, parametersId } = made;
    await device.call('updateParameters', { params: { id: parametersId }, body: { workingCapital } });
    await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
    return budgetOf(made);
  };

  // Nine months of 37,200 a year are $27,900, and the fund begins with $24,800: $3,100 are lacking. Dues = expenses 37,200 +
  // reserves 18,000 + working capital 3,100 = $58,300, so $1,700 of $60,000 are over. The fund would end with 24,800 + 3,100.
  it('enters the dues with what the operating fund lacks of it', async () => {
    const made = await generated();
    const before = await linesOf(made);
    const budget = await targeted(made, { months: 9 });
    expect(await linesOf(made)).toEqual([...before, ['Working capital', '3100.00']]);
    expect(budget.surplus).toMatchObject({ amount: '1700.00', choices: [{ dues: '58300.00' }, {}, {}, {}] });
    await apply(made, 'lower-dues');
    expect((await budgetOf(made)).funds?.[0]).toMatchObject({ expenses: '37200.00', closing: '27900.00' });
    const { device, parametersId } = made;
    const line = (await device.call('listItems', { params: { parametersId } })).at(-1);
    expect(line?.formula).toBe(
      '9 months of operating expenses of $37,200.00 a year = $27,900.00; the operating fund begins with $24,800.00, so $3,100.00 are collected.',
    );
  });

  // $31,000 less 24,800 are $6,200, which is $1,400 more than the $4,800: raised by 1,400 x 1.05 = $1,470.
  it('raises dues where they do not suffice, and is gone where the choice is taken back', async () => {
    const made = await generated();
    const before = await linesOf(made);
    const raised = await targeted(made, { amount: '31000.00' });
    expect(raised.ownersPay?.dues).toBe('61470.00');
    expect(raised.shortfall).toMatchObject({ amount: '1400.00', workingCapital: '31000.00' });
    await targeted(made, null);
    expect(await linesOf(made)).toEqual(before);
  });

  it('adds nothing where the fund holds it already, and says so', async () => {
    const made = await generated();
    const before = await linesOf(made);
    const { runId } = await targeted(made, { amount: '20000.00' });
    expect(await linesOf(made)).toEqual(before);
    const run = await made.device.call('getRun', { params: { runId: runId ?? '' } });
    expect(run.notes.map(({ message }) => message)).toContain(
      'The operating fund begins with $24,800.00: the working capital of $20,000.00 is there, and dues add nothing to it.',
    );
  });

  it('is refused below nothing, beyond a year, or in two ways', async () => {
    const { device, parametersId } = await generated();
    for (const workingCapital of [
      { amount: '-1.00' },
      { amount: '1' },
      { months: 13 },
      { months: 2, amount: '5.00' },
      {},
    ]) {
      const response = await device.fetch(`/api/budget-parameters/${parametersId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ workingCapital }),
      });
      expect([workingCapital, response.status]).toEqual([workingCapital, 400]);
    }
  });
});
