import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type TruthOwnership } from '../../truth';

export interface Share {
  unit: string;
  lot?: string;
  value: Exact;
  /** Square feet, for tables that print them. */
  area: number;
  kind: number;
}

export type Flaw = TruthOwnership['flaws'][number];

/** Names of units as buildings number them: in a row, by floors, by floors and letters. */
export function unitNames(random: Random, count: number): string[] {
  const style = random.weighted({ row: 3, floors: 4, letters: 2, hundreds: 1 });
  if (style === 'row') return Array.from({ length: count }, (_, at) => String(at + 1));
  if (style === 'hundreds') {
    const from = random.pick([1001, 501, 7101]);
    return Array.from({ length: count }, (_, at) => String(from + at));
  }
  const wide = Math.min(count, style === 'letters' ? random.int(4, 8) : random.int(4, 14));
  return Array.from({ length: count }, (_, at) => {
    const [floor, place] = [Math.floor(at / wide) + 1, at % wide];
    return style === 'letters'
      ? `${floor}${'ABCDEFGH'[place]}`
      : `${floor}${String(place + 1).padStart(2, '0')}`;
  });
}

/** Shares of units by their types; `digits` is how many decimals of a percent are printed. They add to exactly one. */
export function makeShares(random: Random, units: readonly string[], digits: number): Share[] {
  const kinds = Array.from(
    { length: random.int(2, 5) },
    (_, at) => 620 + at * random.int(110, 320) + random.int(0, 40),
  );
  const areas = units.map(() => {
    const kind = random.int(0, kinds.length - 1);
    return { kind, area: kinds[kind]! };
  });
  const total = areas.reduce((sum, one) => sum + one.area, 0);
  const whole = 10 ** (digits + 2);
  const tops = areas.map(({ area }) => Math.round((area / total) * whole));
  const off = whole - tops.reduce((sum, one) => sum + one, 0);
  // Drafters let the last units take what rounding leaves.
  for (
    let left = Math.abs(off), at = tops.length - 1;
    left > 0;
    left--, at = at > 0 ? at - 1 : tops.length - 1
  )
    tops[at] = tops[at]! + Math.sign(off);
  return units.map((unit, at) => ({
    unit,
    value: exact(tops[at]!, whole),
    area: areas[at]!.area,
    kind: areas[at]!.kind,
  }));
}

/** Every unit the same share, rounded as a percent with these decimals: the sum is off by rounding alone. */
export function equalRounded(units: readonly string[], digits: number): Share[] {
  const whole = 10 ** (digits + 2);
  const top = Math.round(whole / units.length);
  return units.map((unit) => ({ unit, value: exact(top, whole), area: 980, kind: 0 }));
}

/** A drafter's mistake, put into a table; null where it is too short for one. */
export function spoiled(
  shares: readonly Share[],
  flaw: 'sum' | 'duplicate' | 'gap',
  random: Random,
): { shares: Share[]; flaws: Flaw[] } {
  const out = shares.map((one) => ({ ...one }));
  const at = random.int(2, out.length - 3);
  if (flaw === 'sum') {
    const one = out[at]!;
    const up = exact(one.value.n * 100n + one.value.d, one.value.d * 100n);
    out[at] = { ...one, value: up };
    return { shares: out, flaws: ['sum'] };
  }
  if (flaw === 'gap') {
    out.splice(at, 1);
    return { shares: out, flaws: ['sum', 'gap'] };
  }
  out.splice(at, 0, { ...out[at]! });
  return { shares: out, flaws: ['sum', 'duplicate'] };
}

/** Perhaps a mistake: most declarations have none. */
export function maybeSpoiled(shares: Share[], random: Random): { shares: Share[]; flaws: Flaw[] } {
  const flaw = random.weighted({ none: 70, sum: 12, duplicate: 8, gap: 10 });
  // A missing or doubled share of a hundredth of a hundredth would be no more than rounding.
  return flaw === 'none' || shares.length < 8 ? { shares, flaws: [] } : spoiled(shares, flaw, random);
}

export function ownership(of: {
  shares: readonly Share[];
  flaws?: Flaw[];
  inForce?: boolean;
  group?: string;
}): TruthOwnership {
  return {
    kind: 'ownership',
    inForce: of.inForce ?? true,
    ...(of.group ? { group: of.group } : {}),
    sum: asFraction(inPercent(sumOf(of.shares.map((one) => one.value)))),
    shares: of.shares.map(({ unit, lot, value }) => ({
      unit,
      ...(lot ? { lot } : {}),
      share: asFraction(value),
    })),
    flaws: of.flaws ?? [],
  };
}

const decimals = (value: Exact, scale: bigint, digits: number): string => {
  const units = (value.n * scale * 10n ** BigInt(digits)) / value.d;
  const text = units.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
/** '1.2345' of a share that has no more decimals in percent. */
export const asPercent = (value: Exact, digits: number): string => decimals(value, 100n, digits);
/** '.012345' or '0.012345' of one. */
export const asDecimal = (value: Exact, digits: number): string => decimals(value, 1n, digits);
