/**
 * 100,000 units: assess() of libs/budget-math beside a plain C loop of the same work, in turns, medians and their ratio.
 * Processor time of the whole process, its garbage collector included, since other programs' load stretches the clock's.
 * Both must give the same cents, which must add to the total. Run it after `npx tsc -b libs/budget-math`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assess, exact } from '@hoa/budget-math';

const UNITS = 100_000;
const PAIRS = 21;
const TOTAL_CENTS = 65_000_000_000_00;

const folder = mkdtempSync(join(tmpdir(), 'assessments-'));
try {
  const program = compile(folder);
  for (const [name, shares] of Object.entries(schedules())) measure({ name, shares, program, folder });
} finally {
  rmSync(folder, { recursive: true });
}

/** Shares as numerator and denominator, always of one: a seeded schedule is the same in each run. */
function schedules() {
  const random = mulberry(6);
  const weights = Array.from({ length: UNITS }, () => 400 + Math.floor(random() * 9_000));
  const area = weights.reduce((sum, weight) => sum + weight, 0);
  const few = [3, 7, 36, 144, 1_000_000].map((d) => d * UNITS);
  return {
    'percents of 8 decimals': decimals(weights, area),
    'square feet of the whole': weights.map((weight) => [weight, area]),
    'unlike denominators': weights.map((_, index) => {
      const d = few[index % few.length];
      return [d / UNITS, d];
    }),
  };
}

/** Rounded to 10 decimals of one, the last made to add up. */
function decimals(weights, sum) {
  const d = 10_000_000_000;
  const shares = weights.map((weight) => [Math.floor((weight * d) / sum), d]);
  shares.at(-1)[0] += d - shares.reduce((all, [n]) => all + n, 0);
  return shares;
}

function measure({ name, shares, program, folder }) {
  const units = shares.map(([n, d]) => ({ share: exact(n, d) }));
  const input = {
    units,
    pools: [{ label: 'Budget', cents: TOTAL_CENTS, basis: 'share' }],
    gap: 'unallocated',
  };
  const run = () => {
    const from = process.cpuUsage();
    const result = assess(input);
    const { user, system } = process.cpuUsage(from);
    return { result, ms: (user + system) / 1e3 };
  };
  for (let warm = 0; warm < 5; warm++) run();
  const file = join(folder, 'input');
  if (program) writeFileSync(file, binary(units));
  const pairs = Array.from({ length: PAIRS }, () => ({
    ours: run(),
    theirs: program && reference(program, file),
  }));
  const { result } = pairs[0].ours;
  if (result.kind !== 'assessed') throw new Error(`${name}: ${result.reason}`);
  const sum = result.cents.reduce((all, cents) => all + BigInt(cents), BigInt(result.unallocatedCents));
  if (sum !== BigInt(TOTAL_CENTS)) throw new Error(`${name}: the units add to ${sum}.`);
  const ours = median(pairs.map((pair) => pair.ours.ms));
  const line = `${name}: assess() ${ours.toFixed(1)} ms, sum exact`;
  if (!program) return console.log(`${line}; gcc is absent, so there is no comparison`);
  if (pairs.some(({ theirs }) => theirs.cents.some((cents, unit) => cents !== BigInt(result.cents[unit])))) {
    throw new Error(`${name}: the two differ.`);
  }
  const theirs = median(pairs.map((pair) => pair.theirs.ms));
  const ratio = median(pairs.map((pair) => pair.ours.ms / pair.theirs.ms));
  console.log(
    `${line}, the same cents; C ${theirs.toFixed(2)} ms; ratio ${ratio.toFixed(1)} (${PAIRS} pairs)`,
  );
}

function reference(program, file) {
  const { status, stdout, stderr } = spawnSync(program, [file, '3'], { maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`The C program ended with ${status}.`);
  const times = stderr.toString().trim().split('\n').map(Number);
  return { ms: times.at(-1) / 1e6, cents: new BigInt64Array(new Uint8Array(stdout).buffer) };
}

function binary(units) {
  const numbers = [
    BigInt(TOTAL_CENTS),
    BigInt(units.length),
    ...units.flatMap(({ share }) => [share.n, share.d]),
  ];
  return Buffer.from(BigInt64Array.from(numbers).buffer);
}

function compile(folder) {
  const program = join(folder, 'reference');
  try {
    execFileSync('gcc', ['-O2', '-o', program, join(import.meta.dirname, 'reference.c')], {
      stdio: 'inherit',
    });
    return program;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function mulberry(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
