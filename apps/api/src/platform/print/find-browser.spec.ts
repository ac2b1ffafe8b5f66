import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { openPdf } from '../../../test/support/pdf-text';
import { draw, OFFLINE_FLAGS } from './draw';
import { findBrowser, NoBrowserError } from './find-browser';
import { launchBrowser } from './launch-browser';

it('takes the browser that is named, and says that it is not there', async () => {
  expect((await findBrowser(process.execPath, [])).executable).toBe(process.execPath);
  await expect(findBrowser('/no/such/browser', [process.execPath])).rejects.toThrow(NoBrowserError);
  await expect(findBrowser('/no/such/browser')).rejects.toThrow('PUPPETEER_EXECUTABLE_PATH');
});

it('takes the first of the system that is there', async () => {
  const { executable } = await findBrowser(undefined, ['/no/such/browser', process.execPath, __filename]);
  expect(executable).toBe(process.execPath);
});

const packaged = process.platform === 'linux' && process.arch === 'x64';
it('unpacks the packaged one where there is none, which writes in its own fonts, and removes it', async () => {
  if (!packaged) return expect(findBrowser(undefined, [])).rejects.toThrow('nor Chrome is installed');
  const { browser, executable, close } = await launchBrowser({ system: [], args: OFFLINE_FLAGS });
  const drawing = { html: '<h1>Selectable text</h1>', options: {}, timeoutMs: 30_000 };
  const { pages } = await openPdf(await draw(browser, drawing));
  expect(pages).toEqual(['Selectable text']);
  expect(existsSync(executable)).toBe(true);
  await close();
  return expect(existsSync(executable)).toBe(false);
}, 120_000);

const status = (pid: string) => readFileSync(`/proc/${pid}/status`, 'utf8');
const numberOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);

/** A process and all that it started. */
function family(root: number): string[] {
  const found = [String(root)];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (found.includes(String(numberOf(status(pid), 'PPid')))) found.push(pid);
    } catch {
      // It ended meanwhile.
    }
  return found;
}

const may = (...command: string[]) =>
  spawnSync(command[0]!, command.slice(1), { stdio: 'ignore' }).status === 0;

it('draws in a browser without a network, without rights, and in its own sandbox where the system allows it', async () => {
  if (!packaged) return;
  const { browser, isSandboxed, close } = await launchBrowser({
    system: [],
    args: OFFLINE_FLAGS,
    confined: true,
  });
  try {
    const drawing = { html: '<h1>Confined</h1>', options: {}, timeoutMs: 30_000 };
    expect((await openPdf(await draw(browser, drawing))).pages).toEqual(['Confined']);
    // It has a process of its own.
    await browser.newPage();
    const processes = family(browser.process()!.pid!);
    const renderers = processes.filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'),
    );
    const seen = processes.map(status);
    if (may('setpriv', '--no-new-privs', 'true'))
      expect(seen.map((text) => numberOf(text, 'NoNewPrivs'))).toEqual(processes.map(() => 1));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) expect(seen.map((text) => numberOf(text, 'Uid'))).toEqual(processes.map(() => 65_533));
    const user = isRoot ? ['setpriv', '--reuid=65533', '--regid=65533', '--clear-groups'] : [];
    const hasNamespaces = may(...user, 'unshare', '--user', '--map-current-user', '--net', 'true');
    if (isRoot || hasNamespaces)
      expect(readlinkSync(`/proc/${processes[0]}/ns/net`)).not.toBe(readlinkSync('/proc/self/ns/net'));
    expect(isSandboxed).toBe(hasNamespaces);
    // 2: its system calls are filtered.
    expect(renderers.length).toBeGreaterThan(0);
    if (isSandboxed)
      expect(renderers.map((pid) => numberOf(status(pid), 'Seccomp'))).toEqual(renderers.map(() => 2));
  } finally {
    await close();
  }
}, 120_000);
