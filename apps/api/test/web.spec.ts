import { ShellConfig } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import { failure } from './support/device';
import { webFolder } from './support/web-folder';

const PAGE = '<!doctype html><title>Shell</title>';
let app: TestApp;
const web = webFolder({
  'shell/dist/index.html': PAGE,
  'shell/dist/static/js/index.0a1b2c3d.js': 'shell();',
  'budget-mfe/dist/mf-manifest.json': '{"name":"hoa_budget"}',
  'budget-mfe/dist/index.html': 'standalone',
  'outside.txt': 'secret',
});

beforeAll(async () => {
  app = await startTestApp({
    WEB_DIR: web.folder,
    REMOTES: 'history=https://remotes.example/history/mf-manifest.json',
  });
}, 240_000);
afterAll(async () => {
  await app.close();
  web.remove();
});

const get = (address: string) => fetch(app.url + address);

describe('the web application', () => {
  it.each([['/'], ['/upload-documents'], ['/budget/7'], ['/no-such-page']])(
    '%s is the shell’s page, asked for anew',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([200, PAGE]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('keeps files for good whose names carry a hash of their content', async () => {
    const response = await get('/static/js/index.0a1b2c3d.js');
    expect(await response.text()).toBe('shell();');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await get('/remotes/budget/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/static/js/gone.0a1b2c3d.js'],
    ['/remotes/assessments/mf-manifest.json'],
    ['/remotes/nobody/x'],
    ['/remotes/budget/../../outside.txt'],
    ['/remotes/budget/%2e%2e/%2e%2e/outside.txt'],
    ['/..%2foutside.txt'],
  ])('%s is 404 and never the page', async (address) => {
    expect(await failure(await get(address))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('tells the shell where the remotes are, elsewhere ones as well', async () => {
    const config = ShellConfig.parse(await (await get('/config.json')).json());
    expect(config).toEqual({
      apiBase: '',
      remotes: {
        budget: '/remotes/budget/mf-manifest.json',
        assessments: '/remotes/assessments/mf-manifest.json',
        history: 'https://remotes.example/history/mf-manifest.json',
      },
    });
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      "script-src 'self' https://remotes.example;",
    );
  });
});
