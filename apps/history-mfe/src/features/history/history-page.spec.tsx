import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { HistoryPage } from './history-page';

const LIST = 'GET /api/budget-parameters';
const CLEAR = 'DELETE /api/budget-history';

afterEach(() => jest.restoreAllMocks());

test('shows each budget as a card that leads to its review', async () => {
  renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters({ id: 9, associationName: '', units: 312 })] }),
  });
  const group = await screen.findByRole('region', { name: 'Unnamed Association' });
  const card = within(group).getByRole('link');
  expect(card).toHaveAttribute('href', '/budget-review/9');
  expect(card).toHaveTextContent('2027 Budget');
  expect(card).toHaveTextContent('Nov 5, 2026');
  expect(card).toHaveTextContent('Colorado');
  expect(card).toHaveTextContent('312 units · Condominium');
});

test('without budgets it offers to create the first one, and nothing to clear', async () => {
  renderHosted(<HistoryPage />, { [LIST]: () => ({ body: [] }) });
  expect(await screen.findByText('No Budget History')).toBeVisible();
  expect(screen.getByText("You haven't created any budgets yet")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Budget' })).toHaveAttribute(
    'href',
    '/upload-documents',
  );
  expect(screen.queryByRole('button', { name: 'Clear History' })).not.toBeInTheDocument();
});

test('asks before clearing, then says so and shows the empty list', async () => {
  let budgets = [parameters()];
  const { notices, calls } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: budgets }),
    [CLEAR]: () => {
      budgets = [];
      return { body: { deleted: true } };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Clear History' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear Budget History?' });
  expect(dialog).toHaveTextContent(
    'This will permanently delete all your budget history. This action cannot be undone.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).not.toContain(CLEAR);

  await user.click(screen.getByRole('button', { name: 'Clear History' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear History' }),
  );
  expect(await screen.findByText('No Budget History')).toBeVisible();
  expect(notices.map((notice) => notice.title)).toEqual(['History Cleared']);
});

test.each([
  [409, { code: 'busy', message: 'A budget is being generated.' }, 'A budget is being generated.'],
  [500, {}, 'Failed to clear history. (500: Internal Server Error)'],
])('says why clearing failed and keeps the list: %d %j', async (status, body, description) => {
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [CLEAR]: () => ({ status, body }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Clear History' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear History' }),
  );
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    title: 'Error',
    description,
    variant: 'destructive',
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('2027 Budget')).toBeVisible();
});

test('a list that cannot be had says so and can be asked for again', async () => {
  let working = false;
  renderHosted(<HistoryPage />, {
    [LIST]: () =>
      working
        ? { body: [parameters()] }
        : { status: 500, body: { code: 'internal', message: 'The database is down.' } },
  });
  expect(await screen.findByText('The database is down.')).toBeVisible();
  working = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2027 Budget')).toBeVisible();
});
