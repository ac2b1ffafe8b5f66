import { type Random } from '../core/random';
import { type Paper } from '../blind/publish';
import { type Block, type Doc, type Grid, type Row } from '../blind/write/ink';
import { type Estate } from './estate';

export type Recipe = (estate: Estate, random: Random) => Paper;

/** Most documents are PDFs with text; about one in five is a scan. */
export const mostlyPdf: Paper['containers'] = { pdf: 6, scan: 2, docx: 1.5 };
export const office: Paper['containers'] = { docx: 4, pdf: 4, scan: 1.5 };
export const sheets: Paper['containers'] = { xlsx: 4, pdf: 4, csv: 1, xls: 0.5, scan: 0.8 };

export function frame(title: string, blocks: Block[], more: Partial<Doc> = {}): Doc {
  return {
    title,
    blocks,
    font: 'helvetica',
    size: 10,
    margin: 54,
    date: new Date(Date.UTC(2025, 9, 14)),
    ...more,
  };
}

/** `widths` are weights; a minus marks a column of figures. */
export function grid(widths: readonly number[], rows: Row[], more: Partial<Grid> = {}): Grid {
  return { k: 'grid', cols: widths.map((w) => ({ w: Math.abs(w), al: w < 0 ? 'r' : 'l' })), rows, ...more };
}

/** '2025-03-01' as '03/01/2025'. */
export function shortDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}

export const dollarsOf = (cents: number, decimals: 0 | 2 = 2): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;

/** A part of names that a document may shorten, as managers do in narrow columns. */
export const shortened = (name: string): string =>
  name
    .replace('Maintenance', 'Maint')
    .replace('Contract', 'Contr')
    .replace('Electric –', 'Elec -')
    .replace('Liability', 'Liab')
    .replace(' – ', ' - ')
    .replace(' and ', ' & ')
    .replace('Recycling', 'Recyc');

export const capitals = (name: string): string => name.toUpperCase().replace(' – ', ' - ');
export const hyphens = (name: string): string => name.replace(' – ', ' - ');
