import { figuresStart } from './slots';
import { isNamedBehind, placeFigures } from './bands';
import { withRepeatedCells } from './repeated-cells';
import type { Band, Item, Row, TableRow } from './types';

/** Account numbers: `4010`, `4010-00`, `01-4010`, `6000.10`, `50-5010-00`; 3 to 6 digits in the longest group. */
export const CODE = /^(?=.*\d{3})[A-Z]{0,2}\d{1,6}(?:[-.]\d{1,5}){0,3}(?:-\?{2,4})?$/i;
const GLUED =
  /^(?=\S*\d{3})([A-Z]{0,2}\d{1,6}(?:[-.]\d{1,5}){0,3})\s*(?:[-–—:·•.|]\s*)?\s+?(?=\(?["'#&]?\p{L})/u;
const GLUED_TIGHT = /^(\d{4,6}(?:[-.]\d{2,5}){0,2})(?:\s*[-–—:·•]\s*(?=\p{L})|(?=\p{Lu}\p{Ll}))/u;

/** `61.30 Fines`, `70-10 - Audit`, `77.20 - D & O Liability`. */
const GLUED_SHORT = /^(\d{2,3}[.-]\d{2,4})\s*(?:[-–—:·•|]\s*)?\s+(?=\p{Lu}(?:\p{L}|\s*&))/u;
const SHORT = /^\d{2,3}[.-]\d{2,4}$/;

const GROUPED = /^(?=.*\d{3})\d{1,6}(?:[-.]\d{2,5}){1,3}$/;

/** `Account: 4020.000`, `GL # 5010`, `Acct No. 40-100`: a line that says only which account stands below it. */
const SAID =
  /^(?:g\/?l|acct|account|code)\b\.?\s*(?:acct\.?|account|code)?\s*(?:#|no\b\.?|number)?\s*[:#–—-]?\s*([A-Z]{0,2}\d[\d.-]*\d)$/i;
/** Words: `Legal`, and `D&O` or `R & M`, which are names too. */
export const NAME = /\p{L}{2}|\p{L}\s?[&/+]\s?\p{L}/u;
/** `40 050`: an account of a fund or a department, printed in two groups. */
const GROUPS = [/^\d{2,3}$/, /^\d{3}$/] as const;

/** A row with its words before, between and behind the figures told apart. */
export function tableRowOf(printed: Row, bands: Band[]): TableRow {
  const row = withRepeatedCells(printed, bands);
  const amounts = placeFigures(row, bands);
  const figures = new Set(amounts.filter((item) => item !== undefined));
  const start = figuresStart(bands);
  const first = amounts.find((item) => item !== undefined);
  const words: Item[] = [];
  const behind: Item[] = [];
  let filled = 0;
  for (const item of row.items) {
    // A letter where figures of a scan stand is a smudge.
    if (figures.has(item) || isSmudge(item, row, start)) continue;
    // In a sheet words that stand right in the first column of figures fill its cell (`see note`).
    const reach = first && item.cell.ref === undefined ? Math.min(first.box[0], start + 1) : start;
    const isBefore = item.box[0] < Math.max(reach, start);
    if (isBefore && words.length > 0 && !first && isInCell(item, bands)) filled++;
    else if (isBefore) words.push(item);
    else if (isNote(item, bands)) behind.push(item);
    else filled++;
  }
  // A section's name may be centred over the whole table.
  const only = row.items[0];
  const isBehind = only !== undefined && only.box[0] >= (bands.at(-1)?.right ?? Infinity) - 1;
  if (words.length === 0 && row.items.length === 1 && only?.kind === 'words' && !isBehind) {
    words.push(only);
    [behind.length, filled] = [0, 0];
  }
  // A sheet's sums whose name stands behind them.
  if (words.length === 0 && isNamedBehind(row)) words.push(...behind.splice(0));
  const { code = behindCode(behind), text } = namedByYear(splitCode(words), first !== undefined);
  const note = behind
    .map((item) => item.text)
    .join(' ')
    .trim();
  return {
    source: row,
    description: text,
    ...(code ? { code } : {}),
    indent: indentOf(words, code),
    amounts,
    filled,
    ...(note ? { note } : {}),
  };
}

const isSmudge = ({ text, box, kind }: Item, { page }: Row, start: number): boolean =>
  page.source === 'ocr' && kind === 'words' && text.trim().length === 1 && box[0] >= start;

/** `2025` before an amount, among the dues of earlier years, is a name and no account. */
function namedByYear(
  read: { code?: string; text: string },
  hasAmount: boolean,
): { code?: string; text: string } {
  const isYear = read.text === '' && /^(?:199|20[0-4])\d$/.test(read.code ?? '');
  return hasAmount && isYear ? { text: read.code! } : read;
}

/** `By others` set to the right edge of a column is wider than its figures and fills their cell. */
function isInCell(item: Item, bands: Band[]): boolean {
  if (
    item.kind !== 'words' ||
    item.cell.ref !== undefined ||
    item.box[0] < bands[0]!.left - LONGEST_WORDS_IN_CELL
  )
    return false;
  return bands.some((band) => Math.abs(item.box[2] - band.right) < CELL_EDGE);
}

/** Points that words in a cell may begin before its figures, and that their right edges may be apart. */
const LONGEST_WORDS_IN_CELL = 70;
const CELL_EDGE = 4;

/** An account number in a column behind the figures. */
function behindCode(behind: Item[]): string | undefined {
  const at = behind.findIndex(
    (item) =>
      (CODE.test(item.text) && /^[A-Z]{0,2}\d/i.test(item.text) && item.text.length > 3) ||
      // A figure that was taken for words stands in a column of account numbers.
      (item.kind === 'words' && SHORT.test(item.text)),
  );
  return at < 0 ? undefined : behind.splice(at, 1)[0]!.text;
}

/** Words behind the last column, or long ones among the figures; `N/A`, `TBD`, `#REF!` in a cell are no note. */
function isNote(item: Item, bands: Band[]): boolean {
  const last = bands.at(-1);
  if (last && item.box[0] >= last.right - 1) return true;
  return item.kind === 'words' && item.text.length > 14 && /\s/.test(item.text);
}

function indentOf(words: Item[], code: string | undefined): number {
  const item = words.find((word) => /\p{L}/u.test(word.text) && word.text !== code) ?? words[0];
  return item ? item.box[0] : 0;
}

/** Takes the account number off the words before the figures; a row number in front of it goes too. */
export function splitCode(words: Item[]): { code?: string; text: string } {
  const texts = words.map((item) => item.text.trim()).filter((text) => text !== '');
  const said = SAID.exec(texts.join(' '))?.[1];
  if (said && (CODE.test(said) || SHORT.test(said))) return { code: said, text: '' };
  const firstWords = texts.findIndex((text) => NAME.test(text) && !CODE.test(text));
  const before = firstWords < 0 ? texts : texts.slice(0, firstWords);
  const rest = firstWords < 0 ? [] : texts.slice(firstWords);
  const own =
    inGroups(before) ?? before.findLast((text) => (CODE.test(text) || SHORT.test(text)) && !isDateLike(text));
  const column = own === undefined && rest.length > 1 ? rest.at(-1)! : undefined;
  // `Audit | 412-000 | 9,800`: a number in groups, in a column of its own behind the names.
  if (column !== undefined && GROUPED.test(column) && !isDateLike(column))
    return { code: column, text: tidy(rest.slice(0, -1).join(' ')) };
  const joined = tidy(rest.join(' '));
  if (own) return { code: own, text: joined };
  const glued = GLUED.exec(joined) ?? GLUED_TIGHT.exec(joined) ?? GLUED_SHORT.exec(joined);
  if (glued && !isDateLike(glued[1]!)) return { code: glued[1]!, text: tidy(joined.slice(glued[0].length)) };
  const behind = behindName(joined);
  if (behind) return { code: behind[1]!, text: tidy(joined.slice(0, behind.index)) };
  return { text: joined === '' ? tidy(before.filter((text) => !/^\d+$/.test(text)).join(' ')) : joined };
}

function inGroups(before: string[]): string | undefined {
  const groups = before.join(' ').split(' ');
  const isPair = groups.length === 2 && GROUPS.every((group, i) => group.test(groups[i]!));
  return isPair ? groups.join(' ') : undefined;
}

/** `Assessments (4010)`, `Assessments [4010]`, `Assessments (GL #4010)`. */
const BEHIND_NAME =
  /\s+[([](?:(?:g\/?l|acct|account)\b\.?\s*)?(?:#|no\.)?\s*(\d{4,6}(?:[-.]\d{2,5}){0,2})[)\]]$/i;

/** `Assessments (40.01)`, `Assessments [40-010]`. */
const SHORT_BEHIND = /(?<=\p{L}.{0,200})\s+[([](\d{2,3}[.-]\d{2,4})[)\]]$/u;

function behindName(text: string): RegExpExecArray | undefined {
  const found = BEHIND_NAME.exec(text);
  if (found && !isDateLike(found[1]!)) return found;
  return SHORT_BEHIND.exec(text) ?? undefined;
}

/** A year in front of words is part of them: `2024 special assessment`. */
function isDateLike(code: string): boolean {
  return /^(?:19[7-9]|20[0-4])\d$/.test(code);
}

function tidy(text: string): string {
  return text
    .replace(/[\s.…_·]+$/u, (tail) => (/^\.$/.test(tail) ? tail : ''))
    .replace(/^[\s•·*▪◦‣–—|-]+(?=[\p{L}\d("'#])/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
