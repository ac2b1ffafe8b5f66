import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeOwnFolder } from '../own-folders';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** There is no browser to start; the message says what is missing. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

export interface FoundBrowser {
  executable: string;
  /** What its process needs in its environment beside ours. */
  env: Record<string, string>;
  /** The folder that it was unpacked into, for whoever ends it to remove. */
  unpacked?: string;
}

/**
 * The browser that `named` names (PUPPETEER_EXECUTABLE_PATH), else Chromium or Chrome of the system, else the one from
 * the npm package. Throws a NoBrowserError.
 */
export async function findBrowser(
  named?: string,
  system: readonly string[] = SYSTEM_BROWSERS,
): Promise<FoundBrowser> {
  if (named !== undefined && !existsSync(named))
    throw new NoBrowserError('PUPPETEER_EXECUTABLE_PATH names a program that is not there');
  const executable = named ?? system.find((file) => existsSync(file));
  if (executable !== undefined) return { executable, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new NoBrowserError('neither Chromium nor Chrome is installed');
  return unpackedBrowser();
}

/**
 * Run in a process of its own, because the package takes its folder and its libraries from the environment, and
 * changes it.
 */
const UNPACK = `
  const { default: chromium } = await import(process.argv[1]);
  const executable = await chromium.executablePath();
  console.log(JSON.stringify({ executable, libraries: process.env.LD_LIBRARY_PATH }));
`;

/** The package reuses whatever stands in the folder that it unpacks into: each gets a private one. */
async function unpackedBrowser(): Promise<FoundBrowser> {
  const folder = makeOwnFolder('chromium');
  try {
    const entry = createRequire(__filename).resolve('@sparticuz/chromium');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', UNPACK, entry],
      { env: { PATH: '', TMPDIR: folder, HOME: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
    );
    const { executable, libraries } = JSON.parse(stdout) as { executable: string; libraries: string };
    const fonts = await fontsOf(folder);
    await openToAll(folder);
    return { executable, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts }, unpacked: folder };
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new NoBrowserError(
      'neither Chromium nor Chrome is installed, and the packaged one could not be unpacked',
      { cause },
    );
  }
}

/** Where we are root the browser is another user, who may read and run it. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
}

/** The package's own list of fonts names /tmp, where they are not: without this one nothing is written at all. */
async function fontsOf(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  const folders = [path.join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
      .map((name) => `<dir>${name}</dir>`)
      .join('')}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  );
  return file;
}
