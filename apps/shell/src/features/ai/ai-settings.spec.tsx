import '@testing-library/jest-dom';
import { HostProvider } from '@hoa/api-client/core';
import type { AiCall, AiStatus, Provider } from '@hoa/contracts';
import { UiRoot } from '@hoa/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import AiSettings from './ai-settings';

const builtIn: Provider = { name: 'built-in', label: 'Built-in rules', configured: true, default: true };
const capabilities = { structuredOutput: true, tools: true, vision: false, context: 8192 };
const openai: Provider = {
  ...builtIn,
  name: 'openai',
  label: 'OpenAI (m)',
  default: false,
  model: 'm',
  capabilities,
};
const call: AiCall = {
  id: 1,
  at: '2026-05-01T10:00:00.000Z',
  task: 'read-lines',
  prompt: 'read-lines 3',
  provider: 'openai',
  model: 'm',
  tokens: 1234,
  costMicros: 11_050,
  milliseconds: 2500,
  repairs: 1,
  retries: 0,
  source: 'model',
  outcome: 'repaired 1',
  parametersId: 7,
};
const status = (changes: Partial<AiStatus> = {}): AiStatus => ({
  default: 'built-in',
  providers: [builtIn, openai],
  today: {
    calls: 3,
    tokens: 1234,
    costMicros: 11_050,
    limits: { tokens: 5000, costMicros: null },
    resetsAt: '2026-05-02T00:00:00.000Z',
  },
  calls: [call],
  ...changes,
});

type Answers = Record<string, { status?: number; body: unknown }>;

async function show(answers: Answers) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { status: code = 200, body } = answers[`${init?.method ?? 'GET'} ${String(input)}`] ?? { body: [] };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: code, headers }));
  });
  render(
    <HostProvider
      host={{ apiBase: '', key: { header: 'x', value: 'y' }, notify: () => undefined, theme: 'light' }}
    >
      <UiRoot>
        <MemoryRouter>
          <AiSettings />
        </MemoryRouter>
      </UiRoot>
    </HostProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

afterEach(() => jest.restoreAllMocks());

it('shows what can be asked, what it took today and what was asked last', async () => {
  await show({
    'GET /api/ai': { body: status() },
    'GET /api/budget-parameters': { body: [] },
  });
  expect(screen.getByText('8,192 tokens')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Tokens used today' })).toBeInTheDocument();
  expect(screen.getByText('of 5,000 a day')).toBeInTheDocument();
  expect(screen.getByText('No limit is set.')).toBeInTheDocument();
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent('Read budget lines');
  expect(row).toHaveTextContent('1,234$0.01112.5 sUsedMended once.');
  expect(within(row!).getByRole('link')).toHaveAttribute('href', '/budget-review/7');
});

it('tests a connection when asked to, and says what came of it', async () => {
  await show({
    'GET /api/ai': { body: status() },
    'POST /api/providers/openai/test': {
      body: {
        ok: false,
        message: 'It cannot be used: it could not be reached.',
        model: 'm',
        milliseconds: 40,
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Test connection to OpenAI (m)' }));
  expect(await screen.findByText('It cannot be used: it could not be reached. (40 ms)')).toBeInTheDocument();
});

it('says that a limit is reached, and why a call was not used', async () => {
  const calls: AiCall[] = [
    { ...call, source: 'built-in', outcome: 'it did not answer in time.', tokens: null, costMicros: null },
  ];
  const today = { ...status().today, tokens: 5000 };
  await show({ 'GET /api/ai': { body: status({ today, calls }) } });
  expect(screen.getByText(/Today’s limit is reached/)).toBeInTheDocument();
  expect(screen.getByText('It did not answer in time.')).toBeInTheDocument();
});

it('without a model there is nothing to test, and a word on how to add one', async () => {
  const providers = [builtIn, { ...openai, configured: false }];
  await show({ 'GET /api/ai': { body: status({ providers, calls: [] }) } });
  expect(screen.getByRole('heading', { name: 'The built-in rules do everything' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Test/ })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

it('a failure can be tried again', async () => {
  await show({
    'GET /api/ai': { status: 503, body: { code: 'unavailable', message: 'Please wait a moment.' } },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
