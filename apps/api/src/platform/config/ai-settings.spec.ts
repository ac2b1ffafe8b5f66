import fc from 'fast-check';
import { Config } from './config';

const ai = (environment: Record<string, string>) => Config.fromEnvironment(environment).ai;

it('without settings there are OpenAI and Anthropic to be configured, and the built-in rules answer', () => {
  const { providers, defaultProvider, limits } = ai({});
  expect(providers.map(({ name, configured }) => [name, configured])).toEqual([
    ['openai', false],
    ['anthropic', false],
  ]);
  expect(defaultProvider).toBe('built-in');
  expect(limits).toEqual({ tokens: 5_000_000, costMicros: 10_000_000 });
});

it('takes servers by name, address and model, each with a key of its own', () => {
  const { providers } = ai({
    AI_SERVERS:
      'ollama=http://localhost:11434/v1#llama3.1, open-router=https://openrouter.ai/api/v1#a/b:free',
    AI_SERVER_OPEN_ROUTER_KEY: 'secret',
    AI_TIMEOUT_SECONDS: '9',
  });
  expect(providers.slice(2)).toMatchObject([
    { name: 'ollama', baseUrl: 'http://localhost:11434/v1', model: 'llama3.1', apiKey: undefined },
    { name: 'open-router', baseUrl: 'https://openrouter.ai/api/v1', model: 'a/b:free', apiKey: 'secret' },
  ]);
  expect(providers.map(({ timeoutSeconds }) => timeoutSeconds)).toEqual([9, 9, 9, 9]);
});

it.each([
  ['no model', 'a=http://localhost/v1'],
  ['no address', 'a=#model'],
  ['a name in capitals', 'Ollama=http://localhost/v1#m'],
  ['a name that is taken', 'openai=http://localhost/v1#m'],
  ['one name twice', 'a=http://localhost/v1#m,a=http://localhost/v1#n'],
  ['the name of another address, /api/generate-budget', 'generate=http://localhost/v1#m'],
  ['another protocol', 'a=file:///etc/passwd#m'],
  ['a password in the address', 'a=http://user:hunter2@localhost/v1#m'],
  ['a key in the address', 'a=http://localhost/v1?key=hunter2#m'],
])('refuses %s, and repeats nothing that may be secret', (_what, AI_SERVERS) => {
  expect(() => ai({ AI_SERVERS })).toThrow(/^AI_SERVERS/);
  expect(() => ai({ AI_SERVERS })).not.toThrow('hunter2');
});

it('a default provider must be there', () => {
  expect(() => ai({ AI_DEFAULT_PROVIDER: 'openai' })).toThrow('configured provider: built-in.');
  expect(ai({ AI_DEFAULT_PROVIDER: 'openai', OPENAI_API_KEY: 'k' }).defaultProvider).toBe('openai');
});

it('a limit of 0 is none, and what is no amount is refused', () => {
  expect(ai({ LIMIT_AI_COST_PER_DAY: '0', LIMIT_AI_TOKENS_PER_DAY: '0' }).limits).toEqual({
    tokens: null,
    costMicros: null,
  });
  for (const LIMIT_AI_COST_PER_DAY of ['', '-1', '1e3', '$5', '1.2345678'])
    expect(() => ai({ LIMIT_AI_COST_PER_DAY })).toThrow('LIMIT_AI_COST_PER_DAY');
  expect(() => ai({ AI_PRICES: 'm=1' })).toThrow('AI_PRICES');
});

it('prices are exact to the millionth of a dollar', () => {
  const micros = fc.integer({ min: 0, max: 999_999_999_999 });
  const inDollars = (value: number) => `${Math.floor(value / 1e6)}.${String(value % 1e6).padStart(6, '0')}`;
  fc.assert(
    fc.property(micros, micros, (input, output) => {
      const { prices } = ai({ AI_PRICES: `some/model:x=${inDollars(input)}/${inDollars(output)}` });
      expect(prices.get('some/model:x')).toEqual({ input, output });
    }),
  );
});
