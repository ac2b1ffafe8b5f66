import '@testing-library/jest-dom';
import type { EmbedKey } from '@hoa/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHosted } from '../../testing/render';
import { EmbedKeys } from './embed-keys';

const SECRET = `emb_${'k'.repeat(43)}`;
const key = (changes: Partial<EmbedKey> = {}): EmbedKey => ({
  id: 1,
  name: 'Owners’ portal',
  scheduleId: 5,
  associationId: null,
  opens: 'All units (Juniper Court)',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2999-01-01T12:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});

afterEach(() => jest.restoreAllMocks());

async function open(keys: EmbedKey[], origins = ['https://portal.example'], more = {}) {
  const user = userEvent.setup();
  const hosted = renderHosted(<EmbedKeys scheduleId={5} associationId={2} />, {
    'GET /api/embed-keys': () => ({ body: { keys, origins } }),
    ...more,
  });
  await user.click(screen.getByRole('button', { name: 'Embed in your portal' }));
  return { user, ...hosted };
}

it('says which sites may show it, and that none may where that is so', async () => {
  await open([]);
  expect(await screen.findByText('https://portal.example')).toBeVisible();
  expect(screen.getByText('There is no key yet.')).toBeVisible();
});

it('says how a first site is let in', async () => {
  await open([], []);
  expect(await screen.findByText('No other site may show it yet')).toBeVisible();
  expect(screen.getByText(/EMBED_ORIGINS/)).toBeVisible();
});

it('makes a key, shows it once, with what to put into the portal', async () => {
  const sent: unknown[] = [];
  const { user } = await open([], undefined, {
    'POST /api/embed-keys': () => ({ status: 201, body: { ...key(), key: SECRET } }),
  });
  jest.mocked(fetch).mockImplementationOnce((_input, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(
      new Response(JSON.stringify({ ...key(), key: SECRET }), {
        status: 201,
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
  await user.type(await screen.findByLabelText('Where it is used'), 'Owners’ portal');
  await user.selectOptions(screen.getByLabelText('It opens'), 'All schedules of the association');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  const made = await screen.findByRole('region', { name: 'Your new key' });
  expect(sent).toEqual([{ name: 'Owners’ portal', days: 365, opens: { associationId: 2 } }]);
  expect(within(made).getByText(SECRET)).toBeVisible();
  expect(made).toHaveTextContent('/remotes/assessments/embed.js');
  expect(made).toHaveTextContent(`/embed/assessments#key=${SECRET}`);
  await user.click(within(made).getAllByRole('button', { name: 'Copy' })[0]!);
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(made).getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

it('says what is missing before it sends anything', async () => {
  const { user, calls } = await open([]);
  const days = await screen.findByLabelText('Days');
  await user.clear(days);
  await user.type(days, '0');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(screen.getByText(/Please say where the key is used/)).toBeVisible();
  expect(screen.getByText('Please give a whole number of days from 1 to 730.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('lists what there is, and revokes one only after it was asked', async () => {
  const { user, calls, notices } = await open(
    [
      key(),
      key({
        id: 2,
        name: 'Old',
        expiresAt: '2026-01-02T12:00:00.000Z',
        lastUsedAt: '2026-01-02T10:00:00.000Z',
      }),
    ],
    undefined,
    { 'DELETE /api/embed-keys/2': () => ({ body: { deleted: true } }) },
  );
  const list = await screen.findByRole('region', { name: 'Keys' });
  expect(list).toHaveTextContent('All units (Juniper Court)');
  expect(list).toHaveTextContent('not used yet');
  expect(list).toHaveTextContent(/Old Expired.*last used Jan 2, 2026/);
  await user.click(within(list).getByRole('button', { name: 'Revoke Old' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Revoke “Old”?' });
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await user.click(within(asked).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(['Key revoked']));
  expect(calls).toContain('DELETE /api/embed-keys/2');
});

it('says that a key could not be made, and keeps what was typed', async () => {
  const { user } = await open([], undefined, {
    'POST /api/embed-keys': () => ({
      status: 409,
      body: { code: 'quota_exceeded', message: 'There are 100 keys already.' },
    }),
  });
  await user.type(await screen.findByLabelText('Where it is used'), 'Portal');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('There are 100 keys already.')).toBeVisible();
  expect(screen.getByLabelText('Where it is used')).toHaveValue('Portal');
});
