import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { RecentActivity } from './recent-activity';

const LIST = 'GET /api/budget-parameters';

afterEach(() => jest.restoreAllMocks());

test('shows the first three budgets in the order of the list, and the way to all', async () => {
  const budgets = [4, 3, 2, 1].map((id) => parameters({ id, associationName: `Court ${id}` }));
  renderHosted(<RecentActivity />, { [LIST]: () => ({ body: budgets }) });
  expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['View all', '/budget-history'],
    ['Court 42027 Budget48 units', '/budget-review/4'],
    ['Court 32027 Budget48 units', '/budget-review/3'],
    ['Court 22027 Budget48 units', '/budget-review/2'],
  ]);
});

test('is not there without budgets', async () => {
  const { calls } = renderHosted(<RecentActivity />, { [LIST]: () => ({ body: [] }) });
  await waitFor(() => expect(calls).toEqual([LIST]));
  expect(screen.queryByText('Recent Activity')).not.toBeInTheDocument();
});
