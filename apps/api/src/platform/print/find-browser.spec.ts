import { existsSync } from 'node:fs';
import { findBrowser, NoBrowserError } from './find-browser';

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
it('unpacks the packaged one where there is none, and removes it, or says what is missing', async () => {
  if (!packaged) return expect(findBrowser(undefined, [])).rejects.toThrow('nor Chrome is installed');
  const { executable, env, release } = await findBrowser(undefined, []);
  expect([executable, env['LD_LIBRARY_PATH']].map((file) => existsSync(file ?? ''))).toEqual([true, true]);
  await release();
  return expect(existsSync(executable)).toBe(false);
}, 60_000);
