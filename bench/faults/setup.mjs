import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock } from './clock.mjs';
import { Program } from './program.mjs';
import { embeddedUrl, freePort, Looker, Redis, startPostgres } from './services.mjs';
import { SmallDisk } from './small-disk.mjs';

/** A folder for PostgreSQL, where one can be made on a small disk of its own. */
function placeOf(megabytes) {
  if (megabytes !== undefined && process.platform === 'linux' && process.getuid() === 0) {
    const disk = new SmallDisk(megabytes);
    return { folder: disk.folder, disk, clean: () => disk.remove() };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'hoa-faults-'));
  // As root PostgreSQL runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

const COMMON = {
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
  LIMIT_WORKSPACES_PER_HOUR: '1000000',
};

/**
 * PostgreSQL, Redis, APIs and workers, each a process; or, embedded, one process with all in it. `onEnd` hears of a
 * program that ended though nobody asked it to.
 */
export async function setUp({ embedded = false, apis = 2, workers = 2, run, onEnd, env = {}, diskMb }) {
  const { folder, disk, clean } = placeOf(diskMb);
  const clockFolder = mkdtempSync(path.join(tmpdir(), 'hoa-clock-'));
  chmodSync(clockFolder, 0o755);
  process.once('exit', () => rmSync(clockFolder, { recursive: true, force: true }));
  const clock = new Clock(clockFolder);
  const one = { run, onEnd };
  if (embedded) {
    const port = await freePort();
    const program = new Program({
      ...one,
      name: 'program',
      script: 'main.js',
      env: { ...COMMON, ...clock.env, ...env, PORT: port, METRICS_PORT: await freePort(), DATA_DIR: folder },
    });
    program.kind = 'program';
    await program.start();
    const looker = new Looker(() => embeddedUrl(folder));
    return {
      folder,
      disk,
      clock,
      programs: [program],
      looker,
      urls: () => [program.url],
      stopRest: async () => undefined,
      clean,
    };
  }
  const postgres = await startPostgres(folder);
  const redis = await new Redis().start();
  const shared = { ...COMMON, ...clock.env, ...env, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const programs = [];
  for (let index = 1; index <= apis; index += 1)
    programs.push(
      new Program({
        ...one,
        name: `api ${index}`,
        script: 'main.js',
        env: { ...shared, PORT: await freePort(), METRICS_PORT: await freePort(), RUN_JOBS: 'false' },
      }),
    );
  for (let index = 1; index <= workers; index += 1)
    programs.push(
      new Program({
        ...one,
        name: `worker ${index}`,
        script: 'worker.js',
        env: { ...shared, METRICS_PORT: await freePort() },
      }),
    );
  for (const program of programs) program.kind = program.name.split(' ')[0];
  await Promise.all(programs.map((program) => program.start()));
  const urls = () => programs.filter(({ kind }) => kind === 'api').map(({ url }) => url);
  const stopRest = async () => {
    await redis.kill();
    await postgres.stop();
  };
  return {
    folder,
    disk,
    clock,
    programs,
    redis,
    looker: new Looker(() => postgres.url),
    urls,
    stopRest,
    clean,
  };
}
