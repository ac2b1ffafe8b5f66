import { fetchConfig } from './config';

const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => jest.restoreAllMocks());

test('addresses of remotes may be relative to the page or stand elsewhere', async () => {
  answer({
    apiBase: '',
    remotes: { history: '/remotes/history/m.json', budget: 'https://b.example/m.json' },
    later: 1,
  });
  const { apiBase, remotes } = await fetchConfig();
  expect(apiBase).toBe('');
  expect(remotes).toEqual({
    history: 'http://localhost/remotes/history/m.json',
    budget: 'https://b.example/m.json',
  });
});

test.each([
  ['an error', {}, 503],
  ['another shape', { remotes: [] }, 200],
])('%s is refused', async (_name, body, status) => {
  answer(body, status);
  await expect(fetchConfig()).rejects.toThrow();
});
