import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetRates } from '../../testing/insights';
import { budget, item } from '../../testing/records';
import { income, loaded, open } from '../../testing/review';

const roof = item({
  id: 102,
  glCode: '9010',
  description: 'Reserve Exp-Roof',
  category: 'Reserve Contributions',
  proposedBudget: '3000.00',
});
const general = item({
  id: 103,
  lineKey: '9005',
  glCode: '9005',
  description: 'Reserve Exp-General',
  category: 'Reserve Contributions',
  proposedBudget: '7000.00',
});
const year = (label: string, closing: string, percentFunded: number | null) => ({
  year: Number(label),
  label,
  opening: '20000.00',
  contribution: '10000.00',
  interest: '0.00',
  expenses: '0.00',
  closing,
  percentFunded,
});
const plan = (id: string, label: string, more: object) => ({
  id,
  label,
  goal: 'A goal.',
  contribution: '10000.00',
  firstBelowZero: null,
  lowest: '30000.00',
  years: [year('2027', '30000.00', 60), year('2028', '40000.00', 75)],
  ...more,
});
const outlook = (more: object = {}) => ({
  study: {
    documentName: 'study.pdf',
    firstYear: '2027',
    balance: '20000.00',
    inflation: 3,
    interest: 1,
    percentFunded: 62.5,
    components: [],
    assumptions: ['The study states no interest; 1% a year is assumed.'],
  },
  plans: [
    plan('budget', 'This budget', { firstBelowZero: '2031', lowest: '-30000.00' }),
    plan('baseline', 'Baseline', { contribution: '16000.00' }),
  ],
  phaseYears: 1,
  missing: null,
  ...more,
});
const answers = loaded(
  {
    'GET /api/economic-rates/7': () => ({ body: budgetRates() }),
    'GET /api/budgets/7': () => ({ body: budget({ revision: 4 }) }),
    'GET /api/budget-reserves/7?phaseYears=1': () => ({ body: outlook() }),
    'GET /api/budget-reserves/7?phaseYears=3': () => ({ body: outlook({ phaseYears: 3, plans: [] }) }),
    'POST /api/budget-edits/7': () => ({ body: { batchId: 'b1', revision: 5, items: [] } }),
    'POST /api/budget-edits/7/undo': () => ({ body: { batchId: 'b2', revision: 6, items: [] } }),
  },
  [income, roof, general],
);
const openReserves = async (more = {}) => {
  const all = await open({ ...answers, ...more }, '/budget-review/7?tab=forecast');
  await screen.findByRole('heading', { name: 'Reserves over 30 years' });
  return all;
};

it('shows where the budgeted contribution leads beside the plans, and what is assumed', async () => {
  await openReserves();
  expect(screen.getByText(/\$20,000 at the beginning of 2027, 62.5% funded/)).toBeTruthy();
  expect(screen.getByText('The study states no interest; 1% a year is assumed.')).toBeTruthy();
  expect(screen.getByText('Below zero in 2031. 75.0% funded after 2 years.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /This budget: below zero in 2031/ })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Reserves year by year: This budget' });
  expect(
    within(within(table).getByRole('row', { name: /^2028/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$20,000', '$10,000', '$0', '$0', '$40,000', '75.0%']);
});

// $16,000 shared by 3,000 : 7,000 are $4,800 and $11,200.
it('puts a plan’s contribution into the budget, shared by the reserve lines, and takes it back', async () => {
  const { sent, notices } = await openReserves();
  expect(screen.queryByRole('button', { name: 'Use this contribution: This budget' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use this contribution: Baseline' }));
  await waitFor(() => expect(notices[0]?.title).toBe('Budget updated'));
  expect(sent('POST /api/budget-edits/7')).toEqual([
    {
      baseRevision: 4,
      changes: [
        { itemId: 102, version: 1, proposedBudget: '4800.00' },
        { itemId: 103, version: 1, proposedBudget: '11200.00' },
      ],
      origin: 'hand',
    },
  ]);
  act(() => notices[0]?.action?.run());
  await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: 'b1' }]));
});

it('asks for the plans phased in', async () => {
  await openReserves();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Phase in over/ }), '3');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use this contribution: Baseline' })).toBeNull(),
  );
});

it('says why there is no plan', async () => {
  const missing = { study: null, plans: [], phaseYears: 1, missing: 'No reserve study is there.' };
  await open(
    { ...answers, 'GET /api/budget-reserves/7?phaseYears=1': () => ({ body: missing }) },
    '/budget-review/7?tab=forecast',
  );
  expect(await screen.findByText(/^No reserve study is there\. Add a reserve study/)).toBeTruthy();
});
