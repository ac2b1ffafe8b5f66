import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expand, income, loaded, open, water } from '../../testing/review';

const history = [
  { year: 2024, label: '2024', actual: '4000.00' },
  { year: 2025, label: '2025', adopted: '4300.00', actual: '4400.00' },
  { year: 2026, label: '2026', adopted: '4700.00', actual: '4800.00' },
];
const line = {
  ...water,
  method: { kind: 'steady', inputs: [{ label: '2026 adopted', value: '$4,700.00' }], history },
};

// Results of $4,000, $4,400 and $4,800: last year $4,800, mean $4,400, trend $5,200; the line has $5,270 now.
it('shows method, inputs and past years, and sets the line another way after a preview', async () => {
  const { sent } = await open(
    loaded(
      { 'PATCH /api/budget-items/101': () => ({ body: { ...line, proposedBudget: '5200.00', version: 2 } }) },
      [income, line],
    ),
  );
  await expand('Water');
  expect(screen.getByRole('heading', { name: 'Method: Steady' })).toBeTruthy();
  expect(screen.getByText('2026 adopted')).toBeTruthy();
  expect(
    await screen.findByRole('img', { name: /^Past years\. Budget beside actual, 3 years/ }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^As last year/ }));
  expect(screen.getByText(/2026 actual \$4,800\.00, unchanged\. That is \$470 less than now\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Trend/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use $5,200' }));
  await waitFor(() =>
    expect(sent('PATCH /api/budget-items/101')).toEqual([{ proposedBudget: '5200.00', version: 1 }]),
  );
});

it('offers nothing to change where the budget is adopted, and no method where none is known', async () => {
  await open(loaded({ 'GET /api/budgets/7': undefined }, [income, water]));
  await expand('Water');
  expect(screen.queryByRole('heading', { name: /^Method/ })).toBeNull();
  expect(screen.queryByText('Set this line another way')).toBeNull();
});
