import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { StartupError } from '../../errors/app-error';
import { findBinaries } from './binaries';
import { ensureCluster, readOrMakePassword, startPostmaster, SUPERUSER, type Started } from './cluster';
import { diskOf, type Disk } from './disk';
import { clearStalePidFile, livePostmaster } from './pid-file';
import { findPlace, type Place } from './place';
import { isFinal, startFailed, WrongPassword } from './start-failed';

const DATABASE = 'postgres';
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
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
  private readonly logger = new Logger('Database');
  private stopping = false;
  private owner: Client;
  private mending: Promise<void> = Promise.resolve();
  private readonly place: Place;
  private readonly binaries: string;
  private readonly password: string;
  private readonly port: number;

  private constructor(made: Made, owner: Client) {
    ({ place: this.place, binaries: this.binaries, password: this.password, port: this.port } = made);
    this.owner = owner;
    this.keep(owner);
  }

  static async open(dataDir: string): Promise<EmbeddedPostgres> {
    const place = findPlace(dataDir);
    const binaries = findBinaries(place.identity);
    ensureCluster(place, binaries);
    const password = readOrMakePassword(place.folder);
    const { port, client } = await adoptOrStart(place, binaries, password);
    await takeSoleUse(client, dataDir);
    return new EmbeddedPostgres({ place, binaries, password, port }, client);
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  get notice(): string | undefined {
    return this.place.notice;
  }

  disk(): Promise<Disk> {
    return diskOf(this.place.cluster);
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
    this.stopping = true;
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
    await this.mending;
    await this.owner.end().catch(() => undefined);
    const alive = () => livePostmaster(this.place.cluster);
    const postmaster = alive();
    if (!postmaster) return;
    process.kill(postmaster.pid, 'SIGINT');
    const until = Date.now() + STOP_TIMEOUT_MS;
    while (alive() && Date.now() < until) await delay(30);
  }

  /**
   * Our connection ends with the postmaster, whoever started that one, and with a backend that crashed. Then all that it
   * takes is done again until it is well: a server is found or started on its port, and its one program is us.
   */
  private keep(owner: Client): void {
    this.owner = owner;
    owner.once('end', () => {
      if (!this.stopping) this.mending = this.mend();
    });
  }

  private async mend(): Promise<void> {
    for (let attempt = 0; !this.stopping; attempt += 1) {
      await delay(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
      if (this.stopping) return;
      try {
        const client = await this.reopened();
        await takeSoleUse(client, this.place.folder);
        return this.keep(client);
      } catch (error) {
        this.logger.error(`The database is not back yet: ${wordsOf(error)}`);
      }
    }
  }

  private async reopened(): Promise<Client> {
    const { place, password, port } = this;
    const adopted = await adopt({ password, place });
    if (adopted) return adopted.client;
    clearStalePidFile(place.cluster);
    return startedClient(await startPostmaster(place, this.binaries, port), { password, place });
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Made {
  place: Place;
  binaries: string;
  password: string;
  port: number;
}

interface Running {
  port: number;
  client: Client;
}

/** What a connection needs to know. */
interface Way {
  password: string;
  place: Place;
}

async function adoptOrStart(place: Place, binaries: string, password: string): Promise<Running> {
  const way = { password, place };
  for (let attempt = 1; ; attempt += 1) {
    const adopted = await adopt(way);
    if (adopted) return adopted;
    clearStalePidFile(place.cluster);
    const started = await startPostmaster(place, binaries);
    try {
      return { port: started.port, client: await startedClient(started, way) };
    } catch (error) {
      // Another start was faster, the port was taken meanwhile, or the last one's processes are still ending.
      if (attempt === 5 || isFinal(error)) throw error;
      await delay(200 * attempt);
    }
  }
}

/** Of a postmaster that ends meanwhile nothing is waited for. */
async function adopt(way: Way): Promise<Running | undefined> {
  const until = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const left = livePostmaster(way.place.cluster);
    if (!left) return undefined;
    const answer = await connect(left.port, way.password);
    if (answer instanceof Client) return { port: left.port, client: answer };
    if (answer === 'wrong password') throw new WrongPassword(way.place);
    if (answer === 'other' || Date.now() > until) return undefined;
    await delay(50);
  }
}

/** Of a server that was started here: one that nobody gets into is not left running. */
async function startedClient(started: Started, way: Way): Promise<Client> {
  const { place } = way;
  const over = new AbortController();
  try {
    const outcome = await Promise.race([
      connectWhenReady(started, way, over.signal),
      started.ended.then((words) => startFailed(words, place)),
    ]);
    if (outcome instanceof Client) return outcome;
    throw outcome;
  } catch (error) {
    const left = livePostmaster(place.cluster);
    if (left?.port === started.port) process.kill(left.pid, 'SIGINT');
    await started.ended;
    throw error;
  } finally {
    over.abort();
  }
}

async function connectWhenReady(
  { port }: { port: number },
  { password, place }: Way,
  over: AbortSignal,
): Promise<Client> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until && !over.aborted) {
    const answer = await connect(port, password);
    if (answer instanceof Client) return answer;
    if (answer === 'wrong password') throw new WrongPassword(place);
    await delay(25);
  }
  throw new StartupError('PostgreSQL did not answer within a minute.');
}

/** A connection; `later` while the server starts or stops; `other` where something else answers on that port. */
async function connect(
  port: number,
  password: string,
): Promise<Client | 'later' | 'other' | 'wrong password'> {
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
    if (code === '28P01' || code === '28000') return 'wrong password';
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
