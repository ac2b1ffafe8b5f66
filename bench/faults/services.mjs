import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { root } from '../../tools/start/prepare.mjs';

/** The postmaster on a data folder of ours, whoever started it. */
export function postmasterPid(folder) {
  return Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The address of the embedded database of a data folder, by what stands in it. */
export function embeddedUrl(folder) {
  const port = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(path.join(folder, 'postgres/password'), 'utf8').trim();
  return `postgres://assistant:${password}@127.0.0.1:${port}/postgres`;
}

/** A PostgreSQL of its own, by the binaries that the product ships. It is started again whenever it ends. */
export async function startPostgres(folder) {
  const module = 'apps/api/dist/platform/database/embedded/embedded-postgres.js';
  const { EmbeddedPostgres } = createRequire(import.meta.url)(path.join(root, module));
  const server = await EmbeddedPostgres.open(folder);
  return { url: server.url, stop: () => server.stop() };
}

/** `redis-server` where there is one, else Valkey in WebAssembly. Nothing is kept on disk: killed, it comes back empty. */
export class Redis {
  async start() {
    this.port ??= await freePort();
    const native = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
    const valkey = path.join(root, 'apps/api/test/support/valkey.mjs');
    this.child = native
      ? spawn('redis-server', ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''], QUIET)
      : spawn(process.execPath, [valkey, String(this.port)], QUIET);
    this.child.stdout.resume();
    await this.command('PING', '+PONG');
    return this;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  flush() {
    return this.command('FLUSHALL', '+OK');
  }

  async kill() {
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** One inline command of Redis's protocol, until it is answered as it should. */
  async command(words, expected) {
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await this.ask(words)).startsWith(expected)) return;
      await delay(100);
    }
    throw new Error(`Redis did not answer ${words}.`);
  }

  ask(words) {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(`${words}\r\n`));
      socket.setTimeout(2_000, () => socket.destroy());
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', () => undefined);
      socket.once('close', () => resolve(''));
    });
  }
}

const QUIET = { stdio: ['ignore', 'pipe', 'inherit'] };

/** Looks into the database from outside, over its restarts. */
export class Looker {
  constructor(url) {
    this.url = url;
  }

  /** Rows, or undefined while the database is away. */
  async tryQuery(sql, params = []) {
    try {
      this.client ??= await this.connect();
      return (await this.client.query(sql, params)).rows;
    } catch (error) {
      // A refusal of the statement itself is our mistake.
      if (/^(42|22)/.test(error.code ?? '')) throw error;
      await this.close();
      return undefined;
    }
  }

  async query(sql, params = []) {
    for (let tries = 0; tries < 600; tries += 1) {
      const rows = await this.tryQuery(sql, params);
      if (rows) return rows;
      await delay(100);
    }
    throw new Error('The database did not come back within a minute.');
  }

  async connect() {
    const client = new Client({
      connectionString: this.url(),
      connectionTimeoutMillis: 5_000,
      query_timeout: 20_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async close() {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
