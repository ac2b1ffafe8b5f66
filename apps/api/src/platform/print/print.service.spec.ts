import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openPdf } from '../../../test/support/pdf-text';
import { setTrap } from '../../../test/support/trap';
import { Config } from '../config/config';
import type { LaunchedBrowser } from './launch-browser';
import { PrintService } from './print.service';

jest.setTimeout(120_000);

/** Shows what it started, so that a test can end it and look for what is left. */
class Watched extends PrintService {
  readonly launched: LaunchedBrowser[] = [];
  onLaunch: (launched: LaunchedBrowser) => void = () => undefined;

  protected override async launch(executable: string | undefined): Promise<LaunchedBrowser> {
    const launched = await super.launch(executable);
    this.launched.push(launched);
    this.onLaunch(launched);
    return launched;
  }
}

const services: Watched[] = [];
function printer(environment: Record<string, string> = {}): Watched {
  const named = Config.fromEnvironment().printing.executable;
  const service = new Watched(
    Config.fromEnvironment({ ...(named ? { PUPPETEER_EXECUTABLE_PATH: named } : {}), ...environment }),
  );
  services.push(service);
  return service;
}
afterEach(async () => {
  for (const service of services.splice(0)) await service.onApplicationShutdown();
});

const pageOf = (body: string) =>
  `<!doctype html><html lang="en-US"><head><title>Figures</title></head><body>${body}</body></html>`;
const rows = (count: number) =>
  `<table><thead><tr><th>Name</th></tr></thead><tbody>${Array.from({ length: count }, (_, row) => `<tr><td>Row ${row}</td><td>$${row}.00</td></tr>`).join('')}</tbody></table>`;

const processOf = ({ browser }: LaunchedBrowser) => browser.process()!;
const profileOf = (launched: LaunchedBrowser) =>
  processOf(launched)
    .spawnargs.find((argument) => argument.startsWith('--user-data-dir='))!
    .slice('--user-data-dir='.length);
const kill = (launched: LaunchedBrowser) => processOf(launched).kill('SIGKILL');
function alive(launched: LaunchedBrowser): boolean {
  try {
    return process.kill(processOf(launched).pid!, 0);
  } catch {
    return false;
  }
}

it('makes a tagged PDF with a title, a language, bookmarks and numbered pages', async () => {
  const service = printer();
  const footer = 'Elm "Court" \\ & </style><b>é';
  const html = pageOf(`<h1>Cover</h1><h2 style="break-before: page">Lines</h2>${rows(60)}`);
  const opened = await openPdf(await service.pdf(html, { footer, cover: true }));
  expect(opened).toMatchObject({ title: 'Figures', language: 'en-US', tagged: true, size: [612, 792] });
  expect(opened.outline).toEqual(['Cover', '  Lines']);
  const [cover = '', second = '', third = ''] = opened.pages;
  expect(cover).not.toContain('Page 1');
  expect(second).toContain(footer);
  expect(second).toContain(`Page 2 of ${opened.pages.length}`);
  // The head of a table that goes on is repeated.
  expect(third).toMatch(/Name Row \d+ \$/);
  const wide = await openPdf(await service.pdf(html, { landscape: true }));
  expect(wide.size).toEqual([792, 612]);
  expect(wide.pages.join(' ')).not.toContain('Page 1 of');
  expect(service.launched).toHaveLength(1);
});

it('runs nothing and fetches nothing, whatever the document asks for', async () => {
  const trap = await setTrap();
  const { url } = trap;
  const html = pageOf(`
    <link rel="preconnect" href="${url}"><link rel="stylesheet" href="${url}/a.css"><link rel="prefetch" href="${url}/p">
    <meta http-equiv="refresh" content="0;url=${url}/away"><style>@import '${url}/b.css'; p { background: url(${url}/c) }</style>
    <script>document.body.append('R' + 'AN')</script><script src="${url}/d.js"></script>
    <img src="${url}/e.png" onerror="document.body.append('R' + 'AN')"><iframe src="${url}/f"></iframe>
    <iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><embed src="${url}/g">
    <iframe src="http://169.254.169.254/latest"></iframe>
    <iframe srcdoc="<script>parent.document.body.append('R' + 'AN')</script><img src='${url}/h'>"></iframe>
    <svg><image href="${url}/i"/><script>document.body.append('R' + 'AN')</script></svg><video src="${url}/j" autoplay></video>
    <p>Still here</p>`);
  const { pages } = await openPdf(await printer().pdf(html));
  const text = pages.join(' ');
  expect(text).toContain('Still here');
  expect(text).not.toMatch(/RAN|root:/);
  expect(trap.connections()).toBe(0);
  await trap.close();
});

it('sets what is too long for its frame smaller, and cuts nothing', async () => {
  const words = Array.from({ length: 200 }, (_, word) => `word${word}`).join(' ');
  const html = pageOf(
    `<style>body { margin: 0 } .frame { width: 400px; height: 300px; overflow: hidden } .frame > * { transform-origin: top left }</style>
     <div class="frame"><div>${words}</div></div>`,
  );
  const layout = { size: { width: 400, height: 300 }, margin: '0' } as const;
  const service = printer();
  const fitted = await openPdf(await service.pdf(html, { ...layout, fit: '.frame' }));
  expect(fitted.pages).toHaveLength(1);
  expect(fitted.pages[0]).toContain('word199');
  expect(fitted.lowest).toBeGreaterThan(0);
  const cut = await openPdf(await service.pdf(html, layout));
  expect(cut.pages[0]?.includes('word199') && cut.lowest > 0).toBe(false);
});

describe('a browser that dies', () => {
  it('in the middle of a job is replaced, and the job done', async () => {
    const service = printer();
    await service.pdf(pageOf('warm'));
    const job = service.pdf(pageOf(rows(800)));
    await wait(100);
    kill(service.launched[0]!);
    const { pages } = await openPdf(await job);
    expect(pages.join(' ')).toContain('Row 799');
    expect(service.launched).toHaveLength(2);
  });

  it('before a job is replaced as well', async () => {
    const service = printer();
    await service.pdf(pageOf('first'));
    kill(service.launched[0]!);
    expect((await openPdf(await service.pdf(pageOf('second')))).pages).toEqual(['second']);
  });

  it('again and again ends with a sentence, and the next job works', async () => {
    const service = printer();
    service.onLaunch = kill;
    await expect(service.pdf(pageOf('never'))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The PDF could not be made, because the browser that draws it ended. Please try again.',
    });
    expect(service.launched).toHaveLength(2);
    service.onLaunch = () => undefined;
    expect((await openPdf(await service.pdf(pageOf('next')))).pages).toEqual(['next']);
  });
});

it('makes many at once, two at a time, and refuses those for whom there is no room', async () => {
  const service = printer({ PRINT_CONCURRENCY: '2', PRINT_WAITING: '4' });
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => service.pdf(pageOf(`Document ${index}`))),
  );
  const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect((await Promise.all(made.map(openPdf))).map(({ pages }) => pages[0])).toEqual(
    Array.from({ length: 6 }, (_, index) => `Document ${index}`),
  );
  expect(refused).toEqual(
    Array(2).fill(
      expect.objectContaining({
        code: 'unavailable',
        message: expect.stringContaining('Too many PDFs') as string,
      }),
    ),
  );
});

it('stops what takes too long with a sentence, and goes on', async () => {
  const service = printer({ PRINT_TIMEOUT_SECONDS: '1' });
  await expect(service.pdf(pageOf(rows(40_000)))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('took too long') as string,
  });
  const patient = printer();
  expect((await openPdf(await patient.pdf(pageOf('next')))).pages).toEqual(['next']);
});

it('says what is missing where there is no browser', async () => {
  await expect(
    printer({ PUPPETEER_EXECUTABLE_PATH: '/no/such/browser' }).pdf(pageOf('x')),
  ).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'A PDF needs Chromium or Chrome on the server: PUPPETEER_EXECUTABLE_PATH names a program that is not there. Everything but PDF works without it.',
  });
});

it('ends the browser after a while without work, and starts another when it is needed', async () => {
  const service = printer({ PRINT_IDLE_SECONDS: '1' });
  await service.pdf(pageOf('first'));
  const [first] = service.launched;
  expect(alive(first!)).toBe(true);
  for (let tries = 0; tries < 100 && existsSync(profileOf(first!)); tries += 1) await wait(100);
  expect([alive(first!), existsSync(profileOf(first!))]).toEqual([false, false]);
  expect((await openPdf(await service.pdf(pageOf('second')))).pages).toEqual(['second']);
});

it('leaves neither a process nor a profile behind, and starts nothing after its end', async () => {
  const service = printer();
  await service.pdf(pageOf('first'));
  const job = service.pdf(pageOf(rows(800))).catch((error: unknown) => error);
  await wait(50);
  await service.onApplicationShutdown();
  expect(await job).toMatchObject({ code: 'unavailable' });
  for (const launched of service.launched)
    expect([alive(launched), existsSync(profileOf(launched))]).toEqual([false, false]);
  await expect(service.pdf(pageOf('late'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(service.launched).toHaveLength(1);
});
