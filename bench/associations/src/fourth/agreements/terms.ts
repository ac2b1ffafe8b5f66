import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { Random } from '../../core/random';
import { type TruthContract } from '../../truth';
import { type Paper } from '../../blind/publish';
import { p, type Block, type Doc } from '../../blind/write/ink';
import { type Estate } from '../estate';
import { frame, office } from '../frame';

export interface Span {
  start: string;
  end: string;
  years: number;
}

/** A term from the first of a month near the budget's year. */
export function span(estate: Estate, random: Random, years: number): Span {
  const start = isoDate(estate.year - random.int(0, 2), random.int(1, 12), 1);
  return { start, end: addDays(addYears(start, years), -1), years };
}

export const money = (dollars: number): string => decimal(Math.round(dollars * 100));
export const shown = (dollars: number): string =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const surnames = [
  'Dunleavy',
  'Pruitt',
  'Castellan',
  'Northgate',
  'Harlow',
  'Vesper',
  'Ibarra',
  'Kettleman',
  'Oakhurst',
  'Tri-County',
  'Blue Spruce',
  'Cardinal',
];

export const vendorOf = (random: Random, trade: string): string =>
  `${random.pick(surnames)} ${trade}${random.pick([', Inc.', ', LLC', ' Co.', ' Corp.'])}`;

type Terms = Omit<TruthContract, 'kind' | 'customer' | 'surcharges' | 'decoys' | 'escalator'> &
  Partial<Pick<TruthContract, 'surcharges' | 'decoys' | 'escalator'>>;

export interface Made {
  title: string;
  trait: string;
  terms: Terms;
  blocks: Block[];
  look?: Partial<Doc>;
  containers?: Paper['containers'];
}

export const contract = (estate: Estate, made: Made): Paper => ({
  kind: 'contract',
  association: estate.name,
  parts: [
    {
      kind: 'contract',
      customer: estate.name,
      escalator: { type: 'none' },
      surcharges: [],
      decoys: [],
      ...made.terms,
    },
  ],
  traits: [made.trait],
  containers: made.containers ?? office,
  doc: frame(made.title, made.blocks, { font: 'times', size: 11, margin: 66, ...made.look }),
});

/** Numbered sections: a title in capitals that runs into its text. */
export const sections = (list: readonly (readonly [string, string])[]): Block[] =>
  list.map(([title, text], at) => p(`${at + 1}.  ${title}.  ${text}`));

const general = [
  'INDEMNITY. Each party shall hold the other harmless from claims that arise from its own negligence.',
  'NOTICES. Notices shall be in writing and are deemed received three (3) days after mailing to the address above.',
  'ASSIGNMENT. Neither party may assign its rights without the written consent of the other, which shall not be unreasonably withheld.',
  "ATTORNEYS' FEES. The prevailing party in any action on this instrument may recover its reasonable attorneys' fees.",
  'ENTIRE AGREEMENT. This instrument contains the entire understanding of the parties and may be changed only in writing.',
  'FORCE MAJEURE. Neither party is liable for delay that is caused by storms, strikes or acts of government.',
  'EMPLOYEES. Persons who perform the work are not employees of the Association, and no tax is withheld for them.',
];

/** The closing of a document: general provisions, which a vendor's form always has alike, and the places to sign. */
export const signatures = (estate: Estate, vendor: string): Block[] => [
  ...new Random(vendor).sample(general, new Random(vendor).int(2, 5)).map((text) => p(text)),
  p(`IN WITNESS WHEREOF the parties have signed below.`, { after: 14 }),
  {
    k: 'side',
    left: [p(`${estate.name}\n\nBy: ______________________\n${estate.people[0]}, President`)],
    right: [p(`${vendor}\n\nBy: ______________________\nAuthorized Signature`)],
  },
];
