import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type TruthOwnership } from '../../truth';
import { type Draft } from '../publish';
import { clauses } from './clauses';
import { item, para, type Leaf, type Piece } from '../press/leaf';
import { capital, dated, leafOf, type Place } from '../place';

export interface Home {
  unit: string;
  plan: string;
  area: number;
  floor: number;
}

const plans = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
type Numbering = 'floors' | 'letters' | 'sides' | 'plain';

/** Homes in stacks of like plans, numbered in one of the ways of this country. */
export function homesOf(
  random: Random,
  most: number,
  numbering: Numbering = random.pick(['floors', 'letters', 'sides', 'plain'] as const),
): Home[] {
  const stacks = numbering === 'sides' ? 4 : random.int(3, 6);
  const floors = Math.max(2, Math.min(13, Math.floor(most / stacks)));
  const areas = Array.from({ length: stacks }, () => random.int(61, 184) * 10 + random.pick([0, 4, 5, 8]));
  return Array.from({ length: floors * stacks }, (_, at) => {
    const [floor, stack] = [Math.floor(at / stacks) + 1, at % stacks];
    const unit = {
      floors: `${floor}0${stack + 1}`,
      letters: `${floor}-${'ABCDEF'.charAt(stack)}`,
      sides: `${floor}${['NE', 'NW', 'SE', 'SW'][stack] ?? ''}`,
      plain: String(at + 1),
    }[numbering];
    return { unit, plan: plans[stack % plans.length]!, area: areas[stack]!, floor };
  });
}

/** Parts of a whole in steps; `whole` gives the largest what rounding leaves. */
export function divide(weights: readonly number[], steps: number, whole: boolean): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  const parts = weights.map((one) => Math.round((one / all) * steps));
  if (whole) parts[parts.indexOf(Math.max(...parts))]! += steps - parts.reduce((sum, one) => sum + one, 0);
  return parts;
}

/** A number of steps of 10^-places of a percent as printed, and as a share of one. */
export const percentText = (steps: number, places: number): string => (steps / 10 ** places).toFixed(places);
export const percentShare = (steps: number, places: number): Exact => exact(steps, 100 * 10 ** places);

export interface Share {
  unit: string;
  lot?: string;
  share: Exact;
}

export function owned(
  shares: readonly Share[],
  more: { group?: string; former?: boolean; flaws?: TruthOwnership['flaws'] } = {},
): TruthOwnership {
  return {
    kind: 'ownership',
    inForce: !more.former,
    ...(more.group ? { group: more.group } : {}),
    sum: asFraction(inPercent(sumOf(shares.map((one) => one.share)))),
    shares: shares.map((one) => ({ ...one, share: asFraction(one.share) })),
    flaws: more.flaws ?? [],
  };
}

/** Whether rounding alone keeps the sum from the whole. */
export function roundingOf(shares: readonly Share[]): string[] {
  const { n, d } = sumOf(shares.map((one) => one.share));
  return n === d ? [] : ['rounded-sum'];
}

/** Numbered provisions that give no shares, though they are full of figures. */
export function provisions(place: Place, random: Random, how: { count: number; article: number }): Piece[] {
  return random
    .sample(clauses, how.count + random.int(0, 6))
    .map((clause, at) => item(`${how.article}.${at + 1}`, clause(place)));
}

const instruments = ['Declaration of Condominium', 'Enabling Declaration', 'Master Declaration'];
const communities = ['Declaration of Protective Covenants', 'Declaration of Restrictions and Easements'];

export const instrumentOf = (place: Place, random: Random): string =>
  random.pick(place.condo ? instruments : communities);

export const bookAndPage = (random: Random): string =>
  random.pick([
    `Book ${random.int(400, 6200)}, Page ${random.int(10, 990)}`,
    `Reception No. ${random.int(200000, 999999)}`,
    `Instrument ${random.int(1995, 2019)}-${random.int(1000, 99999)}`,
  ]);

/** A recorded document: its stamp, its title, who made it. */
export function deedPaper(
  place: Place,
  random: Random,
  made: {
    title: string;
    traits: string[];
    parts: TruthOwnership[];
    blocks: Piece[];
    look?: Partial<Leaf>;
    forms?: Draft['forms'];
    sheet?: Draft['sheet'];
  },
): Draft {
  const day = `${place.year - random.int(4, 30)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  return {
    kind: 'declaration',
    association: place.name,
    parts: made.parts,
    traits: made.traits,
    forms: made.forms ?? { pdf: 4.5, scan: 2.8, docx: 1 },
    ...(made.sheet ? { sheet: made.sheet } : {}),
    leaf: leafOf(place, {
      title: made.title,
      font: random.pick(['times', 'times', 'liberation', 'courier'] as const),
      size: 10.5,
      margin: 68,
      justify: random.chance(0.5),
      ...(random.chance(0.5)
        ? {
            stamp: [
              `RECORDED ${dated(day)}`,
              `${place.county.toUpperCase()} COUNTY RECORDER`,
              `DOC ${random.int(100000, 999999)}  FEE $${random.int(30, 96)}.00`,
            ],
          }
        : {}),
      bottom: random.pick([
        { middle: 'Page %p of %n' },
        { left: made.title, right: '%p' },
        { right: `${place.short} – %p` },
      ]),
      ...made.look,
      blocks: made.blocks,
    }),
  };
}

/** How such documents begin. */
export const opening = (place: Place, random: Random, instrument: string): Piece[] => [
  para(instrument.toUpperCase(), { al: 'c', bold: true, size: 13, after: 2 }),
  para(`of ${place.name}\n${place.county} County, ${place.state}`, { al: 'c', after: 10 }),
  para(
    `This ${capital(instrument)} is made by ${random.pick(['Sable Ridge Builders', 'Port & Prairie Homes', 'Tern Development'])}, ${random.pick(['LLC', 'L.P.', 'Inc.'])} (the “Declarant”), owner of the land described in Exhibit A, which is submitted to the provisions below.`,
  ),
];

export const exhibit = (letter: string, ...lines: string[]): Piece[] => [
  para(`EXHIBIT ${letter}`, { al: 'c', bold: true, after: 1 }),
  ...lines.map((line, at) => para(line, { al: 'c', after: at === lines.length - 1 ? 9 : 1 })),
];
