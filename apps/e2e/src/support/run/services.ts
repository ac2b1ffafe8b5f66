import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { launchBrowser } from '@hoa/api/browser';
import { startApp, type RunningApp } from '@hoa/testing';

type LaunchedBrowser = Awaited<ReturnType<typeof launchBrowser>>;

const START_MS = 200_000;

/** One application and one browser, which a worker's suites use one after another. */
class WorkerStage {
  private browser: LaunchedBrowser | undefined;
  private app: RunningApp | undefined;
  private port: number | undefined;
  private dataDir: string | undefined;
  private isRunning = false;
  private isChanged = false;
  private last: Promise<unknown> = Promise.resolve();

  /** One call after another: a suite asks for the browser and the application at the same time. */
  next(call: () => Promise<object>): Promise<object> {
    const answer = this.last.then(call);
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /** What a suite begins with: an application without settings of its own. */
  async ready(): Promise<object> {
    if (this.isChanged && this.isRunning) await this.end('stop');
    const [endpoint] = await Promise.all([this.endpoint(), this.isRunning ? undefined : this.start({})]);
    return { url: this.app?.url, port: this.port, dataDir: this.dataDir, pid: this.app?.pid, endpoint };
  }

  async start(env: Record<string, string>): Promise<object> {
    const { port, dataDir } = this;
    const again = port === undefined || dataDir === undefined ? {} : { port, dataDir };
    this.app = await startApp({ ...again, env, timeoutMs: START_MS });
    ({ port: this.port, dataDir: this.dataDir } = this.app);
    this.isRunning = true;
    this.isChanged = Object.keys(env).length > 0;
    return { url: this.app.url, port: this.port, dataDir: this.dataDir, pid: this.app.pid };
  }

  async end(how: 'stop' | 'kill'): Promise<object> {
    this.isRunning = false;
    await this.app?.[how]();
    return {};
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.end('stop');
    await this.app?.clean();
  }

  private async endpoint(): Promise<string> {
    this.browser ??= await launchBrowser({
      executable: process.env['PUPPETEER_EXECUTABLE_PATH'],
      args: ['--remote-debugging-port=0', '--remote-debugging-address=127.0.0.1'],
    });
    const { spawnargs } = this.browser.browser.process()!;
    const profile = spawnargs.find((one) => one.startsWith('--user-data-dir='))!.slice(16);
    const [port, target] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return `ws://127.0.0.1:${port}${target}`;
  }
}

/**
 * The stages of a run, in Jest's own process: a worker loads every module again for each suite, so nothing inside it
 * lasts longer than one. Suites reach their worker's stage over HTTP.
 */
export class RunServices {
  private readonly stages = new Map<string, WorkerStage>();

  private constructor(
    private readonly http: Server,
    private readonly ownReadings: string | undefined,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, this.onSignal);
    http.on('request', (request, response) => {
      // A connection that is kept may be closed just as the next call is sent over it.
      response.setHeader('Connection', 'close');
      this.answer(request).then(
        (body) => response.end(JSON.stringify(body)),
        (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
      );
    });
  }

  static async open(): Promise<RunServices> {
    const http = createServer({ requestTimeout: 0 });
    const ownReadings =
      process.env['READINGS_ONCE'] === undefined
        ? mkdtempSync(path.join(tmpdir(), 'hoa-readings-'))
        : undefined;
    process.env['READINGS_ONCE'] ??= ownReadings;
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return new RunServices(http, ownReadings);
  }

  /** A run that is ended from outside: neither applications nor browsers end with it by themselves. */
  private readonly onSignal = (): void => void this.close().finally(() => process.exit(1));

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, this.onSignal);
    this.http.closeAllConnections();
    this.http.close();
    await Promise.all([...this.stages.values()].map((stage) => stage.close()));
    if (this.ownReadings) rmSync(this.ownReadings, { recursive: true, force: true });
  }

  private async answer(request: IncomingMessage): Promise<object> {
    const [, worker = '', call = ''] = (request.url ?? '').split('/');
    const stage = this.stages.get(worker) ?? new WorkerStage();
    this.stages.set(worker, stage);
    const body = await text(request);
    return stage.next(() => {
      if (call === 'start') return stage.start(JSON.parse(body || '{}') as Record<string, string>);
      return call === 'stop' || call === 'kill' ? stage.end(call) : stage.ready();
    });
  }
}
