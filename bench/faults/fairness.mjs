import { setTimeout as delay } from 'node:timers/promises';
import { begin } from './begin.mjs';
import { Device } from './device.mjs';
import { slowPaper } from './hostile-papers.mjs';
import { Random } from './random.mjs';
import { Tally } from './report.mjs';
import { setUp } from './setup.mjs';

const USAGE = `usage: node bench/faults/fairness.mjs [--built]

  Twenty documents of one device that are read for minutes each; meanwhile ten other devices, one after another, send one
  page of text. Prints how long each of these waited until it was read, and the median; exit code 1 where that is 10 s or
  more.`;

const HOSTILE = 20;
const OTHERS = 10;
const MOST_SECONDS = 10;

await begin(USAGE);
const found = [];
const onEnd = (program) => found.push(`${program.name} ended by itself: ${program.output.slice(-1_500)}`);
const system = await setUp({ embedded: true, run: `fairness-${process.pid}`, onEnd });
const random = new Random(1);
const device = () => new Device({ random: random.fork(), urls: system.urls, tally: new Tally() });
try {
  const hostile = device();
  for (let n = 0; n < HOSTILE; n += 1) await hostile.upload({ name: `${n}.pdf`, bytes: slowPaper(n) });
  await until(hostile, ({ reading }) => reading >= 2, 'no hostile document is being read');
  const seconds = [];
  for (let n = 0; n < OTHERS; n += 1) seconds.push(await readBy(device(), n));
  const { reading, queued } = await counted(hostile);
  const median = [...seconds].sort((a, b) => a - b)[OTHERS / 2];
  console.log(`seconds until read, each: ${seconds.map((one) => one.toFixed(1)).join(', ')}`);
  console.log(
    `median of ${OTHERS}: ${median.toFixed(1)} s; of the ${HOSTILE} hostile documents ${reading} were still being read and ${queued} waited`,
  );
  if (median >= MOST_SECONDS) found.push(`The median is ${median.toFixed(1)} s.`);
  if (queued === 0) found.push('No hostile document waited any more: nothing was shown.');
} finally {
  await system.looker.close();
  await Promise.all(system.programs.map((program) => program.stop()));
  await system.stopRest();
  system.clean();
}
if (found.length > 0) console.log(found.join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;

async function readBy(other, n) {
  const from = Date.now();
  const { id } = await other.upload({
    name: 'note.txt',
    bytes: Buffer.from(`The pool opens in May. ${n}\n`),
  });
  await until(other, ({ done }) => done === 1, `document ${id} was not read`);
  return (Date.now() - from) / 1000;
}

async function until(of, holds, otherwise) {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(50))
    if (holds(await counted(of))) return;
  throw new Error(`After two minutes ${otherwise}.`);
}

async function counted(of) {
  const rows = await of.get('/api/documents');
  const count = (...states) => rows.filter(({ status }) => states.includes(status)).length;
  return { reading: count('reading', 'recognising'), queued: count('queued'), done: count('ready') };
}
