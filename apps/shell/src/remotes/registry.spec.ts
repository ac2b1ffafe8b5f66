import { loadRemote, registerRemotes as register } from '@module-federation/enhanced/runtime';
import { loadComponent, registerRemotes } from './registry';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const routes = { default: () => null };
const chunk = 'https://cdn.example/history/static/js/async/5.0123456789.js';
const wanted = { remote: 'history', module: 'routes', fresh: false };

beforeEach(() => {
  jest.resetAllMocks();
  document.head.innerHTML = `<script src="${chunk}"></script><script src="/shell.js"></script>
    <link rel="stylesheet" href="https://cdn.example/history/a.css"><link rel="stylesheet" href="/shell.css">`;
  Object.assign(globalThis, { chunk_hoa_history: ['of the release before'] });
});
beforeAll(() => registerRemotes({ history: 'https://cdn.example/history/mf-manifest.json' }));

const left = () =>
  [...document.head.querySelectorAll('script, link')].map((element) => element.outerHTML).join();
const forgotten = () => jest.mocked(register).mock.calls.filter(([, options]) => options?.force).length;

test('what /config.json does not name, or what exposes no component, cannot be loaded', async () => {
  await expect(loadComponent({ ...wanted, remote: 'nobody' })).rejects.toThrow('nobody');
  load.mockResolvedValue({ default: 'text' });
  await expect(loadComponent(wanted)).rejects.toThrow('history/routes exposes no component');
});

test('a remote that was never there is asked for once; afresh, nothing of it is left before', async () => {
  load.mockRejectedValueOnce(new Error('404'));
  await expect(loadComponent(wanted)).rejects.toThrow('404');
  expect([forgotten(), left().includes(chunk)]).toEqual([0, true]);
  load.mockResolvedValueOnce(routes);
  expect(await loadComponent({ ...wanted, fresh: true })).toBe(routes.default);
  expect(forgotten()).toBe(1);
  expect(left()).not.toContain('cdn.example');
  expect(left()).toMatch(/shell\.js.*shell\.css/);
  expect(globalThis).not.toHaveProperty('chunk_hoa_history');
});

test('one that was there is asked for afresh by itself where a release took its files away', async () => {
  load.mockResolvedValueOnce(routes).mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(routes);
  await loadComponent(wanted);
  expect(await loadComponent(wanted)).toBe(routes.default);
  expect(forgotten()).toBe(1);
});

test('an attempt that fails after a later one went well takes nothing from it, and has what it brought', async () => {
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject))).mockResolvedValue(routes);
  const hanging = loadComponent(wanted);
  await loadComponent({ ...wanted, fresh: true });
  fail(new Error('timed out'));
  expect(await hanging).toBe(routes.default);
  expect(forgotten()).toBe(1);
});
