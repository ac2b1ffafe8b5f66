import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget } from '../../testing/records';
import { loaded, open } from '../../testing/review';

const shortfall = {
  amount: '3400.00',
  dues: '60000.00',
  opening: '24200.00',
  workingCapital: '3200.00',
  choices: [
    { id: 'raise-dues', dues: '63570.00', percent: 6, net: '170.00', applied: true },
    { id: 'use-surplus', dues: '60000.00', percent: 0, surplusUsed: '3400.00', net: '0.00', applied: false },
    {
      id: 'cut',
      dues: '60000.00',
      percent: 0,
      cut: '2400.00',
      cutPercent: 100,
      net: '-1000.00',
      applied: false,
    },
  ],
};
const card = {
  id: 'large-other-line|7820',
  rule: 'large-other-line',
  title: 'Water is not in a known category',
  amount: '5270.00',
  reason: 'It is 30% of all expenses.',
  lineKey: '7820',
  actions: [
    { id: 'confirm', label: 'It is an expense' },
    { id: 'remove', label: 'Remove the line' },
  ],
};
const funds = [
  {
    fund: 'operating',
    opening: '24200.00',
    income: '60000.00',
    expenses: '38400.00',
    transfersIn: '0.00',
    transfersOut: '25000.00',
    net: '-3400.00',
    closing: '20800.00',
    openingSource: {
      words: 'Ending balance, actual, December 31, 2026',
      source: { documentId: 1, documentName: 'statement.pdf', page: 2, quote: 'Ending balance 24,200.00' },
    },
  },
  {
    fund: 'reserve',
    opening: null,
    income: '0.00',
    expenses: '0.00',
    transfersIn: '25000.00',
    transfersOut: '0.00',
    net: '25000.00',
    closing: null,
  },
];

const withBudget = (more: object, answers = {}) =>
  loaded({ 'GET /api/budgets/7': () => ({ body: budget({ revision: 4, ...more }) }), ...answers });

it('offers the choices for a shortfall, applies one and takes it back', async () => {
  const { sent, notices } = await open(
    withBudget(
      { shortfall },
      {
        'POST /api/budget-shortfall/7': () => ({ body: { batchId: 'b1', revision: 5, items: [] } }),
        'POST /api/budget-edits/7/undo': () => ({ body: { batchId: 'b2', revision: 6, items: [] } }),
      },
    ),
  );
  expect(
    await screen.findByRole('heading', { name: 'At this year’s dues, income falls $3,400 short' }),
  ).toBeTruthy();
  expect(screen.getByText(/\$1,000 stay uncovered/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply: Raise dues' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply: Use surplus' }));
  await waitFor(() => expect(notices[0]?.title).toBe('Use surplus'));
  expect(sent('POST /api/budget-shortfall/7')).toEqual([{ choice: 'use-surplus', revision: 4 }]);
  act(() => notices[0]?.action?.run());
  await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: 'b1' }]));
});

const surplus = {
  amount: '4800.00',
  dues: '60000.00',
  perUnit: '125.00',
  choices: [
    ['lower-dues', '55200.00', '115.00', {}],
    ['to-reserves', '60000.00', '125.00', { toReserves: '4800.00' }],
    ['keep-capital', '60000.00', '125.00', { capital: '4800.00', capitalMonths: 1.5 }],
    ['keep', '60000.00', '125.00', { net: '4800.00', applied: true }],
  ].map(([id, dues, perUnit, more]) => ({
    id,
    dues,
    perUnit,
    percent: id === 'lower-dues' ? -8 : 0,
    ...{ toReserves: '0.00', capital: '0.00', capitalMonths: 0, net: '0.00', applied: false },
    ...(more as object),
  })),
};

it('offers the choices for a surplus with the bill under each, and applies one', async () => {
  const { sent, notices } = await open(
    withBudget(
      { surplus },
      { 'POST /api/budget-shortfall/7': () => ({ body: { batchId: 'b1', revision: 5, items: [] } }) },
    ),
  );
  const title = 'At dues of $60,000, income exceeds the need by $4,800';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  for (const words of [
    'Dues of $55,200 (\u22128.0%): owners pay $115 a month instead of $125.',
    '$4,800 more go to the reserve fund, as a line of their own. Owners pay $125 a month as before.',
    '$4,800 stay in the operating fund, as a line of their own: 1.5 months of operating expenses. Owners pay $125 a month as before.',
    'Owners pay $125 a month as before; $4,800 are collected without a purpose.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply: Keep it as it is' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply: Lower dues' }));
  await waitFor(() => expect(notices[0]?.title).toBe('Lower dues'));
  expect(sent('POST /api/budget-shortfall/7')).toEqual([{ choice: 'lower-dues', revision: 4 }]);
});

it('can be read, not applied, in an adopted budget', async () => {
  await open(withBudget({ shortfall, plausibility: [card], status: 'adopted' }));
  expect(await screen.findByText('Use surplus')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'It is an expense' })).toBeNull();
});

it('shows each check with its reason, confirms it, and removes the line that it is about', async () => {
  const { sent } = await open(
    withBudget(
      { plausibility: [card] },
      {
        'POST /api/budget-confirmations/7': () => ({
          body: budget({ plausibility: [{ ...card, confirmed: true }] }),
        }),
        'DELETE /api/budget-items/101': () => ({ body: { deleted: true } }),
      },
    ),
  );
  expect(await screen.findByText('1 thing to check before the budget is complete')).toBeTruthy();
  expect(screen.getByText('1 thing to check')).toBeTruthy();
  expect(screen.queryByText('Complete Budget')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'It is an expense' }));
  await waitFor(() =>
    expect(sent('POST /api/budget-confirmations/7')).toEqual([{ cardId: card.id, confirmed: true }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove the line' }));
  await waitFor(() => expect(sent('DELETE /api/budget-items/101')).toHaveLength(1));
});

it('leads from a reserve fund that runs out to its funding plans', async () => {
  const short = {
    ...card,
    id: 'reserve-short',
    rule: 'reserve-short',
    title: 'The reserve fund runs out in 2031',
    lineKey: undefined,
    actions: [
      { id: 'confirm', label: 'Keep this contribution' },
      { id: 'open-reserves', label: 'Show funding plans' },
    ],
  };
  await open(withBudget({ plausibility: [short] }));
  expect(await screen.findByText('The reserve fund runs out in 2031')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show funding plans' }).getAttribute('href')).toBe(
    '/budget-review/7?tab=forecast',
  );
});

it('has a table of the funds with where their balances stand', async () => {
  await open(withBudget({ funds }));
  const table = await screen.findByRole('table', { name: 'Funds of the budget' });
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Operating')).toEqual(['$24,200', '$60,000', '$0', '$38,400', '$25,000', '$20,800']);
  expect(cells('Reserve')).toEqual(['not known', '$0', '$25,000', '$0', '$0', 'not known']);
  expect(
    screen.getByText('Operating: Ending balance, actual, December 31, 2026 (statement.pdf, page 2).'),
  ).toBeTruthy();
  expect(screen.getByText('Reserve: no document states the opening balance.')).toBeTruthy();
});
