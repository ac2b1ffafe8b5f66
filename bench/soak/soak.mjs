import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { begin } from '../faults/begin.mjs';
import { Device } from '../faults/device.mjs';
import { violations } from '../faults/invariants.mjs';
import { descendants } from '../faults/program.mjs';
import { Random } from '../faults/random.mjs';
import { Tally } from '../faults/report.mjs';
import { postmasterPid } from '../faults/services.mjs';
import { session } from '../faults/session.mjs';
import { setUp } from '../faults/setup.mjs';
import { Sampler, usedSeconds } from './sampler.mjs';
import { leaksOf, seriesOf, tableOf } from './verdict.mjs';

const USAGE = `usage: node bench/soak/soak.mjs [options]

  Starts the built application, lets a few devices work at a low rate for long, and tells what grows: memory, heap,
  event-loop delay, open files and handles, child processes, connections, temporary files. Exit code 1 where something
  leaks by the rules of verdict.mjs, is left over at the end, or where what was worked is not right. Ctrl-C ends it early.
  Not beside another run, or test:faults, from the same folder: their readers of documents are taken for its own.

  --minutes N   (60) of work; starting, resting and checking come on top
  --load N      share of one processor that the system may use on average, in percent (25)
  --devices N   that work at the same time (2)
  --seed N      of all choices (1)
  --embedded    one process with the embedded database, instead of 2 APIs, 2 workers, Redis and PostgreSQL
  --built       the application is built already`;

/** A browser is ended when nobody needed it for so long, and a reader when it is done. */
const BROWSER_IDLE_SECONDS = 30;
const REST_MS = 90_000;

async function main() {
  const options = await readOptions();
  const run = `soak-${process.pid}-${Date.now()}`;
  const temporary = temporaryFolder();
  const found = [];
  const onEnd = (program, end) =>
    found.push(
      `${program.name} ended by itself (${end.code ?? end.signal}): ${program.output.slice(-1_500)}`,
    );
  const system = await setUp({
    embedded: options.embedded,
    run,
    onEnd,
    env: {
      TMPDIR: temporary,
      PRINT_IDLE_SECONDS: String(BROWSER_IDLE_SECONDS),
      // What is slow because the machine does much else is no leak.
      READ_TIMEOUT_SECONDS: '3600',
    },
  });
  const sampler = new Sampler({
    programs: system.programs,
    others: {
      postgres: postmasterPid(system.folder),
      ...(system.redis ? { redis: system.redis.child.pid } : {}),
    },
    looker: system.looker,
    folder: temporary,
  });
  const tally = new Tally();
  const ledger = [];
  sampler.start();
  try {
    const used = await work({ options, system, tally, ledger, failed: found });
    await delay(REST_MS);
    found.push(
      ...atRest(system, run),
      ...(await violations(
        system.looker,
        ledger.filter(({ done }) => done),
      )),
    );
    console.log(
      `processor: ${(used * 100).toFixed(0)} % of one; ${ledger.length} devices, ${tally.requests} requests (longest ${(tally.longestMs / 1000).toFixed(1)} s); answers other than success: ${[...tally.answers].map(([status, times]) => `${times} x ${status}`).join(', ') || 'none'}`,
    );
  } catch (error) {
    found.push(`The run did not come to its end: ${error.stack}`);
  } finally {
    await sampler.stop();
    await system.looker.close();
    found.push(...(await endAll({ system, run, temporary })));
  }
  report({ sampler, found });
}

/** Devices one after another, `devices` at a time, slowed so that the whole uses no more of a processor than it may. */
async function work({ options, system, tally, ledger, failed }) {
  const random = new Random(options.seed);
  const pids = () => [
    ...system.programs.map(({ child }) => child.pid),
    // The embedded one is below its program.
    ...(options.embedded ? [] : [postmasterPid(system.folder), system.redis.child.pid]),
  ];
  const from = Date.now();
  const usedBefore = usedSeconds(pids());
  const until = from + options.minutes * 60_000;
  const used = () => (usedSeconds(pids()) - usedBefore) / ((Date.now() - from) / 1000);
  let isOver = false;
  process.once('SIGINT', () => (isOver = true));
  const isTime = () => isOver || Date.now() > until;
  const told = setInterval(
    () => tell({ minutes: (Date.now() - from) / 60_000, ledger, used: used() }),
    300_000,
  );
  const loop = async () => {
    const own = random.fork();
    while (!isTime()) {
      const device = new Device({ random: own.fork(), urls: system.urls, tally });
      const kind = own.weighted({ plain: 16, scan: 2, samples: 1, long: 1 });
      await session({ device, random: own.fork(), kind, ledger }).catch((error) =>
        failed.push(`A ${kind} device: ${error}`),
      );
      do await delay(1_000 + own.between(0, 2_000));
      while (!isTime() && used() > options.load / 100);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.devices }, loop));
    return used();
  } finally {
    clearInterval(told);
  }
}

function tell({ minutes, ledger, used }) {
  console.log(
    `${minutes.toFixed(0)} min: ${ledger.length} devices, ${(used * 100).toFixed(0)} % of a processor`,
  );
}

/** When nothing is asked any more, no reader and no browser runs. */
function atRest({ programs }, run) {
  const own = new Set(programs.map(({ child }) => child.pid));
  return descendants(run)
    .filter(({ pid, parent, command }) => !own.has(pid) && own.has(parent) && !/postgres/.test(command))
    .map(
      ({ pid, command }) =>
        `Still running ${REST_MS / 1000} s after the last request: ${pid} ${command.slice(0, 200)}`,
    );
}

async function endAll({ system, run, temporary }) {
  const codes = await Promise.all(system.programs.map((program) => program.stop()));
  const found = codes.flatMap((code, at) =>
    code === 0
      ? []
      : [`${system.programs[at].name}, told to stop, ended with ${code ?? 'nothing: it was killed'}.`],
  );
  await delay(1_000);
  for (const { pid, command } of descendants(run)) {
    found.push(`Left over: ${pid} ${command.slice(0, 200)}`);
    process.kill(pid, 'SIGKILL');
  }
  for (const name of readdirSync(temporary)) found.push(`Left in the temporary folder: ${name}`);
  await system.stopRest();
  system.clean();
  rmSync(temporary, { recursive: true, force: true });
  return found;
}

function report({ sampler, found }) {
  const rows = seriesOf(sampler.samples);
  console.log(tableOf(rows).join('\n'));
  if (sampler.missed > 0)
    console.log(`/metrics was not answered ${sampler.missed} times: ${sampler.lastMiss}`);
  const all = [...leaksOf(rows).map((words) => `LEAK ${words}`), ...found];
  console.log(
    all.length === 0 ? 'nothing leaks, nothing is left over, every invariant holds' : all.join('\n'),
  );
  if (all.length > 0) process.exitCode = 1;
}

/** All that is written by the way goes here, so that what stays is seen; PostgreSQL may run as another user. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hoa-soak-'));
  chmodSync(folder, 0o755);
  const inside = path.join(folder, 't');
  mkdirSync(inside);
  chmodSync(inside, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return inside;
}

async function readOptions() {
  const values = await begin(USAGE, {
    minutes: { type: 'string', default: '60' },
    load: { type: 'string', default: '25' },
    devices: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  });
  const number = (name) => {
    const value = Number(values[name]);
    if (!(value > 0)) throw new Error(`--${name} must be a number above zero.\n\n${USAGE}`);
    return value;
  };
  const names = ['minutes', 'load', 'devices', 'seed'];
  return { ...values, ...Object.fromEntries(names.map((name) => [name, number(name)])) };
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
