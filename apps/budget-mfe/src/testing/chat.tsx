import { HostProvider, type Notice } from '@hoa/api-client/core';
import type { ChatMessage } from '@hoa/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPanel, type ChatPanelProps } from '../features/chat/chat-panel';
import { budget, item, NOW } from './records';

export const BATCH = '00000000-0000-4000-8000-000000000001';
export const water = item({
  id: 101,
  glCode: '7820',
  description: 'Water',
  proposedBudget: '8000.00',
  version: 3,
});
const lines = [
  water,
  item({ id: 102, glCode: '7710', description: 'Property Insurance', proposedBudget: '36000.00' }),
  item({ id: 103, glCode: '7715', description: 'Liability Insurance', proposedBudget: '5000.00' }),
];

export interface Server {
  messages: ChatMessage[];
  /** Answers by 'METHOD path'; what is not there is answered as a sound server would. */
  answers?: Record<
    string,
    () => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>
  >;
  undo?: { batchId: string; summary: string };
}

export function message(id: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return { id, isAssistant: true, content: `Message ${id}`, createdAt: NOW, ...changes };
}

export function show(server: Server, props: Partial<ChatPanelProps> = {}) {
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
    server,
    notices,
    sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body),
  };
}

export const field = () => screen.getByLabelText<HTMLInputElement>('Message to the assistant');
export const say = (text: string) => userEvent.type(field(), `${text}{Enter}`);
export const suggestions = () =>
  within(screen.getByRole('group', { name: 'Suggestions' }))
    .getAllByRole('button')
    .map((one) => one.textContent);
