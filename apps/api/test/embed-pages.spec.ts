import { startTestApp, type TestApp } from './support/app';
import { failure } from './support/device';
import { webFolder } from './support/web-folder';

const PORTAL = 'https://portal.example';
let app: TestApp;
const web = webFolder({
  'shell/dist/index.html': '<!doctype html><title>Shell</title>',
  'assessments-mfe/dist/frame.html': '<meta name="embed-origins" content="" /><title>Frame</title>',
  'assessments-mfe/dist/embed.js': 'element();',
  'budget-mfe/dist/mf-manifest.json': '{}',
});

beforeAll(async () => {
  app = await startTestApp({ WEB_DIR: web.folder, EMBED_ORIGINS: `${PORTAL},http://localhost:8080` });
}, 240_000);
afterAll(async () => {
  await app.close();
  web.remove();
});

const framed = (referer: string) =>
  fetch(`${app.url}/embed/assessments`, { headers: { referer, 'sec-fetch-dest': 'iframe' } });

describe('the page for frames', () => {
  it('may be framed by the allowed origins alone, and is told which they are', async () => {
    const answer = await framed(`${PORTAL}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      '<meta name="embed-origins" content="https://portal.example http://localhost:8080" />',
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/portal\.example http:\/\/localhost:8080$/);
    expect(answer.headers.get('x-frame-options')).toBeNull();
  });

  it('is the only one: every other page stays unframed', async () => {
    for (const address of ['/', '/assessments-calculator', '/embed/budget', '/embed/assessments/more']) {
      const answer = await fetch(app.url + address, { headers: { referer: `${PORTAL}/` } });
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self';");
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
  });

  it.each([
    ['https://elsewhere.example/page'],
    ['http://portal.example/'],
    ['https://portal.example.evil.example/'],
  ])('says to %s that it may not be framed there, with nothing else in it', async (referer) => {
    const answer = await framed(referer);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
    const text = await answer.text();
    expect(text).toContain(`Pages of ${new URL(referer).origin} may not show this.`);
    expect(text).not.toContain('<script');
  });

  it('opens by itself from a link anywhere, and from our own pages', async () => {
    const link = await fetch(`${app.url}/embed/assessments`, {
      headers: { referer: 'https://elsewhere.example/', 'sec-fetch-dest': 'document' },
    });
    expect(link.status).toBe(200);
    expect((await framed(`${app.url}/assessments-calculator`)).status).toBe(200);
  });
});

describe('the remote’s files', () => {
  it('may be loaded by any page, those of other remotes by ours alone', async () => {
    const own = await fetch(`${app.url}/remotes/assessments/embed.js`);
    expect(await own.text()).toBe('element();');
    expect(own.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(own.headers.get('access-control-allow-origin')).toBe('*');
    const other = await fetch(`${app.url}/remotes/budget/mf-manifest.json`);
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are 404 where they are not there', async () => {
    expect(await failure(await fetch(`${app.url}/remotes/assessments/none.js`))).toMatchObject({
      status: 404,
    });
  });
});
