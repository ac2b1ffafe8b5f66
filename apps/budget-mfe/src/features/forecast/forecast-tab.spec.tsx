import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetRates } from '../../testing/insights';
import { item } from '../../testing/records';
import { income, loaded, open, water } from '../../testing/review';

const reserve = item({
  id: 102,
  glCode: '9005',
  description: 'Reserve Exp-General',
  category: 'Reserve Contributions',
  proposedBudget: '1000.00',
});
const answers = loaded({ 'GET /api/economic-rates/7': () => ({ body: budgetRates() }) }, [
  income,
  item(),
  water,
  reserve,
]);
const openForecast = async (more = {}) => {
  const all = await open({ ...answers, ...more }, '/budget-review/7?tab=forecast');
  await screen.findByRole('table', { name: '5-year forecast' });
  return all;
};
const figures = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('grows every category by 3 % a year, reserve contributions apart, and foots', async () => {
  await openForecast();
  expect(figures(/^Utilities/)).toEqual(['$5,270', '$5,428', '$5,591', '$5,759', '$5,931', '$6,109']);
  expect(figures(/^Reserve Contributions/)).toEqual([
    '$1,000',
    '$1,030',
    '$1,061',
    '$1,093',
    '$1,126',
    '$1,159',
  ]);
  expect(figures(/^Operating expenses/)[5]).toBe('$18,051');
  expect(figures(/^Total Expenses/)[5]).toBe('$19,210');
  expect(figures(/^Monthly fee per unit/)[0]).toBe('$138');
  expect(
    screen.getByRole('img', { name: /Standard Projection: from \$16,571 in 2027 to \$19,210 in 2032/ }),
  ).toBeTruthy();
});

it('takes another scenario, and a rate that was replaced', async () => {
  const { sent } = await openForecast({
    'PATCH /api/economic-rates/7': () => ({ body: budgetRates() }),
  });
  await waitFor(() => expect(screen.getByLabelText('Scenario')).toBeTruthy());
  await userEvent.selectOptions(screen.getByLabelText('Scenario'), 'Aggressive Inflation');
  expect(figures(/^Utilities/)[1]).toBe('$5,692');
  const rate = screen.getByLabelText('Utilities');
  await userEvent.clear(rate);
  await userEvent.type(rate, 'much{Enter}');
  expect(screen.getByText('Please enter a percentage between -50 and 100.')).toBeTruthy();
  await userEvent.clear(rate);
  await userEvent.type(rate, '9.5%{Enter}');
  await waitFor(() =>
    expect(sent('PATCH /api/economic-rates/7')).toEqual([
      { changes: [{ id: 'forecast.aggressive.utilities', percent: 9.5, was: 8 }] },
    ]),
  );
});

it('stands on the built-in rates where the budget’s own cannot be loaded', async () => {
  await openForecast({ 'GET /api/economic-rates/7': undefined });
  expect(await screen.findByText('Your own rates could not be loaded')).toBeTruthy();
  expect(figures(/^Utilities/)[1]).toBe('$5,428');
});

// The landscape contract is set at $10,610 and $10,928.30 and goes on; it is the only service contract.
it('follows contracts and studies year by year in the fourth scenario', async () => {
  const contract = item({
    generatedAmount: '10301.00',
    proposedBudget: '10301.00',
    method: { kind: 'contract', scheduled: ['10610.00', '10928.30'] },
  });
  await open(
    { ...answers, 'GET /api/budget-items/7': () => ({ body: [income, contract, water, reserve] }) },
    '/budget-review/7?tab=forecast',
  );
  await screen.findByRole('table', { name: '5-year forecast' });
  await userEvent.selectOptions(await screen.findByLabelText(/^Scenario/), 'scheduled');
  expect(figures(/^Service Contracts/)).toEqual([
    '$10,301',
    '$10,610',
    '$10,928',
    '$10,928',
    '$10,928',
    '$10,928',
  ]);
});
