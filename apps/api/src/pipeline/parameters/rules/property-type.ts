import type { propertyTypes } from '@hoa/contracts';
import type { Stated } from './stated-values';

type PropertyType = (typeof propertyTypes)[number];

/** Words for the homes of an association; a number before them counts them, which says most. */
const WORDS: [PropertyType, string][] = [
  ['Mixed Use', 'mixed[- ]use'],
  ['Townhomes', 'town ?-?(?:homes?|houses?)'],
  ['Condominium', '(?:condominiums?|condos?|high[- ]rise|co-?op(?:erative)?s?)'],
  ['Single Family Homes', '(?:single[- ]family|detached)(?: (?:homes?|residences|dwellings|houses))?'],
];
const OF_TYPE = WORDS.map(([type, words]) => ({
  type,
  named: new RegExp(`\\b${words}\\b`, 'i'),
  counted: new RegExp(`\\b\\d{1,4}(?:-unit)? (?:[a-z-]+ )?${words}\\b`, 'i'),
}));
/** `1,250 lots`: a house on each. */
const LOTS = /(?<![\d,.])\d{1,3}(?:,\d{3})? (?:residential |platted )?lots\b(?! remain)/i;
/** Laws, forms of insurance and lenders speak of condominiums wherever they are sent. */
const OF_OTHERS = /\b(?:act|statutes?|law|code|chapter|fannie|policy form|form ho)\b/i;

/** What kind of homes a line of text says that the association has. */
export function findPropertyType(text: string): Stated<PropertyType>[] {
  if (OF_OTHERS.test(text)) return [];
  if (LOTS.test(text)) return [{ value: 'Single Family Homes', weight: 1 }];
  return OF_TYPE.flatMap(({ type, named, counted }) =>
    named.test(text) ? [{ value: type, weight: counted.test(text) ? 2 : 0.3 }] : [],
  ).slice(0, 1);
}
