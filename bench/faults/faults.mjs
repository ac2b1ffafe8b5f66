import { setTimeout as delay } from 'node:timers/promises';
import { begin } from './begin.mjs';
import { Device } from './device.mjs';
import { violations } from './invariants.mjs';
import { descendants } from './program.mjs';
import { Random } from './random.mjs';
import { reportOf, Tally } from './report.mjs';
import { session } from './session.mjs';
import { setUp } from './setup.mjs';
import { Trouble } from './trouble.mjs';
import { Watch } from './watch.mjs';

const USAGE = `usage: npm run test:faults -- [options]

  Starts the built application as several processes, lets devices work, makes trouble at random, and checks that nothing
  was lost or doubled. Exit code 1 where an invariant does not hold. Ctrl-C (SIGINT) ends the trouble; the rest follows.

  --faults N    of them: kills and stops of processes, restarts of PostgreSQL, Redis flushed or killed, a full disk, a clock that
                is set by a day (25). The disk takes Linux and root; PostgreSQL's clock, the package libfaketime
  --seed N      of all choices (1); when they fall is the machine's affair
  --devices N   that work at the same time (4)
  --embedded    one process with the embedded database, instead of 2 APIs, 2 workers, Redis and PostgreSQL
  --built       the application is built already`;

/** The disk of PostgreSQL, where it can be made. */
const DISK_MB = 1_500;
/** Jobs come to rest within so long after the last kill. */
const REST_MS = 300_000;

async function main() {
  const options = await readOptions();
  const from = Date.now();
  const found = [];
  const run = `${process.pid}-${from}`;
  const onEnd = (program, end) => {
    found.push(
      `${program.name} ended by itself (${end.code ?? end.signal}): ${program.output.slice(-1_500)}`,
    );
    void program.start();
  };
  const system = await setUp({ embedded: options.embedded, run, onEnd, diskMb: DISK_MB });
  const tally = new Tally();
  const watch = new Watch(system.looker);
  watch.start();
  const ledger = [];
  try {
    await work({ options, system, tally, watch, ledger });
    found.push(...(await atRest(system, run)));
    found.push(...(await violations(system.looker, ledger)));
  } catch (error) {
    found.push(`The run did not come to its end: ${error.stack}`, ...(await unfinished(system.looker)));
  } finally {
    await watch.stop();
    const jobs = await jobsOf(system.looker, watch).catch(() => ({}));
    await system.looker.close();
    found.push(...(await endAll(system, run)));
    const seconds = Math.round((Date.now() - from) / 1000);
    const errors = system.programs.flatMap((program) => program.errors);
    console.log(reportOf({ options, tally, watch, ledger, jobs, found, errors, seconds }).join('\n'));
    if (found.length > 0) process.exitCode = 1;
  }
}

/** Devices work as long as trouble lasts, and end what they began. */
async function work({ options, system, tally, watch, ledger }) {
  const random = new Random(options.seed);
  const trouble = new Trouble({ random: random.fork(), system, watch, tally });
  let isOver = false;
  const begin = (kind, own) => {
    const device = new Device({ random: own, urls: system.urls, tally });
    return session({ device, random: own, kind, ledger });
  };
  const devices = Array.from({ length: options.devices }, async () => {
    const own = random.fork();
    while (!isOver) await begin(own.weighted({ plain: 6, scan: 2, samples: 1 }), own.fork());
  });
  const failed = Promise.all(devices).then(() => undefined);
  const told = setInterval(
    () =>
      console.log(
        `${new Date().toISOString().slice(11, 19)} ${trouble.count} faults, ${ledger.length} devices, ${watch.resumed.length} jobs taken up again`,
      ),
    60_000,
  );
  process.once('SIGINT', () => (trouble.isOver = true));
  const hunts = Math.max(1, Math.round(options.faults / 50));
  const hunted = [];
  const hunt = async (by) => {
    const before = ledger.length;
    hunted.push(begin('long', random.fork()));
    const mine = () => ledger.slice(before).find(({ kind }) => kind === 'long');
    await by.hunt(() => `document ${mine()?.uploads.find(({ name }) => name === 'long.pdf')?.id}`);
  };
  try {
    await Promise.race([
      trouble.run({ faults: options.faults, hunts, hunt }),
      // They go on as long as trouble does: before it is over they can only fail.
      failed.then(() => delay(2 ** 30, undefined, { ref: false })),
    ]);
    isOver = true;
    await Promise.all([failed, ...hunted]);
  } finally {
    clearInterval(told);
    isOver = true;
    await trouble.end();
  }
}

/** Waits until no job waits or is in progress; answers what is still there. */
async function atRest({ looker, programs }, run) {
  const until = Date.now() + REST_MS;
  for (;;) {
    const [left] = await looker.query(
      `SELECT (SELECT count(*) FROM documents WHERE status NOT IN ('ready', 'failed')) AS documents,
              (SELECT count(*) FROM generation_runs WHERE status IN ('queued', 'running')) AS runs`,
    );
    if (Number(left.documents) + Number(left.runs) === 0) break;
    if (Date.now() > until) return [`Stuck for good: ${left.documents} documents, ${left.runs} runs.`];
    await delay(500);
  }
  await delay(3_000);
  const own = new Set(programs.map(({ child }) => child.pid));
  return descendants(run)
    .filter(({ pid, parent, command }) => !own.has(pid) && !own.has(parent) && /child\.js/.test(command))
    .map(({ pid, command }) => `A reader of a killed process is left: ${pid} ${command}`);
}

async function unfinished(looker) {
  const rows = await looker.query(
    `SELECT 'document ' || id AS key, status, attempt, now() - heartbeat_at AS silent FROM documents WHERE status NOT IN ('ready', 'failed')
      UNION ALL SELECT 'run ' || id, status, attempt, now() - heartbeat_at FROM generation_runs WHERE status IN ('queued', 'running')`,
  );
  return rows.map((row) => `Unfinished: ${JSON.stringify(row)}`);
}

async function jobsOf(looker, watch) {
  const rows = await looker.query(
    `SELECT 'document ' || id AS key, status = 'ready' AS good, error_message AS error FROM documents
      UNION ALL SELECT 'run ' || id, status = 'succeeded', error_message FROM generation_runs`,
  );
  const lost = rows.map((row) => ({ ...row, times: watch.job(row.key)?.lost ?? 0 }));
  const survivors = lost.filter(({ good, times }) => good && times >= 3);
  return {
    runs: rows.filter(({ key }) => key.startsWith('run')).length,
    survivors: survivors.length,
    most: Math.max(0, ...survivors.map(({ times }) => times)),
    givenUp: rows.filter(({ error }) => /each try ended unexpectedly/.test(error ?? '')).length,
  };
}

/** A program that is told to stop does so by itself, and leaves no process behind. */
async function endAll({ programs, stopRest, clean }, run) {
  const codes = await Promise.all(programs.map((program) => program.stop()));
  const found = codes.flatMap((code, index) =>
    code === 0
      ? []
      : [`${programs[index].name}, told to stop, ended with ${code ?? 'nothing: it was killed'}.`],
  );
  await delay(1_000);
  const left = descendants(run);
  for (const { pid, command } of left) found.push(`Left over: ${pid} ${command.slice(0, 200)}`);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  await stopRest();
  clean();
  return found;
}

async function readOptions() {
  const values = await begin(USAGE, {
    faults: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    devices: { type: 'string', default: '4' },
    embedded: { type: 'boolean', default: false },
  });
  const number = (name) => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`--${name} must be a whole number.\n\n${USAGE}`);
    return value;
  };
  return { ...values, faults: number('faults'), seed: number('seed'), devices: number('devices') };
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
