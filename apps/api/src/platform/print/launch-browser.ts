import { rmSync } from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import type { Browser } from 'puppeteer';
import { environmentWith } from '../config/config';
import { makeOwnFolder } from '../own-folders';
import { confinedStarts, openStart, type Start } from './confine';
import { findBrowser } from './find-browser';

/** Only what a headless run needs; the packaged browser's own defaults would switch web security off. */
const FLAGS = [
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
  /** Without a network, as another user where we are root, in its own sandbox: each as far as this system allows it. */
  confined?: boolean;
}

export interface LaunchedBrowser {
  browser: Browser;
  executable: string;
  /** It runs in its own sandbox. */
  isSandboxed: boolean;
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
    const starts = options.confined === true ? confinedStarts(executable) : openStart(executable);
    // What it writes elsewhere goes with its profile as well.
    const own = environmentWith({ ...env, TMPDIR: profile, HOME: profile });
    const started = await startFirst(starts, {
      profile,
      env: own,
      args: [...FLAGS, ...(options.args ?? [])],
    });
    return { ...started, executable, close: () => end(started.browser).finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

type Started = Pick<LaunchedBrowser, 'browser' | 'isSandboxed'>;

interface Run {
  profile: string;
  env: Record<string, string | undefined>;
  args: string[];
}

/** Starts it in the first way that works, and answers which that was. */
async function startFirst([start, ...others]: Start[], run: Run): Promise<Started> {
  if (!start) throw new Error('There is no way to start a browser.');
  try {
    return { browser: await startOnce(start, run), isSandboxed: start.isSandboxed };
  } catch (error) {
    if (others.length === 0) throw error;
    return startFirst(others, run);
  }
}

async function startOnce({ program, args, owner }: Start, run: Run): Promise<Browser> {
  if (owner !== undefined) await chown(run.profile, owner, owner);
  const { default: puppeteer } = await import('puppeteer');
  return puppeteer.launch({
    // The browser's own arguments come after those of what it is started through.
    args: [...args, ...puppeteer.defaultArgs({ userDataDir: run.profile, args: run.args })],
    ignoreDefaultArgs: true,
    executablePath: program,
    env: run.env,
    // No port that others could reach, and the browser ends when this end of the pipe is gone.
    pipe: true,
    // Whoever started it ends it, in its order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
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
