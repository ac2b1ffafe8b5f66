import { setTimeout as delay } from 'node:timers/promises';
import { begin } from '../faults/begin.mjs';
import { Device } from '../faults/device.mjs';
import { hostileKinds } from '../faults/hostile-papers.mjs';
import { Random } from '../faults/random.mjs';
import { Tally } from '../faults/report.mjs';
import { session } from '../faults/session.mjs';
import { setUp } from '../faults/setup.mjs';
import { deviceId, hostileRequest } from './hostile-requests.mjs';
import { residentMb } from './processes.mjs';

const USAGE = `usage: node bench/soak/hostile.mjs [--requests 1000] [--files 100] [--built]

  An API and a worker get ordinary work, then hostile requests and hostile files. Prints the resident memory of each before,
  at most, and after a rest. Exit code 1 where one has more than 1.3 times what it had, ended, or answers no more.`;

const MOST_GROWTH = 1.3;
const AT_ONCE = 8;
const REST_MS = 15_000;

const values = await begin(USAGE, {
  requests: { type: 'string', default: '1000' },
  files: { type: 'string', default: '100' },
});
const found = [];
const onEnd = (program) => found.push(`${program.name} ended by itself: ${program.output.slice(-1_500)}`);
const env = { LIMIT_BODY_MB_PER_ADDRESS: '1000', READ_TIMEOUT_SECONDS: '60', BODY_SILENT_SECONDS: '3' };
const system = await setUp({ apis: 1, workers: 1, run: `hostile-${process.pid}`, onEnd, env });
const [api] = system.programs;
const random = new Random(1);
const answers = new Tally();
const most = new Map();
const watch = setInterval(look, 200);
try {
  await ordinary();
  await delay(REST_MS);
  const before = memory();
  await many(Number(values.requests), async (n) => answers.answer(await hostileRequest(api.url, n), ''));
  await many(Number(values.files), hostileFile);
  await untilRead();
  await delay(REST_MS);
  // As after any rest: what the next request finds.
  await ordinary();
  await delay(REST_MS);
  report(before, memory());
} catch (error) {
  found.push(`It did not come to its end: ${error.stack}`);
} finally {
  clearInterval(watch);
  await system.looker.close();
  await Promise.all(system.programs.map((program) => program.stop()));
  await system.stopRest();
  system.clean();
}
console.log(found.length === 0 ? 'within bounds' : found.join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;

function look() {
  for (const [name, mb] of memory()) most.set(name, Math.max(most.get(name) ?? 0, mb));
}

function memory() {
  return new Map(
    system.programs.map(({ name, child }) => [name, child.exitCode === null ? residentMb(child.pid) : 0]),
  );
}

async function ordinary() {
  const ledger = [];
  for (const kind of ['plain', 'plain', 'plain']) {
    const device = new Device({ random: random.fork(), urls: system.urls, tally: new Tally() });
    await session({ device, random: random.fork(), kind, ledger });
  }
}

async function many(count, act) {
  let next = 0;
  const loop = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
}

async function hostileFile(n) {
  const kinds = Object.values(hostileKinds);
  const { name, bytes } = await kinds[n % kinds.length](n);
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  // Some are refused, and shall be.
  const headers = { 'x-device-id': deviceId() };
  const outcome = await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  answers.answer(outcome, '');
}

async function untilRead() {
  const waiting = `SELECT count(*)::int AS count FROM documents WHERE status NOT IN ('ready', 'failed')`;
  for (const until = Date.now() + 900_000; Date.now() < until; await delay(500))
    if ((await system.looker.query(waiting))[0].count === 0) return;
  throw new Error('Hostile files were still being read after fifteen minutes.');
}

function report(before, after) {
  console.log(
    `${values.requests} requests and ${values.files} files: ${[...answers.answers].map(([status, times]) => `${times} x ${status}`).join(', ')}`,
  );
  for (const [name, mb] of before) {
    const ratio = after.get(name) / mb;
    console.log(
      `${name}: ${mb.toFixed(0)} MB before, at most ${most.get(name).toFixed(0)} MB, ${after.get(name).toFixed(0)} MB after (${ratio.toFixed(2)} x)`,
    );
    if (ratio > MOST_GROWTH) found.push(`${name} has ${ratio.toFixed(2)} times the memory that it had.`);
  }
  if ([...answers.answers.keys()].some((status) => status >= 500 && status !== 503))
    found.push('A hostile request was answered with an error of ours.');
}
