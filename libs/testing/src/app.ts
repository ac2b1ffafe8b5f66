import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningApp {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** All that it printed so far. */
  output: () => string;
  /** Asks it to stop and waits until it did. */
  stop: () => Promise<void>;
  /** `kill -9`, as a power cut would. */
  kill: () => Promise<void>;
  /** Removes the data folder, after `stop`. */
  clean: () => Promise<void>;
}

export interface StartOptions {
  port?: number;
  dataDir?: string;
  env?: Record<string, string>;
  /** How long until it says that it is ready. */
  timeoutMs?: number;
}

const READY = /AI Budget Assistant ready at (\S+)/;
const root = path.resolve(__dirname, '../../..');

/** Starts the built API as a process of its own, on a free port and an empty data folder unless told otherwise. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await emptyDataDir());
  const child = spawn(process.execPath, [...loadedBefore(), path.join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // All browsers of a run come from one address.
      LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      LIMIT_WORKSPACES_PER_HOUR: '1000000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilReady({ child, printed: () => printed, timeoutMs: options.timeoutMs ?? 150_000 });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    clean: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A run of tests may say that documents it uploads again and again are read once. */
function loadedBefore(): string[] {
  return process.env['READINGS_ONCE'] ? ['--require', path.join(root, 'tools/test/readings-once.cjs')] : [];
}

/** Others may enter it: PostgreSQL runs as a user of its own where the tests run as root. */
async function emptyDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoa-data-'));
  await chmod(folder, 0o755);
  return folder;
}

function untilReady({
  child,
  printed,
  timeoutMs,
}: {
  child: ChildProcess;
  printed: () => string;
  timeoutMs: number;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      clearInterval(poll);
      clearTimeout(timer);
      reject(new Error(`${why}\n${printed()}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      giveUp(`The application was not ready within ${timeoutMs} ms.`);
    }, timeoutMs);
    const poll = setInterval(() => {
      if (!READY.test(printed())) return;
      clearInterval(poll);
      clearTimeout(timer);
      resolve();
    }, 50);
    child.once('close', (code) => giveUp(`The application ended with ${String(code)} before it was ready.`));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
