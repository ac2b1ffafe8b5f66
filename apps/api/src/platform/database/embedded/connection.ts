import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../errors/app-error';
import { startPostmaster, SUPERUSER, type Started } from './cluster';
import { clearStalePidFile, livePostmaster } from './pid-file';
import type { Place } from './place';
import { isFinal, startFailed, WrongPassword } from './start-failed';

export const DATABASE = 'postgres';
const READY_TIMEOUT_MS = 60_000;
/** Any constant: whoever holds this advisory lock is the one program on this database. */
const SOLE_USER_LOCK = 4_871_002;

export interface Running {
  port: number;
  client: Client;
}

/** What a connection needs to know. */
export interface Way {
  password: string;
  place: Place;
}

export async function adoptOrStart(place: Place, binaries: string, password: string): Promise<Running> {
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
export async function adopt(way: Way): Promise<Running | undefined> {
  const until = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const left = livePostmaster(way.place.cluster);
    if (!left) return undefined;
    const answer = await connect(left.port, way.password);
    if (answer instanceof Client) return { port: left.port, client: answer };
    if (answer === 'wrong password') throw new WrongPassword(way.place);
    if (answer === 'other' || performance.now() > until) return undefined;
    await delay(50);
  }
}

/** Of a server that was started here: one that nobody gets into is not left running. */
export async function startedClient(started: Started, way: Way): Promise<Client> {
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
  const until = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < until && !over.aborted) {
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

export async function takeSoleUse(client: Client, dataDir: string): Promise<void> {
  const until = performance.now() + 2_000;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      SOLE_USER_LOCK,
    ]);
    if (rows[0]?.taken) return;
    // A program that was killed a moment ago: its connection is about to be noticed as closed.
    if (performance.now() > until) break;
    await delay(100);
  }
  await client.end();
  throw new StartupError(
    `Another AI Budget Assistant is already running on the data folder ${dataDir}. ` +
      'Please use that one, stop it first, or set DATA_DIR to another folder.',
  );
}
