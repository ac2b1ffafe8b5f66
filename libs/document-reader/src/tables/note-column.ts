import { rowOf } from './items';
import { textColumn } from './roles';
import { CODE, NAME } from './table-row';
import type { Item, Row } from './types';

/** Rows that make a column of notes, and their share of the rows with names and figures. */
const FEWEST = 6;
const MOSTLY = 0.5;
/** Names differ from row to row; notes say the same few things, figures in them aside. */
const NAMES = 0.9;
const NOTES = 0.6;
/** Farther right than any page reaches, in points. */
const ASIDE = 5_000;

/** Items that stand so close that they are one phrase: `12 mos. at about` and its `$20.83`. */
interface Phrase {
  items: Item[];
  left: number;
}

interface Noted {
  row: Row;
  name: string;
  note: Phrase;
}

/**
 * Some documents print the basis of an estimate (`contract`, `12 mos. at about $20`) in a column between the names and
 * the figures. Such notes are moved behind the figures, where other documents have them, so that no name ends in one.
 */
export function notesBehind(rows: Row[]): Row[] {
  const found = rows.flatMap((row) => notedOf(row) ?? []);
  const lefts = new Map<number, Noted[]>();
  for (const noted of found) {
    const left = Math.round(noted.note.left / 3);
    for (const at of [left, left + 1]) {
      const own = lefts.get(at);
      if (own) own.push(noted);
      else lefts.set(at, [noted]);
    }
  }
  const column = [...lefts.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  if (!isColumnOfNotes(column, rows)) return rows;
  const notes = new Map(column.map(({ row, note }) => [row, note]));
  return rows.map((row) => {
    const note = notes.get(row);
    return note
      ? rowOf({ ...row, items: [...row.items.filter((i) => !note.items.includes(i)), aside(note)] })
      : row;
  });
}

function isColumnOfNotes(column: Noted[], rows: Row[]): boolean {
  const named = rows.filter((row) => row.items.some(isName) && row.items.some((item) => item.strong));
  if (column.length < FEWEST || column.length < MOSTLY * named.length) return false;
  const names = new Set(column.map(({ name }) => name)).size;
  if (names < NAMES * column.length) return false;
  const left = column[0]!.note.left;
  const headed = rows.some((row) =>
    row.items.some((item) => Math.abs(item.box[0] - left) < 3 && textColumn(item.text).notes === true),
  );
  const texts = new Set(column.map(({ note }) => textOf(note).replace(/\d[\d,.]*/g, '#')));
  return headed || texts.size <= NOTES * column.length;
}

/** The phrase between a row's name and its first figure. */
function notedOf(row: Row): Noted | undefined {
  const phrases = phrasesOf(row);
  const at = phrases.findIndex(({ items }) => items.some(isName));
  const [name, note, figure] = [phrases[at], phrases[at + 1], phrases[at + 2]];
  if (!name || !note || !figure) return undefined;
  if (!name.items.every((item) => item.kind === 'words') || !note.items.some(isName)) return undefined;
  if (!phrases.slice(at + 2).some(({ items }) => items.some((item) => item.kind !== 'words')))
    return undefined;
  return { row, name: textOf(name), note };
}

function phrasesOf(row: Row): Phrase[] {
  const phrases: Phrase[] = [];
  let last: Item | undefined;
  for (const item of row.items) {
    const isBeside =
      last !== undefined && item.cell.ref === undefined && item.box[0] - last.box[2] < 0.6 * row.height;
    if (isBeside || (last?.cell === item.cell && item.cell.ref !== undefined))
      phrases.at(-1)!.items.push(item);
    else phrases.push({ items: [item], left: item.box[0] });
    last = item;
  }
  return phrases;
}

const isName = (item: Item): boolean =>
  item.kind === 'words' && NAME.test(item.text) && !CODE.test(item.text.trim());
const textOf = ({ items }: Phrase): string => items.map((item) => item.text).join(' ');

function aside(note: Phrase): Item {
  const first = note.items[0]!;
  const last = note.items.at(-1)!;
  const { cents: _cents, ...plain } = first;
  const box: Item['box'] = [first.box[0] + ASIDE, first.box[1], last.box[2] + ASIDE, first.box[3]];
  return { ...plain, text: textOf(note), kind: 'words', strong: false, mixed: false, box, edge: box[2] };
}
