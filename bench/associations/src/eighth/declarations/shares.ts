import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type TruthOwnership } from '../../truth';

/** A home of a declaration and what it owns: `points` parts of the roll's scale. */
export interface Home {
  unit: string;
  lot?: string;
  building: string;
  floor: number;
  stack: number;
  model: string;
  area: number;
  points: number;
}

export interface Roll {
  homes: Home[];
  /** A share is points over this: 10000 for percents with two decimals, 1000000 with four. */
  scale: number;
  flaws: TruthOwnership['flaws'];
}

export type Numbering = 'floors' | 'plain' | 'letters' | 'towers' | 'garden';

const models = [
  'Alcott', 'Bowdoin', 'Calder', 'Dunmore', 'Everett', 'Fenwick', 'Garland', 'Hollins', 'Ivory', 'Juno', 'Kirkland', 'Lowell',
]; // prettier-ignore

const two = (value: number): string => String(value).padStart(2, '0');

/** What a home is called in each way of numbering; garden homes run on from building to building. */
function named(
  numbering: Numbering,
  at: { index: number; floor: number; stack: number; building: string },
): string {
  const { index, floor, stack, building } = at;
  if (numbering === 'plain' || numbering === 'garden') return String(index + 1);
  if (numbering === 'letters') return `${floor}${String.fromCharCode(64 + stack)}`;
  return numbering === 'towers' ? `${building}-${floor}${two(stack)}` : `${floor}${two(stack)}`;
}

/**
 * Homes with areas by their stack and shares in proportion to them. The shares add to the whole, or where `rounded` is
 * asked for each is rounded by itself, so that they may miss it by a few of the last digit.
 */
export function rollOf(
  random: Random,
  wish: {
    count: number;
    scale: number;
    numbering: Numbering;
    stacks?: number;
    rounded?: boolean;
    buildings?: number;
  },
): Roll {
  const stacks = wish.stacks ?? random.int(4, 8);
  const kinds = random.sample(models, Math.min(stacks, 5)).sort();
  const areas = kinds.map(() => random.int(61, 208) * 10 + random.pick([0, 0, 4, 5, 8]));
  const byStack = Array.from({ length: stacks }, (_, at) =>
    at < kinds.length ? at : random.int(0, kinds.length - 1),
  );
  const buildings = wish.buildings ?? 1;
  const each = Math.ceil(wish.count / buildings);
  const homes = Array.from({ length: wish.count }, (_, index): Home => {
    const inside = index % each;
    const [floor, stack] = [Math.floor(inside / stacks) + 1, (inside % stacks) + 1];
    const kind = byStack[stack - 1]!;
    const number = Math.floor(index / each);
    const building = wish.numbering === 'towers' ? String.fromCharCode(65 + number) : String(number + 1);
    const unit = named(wish.numbering, { index, floor, stack, building });
    return { unit, building, floor, stack, model: kinds[kind]!, area: areas[kind]!, points: 0 };
  });
  const points = allot(
    homes.map((one) => one.area),
    wish.scale,
    wish.rounded ?? false,
  );
  homes.forEach((home, at) => (home.points = points[at]!));
  return { homes, scale: wish.scale, flaws: [] };
}

/** Whole numbers in proportion to the weights that add to the total; `rounded` ones need not. */
export function allot(weights: readonly number[], total: number, rounded = false): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  if (rounded) return weights.map((one) => Math.round((one * total) / all));
  const floors = weights.map((one) => Math.floor((one * total) / all));
  let left = total - floors.reduce((sum, one) => sum + one, 0);
  const order = weights
    .map((one, at) => ({ at, rest: (one * total) % all }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order) if (left-- > 0) floors[at]!++;
  return floors;
}

/** A typist's slip: a share a whole figure off, a number twice in place of the next, a line left out. */
export function spoiled(random: Random, roll: Roll, odds: number): Roll {
  if (!random.chance(odds) || roll.homes.length < 9) return roll;
  const homes = roll.homes.map((one) => ({ ...one }));
  const inner = homes.flatMap((one, at) =>
    at > 0 && homes[at - 1]!.floor === one.floor && homes[at + 1]?.floor === one.floor ? [at] : [],
  );
  const at = random.pick(inner.length > 0 ? inner : [4]);
  const slip = random.pick(['share', 'twice', 'left out'] as const);
  if (slip === 'share') {
    homes[at]!.points += Math.round(roll.scale / 100);
    return { ...roll, homes, flaws: ['sum'] };
  }
  if (slip === 'twice') {
    homes[at]!.unit = homes[at - 1]!.unit;
    return { ...roll, homes, flaws: ['duplicate', 'gap'] };
  }
  const [gone] = homes.splice(at, 1);
  const share = (gone!.points / roll.scale) * 100;
  return share > 0.5 ? { ...roll, homes, flaws: ['sum', 'gap'] } : roll;
}

export const shareOf = (home: Home, scale: number): Exact => exact(home.points, scale);

/** The truth of a table: its shares as they are printed. */
export function ownership(roll: Roll, more: { inForce?: boolean; group?: string } = {}): TruthOwnership {
  return owned(
    roll.homes.map((home) => ({
      unit: home.unit,
      ...(home.lot ? { lot: home.lot } : {}),
      share: shareOf(home, roll.scale),
    })),
    { ...more, flaws: roll.flaws },
  );
}

export function owned(
  shares: readonly { unit: string; lot?: string; share: Exact }[],
  more: { inForce?: boolean; group?: string; flaws?: TruthOwnership['flaws'] } = {},
): TruthOwnership {
  return {
    kind: 'ownership',
    inForce: more.inForce ?? true,
    ...(more.group ? { group: more.group } : {}),
    sum: asFraction(inPercent(sumOf(shares.map((one) => one.share)))),
    shares: shares.map((one) => ({ ...one, share: asFraction(one.share) })),
    flaws: more.flaws ?? [],
  };
}

/** "2.3125" of a share in parts of the scale, in percent. */
export const percentOf = (points: number, scale: number): string =>
  ((points * 100) / scale).toFixed(Math.max(0, Math.round(Math.log10(scale)) - 2));

/** "0.023125" or, as old typists had it, ".023125". */
export function decimalOf(points: number, scale: number, zero = true): string {
  const text = (points / scale).toFixed(Math.round(Math.log10(scale)));
  return zero ? text : text.replace(/^0/, '');
}

export const totalOf = (roll: Roll): number => roll.homes.reduce((sum, one) => sum + one.points, 0);

/** What is particular about a roll, for the traits. */
export const rollTraits = (roll: Roll): string[] => [
  ...roll.flaws.map((flaw) => `flaw-${flaw}`),
  ...(roll.flaws.length === 0 && totalOf(roll) !== roll.scale ? ['rounded-sum'] : []),
];
