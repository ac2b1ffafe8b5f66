import type { Cell, Line } from '../../page/types';
import { findDates } from '../../text/dates';
import type { Prose } from '../reading/prose';
import { CUSTOMER_NAME, isName, SUFFIX, VENDOR_NAME } from './party-names';

type Segment = Prose['segments'][number];

const PARTY =
  /^(?:contractor|vendor|(?:service )?provider|supplier|seller|company|dealer|manager|(?:managing )?agent|association|owner|customer|client|purchaser|buyer|subscriber|bill(?:ed)? to|sold to|(?:prepared|submitted) (?:for|to|by))\b/i;
const DAY = /\b(?:begin|start|commenc|effective|from|through|end|expir)/i;
const ORGANIZATION = [SUFFIX, CUSTOMER_NAME, VENDOR_NAME];
const LONGEST_LABEL = 34;
/** Rows below a label in which its value is looked for: columns of prose may part them. */
const DEPTH = 2;

interface Box {
  label: Cell;
  value: Cell;
  line: Line;
}

/** `Contractor ....... Apex Lifts`: points that lead from a label to its value. */
const LEADERS = /(?<=[A-Za-z)]) ?(?:\. ?){4,}(?=\S)/g;

/** Leaders as the colon that they stand for; the characters keep their places. */
export function withoutLeaders(prose: Prose): Prose {
  const text = prose.text.replace(LEADERS, (points) => ':'.padEnd(points.length));
  return text === prose.text ? prose : { ...prose, text, printed: prose.printed ?? prose.text };
}

/**
 * A form whose labels are above their values, each box read as `Label: value`. A label counts only with a value of its
 * kind: a name below the word for a party, a date below the word for a day.
 */
export function withFormBoxes(prose: Prose): Prose {
  const segments: Segment[] = [];
  let text = '';
  let done = 0;
  for (const segment of prose.segments) {
    text += prose.text.slice(done, segment.start);
    done = segment.end;
    const boxes = boxesOf(segment);
    if (boxes.length === 0) {
      const start = text.length;
      text += prose.text.slice(segment.start, segment.end);
      segments.push({ ...segment, start, end: text.length });
      continue;
    }
    boxes.forEach(({ label, value, line }, i) => {
      const start = text.length + (i > 0 ? 1 : 0);
      text += `${i > 0 ? '\n' : ''}${label.text}: ${value.text}`;
      segments.push({ ...segment, line, cells: [label, value], start, end: text.length });
    });
  }
  text += prose.text.slice(done);
  return text === prose.text ? prose : { text, segments };
}

/** Boxes beside each other, each with a value below; only those that their values prove are read. */
function boxesOf({ page, line, cells }: Segment): Box[] {
  const [first, ...others] = cells;
  if (!first || others.length === 0 || !cells.every(isLabel)) return [];
  // `CUSTOMER   Oak Ridge Association`: a label with its value beside it.
  if (others.some((cell) => isCapital(cell) !== isCapital(first) || isCompany(cell))) return [];
  const below = page.lines.filter(({ index }) => index > line.index && index <= line.index + DEPTH + 1);
  const stacks = cells.map((label) =>
    below.flatMap((one): Box[] => {
      const value = one.cells.find((cell) => isUnder(cell, label));
      return value ? [{ label, value, line: one }] : [];
    }),
  );
  // Over prices the row is the head of a table, whose columns need it.
  if (stacks.some(([box]) => !box || box.value.text.includes('$'))) return [];
  return stacks.flatMap(([box, next]) => (box && mayAnswer(box, next?.value) ? [box] : []));
}

function isLabel({ text }: Cell): boolean {
  return text.length <= LONGEST_LABEL && /^[A-Z]/.test(text) && !/[\d:;,$%]|\.(?!$)/.test(text);
}

const isCapital = ({ text }: Cell): boolean => text === text.toUpperCase();
const isCompany = ({ text }: Cell): boolean =>
  (SUFFIX.test(text) || CUSTOMER_NAME.test(text)) && !PARTY.test(text);

const isUnder = (a: Cell, b: Cell): boolean =>
  a !== b && Math.abs(a.box[0] - b.box[0]) < 0.6 * (b.box[3] - b.box[1]) && !isLabelOfRole(a);

const isLabelOfRole = (cell: Cell): boolean => isLabel(cell) && PARTY.test(cell.text);

/** A second date below the first makes a column of a table. */
function mayAnswer({ label, value }: Box, next: Cell | undefined): boolean {
  if (PARTY.test(label.text))
    return isName(value.text) && ORGANIZATION.some((words) => words.test(value.text));
  const isDay = ({ text }: Cell): boolean => findDates(text).some(({ precision }) => precision === 'day');
  return DAY.test(label.text) && isDay(value) && !(next && isDay(next));
}
