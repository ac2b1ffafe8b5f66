import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Client } from 'pg';
import { Ballast } from './ballast';
import { findBinaries } from './binaries';
import { ensureCluster, readOrMakePassword, startPostmaster, SUPERUSER } from './cluster';
import { adopt, adoptOrStart, DATABASE, startedClient, takeSoleUse } from './connection';
import { diskOf, type Disk } from './disk';
import { clearStalePidFile, livePostmaster } from './pid-file';
import { findPlace, type Place } from './place';
import { SteadyClient } from '../steady-client';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
const STOP_TIMEOUT_MS = 20_000;

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
  private readonly ballast: Ballast;

  private constructor(made: Made, owner: Client) {
    ({ place: this.place, binaries: this.binaries, password: this.password, port: this.port } = made);
    this.ballast = made.ballast;
    this.owner = owner;
    this.keep(owner);
    this.ballast.watch();
  }

  static async open(dataDir: string): Promise<EmbeddedPostgres> {
    const place = findPlace(dataDir);
    const binaries = findBinaries(place.identity);
    ensureCluster(place, binaries);
    const password = readOrMakePassword(place.folder);
    const ballast = new Ballast(place.folder);
    await ballast.look();
    const { port, client } = await adoptOrStart(place, binaries, password);
    await takeSoleUse(client, dataDir);
    return new EmbeddedPostgres({ place, binaries, password, port, ballast }, client);
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
    this.ballast.stop();
    await this.owner.end();
    const client = new SteadyClient({ connectionString: this.urlOf('template1') });
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
    this.ballast.stop();
    await this.mending;
    await this.owner.end().catch(() => undefined);
    const alive = () => livePostmaster(this.place.cluster);
    const postmaster = alive();
    if (!postmaster) return;
    process.kill(postmaster.pid, 'SIGINT');
    const until = performance.now() + STOP_TIMEOUT_MS;
    while (alive() && performance.now() < until) await delay(30);
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
    await this.ballast.look();
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
  ballast: Ballast;
}
