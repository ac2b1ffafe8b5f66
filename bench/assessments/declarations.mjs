/**
 * Declarations with truths through the running service to a schedule: `node bench/assessments/declarations.mjs FOLDER
 * [MOST]`, on papers of bench/corpus (`npm run papers`, see its README), after a build. Of each kind of paper one, as text and as scan: it
 * is uploaded, read, analysed (`/api/analyze-ccr`) and divided as the calculator does it. Expected are the truth's own
 * fractions, divided here by the specification's rule in whole cents, which shares no code with the product. A table that
 * was read wrong shows as different; in every case the amounts, with what is unallocated, must add to the total.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assessedUnit, assessSchedule, proposedPools } from '@hoa/budget-math';
import { DEVICE_HEADER } from '@hoa/contracts';
import { startApp } from '@hoa/testing';

const [folder, most = '24'] = process.argv.slice(2);
if (!folder) throw new Error('Which folder? node bench/assessments/declarations.mjs FOLDER [MOST]');

const app = await startApp({ env: { READ_CONCURRENCY: '1' } });
const headers = { [DEVICE_HEADER]: `${Date.now()}-benchmarkdeclarations0123-node` };
const counts = { equal: 0, different: 0, 'no table, and said so': 0, 'does not add up': 0 };
try {
  for (const [index, paper] of chosen(folder, Number(most)).entries()) {
    const outcome = await judged(paper, 65_000_000 + 123_457 * index);
    counts[outcome.result] += 1;
    console.log(
      `${outcome.result.padEnd(22)} ${basename(paper.file)} (${paper.traits.join(', ')}) ${outcome.words}`,
    );
  }
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  );
} finally {
  await app.stop();
  await app.clean();
}

/** One document of each set of traits, those of scans apart. */
function chosen(from, count) {
  const seen = new Map();
  for (const name of readdirSync(from)
    .filter((one) => one.endsWith('.truth.json'))
    .sort()) {
    const truth = JSON.parse(readFileSync(join(from, name), 'utf8'));
    if (truth.kind !== 'declaration') continue;
    const key = [
      truth.medium,
      ...(truth.traits ?? []).filter((trait) => !/^(pdf|docx|txt|scan-.*|turned)$/.test(trait)),
    ].join();
    if (!seen.has(key)) seen.set(key, { ...truth, file: join(from, truth.file) });
  }
  return [...seen.values()].slice(0, count);
}

async function judged(paper, totalCents) {
  const analysis = await analysed(paper);
  const tables = paper.parts.filter((part) => part.kind === 'ownership' && part.inForce);
  if (tables.length === 0) {
    const isNone = analysis.ownershipInterests.length === 0 && Boolean(analysis.error);
    return {
      result: isNone ? 'no table, and said so' : 'different',
      words: analysis.error ?? 'rows were invented',
    };
  }
  const rows = analysis.ownershipInterests;
  const units = rows.map(({ unit, lotNumber, share, group }) => ({ unit, lotNumber, share, group }));
  const pools = proposedPools(units.map(assessedUnit));
  const plan = {
    pools: pools.length > 0 ? pools : [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }],
    gap: 'unallocated',
  };
  const divided = assessSchedule({ units, plan }, { totalCents });
  if (divided.kind !== 'assessed') {
    const { problem } = byHand(tables, totalCents);
    return {
      result: problem ? 'equal' : 'different',
      words: `blocked: ${divided.reason}${problem ? `, as it should be: ${problem}` : ''}`,
    };
  }
  const sum = divided.cents.reduce((all, cents) => all + cents, 0) + divided.unallocatedCents;
  if (sum !== totalCents) return { result: 'does not add up', words: `${sum} of ${totalCents}` };
  return compared(tables, { totalCents, rows, divided });
}

function compared(tables, { totalCents, rows, divided }) {
  const { amounts, unallocated, problem } = byHand(inOrderOf(rows, tables), totalCents);
  if (problem) return { result: 'different', words: `it should be blocked: ${problem}` };
  const wrong = amounts.filter(
    ({ unit, cents }, place) => rows[place]?.unit !== unit || divided.cents[place] !== cents,
  );
  const same =
    wrong.length === 0 && rows.length === amounts.length && unallocated === divided.unallocatedCents;
  const words = `${amounts.length} units, ${rows.length} read${divided.unallocatedCents === 0 ? '' : `, ${divided.unallocatedCents} cents unallocated`}`;
  return { result: same ? 'equal' : 'different', words: same ? words : `${words}, ${wrong.length} not so` };
}

/** As the schedule has them, where it has just these units: which one is the last decides who takes what rounding leaves. */
function inOrderOf(rows, tables) {
  const places = new Map(rows.map(({ unit }, place) => [unit, place]));
  const known = tables.every(({ shares }) => shares.every(({ unit }) => places.has(unit)));
  if (!known) return tables;
  return tables.map((table) => ({
    ...table,
    shares: table.shares.toSorted((a, b) => places.get(a.unit) - places.get(b.unit)),
  }));
}

/** The specification's rule in bigints: each rounded half up, what is left to the last; towers in proportion to their units. */
function byHand(tables, totalCents) {
  const all = tables.reduce((count, { shares }) => count + shares.length, 0);
  const towers = tables.length > 1 && tables.every((table) => table.group && near100(table));
  const amounts = [];
  let unallocated = 0n;
  const parts = towers ? tables : [{ shares: tables.flatMap(({ shares }) => shares) }];
  const pools = poolsByHand(
    parts.map(({ shares }) => shares.length),
    { all, totalCents: BigInt(totalCents) },
  );
  for (const [index, { shares }] of parts.entries()) {
    const pool = pools[index];
    const sum = shares.reduce((whole, { share }) => plus(whole, share), { n: '0', d: '1' });
    const [n, d] = [BigInt(sum.n), BigInt(sum.d)];
    if (n * 100n < 95n * d || n * 100n > 105n * d)
      return { problem: `its shares add to ${Number((n * 1_000_000n) / d) / 10_000} %` };
    const each = shares.map(({ share }) => rounded(pool * BigInt(share.n), BigInt(share.d)));
    const allocated = rounded(pool * n, d);
    each[each.length - 1] += allocated - each.reduce((whole, cents) => whole + cents, 0n);
    unallocated += pool - allocated;
    shares.forEach(({ unit }, place) => amounts.push({ unit, cents: Number(each[place]) }));
  }
  return { amounts, unallocated: Number(unallocated) };
}

/** Percents of 4 decimals by the number of units, rounded together; the last tower takes what they leave. */
function poolsByHand(counts, { all, totalCents }) {
  const percents = counts.slice(0, -1).map((count) => rounded(BigInt(count) * 1_000_000n, BigInt(all)));
  const pools = percents.map((percent) => rounded(totalCents * percent, 1_000_000n));
  const add = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0n);
  if (pools.length > 0)
    pools[pools.length - 1] += rounded(totalCents * add(percents), 1_000_000n) - add(pools);
  return [...pools, totalCents - add(pools)];
}

function rounded(n, d) {
  return (2n * n + d) / (2n * d);
}

function plus(a, b) {
  return {
    n: String(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d)),
    d: String(BigInt(a.d) * BigInt(b.d)),
  };
}

function near100({ shares }) {
  const { n, d } = shares.reduce((whole, { share }) => plus(whole, share), { n: '0', d: '1' });
  return BigInt(n) * 100n >= 99n * BigInt(d) && BigInt(n) * 100n <= 101n * BigInt(d);
}

async function analysed({ file }) {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(file)]), basename(file));
  form.append('type', 'assessment');
  const { id } = await call('/api/documents', { method: 'POST', body: form });
  for (;;) {
    const { status } = await call(`/api/documents/${id}`);
    if (status === 'ready' || status === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return call('/api/analyze-ccr', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id }),
  });
}

async function call(path, { headers: more, ...options } = {}) {
  const response = await fetch(app.url + path, { ...options, headers: { ...headers, ...more } });
  const body = await response.json();
  if (!response.ok) throw new Error(`${path}: ${body.message}`);
  return body;
}
