import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type TruthOwnership } from '../../truth';
import { type Home } from '../home';

export interface Unit {
  id: string;
  building: string;
  floor: number;
  type: string;
  area: number;
  rooms: number;
  /** In parts of `scale`. */
  parts: number;
}

export interface Allocation {
  units: Unit[];
  /** Parts that make one: 1,000,000 for percents with four decimals. */
  scale: number;
  flaws: TruthOwnership['flaws'];
}

type Naming = 'floors' | 'letters' | 'plain' | 'streets';

/** Units with areas and types, and shares by area in whole parts that add to one, save where a document is at fault. */
export function allocate(
  home: Home,
  random: Random,
  how: { scale: number; naming?: Naming; most?: number; faults?: boolean },
): Allocation {
  const count = Math.max(8, Math.min(home.units, how.most ?? 96));
  const naming = how.naming ?? random.pick(['floors', 'letters', 'plain', 'streets'] as const);
  const types = ['A', 'B', 'C', 'D'].slice(0, random.int(2, 4)).map((type, at) => ({
    type,
    area: 640 + at * random.int(140, 320) + random.int(0, 90),
    rooms: 3 + at,
  }));
  const names = namesOf(naming, count, random);
  const picked = names.map(() => random.pick(types));
  const whole = picked.reduce((sum, one) => sum + one.area, 0);
  const units = names.map((name, at): Unit => {
    const { type, area, rooms } = picked[at]!;
    return { ...name, type, area, rooms, parts: Math.round((area * how.scale) / whole) };
  });
  const off = how.scale - units.reduce((sum, unit) => sum + unit.parts, 0);
  const fault = how.faults !== false && random.chance(0.08);
  const odd = random.pick(units);
  units.forEach((unit, at) => (unit.parts += at < Math.abs(off) ? Math.sign(off) : 0));
  if (fault) odd.parts += Math.round(how.scale * 0.009);
  return { units, scale: how.scale, flaws: fault ? ['sum'] : [] };
}

function namesOf(naming: Naming, count: number, random: Random): { id: string; building: string; floor: number }[] {
  const perFloor = random.pick([4, 6, 8]);
  const perBuilding = random.pick([8, 12, 16]);
  const first = random.pick([2, 100, 411, 1800]);
  return Array.from({ length: count }, (_, at) => {
    const building = String(Math.floor(at / perBuilding) + 1);
    const floor = Math.floor(at / perFloor) + 1;
    const id = {
      floors: `${floor}${String((at % perFloor) + 1).padStart(2, '0')}`,
      letters: `${floor}-${'ABCDEFGH'.charAt(at % perFloor)}`,
      plain: String(at + 1),
      streets: String(first + at * 2),
    }[naming];
    return { id, building, floor };
  });
} // prettier-ignore

/** The part of a truth that says who owns what. */
export function ownership(
  of: Allocation,
  more: { inForce?: boolean; group?: string; lot?: boolean } = {},
): TruthOwnership {
  const shares: { unit: Unit; share: Exact }[] = of.units.map((unit) => ({
    unit,
    share: exact(unit.parts, of.scale),
  }));
  return {
    kind: 'ownership',
    inForce: more.inForce ?? true,
    ...(more.group ? { group: more.group } : {}),
    sum: asFraction(inPercent(sumOf(shares.map((one) => one.share)))),
    shares: shares.map(({ unit, share }) => ({
      unit: unit.id,
      ...(more.lot ? { lot: unit.id } : {}),
      share: asFraction(share),
    })),
    flaws: of.flaws,
  };
}

/** '1.2345' for 12345 parts of a million. */
export const percentText = (parts: number, decimals: number): string =>
  (parts / 10 ** decimals).toFixed(decimals);
