import { asFraction, exact, inPercent, sumOf } from '../../core/fraction';
import { isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, type Align, type Block, type Cell, type Column, type Row } from '../../layout/paper';
import { type TruthOwnership } from '../../truth';
import { type Draft } from '../publish';
import { page, type Site } from '../site';

/** A home and what belongs to it: n of d. */
export interface Owned {
  unit: string;
  lot?: string;
  n: number;
  d: number;
}

/** A kind of home. */
export interface Plan {
  name: string;
  area: number;
  beds: number;
  baths: string;
}

/** Splits `whole` by weight into integers that add to it, what is left over to the largest remainders. */
export function apportion(weights: readonly number[], whole: number): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  const shares = weights.map((one) => Math.floor((one * whole) / all));
  const rest = weights
    .map((one, at) => ({ at, part: (one * whole) % all }))
    .sort((a, b) => b.part - a.part || a.at - b.at);
  const left = whole - shares.reduce((sum, one) => sum + one, 0);
  for (const { at } of rest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export const par = (text: string, style?: 'normal' | 'small' | 'bold' | 'italic', align?: Align): Block => ({
  kind: 'paragraph',
  text,
  ...(style ? { style } : {}),
  ...(align ? { align } : {}),
});
export const head = (text: string): Block => ({ kind: 'heading', text });
export const title = (text: string, ...sub: string[]): Block => ({ kind: 'title', text, sub });
export const turn: Block = { kind: 'page' };
export const gap = (points: number): Block => ({ kind: 'space', points });

/** A letter a column: l, c or r; a capital takes more room. */
export const cols = (kinds: string): Column[] =>
  [...kinds].map((kind) => ({
    weight: kind === kind.toUpperCase() ? 3.2 : kind === 'l' ? 1.4 : 1,
    align: ({ l: 'left', c: 'center', r: 'right' } as const)[kind.toLowerCase() as 'l' | 'c' | 'r'],
  }));

export const table = (
  kinds: string,
  rows: Row[],
  more: { repeatHeader?: boolean; width?: number } = {},
): Block => ({ kind: 'table', columns: cols(kinds), rows, ...more });
export const line = (...cells: (Cell | string)[]): Row => row('line', cells);
export const heads = (...cells: (Cell | string)[]): Row => row('header', cells);

/** The part of a document that holds these shares; its sum is theirs. */
export function ownership(
  owned: readonly Owned[],
  more: Partial<Pick<TruthOwnership, 'inForce' | 'group' | 'flaws'>> = {},
): TruthOwnership {
  return {
    kind: 'ownership',
    inForce: true,
    flaws: [],
    ...more,
    sum: asFraction(inPercent(sumOf(owned.map(({ n, d }) => exact(n, d))))),
    shares: owned.map(({ unit, lot, n, d }) => ({
      unit,
      ...(lot ? { lot } : {}),
      share: asFraction(exact(n, d)),
    })),
  };
}

/** Parts of a percent as printed: 12345 with four decimals is 1.2345. */
export const figure = (n: number, decimals: number): string =>
  decimals === 0 ? String(n) : (n / 10 ** decimals).toFixed(decimals);

/** The same for decimals of one, with or without the zero before the point. */
export const ofOne = (n: number, decimals: number, zero = true): string => {
  const text = (n / 10 ** decimals).toFixed(decimals);
  return zero ? text : text.replace(/^0/, '');
};

/** As many homes as the association has, where that fits the layout, or a number that does. */
export const countOf = (site: Site, random: Random, { from, to }: { from: number; to: number }): number =>
  site.homes >= from && site.homes <= to ? site.homes : random.int(from, to);

/** Numbers floor by floor: 101, 102 ... 201. Each floor has `across`, the last one what is left. */
export const byFloor = (count: number, across: number, first = 1): string[] =>
  Array.from({ length: count }, (_, at) =>
    String((first + Math.floor(at / across)) * 100 + 1 + (at % across)),
  );

/** Some plans with areas in square feet, the smallest first. */
export function plansOf(random: Random, count: number, names?: readonly string[]): Plan[] {
  const areas = new Set<number>();
  while (areas.size < count) areas.add(random.int(62, 240) * 10 + random.pick([0, 4, 5, 8]));
  return [...areas]
    .sort((a, b) => a - b)
    .map((area, at) => ({
      name: names?.[at] ?? String.fromCharCode(65 + at),
      area,
      beds: area < 800 ? 1 : area < 1500 ? 2 : 3,
      baths: area < 900 ? '1' : area < 1500 ? '1½' : '2½',
    }));
}

/** A plan for each of `count` homes, as stacks repeat: every plan occurs. */
export const planned = (
  random: Random,
  plans: readonly Plan[],
  { count, across }: { count: number; across: number },
): Plan[] => {
  const stack = Array.from({ length: across }, (_, at) => plans[at % plans.length]!);
  const order = random.shuffle(stack);
  return Array.from({ length: count }, (_, at) => order[at % across]!);
};

/** What deeds of its kind of association are called and say. */
export function terms(site: Site): {
  deed: string;
  interest: string;
  short: string;
  home: string;
  act: string;
} {
  return site.condo
    ? {
        deed: 'Declaration of Condominium',
        interest: 'undivided interest in the Common Elements',
        short: 'Percentage Interest',
        home: site.home,
        act: `the Condominium Act of the State of ${site.state}`,
      }
    : {
        deed: 'Declaration of Covenants, Conditions and Restrictions',
        interest: 'share of the Common Expenses and interest in the Common Area',
        short: 'Allocated Share',
        home: site.home,
        act: `the laws of the State of ${site.state}`,
      };
}

/** A day years before the budget's. */
export const deedDay = (site: Site, random: Random): string =>
  isoDate(site.year - random.int(6, 38), random.int(1, 12), random.int(1, 28));

/** What a registry prints on an instrument. */
export const recorded = (random: Random, site: Site, iso: string): string =>
  random.pick([
    `Recorded in Book ${random.int(1100, 32000)}, Page ${random.int(1, 690)}, ${site.county} County Registry of Deeds`,
    `Doc # ${iso.slice(0, 4)}-${random.int(100000, 989999)}   ${longDate(iso)}   ${site.county} County Recorder`,
    `INSTR ${random.int(1000000, 9899999)} OR BK ${random.int(900, 9000)} PG ${random.int(10, 2900)}`,
  ]);

/** Clauses that deeds have besides, with figures that are no shares. */
export function clauses(site: Site, random: Random, count: number): Block[] {
  const { home } = terms(site);
  const pool: [string, string][] = [
    [
      'Amendment',
      `This instrument may be amended by the vote of Owners holding not less than sixty-seven percent (67%) of the total votes in the Association, except that no amendment may alter the interest of a ${home} without the consent of its Owner.`,
    ],
    [
      'Quorum',
      'The presence in person or by proxy of Owners entitled to cast thirty percent (30%) of the votes constitutes a quorum; at an adjourned meeting fifteen percent (15%) suffices.',
    ],
    [
      'Delinquency',
      `An assessment not paid within fifteen (15) days of its due date bears interest at the rate of twelve percent (12%) per annum and a late charge of $25.00.`,
    ],
    [
      'Leasing',
      `No ${home} may be leased for a term of less than six (6) months, and not more than 25% of the ${home}s may be leased at one time.`,
    ],
    ['Animals', `Not more than two (2) domestic animals, none over 40 pounds, may be kept in any ${home}.`],
    [
      'Insurance',
      'The Association shall insure the buildings for one hundred percent (100%) of their replacement cost, with a deductible not greater than the lesser of $10,000 or 1% of the face amount.',
    ],
    [
      'Destruction',
      'If more than two-thirds (2/3) of the improvements are destroyed, the property shall be rebuilt unless eighty percent (80%) of the Owners elect otherwise within 90 days.',
    ],
    [
      'Working capital',
      `At the first sale of each ${home} the purchaser shall pay two (2) months of assessments as working capital.`,
    ],
    [
      'Maintenance',
      `Each Owner maintains the interior of the Owner's ${home}; the Association maintains roofs, exterior walls, walks and drives.`,
    ],
    [
      'Eminent domain',
      'An award for a taking of common property is paid to the Association as trustee and applied to restoration.',
    ],
  ];
  const roman = ['IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
  const chosen = random.sample(pool, count);
  const look = random.int(0, 2);
  return chosen.flatMap(([name, text], at): Block[] => {
    if (look === 0) return [head(`ARTICLE ${roman[at]}. ${name.toUpperCase()}`), par(text)];
    if (look === 1) return [par(`${at + 4}. ${name}. ${text}`)];
    return [par(`Section ${at + 4}.${(at % 3) + 1}  ${name}.`, 'bold'), par(text)];
  });
}

/** The rest of a draft that all declarations share. */
export function declared(
  site: Site,
  random: Random,
  draft: { name: string; blocks: Block[]; parts: Draft['parts']; more?: string[] } & Pick<Draft, 'forms'> &
    Partial<Omit<Draft, 'paper' | 'parts' | 'forms' | 'kind'>> & {
      look?: Parameters<typeof page>[2]['style'];
      footer?: string;
      numbers?: 'page-of' | 'dash' | 'none';
    },
): Draft {
  const { name, blocks, parts, more, look, footer, numbers, ...rest } = draft;
  return {
    kind: 'declaration',
    association: site.name,
    paper: page(site, random, {
      title: `${site.short} declaration`,
      blocks,
      ...(look ? { style: look } : {}),
      ...(footer ? { footer } : {}),
      pageNumbers: numbers ?? random.pick(['page-of', 'dash', 'none'] as const),
      author: random.pick(['Recorder', site.people[0]!, 'Law Offices']),
    }),
    parts,
    traits: [name, ...(more ?? [])],
    ...rest,
  };
}
