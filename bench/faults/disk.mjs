import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { begin } from './begin.mjs';
import { Device } from './device.mjs';
import { smallBudget, weighty } from './papers.mjs';
import { descendants, Program } from './program.mjs';
import { Random } from './random.mjs';
import { Reads } from './reads.mjs';
import { Tally } from './report.mjs';
import { freePort, postmasterPid } from './services.mjs';
import { SmallDisk } from './small-disk.mjs';

const USAGE = `usage: node bench/faults/disk.mjs [--mb 150] [--hold 30] [--built]

  Starts the one process on a small disk of its own (a tmpfs, which takes Linux and root), fills it with uploads until they
  are refused, lets somebody else fill what is left to the last byte, holds that, and makes room again. Reads go on all the
  time. Exit code 1 unless uploads are refused with a sentence while PostgreSQL lives, every read is answered, everything
  works within 10 s of the room's return without a restart by hand, and nothing that was accepted is lost.`;

const MB = 1024 * 1024;
const SENTENCE = /disk of the server is almost full.*what is there can be read/;
const BACK_MS = 10_000;

const values = await begin(USAGE, {
  mb: { type: 'string', default: '150' },
  hold: { type: 'string', default: '30' },
});

const found = [];
const random = new Random(1);
const run = `disk-${process.pid}`;
const small = new SmallDisk(Number(values.mb));
const disk = small.folder;
const program = new Program({
  name: 'program',
  script: 'main.js',
  run,
  env: {
    PORT: await freePort(),
    DATA_DIR: path.join(disk, 'data'),
    LIMIT_REQUESTS_PER_MINUTE: '1000000',
    LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
  },
  onEnd: (_program, end) =>
    found.push(`The program ended by itself (${end.code ?? end.signal}): ${program.output.slice(-1_500)}`),
});
try {
  await program.start();
  await drill();
} catch (error) {
  found.push(`The drill did not come to its end: ${error.stack}`, program.output.slice(-3_000));
} finally {
  const code = await program.stop();
  if (code !== 0) found.push(`Told to stop, the program ended with ${code ?? 'nothing: it was killed'}.`);
  await delay(500);
  for (const { pid, command } of descendants(run)) {
    found.push(`Left over: ${pid} ${command.slice(0, 200)}`);
    process.kill(pid, 'SIGKILL');
  }
  small.remove();
}
console.log(found.length === 0 ? 'every promise holds' : `NOT HELD: ${found.length}\n${found.join('\n')}`);
if (found.length > 0) process.exitCode = 1;

async function drill() {
  const postmaster = postmasterPid(path.join(disk, 'data'));
  const mine = await begun();
  console.log(`disk ${values.mb} MB, ${small.freeMb()} MB free after the start and one budget`);
  const reads = new Reads(mine);
  reads.start();
  small.fill(30 * MB);
  const refusal = await untilRefused(mine);
  console.log(
    `${mine.uploads.length} documents of 1 MB were accepted, then: ${refusal} (${small.freeMb()} MB free)`,
  );
  expect(SENTENCE.test(refusal), `The refusal should say why: ${refusal}`);
  expect(
    postmasterPid(path.join(disk, 'data')) === postmaster,
    'PostgreSQL ended before uploads were refused.',
  );
  await untilRead(mine, 2);
  small.fill();
  const atFull = reads.count;
  await held(mine);
  console.log(
    `held for ${values.hold} s with ${small.freeMb()} MB free: ${reads.count - atFull} reads, ${reads.failed.length} of all not answered`,
  );
  const ended = postmasterNow() !== postmaster;
  small.empty();
  const seconds = await back(mine);
  await reads.stop();
  console.log(
    `room came back: all works after ${seconds.toFixed(1)} s; PostgreSQL ${ended ? 'had ended' : 'lived all the time'}; slowest read ${reads.slowestMs} ms of ${reads.count}`,
  );
  expect(seconds * 1000 <= BACK_MS, `It took ${seconds.toFixed(1)} s to work again.`);
  found.push(...reads.failed.slice(0, 10).map((words) => `A read was not answered: ${words}`));
  await nothingIsLost(mine);
}

/** A budget that is there before anything happens. */
async function begun() {
  const device = new Device({ random: random.fork(), urls: () => [program.url], tally: new Tally() });
  const { papers, parameters } = smallBudget(random);
  const uploads = [await sent(device, papers[0])];
  const { id } = await device.post('/api/budget-parameters', { ...parameters, documentIds: [uploads[0].id] });
  await device.call(`/api/built-in-budget/${id}`, { method: 'POST', json: {} });
  const [line] = await device.get(`/api/budget-items/${id}`);
  await device.patch(`/api/budget-items/${line.id}`, { proposedBudget: '1234.00' });
  return { device, uploads, parametersId: id, lineId: line.id, told: '1234.00' };
}

async function sent(device, { name, bytes }) {
  const { id } = await device.upload({ name, bytes });
  return { id, name, bytes };
}

async function untilRefused({ device, uploads }) {
  for (let count = 1; count <= Number(values.mb); count += 1) {
    const paper = await weighty(`paper-${count}.pdf`, MB);
    const outcome = await tried(device, paper);
    if (outcome.text !== undefined) return outcome.text;
    uploads.push({ ...paper, id: outcome.value.id });
  }
  return 'nothing was ever refused';
}

/** Until all but so many are read: what waits longer than a moment would be counted as time to come back. */
async function untilRead({ device }, left) {
  for (const until = Date.now() + 180_000; Date.now() < until; await delay(200)) {
    const rows = await device.get('/api/documents');
    if (rows.filter(({ status }) => status !== 'ready').length <= left) return;
  }
  throw new Error('What was accepted was not read in three minutes.');
}

/** One try, unlike a device's upload: a refusal is what is asked for. */
function tried(device, { name, bytes }) {
  const form = () => {
    const data = new FormData();
    data.append('file', new Blob([bytes]), name);
    return data;
  };
  return device.once('/api/documents', { method: 'POST', form });
}

/** Nothing can be added; each try says so. */
async function held({ device, lineId }) {
  const until = Date.now() + Number(values.hold) * 1000;
  const paper = await weighty('too-much.pdf', MB);
  let isTakenAgain = false;
  while (Date.now() < until) {
    const upload = await tried(device, paper);
    expect(SENTENCE.test(upload.text ?? ''), `An upload to a full disk: ${upload.text ?? 'accepted'}`);
    const edit = await device.once(`/api/budget-items/${lineId}`, {
      method: 'PATCH',
      json: { proposedBudget: '99.00' },
    });
    expect(SENTENCE.test(edit.text ?? ''), `An edit on a full disk: ${edit.text ?? 'accepted'}`);
    await delay(1_000);
    // What the program gives up is taken at once.
    if (!isTakenAgain && small.freeMb() > 0) {
      small.fill();
      isTakenAgain = true;
    }
  }
}

/** Seconds until an upload is taken and read, a line edited, a budget generated and the service says that it is well. */
async function back(mine) {
  const { device, parametersId, lineId } = mine;
  const from = Date.now();
  const steps = [];
  const done = (what) => steps.push(`${what} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  await device.get('/api/health/ready');
  const uploaded = await sent(device, await weighty('after.pdf', MB));
  mine.uploads.push(uploaded);
  done('uploaded');
  await device.patch(`/api/budget-items/${lineId}`, { proposedBudget: '4321.00' });
  mine.told = '4321.00';
  done('edited');
  await device.call(`/api/built-in-budget/${parametersId}`, { method: 'POST', json: { keepEdits: true } });
  done('generated');
  while ((await device.get(`/api/documents/${uploaded.id}`)).status !== 'ready') {
    if (Date.now() - from > 120_000)
      throw new Error('A document that came after was not read in two minutes.');
    await delay(100);
  }
  done('read');
  console.log(`after room came back: ${steps.join(', ')}`);
  return (Date.now() - from) / 1000;
}

async function nothingIsLost({ device, uploads, parametersId, lineId, told }) {
  const until = Date.now() + 60_000;
  let rows = await device.get('/api/documents');
  while (rows.some(({ status }) => !['ready', 'failed'].includes(status)) && Date.now() < until) {
    await delay(500);
    rows = await device.get('/api/documents');
  }
  for (const { id, name, bytes } of uploads) {
    const row = rows.find((one) => one.id === id);
    expect(
      row?.status === 'ready',
      `${name} was accepted and is ${row?.status ?? 'lost'}: ${row?.error?.message ?? ''}`,
    );
    if (row)
      expect(
        (await device.file(`/api/documents/${id}/file`)).equals(Buffer.from(bytes)),
        `${name} is not what was sent.`,
      );
  }
  expect(
    rows.length === uploads.length,
    `${uploads.length} documents were accepted and ${rows.length} are there.`,
  );
  const line = (await device.get(`/api/budget-items/${parametersId}`)).find(({ id }) => id === lineId);
  expect(line?.proposedBudget === told, `The edited line is ${line?.proposedBudget} instead of ${told}.`);
  console.log(`${rows.length} documents and the edited line are there, byte for byte`);
}

function expect(holds, otherwise) {
  if (!holds && !found.includes(otherwise)) found.push(otherwise);
}

function postmasterNow() {
  try {
    return postmasterPid(path.join(disk, 'data'));
  } catch {
    return undefined;
  }
}
