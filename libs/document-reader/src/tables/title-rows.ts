import { findDates } from '../text/dates';
import { overlapShare } from './bands';
import { labelParts } from './label-parts';
import { figuresStart, type Slot } from './slots';
import type { Band, Item, Row } from './types';
import { isYear } from './years-row';

/* Rows above a table that name the document and not its columns. */

const DOCUMENT =
  /\b(?:association|hoa|inc|worksheet|report|statement|proposal|history|comparison|summary|condominiums?|townhomes?|villas|homeowners)\b|\bfor (?:the )?(?:(?:calendar )?year|period)\b|\bfiscal year\b/i;

/** "2026 Budget Worksheet" alone on its line above the labels: the document's name, wherever it is centered. */
export const isNameOfDocument = ({ items }: Row): boolean =>
  items.length === 1 && DOCUMENT.test(items[0]!.text);

/** "Westfield Homeowners Association" alone on its line says nothing of the column that it happens to stand over. */
export const isNameOfAssociation = ({ items }: Row): boolean =>
  items.length === 1 &&
  /\w+ \w+\W+(?:association|assn|hoa|inc|llc|property regime)\W*$/i.test(items[0]!.text);

/** `REPORT: BUD-08    PROPOSED BUDGET WORKSHEET`, `FISCAL YEAR ENDING DECEMBER 31, 2026`: what a program prints over a page. */
export function isLineOfReport({ line, items }: Row): boolean {
  if (OF_PROGRAM.test(line.text)) return true;
  // "Year ended 3/31/25" over the descriptions may stand beside the heads of columns.
  const words = items.filter(({ kind }) => kind === 'words');
  // "Year ended December 31" before `2022  2021` begins the heads of years.
  return (
    words.length === 1 &&
    items.filter(isYear).length < 2 &&
    OF_YEAR_ENDED.test(words[0]!.text) &&
    !OF_COLUMN.test(line.text)
  );
}

const OF_PROGRAM = /^(?:report|run date|date|time|page|user|entity|company|propert(?:y|ies))(?: (?:id|no|name|code|#))?\s*[:#=]/i; // prettier-ignore
const OF_YEAR_ENDED = /\b(?:fiscal )?year end(?:ing|ed)\b/i;
const OF_COLUMN = /\b(?:actual|budget|projected)\b|\bend(?:ing|ed)\b.*\bend(?:ing|ed)\b/i;

/** A lone phrase that begins over the descriptions and stands over no figures names the document. */
export function isNameOfPaper({ items }: Row, bands: Band[]): boolean {
  const [only] = items;
  return items.length === 1 && only!.box[0] < figuresStart(bands) && !standsOver(only!, bands);
}

export function standsOver(item: Item, bands: Band[]): boolean {
  return bands.some((band) => overlapShare({ left: item.box[0], right: item.box[2] }, band) > 0);
}

/** One long phrase over many columns names the table, not the columns, unless it is their labels set close together. */
export function isTitle(row: Row, slots: Slot[], bands: Band[]): boolean {
  const item = row.items[0];
  if (row.items.length !== 1 || !item || item.text.split(' ').length < 4) return false;
  if (labelParts(item, bands).length > 2) return false;
  return slots.filter((slot) => item.box[0] < slot.right && item.box[2] > slot.left).length >= 3;
}

/** A phrase alone in a sheet's first cell, where figures stand left of the descriptions: the document's name. */
export function isTitleOfSheet({ page, items }: Row, start: number): boolean {
  const [only] = items;
  return (
    page.source === 'grid' && items.length === 1 && only!.box[0] <= start && only!.text.split(' ').length >= 4
  );
}

/** "2026 Budget - 1,940 homes": a phrase that a figure parts, from over the descriptions on, names the document. */
export function isOnePhrase({ items, page, height }: Row, start: number): boolean {
  if (page.source === 'grid' || items.length < 2 || items[0]!.box[0] >= start) return false;
  const isClose = items.every((item, i) => i === 0 || item.box[0] - items[i - 1]!.box[2] < 0.6 * height);
  return (
    isClose &&
    items
      .map(({ text }) => text)
      .join(' ')
      .split(' ').length >= 4
  );
}

/** "For the period October 1, | 2026 to September 30, | 2027", where a scan sets words apart: no part of it has both dates. */
export function areDatesOfPaper({ items }: Row, start: number): boolean {
  const daysIn = (text: string): number =>
    findDates(text).filter(({ precision }) => precision === 'day').length;
  const [first, ...others] = items;
  if (!first || others.length === 0 || daysIn(items.map(({ text }) => text).join(' ')) !== 2) return false;
  if (daysIn(first.text) > 0) return DOCUMENT.test(first.text);
  return first.box[0] < start && others.reduce((sum, { text }) => sum + daysIn(text), 0) < 2;
}
