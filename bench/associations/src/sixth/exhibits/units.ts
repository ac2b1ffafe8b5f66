import { asFraction, exact, inPercent, sumOf, type Exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { para, type Leaf, type Piece } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { type TruthOwnership } from '../../truth';
import { dollars, sheet, type Site } from '../site';

/** A home with its area and its share in parts of 10 to the power of `digits` of a percent. */
export interface Owned {
  unit: string;
  floor: number;
  stack: string;
  area: number;
  model: string;
  parts: number;
}

export interface Roll {
  homes: Owned[];
  digits: number;
  /** What the document has wrong. */
  flaws: TruthOwnership['flaws'];
  /** Whether rounding alone keeps the sum from 100. */
  rounded: boolean;
}

type Naming = 'floors' | 'letters' | 'numbers' | 'prefixed';

const models = ['A', 'B', 'C', 'D', 'E'];

function names(naming: Naming, count: number, wide: number): Pick<Owned, 'unit' | 'floor' | 'stack'>[] {
  return Array.from({ length: count }, (_, at) => {
    const floor = Math.floor(at / wide) + 1;
    const stack = 'ABCDEFGHJK'[at % wide]!;
    const unit = {
      floors: `${floor}${String((at % wide) + 1).padStart(2, '0')}`,
      letters: `${floor}${stack}`,
      numbers: `${at + 1}`,
      prefixed: `${stack}-${floor}`,
    }[naming];
    return { unit, floor, stack };
  });
} // prettier-ignore

/** Homes by area, with their percents to so many digits; most rolls add to 100 exactly, some by rounding or not. */
export function makeRoll(
  random: Random,
  how: { count: number; digits: number; naming?: Naming; wide?: number; alike?: boolean; sound?: boolean },
): Roll {
  const naming = how.naming ?? random.pick(['floors', 'floors', 'letters', 'numbers', 'prefixed'] as const);
  const areas = models.map(() => random.int(52, 190) * 10 + random.int(0, 9));
  const stacks =
    naming === 'letters' ? Math.min(8, Math.max(4, Math.round(how.count / 6))) : random.pick([4, 6, 8, 10]);
  const homes = names(naming, how.count, how.wide ?? stacks).map((name) => {
    const kind = how.alike ? name.stack.charCodeAt(0) % models.length : random.int(0, models.length - 1);
    return { ...name, model: models[kind]!, area: areas[kind]!, parts: 0 };
  });
  const total = homes.reduce((sum, one) => sum + one.area, 0);
  const all = 100 * 10 ** how.digits;
  for (const one of homes) one.parts = Math.round((one.area * all) / total);
  const rest = all - homes.reduce((sum, one) => sum + one.parts, 0);
  const rounded = rest !== 0 && (how.alike || random.chance(0.3));
  if (!rounded) homes[homes.length - 1]!.parts += rest;
  return { homes, digits: how.digits, flaws: how.sound ? [] : spoil(homes, all, random), rounded };
}

/** Now and then a digit is wrong in one share, or a row was left out. */
function spoil(homes: Owned[], all: number, random: Random): TruthOwnership['flaws'] {
  if (random.chance(0.08)) {
    random.pick(homes).parts += Math.round(all * random.pick([0.006, 0.009, 0.01]));
    return ['sum'];
  }
  const sequential = homes.every((one, at) => one.unit === `${at + 1}`);
  const at = random.int(2, homes.length - 3);
  if (!sequential || !random.chance(0.12) || (homes[at]?.parts ?? 0) < all * 0.0045) return [];
  homes.splice(at, 1);
  return ['sum', 'gap'];
}

export const percent = (one: Owned, digits: number): string => (one.parts / 10 ** digits).toFixed(digits);
/** A decimal of one, without its zero if a county's recorder prints it so. */
export const decimalOf = (one: Owned, digits: number): string =>
  `.${String(one.parts).padStart(digits + 2, '0')}`;
export const totalParts = (homes: readonly Owned[]): number => homes.reduce((sum, one) => sum + one.parts, 0);
export const share = (one: Owned, digits: number): Exact => exact(one.parts, 10 ** (digits + 2));

export interface Held {
  unit: string;
  lot?: string;
  share: Exact;
}

export function ownership(
  held: readonly Held[],
  more: { flaws?: TruthOwnership['flaws']; inForce?: boolean; group?: string } = {},
): TruthOwnership {
  return {
    kind: 'ownership',
    inForce: more.inForce ?? true,
    ...(more.group ? { group: more.group } : {}),
    sum: asFraction(inPercent(sumOf(held.map((one) => one.share)))),
    shares: held.map((one) => ({ ...one, share: asFraction(one.share) })),
    flaws: more.flaws ?? [],
  };
}

export const ofRoll = (roll: Roll, more: { inForce?: boolean; group?: string } = {}): TruthOwnership =>
  ownership(
    roll.homes.map((one) => ({ unit: one.unit, share: share(one, roll.digits) })),
    { ...more, flaws: roll.flaws },
  );

export const rollTraits = (roll: Roll): string[] => [
  ...(roll.rounded ? ['rounded-sum'] : []),
  ...roll.flaws.map((flaw) => `flaw-${flaw}`),
];

/** What a home is called that has a number of its own and no lot. */
export const unitWord = (site: Site): string => (site.condo ? site.home : 'Unit');

/** Sections of a declaration before its exhibit, with figures that are no shares. */
export function clauses(site: Site, random: Random): Piece[] {
  const section = random.int(3, 9);
  const body = [
    `Amendment. This instrument may be amended by the vote of Owners holding not less than sixty-seven percent (67%) of the votes, and of fifty-one percent (51%) of Eligible Mortgagees.`,
    `Assessments. Regular assessments shall not be increased by more than twenty percent (20%) in any fiscal year without a vote. Sums unpaid for fifteen days bear interest at ten percent (10%) per annum and a late charge of ${dollars(2500)}.`,
    `Insurance. The deductible under the master policy shall not exceed one percent (1%) of the face amount or ${dollars(1_000_000, true)}, whichever is less.`,
    `Leasing. No more than 25% of the ${site.home}s may be leased at one time.`,
    `Common Expenses. Each Owner shall pay the share of Common Expenses that is set out in the Exhibit.`,
    `Definitions. “Common Elements” means all of the Property other than the ${site.home}s; “Eligible Mortgagee” means a holder of a first mortgage that has asked in writing for notices; “Board” means the directors of ${site.name} for the time being.`,
    `Easements. Each ${site.home} has an easement over the Common Elements for access and for utilities. Encroachments of less than one (1) foot are not to be removed.`,
    `Capital Improvements. An improvement that costs more than five percent (5%) of the annual budget, or ${dollars(2_500_000, true)}, requires the consent of a majority of the Owners.`,
    `Working Capital. At the first closing of each ${site.home} its buyer pays a sum equal to two (2) months of assessments, which is not a prepayment.`,
    `Declarant’s Rights. Until the earlier of ${random.int(3, 7)} years from recording or the conveyance of ninety percent (90%) of the ${site.home}s the Declarant may appoint the directors.`,
    `Liens. An unpaid assessment is a lien from the time it is due and, to the extent of six (6) months of it, is prior to a first mortgage.`,
    `Casualty. If two-thirds (2/3) or more of the buildings are destroyed, the Owners may elect not to rebuild.`,
  ];
  return random.sample(body, random.int(3, 8)).map((text, at) => para(`${section}.${at + 1}  ${text}`));
}

export const heading = (t: string): Piece => para(t, { bold: true, al: 'c' });

/** A declaration's page as a county recorder has it. */
export function recorded(site: Site, random: Random, more: Partial<Leaf> & { blocks: Piece[] }): Leaf {
  const year = site.year - random.int(6, 38);
  const book = random.int(410, 9_870);
  return sheet(site, random, {
    title: 'Declaration',
    font: random.pick(['times', 'times', 'courier', 'helvetica']),
    size: random.pick([9.5, 10, 10.5]),
    justify: random.chance(0.4),
    bottom: { middle: random.pick(['%p', '- %p -', 'Page %p of %n']) },
    ...(random.chance(0.5)
      ? { stamp: [`${site.county.toUpperCase()} COUNTY`, `Bk ${book} Pg ${random.int(10, 990)}`, `Doc# ${year}-${random.int(10_000, 98_000)}`] }
      : { top: { right: `OR BOOK ${book} PAGE ${random.int(100, 1_900)}` } }),
    ...more,
  }); // prettier-ignore
}

interface Says {
  layout: string;
  traits?: string[];
  forms: Draft['forms'];
}

export const declaration = (
  site: Site,
  random: Random,
  of: { leaf: Leaf; parts: TruthOwnership[] } & Says,
): Draft => ({
  leaf: of.leaf,
  kind: 'declaration',
  ...(JSON.stringify(of.leaf.blocks).toLowerCase().includes(site.name.toLowerCase())
    ? { association: site.name }
    : {}),
  parts: of.parts,
  traits: [of.layout, ...(of.traits ?? [])],
  forms: of.forms,
  ...(random.chance(0.35) ? { copied: true } : {}),
});
