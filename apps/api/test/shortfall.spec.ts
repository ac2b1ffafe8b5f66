import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { budgetFrom } from './support/made-budget';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/**
 * Next year every line stays as it is: a loan is level, a contribution to reserves and bad debt are not raised by prices. So the
 * expenses are 36,000 + 25,000 + 2,400 = $63,400, and at this year's dues of $60,000 they exceed income by $3,400.
 */
const STATEMENT = `Cedar Bend Homeowners Association
Statement of Income and Expenses
January 1 to December 31, 2026

                              2026 Budget   2026 Actual
Beginning balance              27,600.00     27,600.00
Income
Assessments                    60,000.00     60,000.00
Total income                   60,000.00     60,000.00
Expenses
Loan payment                   36,000.00     36,000.00
Contribution to reserves       25,000.00     25,000.00
Bad debt                        2,400.00      2,400.00
Total expenses                 63,400.00     63,400.00
Net income                     (3,400.00)    (3,400.00)
Ending balance                 24,200.00     24,200.00
`;

const BALANCE_SHEET = `Cedar Bend Homeowners Association
Balance Sheet
As of December 31, 2026

Assets
Operating checking account        18,250.00
Reserve money market             180,400.00
Total Assets                     198,650.00
Liabilities and Equity
Accounts payable                   3,150.00
Operating fund balance            15,100.00
Reserve fund balance             180,400.00
Total Liabilities and Equity     198,650.00
`;

const generated = (documents: Record<string, string>) => budgetFrom(app, documents);

const budgetOf = ({ device, parametersId }: { device: Device; parametersId: number }) =>
  device.call('getBudget', { params: { parametersId } });

// One month of 63,400 - 25,000 is $3,200, which stays in the fund: $21,000 of $24,200 may be used. Raising dues takes 3,400 x
// 1.05 = $3,570. Bad debt is the only line to cut, $2,400. In three equal steps the first is $1,133.34.
it('lists the choices for a shortfall, with what the documents state of the balance', async () => {
  const { shortfall, funds } = await budgetOf(await generated({ 'statement.txt': STATEMENT }));
  expect(funds?.[0]).toMatchObject({
    fund: 'operating',
    opening: '24200.00',
    openingSource: { words: 'Ending balance, actual, December 31, 2026' },
  });
  expect(shortfall).toMatchObject({
    amount: '3400.00',
    dues: '60000.00',
    opening: '24200.00',
    workingCapital: '3200.00',
    choices: [
      { id: 'raise-dues', dues: '63570.00', net: '170.00', applied: true },
      { id: 'use-surplus', dues: '60000.00', surplusUsed: '3400.00', net: '0.00', applied: false },
      { id: 'cut', dues: '60000.00', cut: '2400.00', cutPercent: 100, net: '-1000.00', applied: false },
      {
        id: 'phase-in',
        dues: '61133.34',
        surplusUsed: '2266.66',
        years: 3,
        net: '0.00',
        applied: false,
      },
    ],
  });
});

it('covers a shortfall from the surplus: dues stay, the fund pays, and one undo takes it back', async () => {
  const made = await generated({ 'statement.txt': STATEMENT });
  const { device, parametersId } = made;
  const before = await budgetOf(made);
  const { batchId } = await device.call('coverShortfall', {
    params: { parametersId },
    body: { choice: 'use-surplus', revision: before.revision },
  });
  const after = await budgetOf(made);
  expect(after.totals).toMatchObject({ income: '63400.00', expenses: '63400.00', shortfall: '0.00' });
  expect(after.ownersPay).toMatchObject({ dues: '60000.00', perUnit: '125.00', previousPerUnit: '125.00' });
  // Nothing is received: 24,200 + 60,000 - 63,400 = $20,800 are left.
  expect(after.funds?.[0]).toMatchObject({ income: '60000.00', closing: '20800.00' });
  expect(after.shortfall?.choices.filter(({ applied }) => applied).map(({ id }) => id)).toEqual([
    'use-surplus',
  ]);
  await device.call('undoEdits', { params: { parametersId }, body: { batchId } });
  const undone = await budgetOf(made);
  expect(undone.totals).toEqual(before.totals);
  expect(undone.ownersPay).toEqual(before.ownersPay);
});

it('cuts what no contract binds, and one plan of surplus makes way for another', async () => {
  const made = await generated({ 'statement.txt': STATEMENT });
  const { device, parametersId } = made;
  const apply = async (choice: 'use-surplus' | 'phase-in' | 'cut') =>
    device.call('coverShortfall', {
      params: { parametersId },
      body: { choice, revision: (await budgetOf(made)).revision },
    });
  await apply('use-surplus');
  await apply('phase-in');
  expect((await budgetOf(made)).ownersPay?.dues).toBe('61133.34');
  const planned = (await device.call('listItems', { params: { parametersId } })).filter(({ lineKey }) =>
    lineKey.startsWith('planned-surplus|'),
  );
  expect(planned.map(({ proposedBudget }) => proposedBudget)).toEqual(['2266.66']);
  await apply('cut');
  expect((await budgetOf(made)).totals).toMatchObject({ income: '60000.00', expenses: '61000.00' });
});

it('refuses a choice that was made on another view of the budget', async () => {
  const { device, parametersId } = await generated({ 'statement.txt': STATEMENT });
  const params = { parametersId };
  expect(
    await device.fail('coverShortfall', { params, body: { choice: 'cut', revision: 99 } }),
  ).toMatchObject({ status: 409, code: 'stale_version' });
});

// The sheet's fund balance of the same day as the statement's last row is the fund's own: $15,100, not its bank account.
it('takes balances of both funds from a balance sheet', async () => {
  const { funds } = await budgetOf(
    await generated({ 'statement.txt': STATEMENT, 'balance sheet.txt': BALANCE_SHEET }),
  );
  expect(funds?.map(({ fund, opening, closing }) => [fund, opening, closing])).toEqual([
    ['operating', '15100.00', '15270.00'],
    ['reserve', '180400.00', '205400.00'],
  ]);
});

// Adopted $2,400, spent $6,400: more than 25% and $1,000 apart.
it('keeps what a person confirms of a check until the budget is generated again', async () => {
  const overrun = STATEMENT.replace('2,400.00      2,400.00', '2,400.00      6,400.00')
    .replace('63,400.00     63,400.00', '63,400.00     67,400.00')
    .replace('(3,400.00)    (3,400.00)', '(3,400.00)    (7,400.00)')
    .replace('24,200.00     24,200.00', '24,200.00     20,200.00');
  const made = await generated({ 'statement.txt': overrun });
  const { device, parametersId } = made;
  const card = (await budgetOf(made)).plausibility?.find(({ rule }) => rule === 'budget-actual-apart');
  expect(card).toMatchObject({ title: 'Bad debt: budget and result are far apart', confirmed: false });
  const params = { parametersId };
  const cardId = card?.id ?? '';
  await device.call('confirmCard', { params, body: { cardId, confirmed: true } });
  const confirmed = async () =>
    (await budgetOf(made)).plausibility?.filter((one) => one.confirmed).map(({ id }) => id);
  expect(await confirmed()).toEqual([cardId]);
  expect(
    await device.fail('confirmCard', { params, body: { cardId: 'no such', confirmed: true } }),
  ).toMatchObject({ status: 404 });
  await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
  expect(await confirmed()).toEqual([]);
});
