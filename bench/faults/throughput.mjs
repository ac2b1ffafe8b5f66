import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { begin } from './begin.mjs';
import { Device } from './device.mjs';
import { smallBudget } from './papers.mjs';
import { Random } from './random.mjs';
import { Tally } from './report.mjs';
import { postmasterPid } from './services.mjs';
import { setUp } from './setup.mjs';
import { Waits } from './waits.mjs';

const USAGE = `usage: node bench/faults/throughput.mjs [--rounds 5] [--seconds 8] [--devices 16] [--built]

  Generations and reads of items a second, with 1 and 2 APIs and 1 and 2 workers, in turns on one running system; each round
  measures every case, so that ratios compare what was measured within the same minute. Beside it, who used the processors,
  how often the database's log was flushed to the disk for each, and what connections that were at work waited for in the
  database.`;

const values = await begin(USAGE, {
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '8' },
  devices: { type: 'string', default: '16' },
});
const ROUNDS = Number(values.rounds);
const MILLISECONDS = Number(values.seconds) * 1000;
/** Of the kernel's clock ticks, in which /proc counts. */
const TICKS = 100;
const WAITS = ['the log', 'a processor', 'their program'];
const CASES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
];

const WORK = {
  generations: (device, id) =>
    device.call(`/api/built-in-budget/${id}`, { method: 'POST', json: { keepEdits: true } }),
  'GET items': (device, id) => device.get(`/api/budget-items/${id}`),
};

const onEnd = (program) => console.log(`${program.name} ended by itself: ${program.output}`);
const system = await setUp({ run: `throughput-${process.pid}`, onEnd });
const [api1, api2, , worker2] = system.programs;
try {
  let urls = [];
  const budgets = await prepare(() => urls);
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every other round the other way round: whatever grows or warms up meets both.
    for (const [apis, workers] of round % 2 ? [...CASES].reverse() : CASES) {
      urls = [api1.url, ...(apis === 2 ? [api2.url] : [])];
      await have(worker2, workers === 2);
      for (const [what, request] of Object.entries(WORK))
        results.push({ round, apis, workers, what, ...(await measured(budgets, request)) });
    }
  }
  print(results);
} finally {
  await have(worker2, true);
  await Promise.all(system.programs.map((program) => program.stop()));
  await system.looker.close();
  await system.stopRest();
  system.clean();
}

async function prepare(urls) {
  const random = new Random(1);
  const all = () => (urls().length ? urls() : system.urls());
  return Promise.all(
    Array.from({ length: Number(values.devices) }, async () => {
      const device = new Device({ random: random.fork(), urls: all, tally: new Tally() });
      const { papers, parameters } = smallBudget(random);
      const { id: documentId } = await device.upload(papers[0]);
      const { id } = await device.post('/api/budget-parameters', {
        ...parameters,
        documentIds: [documentId],
      });
      await WORK.generations(device, id);
      return { device, id };
    }),
  );
}

async function have(worker, wanted) {
  if (wanted && !worker.isReady) await worker.start();
  if (!wanted && worker.isReady) await worker.stop();
}

/** Every device asks again as soon as it is answered, for so long. */
async function measured(budgets, request) {
  const until = Date.now() + MILLISECONDS;
  const watch = new Waits(system.looker);
  const flushed = await watch.start();
  const before = processorTimes();
  const from = Date.now();
  let done = 0;
  await Promise.all(
    budgets.map(async ({ device, id }) => {
      while (Date.now() < until) {
        await request(device, id);
        done += 1;
      }
    }),
  );
  const seconds = (Date.now() - from) / 1000;
  const after = processorTimes();
  const cores = Object.fromEntries(
    Object.keys(after).map((who) => [who, Math.max(0, after[who] - before[who]) / seconds]),
  );
  const flushes = (await watch.stop()) - flushed;
  await delay(200);
  return { rate: done / seconds, cores, flushes: flushes / done, waits: watch.mean() };
}

/** Seconds of processor that each kind of process used so far. */
function processorTimes() {
  const { user, system: kernel } = process.cpuUsage();
  const postmaster = postmasterPid(system.folder);
  const of = (kind) =>
    system.programs.filter((program) => program.kind === kind).map(({ child }) => child.pid);
  const sum = (pids) => pids.reduce((seconds, pid) => seconds + usedBy(pid), 0);
  return {
    api: sum(of('api')),
    worker: sum(of('worker')),
    postgres: sum([postmaster, ...childrenOf(postmaster)]),
    redis: sum([system.redis.child.pid]),
    client: (user + kernel) / 1e6,
  };
}

function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => fieldsOf(child)?.[1] === String(pid));
}

function usedBy(pid) {
  const fields = fieldsOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS : 0;
}

/** /proc/PID/stat from its third field on; the second may hold spaces. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

function print(results) {
  for (const what of Object.keys(WORK)) {
    const of = ([apis, workers]) =>
      results.filter((one) => one.what === what && one.apis === apis && one.workers === workers);
    const base = of(CASES[0]);
    for (const one of CASES) {
      const list = of(one);
      const ratio = median(list.map(({ rate }, at) => rate / base[at].rate));
      const used = Object.keys(list[0].cores)
        .map((who) => `${who} ${median(list.map(({ cores }) => cores[who])).toFixed(2)}`)
        .join(', ');
      const waits = WAITS.map(
        (what) => `${what} ${median(list.map(({ waits }) => waits[what] ?? 0)).toFixed(2)}`,
      ).join(', ');
      const flushes = median(list.map((each) => each.flushes)).toFixed(1);
      const rates = list.map(({ rate }) => rate);
      console.log(
        `${what}, ${one[0]} API, ${one[1]} worker: median ${median(rates).toFixed(1)}/s (${Math.min(...rates).toFixed(1)} to ${Math.max(...rates).toFixed(1)}), ${ratio.toFixed(2)} x the first; cores: ${used}; flushes each: ${flushes}; waiting for ${waits}`,
      );
    }
  }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
