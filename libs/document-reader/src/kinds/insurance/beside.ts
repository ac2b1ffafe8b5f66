import type { Cell, Line, Page } from '../../page/types';
import { isNear } from '../reading/labels';
import { isInsurerName } from './insurer-names';
import { isPolicyNumber, POLICY_LABEL, saidNumber } from './policy-facts';
import { COVERAGE_FIELD } from './policy-line';
import { SPEC, type Role } from './premium-heads';

/**
 * Policies beside each other, as a page each: what stands over them is of all, what stands below of the policy in whose
 * column it is, with the name of its row.
 */
export function pagesBeside(page: Page): Page[] {
  return underNumbers(page) ?? underLabel(page) ?? [page];
}

/** `Policy RB 0092 — Package | Policy RBEB 7710 — Equipment`: each column has its own names. */
function underNumbers(page: Page): Page[] | undefined {
  const numbered = page.lines.findIndex(({ cells }) => headsIn(cells).length > 1);
  if (numbered < 0) return undefined;
  const heads = headsIn(page.lines[numbered]!.cells);
  // Titles and insurers of the columns stand over their numbers.
  const isBeside = ({ cells }: Line): boolean =>
    cells.length > 1 && cells.every((cell) => !reachesOver(cell, heads));
  const over = page.lines.slice(0, numbered).findLastIndex((line) => !isBeside(line));
  const at = heads.length < page.lines[numbered]!.cells.length ? over + 1 : numbered;
  const rest = page.lines.slice(at);
  const across = rest.findIndex(({ cells }) => cells.some((cell) => reachesOver(cell, heads)));
  const below = across < 0 ? rest : rest.slice(0, across);
  return heads.map((head, i) => {
    const to = heads[i + 1]?.box[0] ?? Infinity;
    const isIn = ({ box }: Cell): boolean => box[0] < to - 1 && (i === 0 || box[0] >= head.box[0] - 1);
    const own = below.flatMap((line) => lineOf(line, line.cells.filter(isIn)));
    const hasInsurer = own.some(({ cells }) => cells.some(({ text }) => isInsurerName(text)));
    const above = page.lines.slice(0, at).filter(({ text }) => !hasInsurer || !isInsurerName(text));
    return { ...page, lines: [...above, ...own] };
  });
}

/** Cells that say the number of a policy each, or labels with one behind each. */
function headsIn(cells: Cell[]): Cell[] {
  const numberAt = ({ text }: Cell, c: number): string | undefined => {
    const next = cells[c + 1]?.text ?? '';
    const own = /^policy\b/i.test(text) ? saidNumber(text)?.value : undefined;
    return own ?? (POLICY_LABEL.test(text) && isPolicyNumber(next) ? next : undefined);
  };
  const heads = cells.filter((cell, c) => numberAt(cell, c) !== undefined);
  const numbers = new Set(cells.map(numberAt).filter((number) => number !== undefined));
  const isAll = heads.length === cells.length || heads.length * 2 === cells.length;
  return isAll && numbers.size === heads.length ? heads : [];
}

const reachesOver = ({ box }: Cell, heads: Cell[]): boolean =>
  heads.slice(1).some((head) => box[0] < head.box[0] - 1 && box[2] > head.box[0] + 1);

const lineOf = (line: Line, cells: Cell[]): Line[] =>
  cells.length === 0 ? [] : [{ ...line, cells, text: cells.map(({ text }) => text).join('  ') }];

/** Lines above and below the numbers among which the other facts of the policies are. */
const ABOVE = 10;
const BELOW = 24;
const LONGEST_LABEL = 40;
const TERMS = new Set<Role | undefined>(['old', 'next']);
const CHOSEN = /\b(?:accepted|selected|bound)\b/i;

/** What a row says: the words that name it, and its text in the column of each policy. */
interface Fact {
  line: Line;
  label: Cell | undefined;
  places: (Cell | undefined)[];
}

/** `Policy number | TMP-61884 | TML-61885`: the rows have names, which are of every column. */
function underLabel(page: Page): Page[] | undefined {
  const at = page.lines.findIndex((line) => numbersIn(line).length > 1);
  if (at < 0) return undefined;
  const from = Math.max(0, at - ABOVE);
  const facts = factsAround(page.lines.slice(from, at + BELOW), page.lines[at]!.cells);
  const chosen = chosenOf(facts);
  const isOfTerms = ({ places }: Fact): boolean =>
    places.filter((place) => TERMS.has(SPEC.roleOf(place?.text ?? ''))).length > 1;
  // Terms or choices beside each other are of one policy.
  if (!chosen && facts.some(isOfTerms)) return undefined;
  const first = facts[0]?.line;
  const above = page.lines.slice(0, first ? page.lines.indexOf(first) : at);
  return numbersIn(page.lines[at]!).flatMap((_, column) => {
    const own = facts.flatMap((fact) => fieldOf(fact, column));
    return chosen && !chosen.has(column) ? [] : [{ ...page, lines: [...above, ...own] }];
  });
}

/** A row as a field of one policy; what stands over the column without a name is its insurer, or what is insured. */
function fieldOf({ line, label, places }: Fact, column: number): Line[] {
  const place = places[column];
  if (!place) return [];
  const value = { ...place, text: place.text.split(/\s*\*/)[0]! };
  if (!label)
    return lineOf(line, isInsurerName(value.text) ? [value] : [{ ...value, text: COVERAGE_FIELD }, value]);
  const role = SPEC.roleOf(label.text);
  // `Property $48,960` over `Liability $5,210`.
  const pairs = role === 'premium' ? [...value.text.matchAll(PAIR)] : [];
  if (pairs.length > 1)
    return pairs.flatMap(([, name = '', amount = '']) => lineOf(line, [name, amount].map((text) => ({ ...value, text })))); // prettier-ignore
  const isNumber = role === 'policy';
  return lineOf(line, [isNumber ? { ...label, text: 'Policy number:' } : label, value]);
}

const PAIR = /([A-Z][A-Za-z &/-]{1,30}?)\s(\$[\d,]{3,12}(?:\.\d{2})?)(?=\s|$)/g;

/** Numbers right behind each other: behind `Renewal of` stands another one of the same policy. */
function numbersIn({ cells: [label, ...cells] }: Line): Cell[] {
  if (!label || SPEC.roleOf(label.text) !== 'policy') return [];
  const isNumber = (cell: Cell, i: number): boolean =>
    isPolicyNumber(cell.text) && !isNear(cells[i - 1], cell);
  const end = cells.findIndex((cell, i) => !isNumber(cell, i));
  return end < 0 ? cells : cells.slice(0, end);
}

/** The rows around the numbers; a line without a name of its own goes on with the row over it. */
function factsAround(lines: Line[], [label, ...columns]: Cell[]): Fact[] {
  // `All` behind the last of them is of no policy.
  const near = columns.length > 1 ? (columns.at(-1)!.box[0] - columns[0]!.box[0]) / (columns.length - 1) / 2 : Infinity; // prettier-ignore
  const facts: Fact[] = [];
  for (const line of lines) {
    const own = line.cells.find((cell) => isUnder(cell, label!));
    const rest = line.cells.filter((cell) => cell !== own && Math.min(...distancesOf(cell, columns)) < near);
    const places = columns.map((_, c) => rest.filter((one) => columnOf(one, columns) === c).reduce<Cell | undefined>(joined, undefined)); // prettier-ignore
    const over = facts.at(-1);
    if (rest.length === 0 || rest.length > columns.length) {
      // The rest of a name, and no paragraph below the table.
      const isOfName = own && over?.label && own.box[2] < columns[0]!.box[0] && over.label.text.length < LONGEST_LABEL; // prettier-ignore
      if (isOfName) over.label = joined(over.label, own);
    } else if (own || !over || places.every((place, c) => place && !over.places[c]))
      facts.push({ line, label: own, places });
    else over.places = over.places.map((place, c) => (places[c] ? joined(place, places[c]) : place));
  }
  return facts;
}

const joined = (over: Cell | undefined, cell: Cell): Cell =>
  over ? { ...over, text: `${over.text} ${cell.text}`, words: [...over.words, ...cell.words] } : cell;

const isUnder = (a: Cell, b: Cell): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 1;

/** The column whose number stands nearest. */
function columnOf(cell: Cell, columns: Cell[]): number {
  const distances = distancesOf(cell, columns);
  return distances.indexOf(Math.min(...distances));
}

/** By an edge, or the middle of both. */
const distancesOf = ({ box }: Cell, columns: Cell[]): number[] =>
  columns.map((column) =>
    Math.min(
      Math.abs(box[0] - column.box[0]),
      Math.abs(box[2] - column.box[2]),
      Math.abs(box[0] + box[2] - column.box[0] - column.box[2]) / 2,
    ),
  );

/** Of rival offers the columns that say that they were taken. */
function chosenOf(facts: Fact[]): ReadonlySet<number> | undefined {
  const heads = facts.filter(({ label }) => [undefined, 'carrier'].includes(SPEC.roleOf(label?.text ?? '')));
  const chosen = heads.flatMap(({ places }) => places.flatMap((place, c) => (CHOSEN.test(place?.text ?? '') ? [c] : []))); // prettier-ignore
  return chosen.length > 0 ? new Set(chosen) : undefined;
}
