import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../errors/app-error';
import { findBinaries } from './binaries';
import { ensureCluster, readOrMakePassword, startPostmaster, SUPERUSER } from './cluster';
import { clearStalePidFile, livePostmaster } from './pid-file';
import { findPlace, type Place } from './place';

const DATABASE = 'postgres';
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
/** Any constant: whoever holds this advisory lock is the one program on this database. */
const SOLE_USER_LOCK = 4_871_002;

/**
 * A real PostgreSQL on one data folder, for one program at a time.
 *
 * After `kill -9` of Node the postmaster lives on; the next start adopts it. That one data folder serves one program
 * is held by an advisory lock on a connection, which the kernel closes whatever way a process ends: no lock file that
 * could be stale, no process number that could be another's by now.
 */
export class EmbeddedPostgres {
  private stopping = false;

  private constructor(
    private readonly place: Place,
    private readonly binaries: string,
    private readonly password: string,
    private readonly port: number,
    private owner: Client,
  ) {}

  static async open(dataDir: string): Promise<EmbeddedPostgres> {
    const place = findPlace(dataDir);
    const binaries = findBinaries(place.identity);
    ensureCluster(place, binaries);
    const password = readOrMakePassword(place.folder);
    const { running, client } = await adoptOrStart(place, binaries, password);
    await takeSoleUse(client, dataDir);
    const server = new EmbeddedPostgres(place, binaries, password, running.port, client);
    server.watch(running);
    return server;
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  get notice(): string | undefined {
    return this.place.notice;
  }

  /** A new, empty database beside the one in use. */
  async addDatabase(name: string): Promise<string> {
    await this.owner.query(`CREATE DATABASE ${this.owner.escapeIdentifier(name)} TEMPLATE template0`);
    return this.urlOf(name);
  }

  async dropDatabase(name: string): Promise<void> {
    await this.owner.query(`DROP DATABASE IF EXISTS ${this.owner.escapeIdentifier(name)}`);
  }

  /**
   * Puts another database in place of the one in use, which keeps its rows under the name `former`; both or neither.
   * Nothing may be connected to either: our own connection ends, so all that is left to do is to stop.
   */
  async putInPlace(name: string, former: string): Promise<void> {
    await this.owner.end();
    const client = new Client({ connectionString: this.urlOf('template1') });
    await client.connect();
    try {
      const [from, to] = [name, former].map((one) => client.escapeIdentifier(one));
      await client.query('BEGIN');
      await client.query(`ALTER DATABASE ${DATABASE} RENAME TO ${to}`);
      await client.query(`ALTER DATABASE ${from} RENAME TO ${DATABASE}`);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  }

  private urlOf(database: string): string {
    return `postgres://${SUPERUSER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.owner.end().catch(() => undefined);
    const alive = () => livePostmaster(this.place.cluster);
    const postmaster = alive();
    if (!postmaster) return;
    process.kill(postmaster.pid, 'SIGINT');
    const until = Date.now() + STOP_TIMEOUT_MS;
    while (alive() && Date.now() < until) await delay(30);
  }

  /** A postmaster of ours that ends by itself (out of memory, killed by hand) is started again on its port. */
  private watch(started: { port: number; ended?: Promise<string> }): void {
    void started.ended?.then(async () => {
      if (this.stopping) return;
      await delay(500);
      const again = await startPostmaster(this.place, this.binaries, started.port);
      this.watch(again);
      const client = await connectWhenReady(again, this.password);
      if (!(client instanceof Client)) throw client;
      this.owner = client;
      await takeSoleUse(client, this.place.folder);
    });
  }
}

interface Running {
  running: { port: number; ended?: Promise<string> };
  client: Client;
}

async function adoptOrStart(place: Place, binaries: string, password: string): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const adopted = await adopt(place, password);
    if (adopted) return adopted;
    clearStalePidFile(place.cluster);
    const started = await startPostmaster(place, binaries);
    const outcome = await Promise.race([
      connectWhenReady(started, password),
      started.ended.then(
        (words) => new StartupError(`PostgreSQL did not start. It said: ${words || 'nothing'}`),
      ),
    ]);
    if (outcome instanceof Client) return { running: started, client: outcome };
    // Another start was faster, the port was taken meanwhile, or the last one's processes are still ending.
    if (attempt === 5) throw outcome;
    await delay(200 * attempt);
  }
}

async function adopt(place: Place, password: string): Promise<Running | undefined> {
  const until = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const left = livePostmaster(place.cluster);
    if (!left) return undefined;
    const answer = await connect(left.port, password);
    if (answer instanceof Client) return { running: left, client: answer };
    if (answer === 'other' || Date.now() > until) return undefined;
    await delay(50);
  }
}

async function connectWhenReady(started: { port: number }, password: string): Promise<Client | StartupError> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await connect(started.port, password);
    if (answer instanceof Client) return answer;
    await delay(25);
  }
  return new StartupError('PostgreSQL did not answer within a minute.');
}

/** A connection; `later` while the server starts or stops; `other` where something else answers on that port. */
async function connect(port: number, password: string): Promise<Client | 'later' | 'other'> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: DATABASE,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks later must not take the process with it; readiness tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // 57P03: starting up or shutting down.
    return code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'later' : 'other';
  }
}

async function takeSoleUse(client: Client, dataDir: string): Promise<void> {
  const until = Date.now() + 2_000;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      SOLE_USER_LOCK,
    ]);
    if (rows[0]?.taken) return;
    // A program that was killed a moment ago: its connection is about to be noticed as closed.
    if (Date.now() > until) break;
    await delay(100);
  }
  await client.end();
  throw new StartupError(
    `Another AI Budget Assistant is already running on the data folder ${dataDir}. ` +
      'Please use that one, stop it first, or set DATA_DIR to another folder.',
  );
}
