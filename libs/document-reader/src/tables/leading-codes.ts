import { overlapShare, placeFigures } from './bands';
import type { Band, Item, Row } from './types';

const FEWEST = 4;
/** Rising decimals may be shares or rates: it takes more of them to tell account numbers behind the figures. */
const FEWEST_SHORT = 8;
const FEWEST_UNSORTED = 10;
export const TOTAL = /\b(?:sub-?)?totals?\b/i;
const SHORT = /^\d{2,6}\.\d{2,3}$/;
const WHOLE = /^\d{4,6}$/;

/**
 * Account numbers such as `61.30` or `4010.000` look like money, and so does `4010` behind the figures of the year, but
 * they lead their names and only ever rise. They are taken for words, so that no column is made of them.
 */
export function codesAsWords(rows: Row[]): Row[] {
  const found = rows.flatMap((row) => {
    const at = row.items.findIndex(({ kind }) => kind === 'words') - 1;
    const item = row.items[at];
    if (!item || !(at === 0 ? SHORT : WHOLE).test(item.text)) return [];
    return row.items.slice(0, at).every(({ strong }) => strong) ? [{ row, item, isFirst: at === 0 }] : [];
  });
  // They all stand first, or all behind a figure: "50.00 Net income 50.00" below "1,957.00 6045 Insurance 2,139.00" has none.
  const firsts = found.filter(({ isFirst }) => isFirst);
  const leading = firsts.length * 2 > found.length ? firsts : found.filter(({ isFirst }) => !isFirst);
  const figures = rows.filter((row) => row.items.some((item) => item.kind !== 'words')).length;
  if (leading.length < FEWEST || leading.length * 2 < figures) return rows;
  const rising = leading
    .slice(1)
    .filter(({ item }, i) => Number(item.text) > Number(leading[i]!.item.text)).length;
  if (rising < 0.8 * (leading.length - 1)) return rows;
  const codes = new Map(leading.map(({ row, item }) => [row, item]));
  return rows.map((row) => {
    const code = codes.get(row);
    return code ? { ...row, items: row.items.map((item) => (item === code ? asWords(item) : item)) } : row;
  });
}

function asWords(item: Item): Item {
  const { cents: _cents, ...rest } = item;
  return { ...rest, kind: 'words', strong: false, mixed: false };
}

/**
 * A last column without a word of money in it whose whole numbers have one length and only rise from row to row, and
 * that stays empty where totals stand: account numbers behind the figures. A last page may hold one: `before` is where they
 * stood on the page before it.
 */
export function codesBehind(rows: Row[], bands: Band[], before?: Band): Band | undefined {
  const last = bands.at(-1);
  if (bands.length < 2 || !last || last.kind !== 'amount') return undefined;
  const placed = rows.map((row) => ({ row, item: placeFigures(row, bands)[bands.length - 1] }));
  const codes = placed.flatMap(({ item }) => (item && item.kind !== 'dash' ? [item] : []));
  const isCode = ({ text, strong }: Item): boolean =>
    /^\d{4,6}$/.test(text) && !strong && text.length === codes[0]!.text.length;
  const isShort = ({ text }: Item): boolean => SHORT.test(text) && text.length === codes[0]!.text.length;
  const isThere = before !== undefined && overlapShare(last, before) > 0.5;
  if (isThere && codes.length > 0 && codes.every((code) => isCode(code) || isShort(code))) return last;
  const isSure = codes.length >= FEWEST && codes.every(isCode);
  if (!isSure && !(codes.length >= FEWEST_SHORT && codes.every(isShort))) return undefined;
  const rising = codes.slice(1).filter(({ text }, i) => Number(text) > Number(codes[i]!.text)).length;
  const totals = placed.filter(({ row }) => TOTAL.test(row.line.text));
  if (totals.some(({ item }) => item)) return undefined;
  // Sections may stand out of order; then as many have to speak for it as none would by chance.
  const isMostly =
    isSure && codes.length >= FEWEST_UNSORTED && totals.length > 1 && rising >= 0.8 * (codes.length - 1);
  return rising === codes.length - 1 || isMostly ? last : undefined;
}

/** The account numbers of a column such as `61.30`, which look like money, as words. */
export function codesInBand(rows: Row[], band: Band): Row[] {
  const isWithin = (item: Item): boolean =>
    SHORT.test(item.text) && item.box[2] > band.left - 1 && item.box[0] < band.right + 1;
  return rows.map((row) =>
    row.items.some(isWithin)
      ? { ...row, items: row.items.map((item) => (isWithin(item) ? asWords(item) : item)) }
      : row,
  );
}
