import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Pages of somebody else's. Its port is one origin under the name localhost, and another under the number 127.0.0.1. */
export class Portal {
  private readonly pages = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(): Promise<Portal> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const portal = new Portal(server, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => {
      const page = portal.pages.get(new URL(request.url ?? '/', 'http://portal').pathname);
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page);
    });
    return portal;
  }

  /** The origin that the application is told to let in. */
  get listed(): string {
    return `http://localhost:${this.port}`;
  }

  /** The same pages, as an origin that it was not told of. */
  get foreign(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  page(at: string, html: string): void {
    this.pages.set(at, `<!doctype html><html lang="en"><head><title>A portal</title></head>${html}</html>`);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The sample portal of this repository, as its README starts it. */
export async function samplePortal(of: { port: number; host: string; key: string }) {
  const script = path.resolve(__dirname, '../../../../samples/portal/serve.mjs');
  const args = [script, '--port', String(of.port), '--host', of.host, '--key', of.key];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('The sample portal ended before it was ready.')));
  });
  return {
    close: () => {
      child.kill();
      return ended;
    },
  };
}

/** A port that nothing listens on, for an origin that has to be known before its server is. */
export async function freePort(): Promise<number> {
  const portal = await Portal.open();
  await portal.close();
  return portal.port;
}

/** A manager who works through the API alone. */
export class Manager {
  private readonly id = `${Date.now()}-${randomBytes(16).toString('hex')}-Test`;

  constructor(private readonly app: string) {}

  async call(method: string, at: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(this.app + at, {
      method,
      headers: { 'x-device-id': this.id, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${at} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** Units that pay alike, with one cent that rounding leaves for the last: 100 / 3. */
  async schedule(name = 'All units', units = 3): Promise<number> {
    const { id } = await this.call('POST', '/api/assessment-schedules', {
      associationName: 'Copper Kestrel',
      name,
      plan: { pools: [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }], gap: 'unallocated' },
      units: Array.from({ length: units }, (_, n) => ({
        unit: String(101 + n),
        lotNumber: String(n + 1),
        share: { n: '1', d: String(units) },
      })),
    });
    return id as number;
  }

  async key(scheduleId: number): Promise<{ id: number; key: string }> {
    const made = await this.call('POST', '/api/embed-keys', {
      name: 'Portal',
      days: 30,
      opens: { scheduleId },
    });
    return { id: made['id'] as number, key: made['key'] as string };
  }
}
