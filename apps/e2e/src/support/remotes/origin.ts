import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export const REMOTES = ['budget', 'assessments', 'history'] as const;
export type Remote = (typeof REMOTES)[number];

const APPS = path.resolve(__dirname, '../../../..');
export const distOf = (remote: Remote) => path.join(APPS, `${remote}-mfe`, 'dist');

/** What is answered instead of a file; 'never' for a connection that is taken and not answered. */
export type Answer =
  | 'never'
  | { status: number; body: string; type: string }
  | { edit: (text: string) => string };

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const FOREVER = 'public, max-age=31536000, immutable';
const HASHED = /\.[0-9a-f]{8,}\./;

/** One remote's files on an origin of their own, served as a CDN does, which can be given every kind of trouble. */
export class RemoteOrigin {
  /** Asked before each file; undefined for the file itself. */
  trouble: (asked: string) => Answer | undefined = () => undefined;
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];
  private server: Server | undefined;

  private constructor(
    readonly remote: Remote,
    private folder: string,
    private port: number,
  ) {}

  static async open(remote: Remote, folder = distOf(remote)): Promise<RemoteOrigin> {
    const origin = new RemoteOrigin(remote, folder, 0);
    await origin.listen();
    return origin;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get manifest(): string {
    return `${this.url}/mf-manifest.json`;
  }

  /** Other files from now on, as after a redeploy: those of before are gone. Those of the build unless said otherwise. */
  deploy(folder = distOf(this.remote)): void {
    this.folder = folder;
  }

  /** In no trouble, and with the files of the build; restarted, so that requests that hung have ended. */
  async recover(): Promise<void> {
    await this.close();
    this.trouble = () => undefined;
    this.folder = distOf(this.remote);
    this.asked.length = 0;
    await this.listen();
  }

  /** Nobody listens any more, until `recover`. */
  close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  private async listen(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = decodeURIComponent(new URL(request.url ?? '/', this.url).pathname);
    this.asked.push(asked);
    const trouble = this.trouble(asked);
    if (trouble === 'never') return;
    const { status, type, body } =
      trouble && 'body' in trouble ? trouble : await this.file(asked, trouble?.edit);
    response.writeHead(status, {
      'content-type': type,
      'cache-control': trouble || status !== 200 ? 'no-store' : HASHED.test(asked) ? FOREVER : 'max-age=600',
      // Manifests are fetched with CORS; scripts and style sheets need none.
      'access-control-allow-origin': '*',
    });
    response.end(body);
  }
  private async file(asked: string, edit?: (text: string) => string) {
    const bytes = await readFile(path.join(this.folder, path.normalize(asked))).catch(() => undefined);
    if (bytes === undefined) return { status: 404, type: 'text/plain', body: 'Not Found' };
    const type = TYPES[path.extname(asked)] ?? 'application/octet-stream';
    return { status: 200, type, body: edit ? edit(bytes.toString('utf8')) : bytes };
  }
}
