import type { Page } from '../page/types';
import { median } from './bands';
import { isYear } from './years-row';
import { rowOf } from './items';
import { NAME } from './table-row';
import type { Item, Row } from './types';

/** Rows of this shape that make a page's first column one of categories. */
const FEWEST = 6;
const MOSTLY = 0.8;
const CODE = /^(?:\d{1,3}-)?[A-Z]{0,2}\d{3,6}(?:[-.]\d{1,5}){0,2}$/i;

/** `Utilities | 5210 | Electricity | 9,400`, `5210 | Electricity | Utilities | 9,400`: a row's category and its name. */
interface Shape {
  row: Row;
  category: Item;
  name: Item;
}

/**
 * Exports of accounting programs print the section again on every row, in a column of its own before or behind the
 * account; hand-made sheets print it beside the first row of each section only. It is made a heading above the first
 * row of each section, as other documents print it.
 */
export function categoriesAsHeadings(rows: Row[]): Row[] {
  const byPage = rowsByPage(rows);
  const shapes = provenShapes(byPage);
  if (shapes.size === 0) return rows;
  return [...byPage].flatMap(([page, own]) => {
    const shaped = shapes.get(page);
    return shaped ? headed(own, shaped) : own;
  });
}

/** The rows of each page that have a category, by the first reading of them that holds on some page. */
function provenShapes(byPage: ReadonlyMap<Page, Row[]>): Map<Page, Shape[]> {
  for (const place of PLACES) {
    const shapes = new Map(
      [...byPage].map(([page, own]) => [page, own.flatMap((row) => shapeOf(row, place) ?? [])]),
    );
    const proven = [...byPage]
      .filter(([page, own]) => isExport(shapes.get(page)!, own))
      .map(([page]) => page);
    if (proven.length === 0) continue;
    const known = new Set(proven.flatMap((page) => shapes.get(page)!.map(({ category }) => category.text)));
    // A last page may hold a row or two.
    const goesOn = [...byPage].filter(
      ([page, own]) =>
        own.filter(hasFigures).length === shapes.get(page)!.length &&
        shapes.get(page)!.every(({ category }) => known.has(category.text)),
    );
    return new Map([...proven, ...goesOn.map(([page]) => page)].map((page) => [page, shapes.get(page)!]));
  }
  const once = [...byPage].map(([page, own]) => [page, printedOnce(own)] as const);
  return new Map(once.filter(([, shapes]) => shapes.length > 0));
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
  const [first, last] = [shapes[0], shapes.at(-1)];
  if (!first || !last || shapes.length < FEWEST) return false;
  // Totals and balances stand below the last of them.
  const within = rows.slice(rows.indexOf(first.row), rows.indexOf(last.row) + 1);
  if (shapes.length < MOSTLY * within.filter(hasFigures).length) return false;
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
  return items.filter((item) => isNear(item, left)).length >= MOSTLY * items.length;
}

const isNear = ({ box }: Item, left: number): boolean => Math.abs(box[0] - left) < 0.5 * (box[3] - box[1]);

/** A short figure looks like an account number; only one that leads its row, or stands before a name, is one. */
const hasFigures = ({ items }: Row): boolean =>
  items.some((item, i) => item.kind !== 'words' && !(isCode(item) && (i === 0 || isName(items[i + 1]))));
const isHead = (row: Row): boolean => row.items.every((item) => item.kind === 'words' || isYear(item));
const isCode = (item: Item): boolean => CODE.test(item.text.trim());
const isName = (item: Item | undefined): item is Item =>
  item !== undefined && item.kind === 'words' && NAME.test(item.text) && !isCode(item);

/** Where the category stands among a row's names, and whether an account number may lead the row. */
interface Place {
  at: 0 | 1;
  isCoded: boolean;
}

/** Before the account with its number behind it or none; behind the account; between the number and the account. */
const PLACES: Place[] = [
  { at: 0, isCoded: false },
  { at: 1, isCoded: true },
  { at: 0, isCoded: true },
];

/** The names before a row's figures, account numbers left out; the category is that at its place. */
function shapeOf(row: Row, { at, isCoded }: Place): Shape | undefined {
  // A number right before a name is an account's; the first that is followed by none is a figure.
  const end = row.items.findIndex((item, i) => !isName(item) && !(isCode(item) && isName(row.items[i + 1])));
  const words = row.items.slice(0, Math.max(0, end)).filter(isName);
  const [first, second] = words;
  if (
    row.items[end]?.kind === 'words' ||
    words.length !== 2 ||
    !isName(first) ||
    !isName(second) ||
    first.cell === second.cell
  )
    return undefined;
  if (!isCoded && isCode(row.items[0]!)) return undefined;
  return at === 0 ? { row, category: first, name: second } : { row, category: second, name: first };
}

/** Sections that are printed once, and rows that hang beside each. */
const FEWEST_ONCE = 3;

/** Rows with a category before their name among rows whose first words stand where those names do. */
function printedOnce(rows: Row[]): Shape[] {
  const inside = rows.filter((row) => !isHead(row));
  const found = inside.flatMap((row) => shapeOf(row, PLACES[0]!) ?? []);
  const lefts = [
    median(found.map(({ category }) => category.box[0])),
    median(found.map(({ name }) => name.box[0])),
  ];
  // `Phones | new | 850`: a word in the first column of figures stands in neither place.
  const shapes = found.filter(({ category, name }) => isNear(category, lefts[0]!) && isNear(name, lefts[1]!));
  if (shapes.length < FEWEST_ONCE || shapes.length < MOSTLY * found.length) return [];
  const shaped = new Set(shapes.map(({ row }) => row));
  const others = inside.filter((row) => hasFigures(row) && !shaped.has(row));
  const beside = others.filter((row) => {
    const first = row.items.find((item) => !isCode(item));
    return isName(first) && isNear(first, lefts[1]!);
  });
  const isProven = beside.length >= shapes.length && beside.length >= MOSTLY * others.length;
  return isProven && new Set(shapes.map(({ category }) => category.text)).size === shapes.length
    ? shapes
    : [];
}
