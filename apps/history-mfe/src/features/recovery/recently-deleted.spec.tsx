import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { HistoryPage } from '../history/history-page';

const LIST = 'GET /api/budget-parameters';
const ROLE = 'GET /api/access';
const DOCUMENTS = 'GET /api/deleted-documents';
const ACTIVITY = 'GET /api/activity';
const deleted = {
  id: 7,
  name: 'water.pdf',
  deletedAt: '2027-01-01T00:00:00.000Z',
  until: '2027-01-31T00:00:00.000Z',
};

afterEach(() => jest.restoreAllMocks());

test('an owner brings back what was deleted, and sees who did it', async () => {
  let left = [deleted];
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [ROLE]: () => ({ body: { role: 'owner' } }),
    [DOCUMENTS]: () => ({ body: left }),
    [ACTIVITY]: () => ({
      body: [
        {
          id: 1,
          at: '2027-01-01T00:00:00.000Z',
          kind: 'document-deleted',
          who: 'Ada',
          thisDevice: false,
          about: 'water.pdf',
        },
      ],
    }),
    'POST /api/documents/7/recover': () => {
      left = [];
      return { status: 404, body: { code: 'not_found', message: 'The document was not found.' } };
    },
  });
  expect(await screen.findByText('Ada deleted water.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back: water.pdf' }));
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: 'It could not be brought back',
        description: 'The document was not found.',
        variant: 'destructive',
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByText('Recently deleted')).toBeNull());
});

test.each([
  ['editor', ['Download backup']],
  ['viewer', []],
])('an %s is offered what it may do', async (role, offered) => {
  const { calls } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [ROLE]: () => ({ body: { role } }),
    [DOCUMENTS]: () => ({ body: [deleted] }),
  });
  await screen.findByText('2027 Budget');
  await waitFor(() => expect(calls).toContain(ROLE));
  const owners = ['Clear History', 'Restore from a backup', 'Make a join code', 'Bring back: water.pdf'];
  await waitFor(() => {
    for (const name of owners) expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeVisible();
  });
  if (offered.length === 0) expect(screen.queryByRole('button', { name: 'Download backup' })).toBeNull();
});
