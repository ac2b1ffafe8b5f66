import { Bytes } from './bytes.mjs';
import { promise, source } from './sources.mjs';

/** Dividing amounts: over weights, over the units of a schedule, in instalments. What is divided is what comes out, to the cent. */
export function target() {
  const math = source('libs/budget-math/src/index.ts');
  return {
    first: () => [
      Buffer.from([0, 0, 3, 0, 0, 0, 9, 1, 2, 3, 4]),
      Buffer.from([1, 0, 0, 200, 4, 2, 1, 1, 3, 1, 0, 4, 0, 1, 3, 1, 3, 1, 3, 7, 7, 7]),
      Buffer.from([2, 0, 0, 1, 0, 12, 3]),
    ],
    most: 900,
    run: (bytes) => {
      const from = new Bytes(bytes);
      from.pick([checkAllocation, checkSchedule, checkProportions])(math, from);
    },
  };
}

function centsOf(from) {
  const size = from.number(from.pick([1, 2, 4, 5]));
  return from.pick([1, 1, 1, -1]) * size;
}

const weightOf = (from) => from.pick([0, 1, from.byte(), from.number(3), from.number(6), -1]);

function checkAllocation({ allocate }, from) {
  const total = centsOf(from);
  const weights = from.list(60, () => weightOf(from));
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = refusing(() => allocate(total, weights));
  if (shares === undefined)
    return promise(
      weights.some((weight) => weight < 0),
      () => `refused ${weights}`,
    );
  if (weights.length === 0) return promise(shares.length === 0, 'shares of nothing');
  const sum = shares.reduce((cents, share) => cents + share, 0);
  promise(sum === total, () => `${total} over ${weights} came to ${sum}`);
  promise(
    shares.every((share) => !Object.is(share, -0)),
    () => `-0 in ${shares} of ${total} over ${weights}`,
  );
  if (all === 0n) return;
  shares.forEach((share, index) => {
    // Within a cent, except the last that pays, which takes what rounding leaves.
    const off = BigInt(share) * all - BigInt(total) * BigInt(weights[index]);
    const isLast = weights.slice(index + 1).every((weight) => weight === 0);
    promise(
      isLast || (off <= all && off >= -all),
      () => `share ${index} of ${total} over ${weights} is ${share}`,
    );
    promise(
      share === 0 || share > 0 === total > 0,
      () => `share ${index} of ${total} over ${weights} is ${share}`,
    );
  });
}

/** Undefined where it is refused as its words say. */
function refusing(run) {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError && error.message === 'A weight is negative.') return undefined;
    throw error;
  }
}

function fractionOf(from) {
  const d = from.pick([1, 2, 3, 7, 12, 36, 100, 10_000, 99_991, from.number(2) + 1]);
  return { n: String(from.pick([0, 1, 1, 1, from.byte(), d, -1])), d: String(d) };
}

const figureOf = (from) =>
  from.pick(['0', '1', '812.5', '1250', '0.001', '-3', String(from.number(4)), undefined]);
const groupOf = (from) => from.pick([undefined, undefined, '', 'A', 'B']);

function unitOf(from) {
  return {
    share: from.byte() % 8 === 0 ? undefined : fractionOf(from),
    area: figureOf(from),
    value: figureOf(from),
    group: groupOf(from),
  };
}

function partOf(from) {
  return from.pick([
    { kind: 'rest' },
    { kind: 'rest' },
    { kind: 'amount', amount: from.pick(['0.00', '-1.00', '12.34', String(from.number(4))]) },
    { kind: 'percent', percent: from.pick(['0', '12.5', '33.3333', '100', '100.01', '-1', 'x', '1e2', '']) },
    { kind: 'categories', names: [from.pick(['Roof', 'Credit', 'Gone', '__proto__'])] },
  ]);
}

function checkSchedule(math, from) {
  const totalCents = centsOf(from);
  const pools = from.list(3, () => ({
    label: 'Pool',
    part: partOf(from),
    basis: from.pick(['share', 'equal', 'area', 'value']),
    group: groupOf(from),
  }));
  // Shares by chance hardly ever add up: every other schedule is made to.
  const units = from.byte() % 2 === 0 ? from.list(40, () => unitOf(from)) : madeUp(from);
  const plan = { pools, gap: from.pick(['unallocated', 'normalise']) };
  const categories = new Map([
    ['Roof', 4_000],
    ['Credit', -500],
  ]);
  const result = math.assessSchedule({ units, plan }, { totalCents, categories });
  if (result.kind !== 'assessed') return;
  const sum = result.cents.reduce((cents, one) => cents + one, 0) + result.unallocatedCents;
  promise(sum === totalCents, () => `${totalCents} came to ${sum}: ${JSON.stringify({ units, plan })}`);
  for (const unit of result.units.keys()) {
    const words = math.formulaOf(unit, { units: result.units, result });
    promise(/\$[\d,]+\.\d\d$/.test(words), () => `no formula: ${words}`);
  }
}

function madeUp(from) {
  const count = 1 + (from.byte() % 60);
  return Array.from({ length: count }, () => ({ ...unitOf(from), share: { n: '1', d: String(count) } }));
}

function checkProportions({ prorate, growByPercent, multiplyByPercent, toCents, toDecimalString }, from) {
  const cents = centsOf(from);
  const percent = from.pick(['0', '4.2', '-100', '0.0001', '1e2', String(from.byte() / 8)]);
  const whole = 1 + from.byte();
  const part = from.byte() % (whole + 1);
  const [early, late] = [prorate(cents, part, whole), prorate(cents, whole - part, whole)];
  promise(
    Math.abs(early + late - cents) <= 1,
    () => `${part} and ${whole - part} of ${whole} of ${cents}: ${early} and ${late}`,
  );
  const [grown, rise] = [growByPercent(cents, percent), multiplyByPercent(cents, percent)];
  promise(
    grown === cents + rise || Math.abs(grown - cents - rise) <= 1,
    () => `${cents} grown by ${percent} is ${grown}`,
  );
  for (const amount of [early, late, grown, rise])
    promise(toCents(toDecimalString(amount)) === amount, () => `${amount} is not read back`);
}
