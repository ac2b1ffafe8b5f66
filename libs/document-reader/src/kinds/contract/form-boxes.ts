import type { Cell, Line } from '../../page/types';
import { findDates } from '../../text/dates';
import { anyOf, OFFERED_BY, OFFERED_TO, PAYERS, WORKERS } from '../../lexicon/parties';
import type { Prose } from '../reading/prose';
import { areOfTwoTimes } from './former-columns';
import { findSpans } from './quantities';
import { CUSTOMER_NAME, isName, isOrganization, SUFFIX } from './party-names';

type Segment = Prose['segments'][number];

const PARTY = new RegExp(
  `^${anyOf([...WORKERS, ...PAYERS, ...OFFERED_BY, ...OFFERED_TO, 'company', 'dealer'])}\\b`,
  'i',
);
const OF_TERM =
  /\b(?:begin|start|commenc|effective|from|through|end|finish|expir(?!ing$)|first (?:service|visit)|(?:term|period|length|duration)$|^to$)/i;
const LONGEST_LABEL = 34;
/** The label of a numbered box says more; a clause that is numbered has sentences. */
const LONGEST_NUMBERED = 48;
/** Rows below a label in which its value is looked for: columns of prose may part them. */
const DEPTH = 2;

interface Box {
  label: Cell;
  /** What is below the label; recognition parts the words of a name. */
  cells: Cell[];
  value: string;
  line: Line;
}

/** `Contractor ....... Apex Lifts`: points that lead from a label to its value. */
const LEADERS = /(?<=[A-Za-z)]) ?(?:\. ?){4,}:?(?=\s*\S)/g;

/** Leaders as the colon that they stand for; the characters keep their places. */
export function withoutLeaders(prose: Prose): Prose {
  const text = prose.text.replace(LEADERS, (points) => ':'.padEnd(points.length));
  return text === prose.text ? prose : { ...prose, text, printed: prose.printed ?? prose.text };
}

/**
 * A form whose labels are above their values, each box read as `Label: value`. A label counts only with a value of its
 * kind: a name below the word for a party, a date below the word for a day. A row with a price is read there alone.
 */
export function withFormBoxes(prose: Prose): Prose {
  const segments: Segment[] = [];
  const priced = new Set<Line>();
  let text = '';
  let done = 0;
  for (const segment of prose.segments) {
    text += prose.text.slice(done, segment.start);
    done = segment.end;
    const boxes = boxesOf(segment);
    for (const { value, line } of boxes) if (isPrice(value) || areNumbered(segment.cells)) priced.add(line);
    if (boxes.length === 0) {
      const start = text.length;
      const own = prose.text.slice(segment.start, segment.end);
      text += priced.has(segment.line) ? ' '.repeat(own.length) : own;
      segments.push({ ...segment, start, end: text.length });
      continue;
    }
    boxes.forEach(({ label, cells, value, line }, i) => {
      const words = wordsOf(label);
      const start = text.length + (i > 0 ? 1 : 0);
      // A gap ends with its line, as a cell of a table does; `PER` goes on from the price before it.
      if (i > 0 && /^per$/i.test(words)) text += ` per ${value}`;
      else text += `${i > 0 ? '\n' : ''}${words}:${isPrice(value) ? '  ' : ' '}${value}`;
      segments.push({ ...segment, line, cells: [label, ...cells], start, end: text.length });
    });
  }
  text += prose.text.slice(done);
  return text === prose.text ? prose : { text, segments };
}

/** Boxes beside each other, each with a value below; only those that their values prove are read. */
function boxesOf({ page, line, cells }: Segment): Box[] {
  const [first, ...others] = cells;
  const isNumbered = areNumbered(cells);
  if (!first || !cells.every(isLabel) || areOfTwoTimes(cells.map(({ text }) => text))) return [];
  if (others.length === 0 && !(isNumbered && page.lines.some((one) => one.cells.length > 1 && areNumbered(one.cells)))) return []; // prettier-ignore
  // `CUSTOMER   Oak Ridge Association`: a label with its value beside it.
  if (!isNumbered && others.some((cell) => isCapital(cell) !== isCapital(first) || isCompany(cell)))
    return [];
  const below = page.lines.filter(({ index }) => index > line.index && index <= line.index + DEPTH + 1);
  const stacks = cells.map((label, i) =>
    below.flatMap((one) => boxUnder(label, { line: one, right: cells[i + 1]?.box[0] }) ?? []),
  );
  // Prices below each other are a table, whose columns need its head.
  const labels = below.findIndex((one) => one.cells.every(isLabel));
  const priced = below.slice(0, labels < 0 ? undefined : labels).filter((one) => one.cells.length > 1 && one.cells.some(({ text }) => isPrice(text))); // prettier-ignore
  const isTable = priced.length > 1 || stacks.some(([box]) => !box);
  if (isTable) return [];
  const isPriced = stacks.some(([box]) => box && isPrice(box.value));
  return stacks.flatMap(([box, next]) =>
    box && mayAnswer(box, { next, isSure: isPriced || isNumbered }) ? [box] : [],
  );
}

function boxUnder(
  label: Cell,
  { line, right = Infinity }: { line: Line; right?: number | undefined },
): Box | undefined {
  const at = line.cells.findIndex((cell) => isUnder(cell, label));
  if (at < 0) return undefined;
  const cells = line.cells.slice(at).filter(({ box: [left] }) => left < right - 1);
  const gap = cells.findIndex((cell, i) => i > 0 && cell.box[0] - cells[i - 1]!.box[2] > 2 * heightOf(cell));
  const own = gap < 0 ? cells : cells.slice(0, gap);
  return { label, cells: own, value: own.map(({ text }) => text).join(' '), line };
}

const heightOf = ({ box }: Cell): number => box[3] - box[1];
const isPrice = (text: string): boolean => text.includes('$');

/** No label is where people sign: below the `COMPANY` beside it is a person. */
function isLabel(cell: Cell): boolean {
  const text = wordsOf(cell);
  if (text !== cell.text) return text.length <= LONGEST_NUMBERED && !/\. /.test(text);
  return (
    text.length <= LONGEST_LABEL &&
    /^[A-Z]/.test(text) &&
    !/[\d:;$%]|,(?! (?:per \w+|monthly|quarterly|annual|yearly)$)|\.(?!$)|\bsignature\b/i.test(text)
  );
}

/** `8. SEASON PRICE (plowing, salt)`: the boxes of a form are numbered, and their labels say more than a name. */
const NUMBERED = /^\d{1,2}[.)] ?(?=[A-Z]{2}|10$)/;
const NAME_OF = /^name of (?:the )?/i;
/** Recognition reads the word `TO` of a box as a number. */
const wordsOf = ({ text }: Cell): string =>
  text.replace(NUMBERED, '').replace(NAME_OF, '').replace(/^10$/, 'TO');
const areNumbered = (cells: readonly Cell[]): boolean => cells.every(({ text }) => NUMBERED.test(text));

const isCapital = ({ text }: Cell): boolean => text === text.toUpperCase();
const isCompany = ({ text }: Cell): boolean =>
  (SUFFIX.test(text) || CUSTOMER_NAME.test(text)) && !PARTY.test(text);

const isUnder = (a: Cell, b: Cell): boolean =>
  a !== b && Math.abs(a.box[0] - b.box[0]) < 0.6 * heightOf(b) && !isLabelOfRole(a);

const isLabelOfRole = (cell: Cell): boolean => isLabel(cell) && PARTY.test(wordsOf(cell));

/** A second date below the first makes a column of a table. */
function mayAnswer(
  { label, value }: Box,
  { next, isSure }: { next: Box | undefined; isSure: boolean },
): boolean {
  const words = wordsOf(label);
  // `Vendor   Apex Lifts` over `Service address   12 Elm Street`: the next label is nobody.
  if (PARTY.test(words)) return isName(value) && isOrganization(value) && !/\b(?:address|date|number|phone)$/i.test(value); // prettier-ignore
  const isOneDay = isDay(value) && !(next && isDay(next.value));
  return isSure || (OF_TERM.test(words) && (isOneDay || findSpans(value).length > 0));
}

const isDay = (text: string): boolean => findDates(text).some(({ precision }) => precision === 'day');
