import { readWords, saysSide } from './evidence';

/** What the words of a budget's rows and headings mean. Real papers abbreviate; patterns are wide but anchored. */

export type TotalKind = 'sum' | 'net';

/** `Total Utilities`, `Utilities - Total`, `Net Income (Loss)`: what a row says it is, before any arithmetic. */
export function totalKind(description: string): TotalKind | undefined {
  const { role } = readWords(description);
  return role === 'net' ? 'net' : role === 'total' ? 'sum' : undefined;
}

const FORMULA =
  /\d\)?\s*[x×@*]\s*\(?\$?\d|\$\s?[\d.,]+\s*(?:\/|per)\s*[a-z]|\d\s*(?:units|homes|lots|months|mos?\.?)\s*[x×@*]|[x×@*]\s*\d+\s*(?:units|homes|lots|months|mos?\b)/i;
/** A figure for one unit, or a count of units. */
export const isPerUnit = (text: string): boolean => readWords(text).role === 'statistic';
/** `($75.00 x 139 Homes)`: how a figure comes about. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** `Money in` ends like a phrase that goes on, and is a heading. */
export const isSide = (text: string): boolean =>
  /^(?:\w+ ){0,3}(?:in|out)\W*$/i.test(text) && saysSide(readWords(text));

/** Headings of a part of a budget: income, expenses, or a fund. */
export function isPartName(text: string): boolean {
  const words = readWords(text);
  return saysSide(words) || words.fund !== undefined;
}

/** Headings that budgets have: their parts, and the usual categories. */
export const isSectionName = (text: string): boolean => isPartName(text) || readWords(text).headingFlow !== 0;

/** Words of line items that hardly stand in anything but a budget or its statement. */
const ITEM =
  /\b(?:landscap|lawn|irrigation|janitor|elevator|pest|exterminat|snow|pool|clubhouse|trash|refuse|water|sewer|electric|gas\b|utilit|insurance|audit|legal|management fee|management|accounting|tax prep|postage|printing|office|supplies|bank (?:charge|fee)|bad debt|reserve|assessment|dues|late fee|interest|repairs?|maintenance|security|gate|lighting|telephone|internet|cable|website|meeting|social|holiday|licen[cs]e|permit|payroll|salar|wages|stipend|contingency|miscellaneous|roof|paint|asphalt|fence|tree|mulch|plumbing|hvac|fire|alarm|monitoring|fees?|contract|service|expenses?|equipment|personnel|fuel|travel|training)/i;
export const isItemName = (text: string): boolean => ITEM.test(text);

const FEWEST_REMARK_WORDS = 5;
/** `(Two inspections, parts extra.)`: a sentence in brackets on a row of its own names nothing. */
export function isRemark(text: string): boolean {
  const [, inside] = /^\(([^()]{8,300})\)$/.exec(text.trim()) ?? [];
  if (inside === undefined) return false;
  const words = inside.split(/\s+/).length;
  return (words > 2 && /[.;!]$/.test(inside)) || (words >= FEWEST_REMARK_WORDS && /[a-z] [a-z]/.test(inside));
}
