import { inWords } from '../../core/words';
import { type Paper, usual } from '../paper';
import { type Home } from '../home';
import { type TruthContract } from '../../truth';
import { type Deal } from './deal';

export const each: Record<Deal['period'], string> = {
  month: 'per month',
  quarter: 'per quarter',
  year: 'per year',
  unit: 'per unit per month',
};
export const yearsText = (years: number): string =>
  `${inWords(years)} (${years}) year${years === 1 ? '' : 's'}`;

/** How a lawyer words an increase; nothing where there is none. */
export function formalIncrease({ escalator }: Deal): string {
  const { type, value, floor, cap } = escalator;
  switch (type) {
    case 'fixed_percent':
      return `On each anniversary of the Commencement Date the fee then in effect shall increase by ${inPercent(value)}.`;
    case 'cap_percent':
      return `Contractor may adjust the fee on each anniversary of the Commencement Date, provided that no adjustment shall exceed ${inPercent(value)} of the fee then in effect.`;
    case 'lesser_of':
      return `On each anniversary of the Commencement Date the fee shall increase by the lesser of ${inPercent(value)} or the percentage increase in the Consumer Price Index (CPI-U) over the preceding twelve months.`;
    case 'cpi':
      return `On each anniversary of the Commencement Date the fee shall be adjusted by the percentage change in the Consumer Price Index (CPI-U), U.S. City Average${floor ? `, but by not less than ${floor}% nor more than ${cap}%` : ''}.`;
    case 'cost_based':
      return 'Contractor may increase the fee at any anniversary in proportion to documented increases in its cost of labor, materials and disposal.';
    default:
      return 'The fee shall remain fixed during the term of this Agreement.';
  }
}

/** How a vendor says it to a neighbor. */
export function plainIncrease({ escalator }: Deal): string {
  const { type, value, floor, cap } = escalator;
  switch (type) {
    case 'fixed_percent':
      return `Our price goes up ${value}% every year on the anniversary date.`;
    case 'cap_percent':
      return `We may raise the price once a year, but never by more than ${value}%.`;
    case 'lesser_of':
      return `Each year the price goes up by CPI or ${value}%, whichever is less.`;
    case 'cpi':
      return `Each year the price is adjusted by the change in the Consumer Price Index${floor ? ` (minimum ${floor}%, maximum ${cap}%)` : ''}.`;
    case 'cost_based':
      return 'Should our costs for labor, insurance or disposal rise, we may pass the increase along with supporting paperwork.';
    default:
      return 'The price is firm for the whole term.';
  }
}

const inPercent = (value: number | undefined): string =>
  value !== undefined && Number.isInteger(value) ? `${inWords(value)} percent (${value}%)` : `${value}%`;

export function renewalText({ renews, notice }: Deal): string {
  const days = notice ? `${inWords(notice)} (${notice}) days` : '';
  if (renews)
    return `This Agreement shall renew automatically for successive terms of one year unless either party gives written notice of non-renewal at least ${days} before the end of the term.`;
  if (renews === false)
    return `This Agreement shall not renew automatically and ends on its expiration date.${notice ? ` Either party may terminate it earlier upon ${days} written notice.` : ''}`;
  return notice ? `Either party may terminate this Agreement upon ${days} prior written notice.` : '';
}

export function contractPaper(
  home: Home,
  of: { layout: string; doc: Paper['doc']; truth: TruthContract; containers?: Paper['containers'] },
): Paper {
  return {
    doc: of.doc,
    kind: 'contract',
    association: home.full,
    parts: [of.truth],
    traits: [of.layout, `escalator-${of.truth.escalator.type}`],
    containers: of.containers ?? usual,
  };
}
