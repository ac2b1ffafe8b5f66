import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parameters } from '../../testing/parameters';
import { renderHosted } from '../../testing/render';
import { HistoryPage } from '../history/history-page';

const LIST = 'GET /api/budget-parameters';
const BACKUP = 'GET /api/backup';
const NAME = 'AI_Budget_Backup_2026-11-21.zip';

/** What the browser would send, answered by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  address = '';
  body?: FormData;

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  answer(status: number, body: unknown) {
    act(() => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    });
  }
}

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
});
afterEach(() => jest.restoreAllMocks());

const file = () =>
  new Response('0123456789', { headers: { 'content-disposition': `attachment; filename="${NAME}"` } });

async function choose(): Promise<void> {
  await userEvent.upload(screen.getByTestId('backup-input'), new File(['zip'], 'backup.zip'));
}

test('downloads everything under the name that the server gives', async () => {
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [parameters()] }),
    [BACKUP]: file,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download backup' }));
  await waitFor(() => expect(saved).toEqual([NAME]));
  expect(notices).toEqual([
    {
      title: 'Backup downloaded',
      description: `${NAME}, 1\u00a0KB. Keep it in a safe place.`,
      variant: 'success',
    },
  ]);
});

test('a backup that cannot be made says why', async () => {
  const message = 'Many backups are being made just now.';
  const { notices } = renderHosted(<HistoryPage />, {
    [LIST]: () => ({ body: [] }),
    [BACKUP]: () => ({ status: 503, body: { code: 'unavailable', message } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download backup' }));
  await waitFor(() =>
    expect(notices).toEqual([{ title: 'Backup failed', description: message, variant: 'destructive' }]),
  );
  expect(saved).toEqual([]);
});

test('is offered before the history is cleared, and the question stays', async () => {
  renderHosted(<HistoryPage />, { [LIST]: () => ({ body: [parameters()] }), [BACKUP]: file });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear History' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download backup first' }));
  await waitFor(() => expect(saved).toEqual([NAME]));
  expect(dialog).toBeVisible();
});

test('restores: how far it is, what came, and the list anew', async () => {
  let budgets = [] as ReturnType<typeof parameters>[];
  const { notices } = renderHosted(<HistoryPage />, { [LIST]: () => ({ body: budgets }) });
  await screen.findByText('No Budget History');
  await choose();
  const { last } = FakeRequest;
  expect(last.address).toBe('POST /api/backup/restore');
  expect(last.headers).toEqual({ 'x-device-id': 'test' });
  expect((last.body!.get('file') as File).name).toBe('backup.zip');
  act(() => last.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 }));
  expect(screen.getByText('Uploading the backup')).toBeVisible();
  expect(screen.getByText('42%')).toBeVisible();
  act(() => last.upload.onload?.());
  expect(screen.getByText('Checking and restoring')).toBeVisible();
  budgets = [parameters()];
  last.answer(200, {
    created: '2026-11-05T12:00:00.000Z',
    budgets: { added: 1, present: 0 },
    documents: { added: 2, present: 0 },
  });
  expect(await screen.findByText('2027 Budget')).toBeVisible();
  expect(notices).toEqual([
    {
      title: 'Backup restored',
      description: '1 budget and 2 documents came back from the backup of Nov 5, 2026.',
      variant: 'success',
    },
  ]);
  expect(screen.queryByText('Checking and restoring')).not.toBeInTheDocument();
});

test.each<[string, () => void, string]>([
  [
    'refused',
    () => FakeRequest.last.answer(422, { code: 'invalid_backup', message: 'This backup is damaged.' }),
    'This backup is damaged.',
  ],
  [
    'of a proxy',
    () => FakeRequest.last.answer(502, 'Bad gateway'),
    'The backup could not be restored. Nothing was changed; please try again. (502: "Bad gateway")',
  ],
  [
    'cut off',
    () => act(() => FakeRequest.last.onerror?.()),
    'The connection to the server was lost. Nothing was restored; please try again.',
  ],
])('a restore that is %s says so, and can be tried again', async (_what, end, message) => {
  const { notices } = renderHosted(<HistoryPage />, { [LIST]: () => ({ body: [parameters()] }) });
  await screen.findByText('2027 Budget');
  await choose();
  end();
  await waitFor(() =>
    expect(notices).toEqual([{ title: 'Restore failed', description: message, variant: 'destructive' }]),
  );
  expect(screen.getByRole('button', { name: 'Restore from a backup' })).toBeEnabled();
});
