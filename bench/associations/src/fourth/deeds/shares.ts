import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type TruthOwnership } from '../../truth';
import { type Paper } from '../../blind/publish';
import { type Block, type Doc } from '../../blind/write/ink';
import { type Estate } from '../estate';
import { frame } from '../frame';

export interface Home {
  unit: string;
  type: string;
  area: number;
  floor: number;
}

const plans = ['A', 'B', 'C', 'D', 'PH'];

/** Homes of a building: floors of equal stacks, each stack a plan with its area. */
export function homes(random: Random, most: number, prefix = ''): Home[] {
  const stacks = random.int(3, 8);
  const floors = Math.max(2, Math.min(9, Math.round(most / stacks)));
  const areas = Array.from({ length: stacks }, () => random.int(54, 190) * 10 + random.int(0, 9));
  const types = areas.map(
    (area, at) => plans[areas.indexOf(area) === at ? at % 4 : areas.indexOf(area) % 4] ?? 'A',
  );
  return Array.from({ length: floors * stacks }, (_, at) => {
    const [floor, stack] = [Math.floor(at / stacks) + 1, at % stacks];
    return {
      unit: `${prefix}${floor}${String(stack + 1).padStart(2, '0')}`,
      type: types[stack]!,
      area: areas[stack]!,
      floor,
    };
  });
}

/** Parts of 100 % in steps of 10^-places; with `whole` the largest takes what rounding leaves. */
export function percents(weights: readonly number[], places: number, whole: boolean): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  const scale = 100 * 10 ** places;
  const parts = weights.map((one) => Math.round((one / all) * scale));
  if (whole) {
    const largest = parts.indexOf(Math.max(...parts));
    parts[largest]! += scale - parts.reduce((sum, one) => sum + one, 0);
  }
  return parts;
}

export const printed = (part: number, places: number): string => (part / 10 ** places).toFixed(places);
/** A percent in steps of 10^-places as a fraction of one. */
export const ofPercent = (part: number, places: number): Exact => exact(part, 100 * 10 ** places);

export interface Share {
  unit: string;
  lot?: string;
  share: Exact;
}

export function ownership(
  shares: readonly Share[],
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

export const sumNote = (shares: readonly Share[]): string[] => {
  const { n, d } = sumOf(shares.map((one) => one.share));
  return n === d ? [] : ['rounded-sum'];
};

export interface Deed {
  title: string;
  blocks: Block[];
  parts: TruthOwnership[];
  traits: string[];
  containers?: Paper['containers'];
  look?: Partial<Doc>;
  worn?: boolean;
}

export const deed = (estate: Estate, made: Deed): Paper => ({
  kind: 'declaration',
  association: estate.name,
  parts: made.parts,
  traits: made.traits,
  containers: made.containers ?? { pdf: 6, scan: 2.2, docx: 1.6 },
  doc: frame(made.title, made.blocks, { font: 'times', size: 10.5, margin: 66, ...made.look }),
  ...(made.worn ? { worn: true } : {}),
});
