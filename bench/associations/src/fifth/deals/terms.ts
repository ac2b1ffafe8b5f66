import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthContract } from '../../truth';
import { type Draft } from '../publish';
import { para, type Leaf, type Piece } from '../press/leaf';
import { leafOf, usd, type Place } from '../place';

export interface Term {
  from: string;
  to: string;
}

/** A term of whole years near the budget's year. */
export function term(place: Place, random: Random, years: number): Term {
  const from = isoDate(place.year - random.int(1, 2), random.int(1, 12), random.pick([1, 1, 1, 15]));
  return { from, to: addDays(addYears(from, years), -1) };
}

const houses = [
  'Wrenfield', 'Castor & Sons', 'Lakehead', 'Bluegrass State', 'Pinnacle Point', 'Halvorsen', 'Gulf Breeze', 'Northern Lights',
  'Mendoza Brothers', 'Trident', 'Old Forge', 'Evergreen State', 'Kestner', 'Two Rivers',
]; // prettier-ignore

export const firm = (random: Random, trade: string): string =>
  `${random.pick(houses)} ${trade}${random.pick([', LLC', ', Inc.', ' Company', ' Corporation', ''])}`;

type Told = Omit<TruthContract, 'kind' | 'customer' | 'escalator' | 'surcharges' | 'decoys'> &
  Partial<Pick<TruthContract, 'escalator' | 'surcharges' | 'decoys'>>;

/** A contract as a document; what is not told is that there is none. */
export const deal = (
  place: Place,
  made: {
    title: string;
    trait: string;
    told: Told;
    blocks: Piece[];
    look?: Partial<Leaf>;
    forms?: Draft['forms'];
  },
): Draft => ({
  kind: 'contract',
  association: place.name,
  parts: [
    {
      kind: 'contract',
      customer: place.name,
      escalator: { type: 'none' },
      surcharges: [],
      decoys: [],
      ...made.told,
    },
  ],
  traits: [made.trait],
  forms: made.forms ?? { pdf: 4.5, docx: 2.6, scan: 2.4 },
  leaf: leafOf(place, {
    title: made.title,
    font: 'times',
    size: 11,
    margin: 70,
    blocks: made.blocks,
    ...made.look,
  }),
});

/** A fee of the truth. */
export const fee = (
  cents: number,
  period: NonNullable<TruthContract['fee']>['period'],
): NonNullable<TruthContract['fee']> => ({ amount: decimal(cents), period });

export const also = (cents: number, period: 'month' | 'quarter' | 'year' | 'one-time' | 'unit') => ({
  amount: decimal(cents),
  period,
});

/** A fee that goes by years, seasons or sizes. */
export const stepped = (
  period: NonNullable<TruthContract['fee']>['period'],
  steps: readonly { label: string; cents: number; from?: string }[],
): NonNullable<TruthContract['fee']> => ({
  amount: null,
  period,
  schedule: steps.map(({ label, cents, from }) => ({
    label,
    amount: decimal(cents),
    ...(from ? { from } : {}),
  })),
});

export const round = (random: Random, [from, to]: readonly [number, number], step: number): number =>
  random.int(Math.ceil(from / step), Math.floor(to / step)) * step * 100;

/** 'IV', as clauses are counted. */
export const roman = (value: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'][
    value
  ] ?? '';

export const signing = (place: Place, vendor: string, day?: string): Piece[] => [
  {
    k: 'side',
    left: [
      para(`${place.name.toUpperCase()}`, { bold: true, after: 12 }),
      para(`By: ________________________\n${place.people[0]}, President`),
      ...(day ? [para(`Date: ${longDate(day)}`)] : []),
    ],
    right: [
      para(vendor.toUpperCase(), { bold: true, after: 12 }),
      para('By: ________________________\nIts: _______________________'),
      ...(day ? [para(`Date: ${longDate(day)}`)] : []),
    ],
  },
];

/** 'Four Hundred Eighty-Five and 00/100 Dollars ($485.00)' needs words for the dollars. */
export const figure = (cents: number): string => usd(cents);
export const titled = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
