import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, message, say, show, suggestions } from '../../testing/chat';
import { FIRST_PROMPTS, FURTHER_PROMPTS, promptsFor } from './suggestions';

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

it('says what a model looks up while it does, and then shows its answer', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { server } = show({ messages: [] });
  const fetched = jest.mocked(globalThis.fetch).getMockImplementation()!;
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return fetched(input, init);
    expect(new Headers(init.headers).get('accept')).toContain('application/x-ndjson');
    const lines = new TransformStream<Uint8Array, Uint8Array>();
    const writer = lines.writable.getWriter();
    const write = (line: object) => void writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    write({ verb: 'compare_years' });
    void answered.then(() => {
      server.messages = [message(1, { content: 'They are the same.' })];
      write(server.messages[0]!);
      return writer.close();
    });
    return new Response(lines.readable);
  });
  await say('And the years?');
  expect(await screen.findByText('Comparing the years...')).toBeTruthy();
  answer();
  expect(await screen.findByText('They are the same.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
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
