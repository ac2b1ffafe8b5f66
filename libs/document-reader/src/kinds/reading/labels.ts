import type { Cell, Line, Page } from '../../page/types';

/** A value that stands beside, behind or below its label. */
export interface Labelled<T> {
  value: T;
  /** The words of the value alone. */
  raw: string;
  label: string;
  page: Page;
  line: Line;
  cell: Cell;
  how: 'same' | 'right' | 'below';
}

/** Characters of a field with its value; what is longer is a paragraph, or an attack on the patterns. */
const LONGEST = 300;

/** Only where words follow: `2. Water` is an item, `2.5 years` a figure. */
const ITEM_NUMBER =
  /^\s*(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s{1,4}(?=[A-Za-z]{3})/i;

/** What a text says, with the part of it that says so; undefined where it says nothing of the kind. */
export type Parse<T> = (text: string) => { value: T; raw: string } | undefined;

/**
 * Every place where a label stands at the head of a cell and a value with it: in the same cell behind a colon or
 * leaders, in the next cells of the line, or in the cell below.
 */
export function findLabelled<T>(pages: Page[], label: RegExp, parse: Parse<T>): Labelled<T>[] {
  const found: Labelled<T>[] = [];
  for (const page of pages) {
    page.lines.forEach((line, i) => {
      line.cells.forEach((cell, c) => {
        const text = cell.text.length > LONGEST ? cell.text.slice(0, LONGEST) : cell.text;
        // `(3) Balance: $5`, `b. Balance: $5`: the number of an item is no part of its label.
        const number = ITEM_NUMBER.exec(text)?.[0].length ?? 0;
        const match = label.exec(
          page.source === 'ocr' ? withoutAccents(text.slice(number)) : text.slice(number),
        );
        if (!match || match.index > 4) return;
        const hit = valueOf({
          page,
          line,
          cell,
          text,
          c,
          below: page.lines.slice(i + 1, i + 3),
          after: number + match.index + match[0].length,
          parse,
        });
        if (hit) found.push({ ...hit, label: cell.text, page });
      });
    });
  }
  return found;
}

/** A speck over a letter is read as its accent; an accented letter is one character, as the letter is. */
const withoutAccents = (text: string): string =>
  text.normalize('NFC').replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));

interface Place<T> {
  page: Page;
  line: Line;
  cell: Cell;
  /** The cell's text, or as much of it as a field may have. */
  text: string;
  c: number;
  below: Line[];
  after: number;
  parse: Parse<T>;
}

function valueOf<T>(place: Place<T>): Omit<Labelled<T>, 'label' | 'page'> | undefined {
  const { line, cell, text, c, below, after, parse } = place;
  const rest = text
    .slice(after)
    .replace(/^[\s:.…_·–—-]*(?=\S)/, (lead) =>
      /\d/.test(text[after + lead.length] ?? '') && lead.endsWith('.') ? '.' : '',
    );
  const same = rest.trim() === '' ? undefined : parse(rest.trim());
  if (same) return { ...same, line, cell, how: 'same' };
  for (const right of line.cells.slice(c + 1, c + 4)) {
    const value = parse(right.text.slice(0, LONGEST).trim());
    if (value) return { ...value, line, cell: right, how: 'right' };
    // Another label begins: what follows is its value.
    if (/:\s*$/.test(right.text)) break;
  }
  if (line.cells.length > c + 1 && /:\s*$/.test(cell.text)) return undefined;
  for (const next of below) {
    const under = next.cells.find((candidate) => overlaps(candidate, cell));
    const value =
      under && (parse(under.text.slice(0, LONGEST).trim()) ?? parse(fieldOf(next, under, line.cells[c + 1])));
    if (value) return { ...value, line: next, cell: under, how: 'below' };
    if (under) return undefined;
  }
  return undefined;
}

function overlaps(a: Cell, b: Cell): boolean {
  const overlap = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  return overlap > 0.3 * Math.min(a.box[2] - a.box[0], b.box[2] - b.box[0]);
}

/** In wide type the next word of a text is a cell of its own, no further from it than its letters are high. */
export function isNear(cell: Cell | undefined, next: Cell | undefined): boolean {
  return cell !== undefined && next !== undefined && next.box[0] - cell.box[2] < 1.8 * (cell.box[3] - cell.box[1]); // prettier-ignore
}

/**
 * What stands below a label as far as the next one, or as its words are near each other, `CPP  0048127`: on a scan wide
 * words are cells of their own.
 */
function fieldOf({ cells }: Line, first: Cell, label: Cell | undefined): string {
  const rest = cells.slice(cells.indexOf(first));
  const apart = rest.findIndex((cell, i) => i > 0 && !isNear(rest[i - 1], cell));
  const own = label ? rest.filter(({ box }) => box[0] < label.box[0]) : rest.slice(0, apart < 0 ? undefined : apart); // prettier-ignore
  return own.map(({ text }) => text).join(' ').slice(0, LONGEST); // prettier-ignore
}
