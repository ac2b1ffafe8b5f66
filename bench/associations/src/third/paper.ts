import { type Block, type Doc, p } from '../blind/write/ink';
import { type Container, type Paper } from '../blind/publish';
import { type MoneyStyle } from '../core/money';
import { isoDate } from '../core/dates';
import { type Home } from './home';

export type { Container, Paper };

/** '2025-03-09' as '3/9/2025' or '03/09/25'. */
export function slashed(iso: string, style: 'plain' | 'short' | 'full' = 'plain'): string {
  const [year, month, day] = iso.split('-');
  if (style === 'short') return `${month}/${day}/${year?.slice(2)}`;
  return style === 'full' ? `${month}/${day}/${year}` : `${Number(month)}/${Number(day)}/${year}`;
}

/** A date to be stored in a file: never the clock's. */
export const stamp = (year: number, month = 9, day = 14): Date =>
  new Date(`${isoDate(year, month, day)}T12:00:00Z`);

export function docOf(title: string, year: number, more: Partial<Doc> & { blocks: Block[] }): Doc {
  return { title, font: 'helvetica', size: 10, margin: 54, date: stamp(year), ...more };
}

export const accounting: MoneyStyle = {
  dollar: false,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'dash',
};
export const exactCents: MoneyStyle = {
  dollar: false,
  decimals: 2,
  thousands: true,
  negative: 'minus',
  zero: 'figure',
};
export const dollars: MoneyStyle = {
  dollar: true,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
};

/** Most documents are PDFs with text, some are scanned, a few stayed in Word. */
export const usual: Paper['containers'] = { pdf: 66, scan: 19, docx: 15 };

/** Centred lines of a title, the first in bold. */
export const heading = (first: string, ...rest: string[]): Block[] => [
  p(first, { al: 'c', bold: true, size: 14, after: 2 }),
  ...rest.map((line, at) => p(line, { al: 'c', after: at === rest.length - 1 ? 12 : 2 })),
];

export const townLine = (home: Home): string => `${home.town}, ${home.st} ${home.zip}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name at a sentence's end: 'Inc.' takes no second stop. */
export const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);
