import { HostProvider, type Notice } from '@hoa/api-client/core';
import type { ChatMessage } from '@hoa/contracts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budget, item, NOW } from '../../testing/records';
import { ChatPanel, type ChatPanelProps } from './chat-panel';
import { FIRST_PROMPTS, FURTHER_PROMPTS, promptsFor } from './suggestions';

const BATCH = '00000000-0000-4000-8000-000000000001';
const water = item({ id: 101, glCode: '7820', description: 'Water', proposedBudget: '8000.00', version: 3 });
const lines = [
  water,
  item({ id: 102, glCode: '7710', description: 'Property Insurance', proposedBudget: '36000.00' }),
  item({ id: 103, glCode: '7715', description: 'Liability Insurance', proposedBudget: '5000.00' }),
];

interface Server {
  messages: ChatMessage[];
  /** Answers by 'METHOD path'; what is not there is answered as a sound server would. */
  answers?: Record<
    string,
    () => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>
  >;
  undo?: { batchId: string; summary: string };
}

function message(id: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return { id, isAssistant: true, content: `Message ${id}`, createdAt: NOW, ...changes };
}

function show(server: Server, props: Partial<ChatPanelProps> = {}) {
  const notices: Notice[] = [];
  const calls: { route: string; body: unknown }[] = [];
  const sound = (route: string, body: unknown): unknown => {
    if (route === 'GET /api/chat/7') return server.messages;
    if (route === 'GET /api/budgets/7') return budget({ revision: 5, undo: server.undo ?? null });
    if (route === 'GET /api/providers') return [];
    if (route === 'POST /api/budget-edits/7') {
      server.undo = { batchId: BATCH, summary: 'Water' };
      return { batchId: BATCH, revision: 6, items: [] };
    }
    if (route === 'POST /api/budget-edits/7/undo') return { batchId: BATCH, revision: 7, items: [] };
    if (route !== 'POST /api/chat/7') return null;
    const { content, batchId } = body as { content: string; batchId?: string };
    const answer = message(server.messages.length + 2, {
      content: `Answer to ${content}`,
      batchId: batchId ?? null,
    });
    server.messages = [
      ...server.messages,
      message(server.messages.length + 1, { isAssistant: false, content }),
      answer,
    ];
    return answer;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const route = `${init?.method ?? 'GET'} ${String(input)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ route, body });
    const given = await server.answers?.[route]?.();
    const { status, body: answer } = given ?? { status: 200, body: sound(route, body) };
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  render(
    <HostProvider
      host={{
        apiBase: '',
        key: { header: 'x-device-id', value: 'test' },
        notify: (notice) => void notices.push(notice),
        theme: 'system',
      }}
    >
      <ChatPanel parametersId={7} items={lines} {...props} />
    </HostProvider>,
  );
  return {
    notices,
    sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body),
  };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Message to the assistant');
const say = (text: string) => userEvent.type(field(), `${text}{Enter}`);
const suggestions = () =>
  within(screen.getByRole('group', { name: 'Suggestions' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

it('is 400 px high, and asks the server what is a question', async () => {
  const { sent } = show({ messages: [] });
  expect(screen.getByRole('region', { name: 'AI Chat' }).className).toContain('h-[400px]');
  await say('What is the total?');
  expect(await screen.findByText('Answer to What is the total?')).toBeTruthy();
  expect(sent('POST /api/chat/7')).toEqual([{ content: 'What is the total?' }]);
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  expect(field().value).toBe('');
});

it('says Thinking... and takes nothing more while it sends', async () => {
  const { sent } = show({
    messages: [],
    answers: { 'POST /api/chat/7': () => new Promise(() => undefined) },
  });
  await say('What is the total?');
  expect(await screen.findByText('Thinking...')).toBeTruthy();
  expect(field().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: FIRST_PROMPTS[0] }));
  expect(sent('POST /api/chat/7')).toHaveLength(1);
});

it('keeps what could not be sent in the field, with a toast', async () => {
  const { notices } = show({
    messages: [],
    answers: {
      'POST /api/chat/7': () => ({ status: 503, body: { code: 'unavailable', message: 'Not now.' } }),
    },
  });
  await say('What is the total?');
  await waitFor(() => expect(field().value).toBe('What is the total?'));
  expect(notices).toEqual([
    { title: 'Error sending message', description: 'Not now.', variant: 'destructive' },
  ]);
});

it('sends nothing that is empty, and nothing while it is disabled', async () => {
  const { sent } = show({ messages: [] });
  await say('   ');
  expect(sent('POST /api/chat/7')).toEqual([]);
  cleanup();
  show({ messages: [] }, { disabled: true });
  expect(field().disabled).toBe(true);
});

it('without a budget says so, in the panel and when a suggestion is chosen', async () => {
  const { notices, sent } = show({ messages: [] }, { parametersId: undefined });
  expect(screen.getByText('No budget parameters selected')).toBeTruthy();
  expect(field().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: FIRST_PROMPTS[0] }));
  expect(notices).toMatchObject([
    {
      title: 'No budget selected',
      description: 'Please create or select a budget first to chat with the assistant.',
    },
  ]);
  expect(sent('GET /api/chat/7')).toEqual([]);
});

it('applies a clear command at once, tells the server, and undoes it', async () => {
  const { sent } = show({ messages: [] });
  await say('set water to 8,400');
  await screen.findByText('Answer to set water to 8,400');
  expect(sent('POST /api/budget-edits/7')).toEqual([
    { baseRevision: 5, changes: [{ itemId: 101, version: 3, proposedBudget: '8400.00' }], origin: 'chat' },
  ]);
  expect(sent('POST /api/chat/7')).toEqual([{ content: 'set water to 8,400', batchId: BATCH }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('POST /api/budget-edits/7/undo')).toEqual([{ batchId: BATCH }]));
});

it('asks which line, changes nothing before, and applies the one that is chosen', async () => {
  const { sent } = show({ messages: [] });
  await say('increase insurance to 40,000');
  const options = await screen.findByRole('group', { name: 'Which line do you mean?' });
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(within(options).getByRole('button', { name: /^Property Insurance: / }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { changes: [{ itemId: 102, proposedBudget: '40000.00' }] },
    ]),
  );
});

it('asks once before a change of more than three times', async () => {
  const { sent } = show({ messages: [] });
  await say('set water to 84,000');
  const question = 'That changes an amount more than three times. Is it right? Water: $8,000 to $84,000';
  const options = await screen.findByRole('group', { name: question });
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(within(options).getByRole('button', { name: 'Yes, change it' }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { changes: [{ itemId: 101, proposedBudget: '84000.00' }] },
    ]),
  );
});

it('says what it did not understand, and changes nothing', async () => {
  const { sent } = show({ messages: [] });
  await say('set the helicopter to 500');
  expect(await screen.findByText(/could not tell which line/)).toBeTruthy();
  expect(sent('POST /api/chat/7')).toEqual([]);
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
});

it('shows why a command was refused and keeps it', async () => {
  const refusal = { code: 'stale_version', message: 'The budget was changed elsewhere.' };
  const { notices, sent } = show({
    messages: [],
    answers: { 'POST /api/budget-edits/7': () => ({ status: 409, body: refusal }) },
  });
  await say('set water to 8,400');
  await waitFor(() => expect(field().value).toBe('set water to 8,400'));
  expect(notices).toMatchObject([{ title: 'Error updating budget item', description: refusal.message }]);
  expect(sent('POST /api/chat/7')).toEqual([]);
});

it('applies what the assistant proposes only when told to', async () => {
  const proposal = {
    summary: 'Set Water to $8,400',
    changes: [{ itemId: 101, version: 3, description: 'Water', from: '8000.00', to: '8400.00' }],
  };
  const { sent } = show({ messages: [message(1, { proposal })] });
  expect(await screen.findByText('Water: $8,000 to $8,400')).toBeTruthy();
  expect(sent('POST /api/budget-edits/7')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Apply this change' }));
  await waitFor(() =>
    expect(sent('POST /api/budget-edits/7')).toMatchObject([
      { origin: 'chat', changes: [{ itemId: 101, version: 3, proposedBudget: '8400.00' }] },
    ]),
  );
});

it('opens the page that an answer cites; a deleted document has none; markup stays text', async () => {
  const source = {
    documentId: 4,
    documentName: 'policy.pdf',
    readingId: 'r',
    page: 2,
    quote: 'Premium $36,000',
  };
  show({
    messages: [
      message(1, {
        content: '<img src=x onerror=alert(1)> [link](javascript:alert(1))',
        citations: [
          { label: 'Premium', source },
          { label: 'Old', source: { ...source, documentId: null } },
          { label: 'Line Water', itemId: 101 },
        ],
      }),
    ],
  });
  expect(await screen.findByText('<img src=x onerror=alert(1)> [link](javascript:alert(1))')).toBeTruthy();
  expect(screen.getByText(/Old \(policy.pdf, document deleted\)/)).toBeTruthy();
  expect(screen.getByText('Line Water')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Premium, policy.pdf, page 2' }));
  expect(await screen.findByRole('dialog', { name: 'policy.pdf' })).toBeTruthy();
});

it('shows the figures of an answer as a table, and downloads its draft', async () => {
  const table = {
    title: 'From $545.00 to $562.96',
    columns: ['Part', 'A year', 'A unit and month'],
    rows: [
      { cells: ['Insurance Expenses', '+$3,306.81', '+$5.74'] },
      { cells: ['2027', '$324,267.76', '$562.96'], total: true },
    ],
  };
  const download = {
    label: 'Download the motion',
    kind: 'text',
    fileName: 'Motion.txt',
    text: 'Moved, that',
  };
  const saved: { name: string; size: number }[] = [];
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', size: (blob as Blob).size });
    return 'blob:1';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved[0]!.name = this.download;
  });
  show({ messages: [message(1, { content: 'What owners pay goes up.', table, download })] });
  const region = await screen.findByRole('region', { name: table.title });
  expect(within(region).getByRole('columnheader', { name: 'A unit and month' })).toBeTruthy();
  expect(within(region).getByRole('row', { name: 'Insurance Expenses +$3,306.81 +$5.74' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Download the motion' }));
  expect(saved).toEqual([{ name: 'Motion.txt', size: 'Moved, that'.length }]);
  click.mockRestore();
});

it('suggests three of five, and after more than five messages three of eight in another order', async () => {
  expect(promptsFor(0)).toEqual(FIRST_PROMPTS.slice(0, 3));
  // A message and its answer are two: all five have their turn before the sixth message.
  expect(new Set([0, 2, 4].flatMap(promptsFor))).toEqual(new Set(FIRST_PROMPTS));
  for (const messages of [0, 1, 2, 3, 4, 5]) expect(new Set(promptsFor(messages)).size).toBe(3);
  const later = [6, 7, 8, 9, 10, 11, 12].map(promptsFor);
  for (const three of later) expect(new Set(three).size).toBe(3);
  expect(new Set(later.map(String)).size).toBeGreaterThan(1);
  expect(later.flat().some((prompt) => !FIRST_PROMPTS.some((first) => first === prompt))).toBe(true);
  expect(FURTHER_PROMPTS).toHaveLength(8);
  show({ messages: [1, 2, 3, 4, 5, 6].map((id) => message(id)) });
  await screen.findByText('Message 6');
  expect(suggestions()).toEqual(promptsFor(6));
});
