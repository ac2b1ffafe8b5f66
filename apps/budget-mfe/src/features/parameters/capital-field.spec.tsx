import type { Parameters } from '@hoa/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentRow, facts, parameters } from '../../testing/records';
import { renderAt } from '../../testing/render';

const opened = (workingCapital: Parameters['workingCapital']) =>
  renderAt('/budget-parameters/7', {
    'GET /api/documents': () => ({ body: [documentRow()] }),
    'GET /api/documents/1/facts': () => ({ body: facts(1, 'Juniper Court Condominium Association') }),
    'GET /api/budget-parameters': () => ({ body: [] }),
    'GET /api/budget-parameters/7': () => ({ body: parameters({ workingCapital }) }),
    'PATCH /api/budget-parameters/7': () => ({ body: parameters() }),
  });
const kind = () => screen.getByLabelText<HTMLSelectElement>('Working Capital');

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Parameters' }));
}

it('sends an amount with its cents, or months', async () => {
  const { sent } = opened(null);
  await edit();
  expect(kind().value).toBe('none');
  await userEvent.selectOptions(kind(), 'An amount');
  await userEvent.type(screen.getByLabelText('Amount to Hold ($)'), '25000');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([
      { workingCapital: { amount: '25000.00' } },
    ]),
  );
  await edit();
  await userEvent.selectOptions(kind(), 'Months of operating expenses');
  await userEvent.type(screen.getByLabelText('Months to Hold'), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('PATCH /api/budget-parameters/7')[1]).toMatchObject({ workingCapital: { months: 1.5 } }),
  );
});

it.each([
  ['=25000*1.1', '27500.00'],
  ['12k', '12000.00'],
])('reads an amount as every amount field does: %s', async (typed, amount) => {
  const { sent } = opened(null);
  await edit();
  await userEvent.selectOptions(kind(), 'An amount');
  const field = screen.getByLabelText('Amount to Hold ($)');
  await userEvent.type(field, '12.5.0');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Please enter a positive amount, or up to 12 months.')).toBeTruthy();
  expect(sent('PATCH /api/budget-parameters/7')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([{ workingCapital: { amount } }]),
  );
});

it('shows what was chosen, refuses more than a year, and takes the choice back', async () => {
  const { sent } = opened({ months: 2 });
  await edit();
  const months = screen.getByLabelText<HTMLInputElement>('Months to Hold');
  expect([kind().value, months.value]).toEqual(['months', '2']);
  await userEvent.clear(months);
  await userEvent.type(months, '13');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Please enter a positive amount, or up to 12 months.')).toBeTruthy();
  expect(sent('PATCH /api/budget-parameters/7')).toEqual([]);
  await userEvent.selectOptions(kind(), 'No target');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('PATCH /api/budget-parameters/7')).toMatchObject([{ workingCapital: null }]),
  );
});
