import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { HistoryPage } from '../history/history-page';

const LIST = 'GET /api/budget-parameters';
const CODE = 'POST /api/join-codes';
const JOIN = 'POST /api/join';

afterEach(() => jest.restoreAllMocks());

test('makes a code for another browser', async () => {
  renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [CODE]: () => ({ body: { code: '7KQ2M-X04TB', expiresAt: '2026-11-05T12:10:00.000Z' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a join code' }));
  expect(await screen.findByLabelText('Join code')).toHaveTextContent('7KQ2M-X04TB');
  expect(screen.getByText(/\/budget-history\?join$/)).toBeVisible();
  expect(screen.getByText(/^It works once, for 10 minutes, until /)).toBeVisible();
});

test('says why no code could be made', async () => {
  const message = '5 codes are waiting to be used.';
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [CODE]: () => ({ status: 429, body: { code: 'too_many_requests', message } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a join code' }));
  await waitFor(() =>
    expect(notices).toEqual([
      { title: 'No code could be made', description: message, variant: 'destructive' },
    ]),
  );
});

test('without budgets a code of another browser can be entered', async () => {
  let joined = false;
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: joined ? [parameters()] : [] }),
    [JOIN]: () => {
      if (!joined) {
        joined = true;
        return { status: 404, body: { code: 'not_found', message: 'This code opens nothing.' } };
      }
      return { body: { joined: true } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(screen.getByText('Please enter the code.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Join code/), '7kq2m x04tb');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('This code opens nothing.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('2027 Budget')).toBeVisible();
  expect(notices.map(({ title }) => title)).toEqual(['Welcome']);
});
