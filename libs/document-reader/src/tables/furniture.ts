import type { Page } from '../page/types';
import { namesSide } from '../lexicon/sides';
import { isHeaderRow } from './header-rows';
import { splitCode } from './table-row';
import { rowOf } from './items';
import type { Row } from './types';

/** Lines at the head and foot of a page that may repeat. */
const DEPTH = 5;

/** Words of a line with its figures taken out: `Page 3 of 10` and `Page 4 of 10` are one. */
function pattern(row: Row): string {
  return row.line.text.toLowerCase().replace(/\d+/g, '#').replace(/[^a-z#]+/g, ' ').trim(); // prettier-ignore
}

/**
 * Takes running heads and feet away: what stands at the same edge of several pages and holds no amount. The first
 * page keeps its head, which names the document, and every page keeps its column headers.
 */
export function withoutFurniture(rows: Row[], pages: Page[]): Row[] {
  const paged = pages.filter((page) => page.source !== 'grid');
  return withoutRepeats(
    rows.map(withoutBullet).filter((row) => !isRule(row) && (row.page.source === 'grid' || !isFoot(row))),
    paged,
  );
}

/** `• $44,864 Income from the State`: the sign of a list is no name. */
function withoutBullet(row: Row): Row {
  const [first, ...others] = row.items;
  return others.length > 0 && /^[•▪◦‣●∙·*]$/.test(first!.text.trim())
    ? rowOf({ ...row, items: others })
    : row;
}

/** `________` or `--------` typed for the line over a total. */
const isRule = ({ items }: Row): boolean =>
  items.length > 0 && items.every(({ text }) => /^([-_=~*])\1{3,}$/.test(text.trim()));

/** `Printed 3/22/2023 ... Page - 1 -`, `12 of 14`: about the document, not of it. */
function isFoot(row: Row): boolean {
  const text = row.line.text.trim();
  // `Home Page  300` is a line of a budget.
  if (/\$|\d,\d{3}|\d\.\d{2}\b|\p{L} page\W+\d{3}$/iu.test(text)) return false;
  return /\bpage\b\W*\d+\W*(?:of\W*\d+)?\W*$|^\W*\d{1,3}\s*(?:of|\/)\s*\d{1,3}\W*$|^(?:printed|run date|run on|generated|created)\b.*\d/i.test(
    text,
  );
}

function withoutRepeats(rows: Row[], paged: Page[]): Row[] {
  if (paged.length < 2) {
    const alone = loneNumber(rows);
    return rows.filter((row) => row !== alone || !isFarBelow(row, rows) || row.page.source === 'grid');
  }
  const heads = edges(rows, paged, (own) => own.slice(0, DEPTH));
  const feet = edges(rows, paged, (own) => own.slice(-DEPTH));
  const lasts = paged.flatMap((page) => rows.filter((row) => row.page === page).at(-1) ?? []);
  const lonely = new Set(paged.flatMap((page) => loneNumber(rows.filter((row) => row.page === page)) ?? []));
  return rows.filter(
    (row) =>
      !lonely.has(row) &&
      !isRepeated(row, feet) &&
      !isSmudgedFoot(row, lasts) &&
      (row.page === paged[0] || isHeaderRow(row) || row.items.length > 3 || !isRepeated(row, heads)),
  );
}

/** The page's number alone on its last line. */
function loneNumber(own: Row[]): Row | undefined {
  const last = own.at(-1);
  return last && own.length > 3 && /^[-–—\s]*\d{1,3}[-–—\s]*$/.test(last.line.text) ? last : undefined;
}

/** The number of the only page, at its foot: a figure right below a table may be of the table. */
function isFarBelow(row: Row, rows: Row[]): boolean {
  const before = rows[rows.indexOf(row) - 1];
  return before !== undefined && row.box[1] - before.box[3] > FAR * before.height;
}

const FAR = 3;

function edges(rows: Row[], pages: Page[], edgeOf: (own: Row[]) => Row[]): Map<string, Row[]> {
  const seen = new Map<string, Row[]>();
  for (const page of pages) {
    for (const row of edgeOf(rows.filter((other) => other.page === page))) {
      const key = pattern(row);
      seen.set(key, [...(seen.get(key) ?? []), row]);
    }
  }
  return seen;
}

function isRepeated(row: Row, seen: Map<string, Row[]>): boolean {
  const key = pattern(row);
  if (key.length < 3 || row.items.some((item) => item.strong) || isAccount(row) || isSide(row)) return false;
  const twins = seen.get(key);
  return twins !== undefined && twins.includes(row) && new Set(twins.map((twin) => twin.page)).size > 1;
}

const LONGEST_SIDE = 2;

/** `Revenue` right below the head of one statement, and of the next one on a page of its own. */
const isSide = ({ items: [only, ...others] }: Row): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.text.split(' ').length <= LONGEST_SIDE &&
  namesSide(only.text);

/** `Cash basis 1/2` and `Cash basis 212`: on scans a foot's words tell it, whatever became of its page's number. */
function isSmudgedFoot(row: Row, lasts: Row[]): boolean {
  const words = (one: Row): string => pattern(one).replace(/[# ]/g, '');
  if (row.page.source !== 'ocr' || !lasts.includes(row) || words(row).length < 3) return false;
  if (row.items.some((item) => item.strong) || isAccount(row)) return false;
  return lasts.filter((last) => words(last) === words(row)).length > 1;
}

/** `Account: 4020` above its line looks alike on every page, whichever account it says. */
function isAccount(row: Row): boolean {
  const { code, text } = splitCode(row.items);
  return code !== undefined && text === '';
}
