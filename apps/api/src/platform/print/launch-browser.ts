import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Browser } from 'puppeteer';
import { environmentWith } from '../config/config';
import { makeOwnFolder } from '../own-folders';
import { findBrowser } from './find-browser';

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
const CLOSE_MS = 5_000;

export interface LaunchOptions {
  /** A program instead of the one that is found. */
  executable?: string | undefined;
  /** More flags. */
  args?: readonly string[];
  /** Programs of the system to look for, instead of those that are known. */
  system?: readonly string[];
}

export interface LaunchedBrowser {
  browser: Browser;
  executable: string;
  /** Ends it with all its processes, also one that no longer answers, and removes its profile. */
  close: () => Promise<void>;
}

/** A headless browser with a profile of its own. It ends with this process, however that ends. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<LaunchedBrowser> {
  const { executable, env, unpacked } = await findBrowser(options.executable, options.system);
  const profile = makeOwnFolder('chromium');
  const folders = unpacked === undefined ? [profile] : [profile, unpacked];
  const removeNow = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);
  const clean = async () => {
    process.off('exit', removeNow);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 10 })));
  };
  try {
    const { default: puppeteer } = await import('puppeteer');
    const browser = await puppeteer.launch({
      executablePath: executable,
      userDataDir: profile,
      args: [...FLAGS, ...(options.args ?? [])],
      // What it writes elsewhere goes with its profile as well.
      env: environmentWith({ ...env, TMPDIR: profile, HOME: profile }),
      // No port that others could reach, and the browser ends when this end of the pipe is gone.
      pipe: true,
      // Whoever started it ends it, in its order.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return { browser, executable, close: () => end(browser).finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function end(browser: Browser): Promise<void> {
  const child = browser.process();
  const gone = new Promise<void>((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  const kill = setTimeout(() => child?.kill('SIGKILL'), CLOSE_MS);
  await browser.close().catch(() => child?.kill('SIGKILL'));
  await gone;
  clearTimeout(kill);
}
