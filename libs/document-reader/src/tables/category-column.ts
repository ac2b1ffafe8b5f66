import type { Page } from '../page/types';
import { median } from './bands';
import { rowOf } from './items';
import type { Item, Row } from './types';

/** Rows of this shape that make a page's first column one of categories. */
const FEWEST = 6;
const MOSTLY = 0.8;
const CODE = /^[A-Z]{0,2}\d{3,6}(?:[-.]\d{1,5}){0,2}$/i;

/** `Utilities | 5210 | Electricity | 9,400`: the words that lead a row, and the name with its account number behind them. */
interface Shape {
  row: Row;
  category: Item;
  name: Item;
}

/**
 * Exports of accounting programs print the section again on every row, in a column of its own before the account. It
 * is made a heading above the first row of each section, as other papers print it.
 */
export function categoriesAsHeadings(rows: Row[]): Row[] {
  const byPage = rowsByPage(rows);
  const shapes = new Map([...byPage].map(([page, own]) => [page, own.flatMap((row) => shapeOf(row) ?? [])]));
  const proven = [...byPage].filter(([page, own]) => isExport(shapes.get(page)!, own)).map(([page]) => page);
  if (proven.length === 0) return rows;
  const known = new Set(proven.flatMap((page) => shapes.get(page)!.map(({ category }) => category.text)));
  // A last page may hold a row or two.
  const goesOn = [...byPage].filter(
    ([page, own]) =>
      own.filter(hasFigures).length === shapes.get(page)!.length &&
      shapes.get(page)!.every(({ category }) => known.has(category.text)),
  );
  const pages = new Set([...proven, ...goesOn.map(([page]) => page)]);
  return [...byPage].flatMap(([page, own]) => (pages.has(page) ? headed(own, shapes.get(page)!) : own));
}

function rowsByPage(rows: Row[]): Map<Page, Row[]> {
  const byPage = new Map<Page, Row[]>();
  for (const row of rows) {
    const own = byPage.get(row.page);
    if (own) own.push(row);
    else byPage.set(row.page, [row]);
  }
  return byPage;
}

function headed(rows: Row[], shapes: Shape[]): Row[] {
  const shaped = new Map(shapes.map((shape) => [shape.row, shape]));
  let last = '';
  return rows.flatMap((row) => {
    const shape = shaped.get(row);
    if (!shape) return [row];
    const { category } = shape;
    const own = rowOf({ ...row, items: row.items.filter((item) => item !== category) });
    const isSame = category.text === last;
    last = category.text;
    return isSame ? [own] : [{ ...rowOf({ ...row, items: [category] }), isHeading: true }, own];
  });
}

function isExport(shapes: Shape[], rows: Row[]): boolean {
  if (shapes.length < FEWEST || shapes.length < MOSTLY * rows.filter(hasFigures).length) return false;
  const texts = shapes.map(({ category }) => category.text);
  const categories = new Set(texts).size;
  const runs = texts.filter((text, i) => text !== texts[i - 1]).length;
  const names = new Set(shapes.map(({ name }) => name.text)).size;
  return (
    runs * 2 <= shapes.length &&
    runs <= 1.5 * categories &&
    names >= MOSTLY * shapes.length &&
    isAligned(shapes.map(({ category }) => category)) &&
    isAligned(shapes.map(({ name }) => name))
  );
}

function isAligned(items: Item[]): boolean {
  const left = median(items.map((item) => item.box[0]));
  const near = items.filter(({ box }) => Math.abs(box[0] - left) < 0.5 * (box[3] - box[1]));
  return near.length >= MOSTLY * items.length;
}

const hasFigures = (row: Row): boolean => row.items.some((item) => item.kind !== 'words' && !isCode(item));
const isCode = (item: Item): boolean => CODE.test(item.text.trim());
const isName = (item: Item | undefined): item is Item =>
  item !== undefined && item.kind === 'words' && /\p{L}{2}/u.test(item.text) && !isCode(item);

function shapeOf(row: Row): Shape | undefined {
  const [category, second, third] = row.items;
  if (!isName(category) || !second) return undefined;
  const at = isCode(second) ? 2 : 1;
  const name = at === 2 ? third : second;
  if (!isName(name) || name.cell === category.cell) return undefined;
  const behind = row.items.slice(at + 1);
  return behind.length > 0 && behind[0]!.kind !== 'words' ? { row, category, name } : undefined;
}
