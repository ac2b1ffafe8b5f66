import type { Cell, Page } from '../../page/types';
import { isNear, type Labelled } from '../reading/labels';

/** Figures in groups, `87 0451`. */
const GROUPS = /^\d{2,5}(?: \d{2,5})+$/;

/** `$10,` beside `000`: on a scan the comma of an amount may end its cell, and what follows is the rest of it. */
export function withWholeAmounts(page: Page): Page {
  if (page.source !== 'ocr') return page;
  const lines = page.lines.map((line) => ({ ...line, cells: joinedWords(joinedAmounts(line.cells)).map(withoutSpecks) })); // prettier-ignore
  return { ...page, lines };
}

/** `2,986.56"`, `§ 15,000`, `$ 10.000`: specks behind a figure, and signs and commas that recognition took for others. */
function withoutSpecks(cell: Cell): Cell {
  const text = cell.text
    .replace(/(?<=\d)\s?["°'’”“*]+$/, '')
    .replace(/^\$?§(?=\s?\d|$)/, '$')
    .replace(/^(\$\s?\d{1,3})\.(?=\d{3}$)/, '$1,');
  return text === cell.text ? cell : { ...cell, text };
}

const OPEN_AMOUNT = /^(\$[\d, ]{1,14},)[., ]{0,2}(\d{3}\b.*)$/;

function joinedAmounts(cells: Cell[]): Cell[] {
  return cells.reduce<Cell[]>((whole, next) => {
    const last = whole.at(-1);
    const rest = last?.text.endsWith(',') ? OPEN_AMOUNT.exec(`${last.text}${next.text}`) : null;
    return last && rest && isNear(last, next)
      ? [...whole.slice(0, -1), joined(last, next, `${rest[1]}${rest[2]}`)]
      : [...whole, next];
  }, []);
}

function joined(last: Cell, next: Cell, text: string): Cell {
  const box: Cell['box'] = [last.box[0], last.box[1], next.box[2], Math.max(last.box[3], next.box[3])];
  const confidence = Math.min(last.confidence, next.confidence);
  return { ...last, text, box, words: [...last.words, ...next.words], confidence };
}

/** What no column begins or ends with. */
const OPEN_END = /[-–—&/]$/;
const OPEN_START = /^[-–—&/](?!\s?\d)/;

/** `TERRORISM | - | CERTIFIED ACTS`: a dash with what it joins is one label, however wide a scan sets its words. */
function joinedWords(cells: Cell[]): Cell[] {
  return cells.reduce<Cell[]>((whole, next) => {
    const last = whole.at(-1);
    const isOpen = last && (OPEN_END.test(last.text) || OPEN_START.test(next.text)) && isNear(last, next);
    return isOpen ? [...whole.slice(0, -1), joined(last, next, `${last.text} ${next.text}`)] : [...whole, next]; // prettier-ignore
  }, []);
}

/** A name on a scan, whose words may be cells of their own. */
export function acrossCells<T extends Pick<Labelled<string>, 'value' | 'raw' | 'page' | 'line' | 'cell'>>(
  hit: T,
  isPart: (text: string) => boolean,
): T {
  const { cells } = hit.line;
  if (hit.page.source !== 'ocr' || hit.cell.text !== hit.value) return hit;
  const goOn = (c: number): boolean =>
    isNear(cells[c - 1], cells[c]) && [c - 1, c].every((one) => isPart(cells[one]!.text));
  let from = cells.indexOf(hit.cell);
  let to = from + 1;
  while (goOn(from)) from--;
  while (goOn(to)) to++;
  const value = cells.slice(from, to).map(({ text }) => text).join(' '); // prettier-ignore
  return { ...hit, value, raw: value };
}

/** `MPL 5542961  24`, `99  2041778  2025`: the number's last digits are a cell of their own. */
export function withSuffix(hit: Labelled<string>): Labelled<string> {
  const next = hit.line.cells[hit.line.cells.indexOf(hit.cell) + 1];
  const isRest =
    next && (/^\d{1,4}[A-Z]?$/.test(next.text) || [hit.raw, next.text].every((part) => GROUPS.test(part)));
  if (!isNear(hit.cell, next) || !isRest || !hit.cell.text.endsWith(hit.raw)) return hit;
  const whole = `${hit.raw} ${next.text}`;
  return { ...hit, value: whole, raw: whole };
}

/** `POLICY NUMBER   BP   20   61884`: its first groups are cells of their own between the label and the last. */
export function withPrefix(hit: Labelled<string>): Labelled<string> {
  const at = hit.line.cells.indexOf(hit.cell);
  const from =
    hit.line.cells
      .slice(0, at)
      .findLastIndex(({ text }) => !/^(?:[A-Z]{1,4}(?: \d{1,3})?|\d{1,3})$/.test(text)) + 1;
  if (hit.how !== 'right' || from === 0 || from === at) return hit;
  const whole = [...hit.line.cells.slice(from, at).map(({ text }) => text), hit.value].join(' ');
  return { ...hit, value: whole, raw: whole };
}
