import type { Cell, Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { causeIn, clausesOf, type Clause } from './clauses';
import { rowOf } from './money-items';
import { isInsurerName } from './insurer-names';
import { CARRIER_LABEL, POLICY_LABEL } from './policy-facts';
import type { MoneyRow } from './premium-tables';
import { ITEM } from './premium-words';

const LABEL =
  /^\s*(?:[•▪*-]\s)?(?:(?:item\s{1,3}\w{1,3}[.)]|\(?\w{1,2}[.)])\s{1,3})?(?:(?:limit )?\$?[\d,]{5,14} (?=ded:))?(?:[A-Za-z/&,'’ ()-]{0,50}?)\b(?:deductibles?|(?:self[- ]insured )?retentions?|self[- ]insured(?=\s*$)|ded(?=[:.]))\b(?:\s*\([^)]*\))?/i;

/** `The deductible is $2,500 for each loss`: a sentence is read as one, and so is the line with which it goes on. */
const IN_SENTENCE =
  /^(?:the|your) (?:\w+ ){0,3}deductible (?:is|will be|remains|stays)\b|^(?:deductible|retention)\b.*\b(?:is|was)\b|^if\b|^[a-z].*?\bthe deductible\b/i;

const HEADING =
  /^\W*(?:(?:section|item) \w{1,4}\s*[-–—:.]\s*)?(?:(?:schedule|list|summary) of )?(?:(?:policy|your|applicable|current|special|optional|additional) )?deductibles?(?: (?:amounts?|schedule|summary))?(?:,? \(?(?:at|by|per|each|any one) [a-z ]{3,24}|\s?[–—-]\s?[a-z &/]{3,40})?\W*$/i;
const WITHOUT_AMOUNT = /%|\bpercent\b|\b(?:none|nil|n\/a|not applicable|waived|included|hours|days)\W*$/i;
export const LONGEST_FIELD = 300;
const LONGEST_LIST = 25;
/** Lines over which a field may run. */
const MOST_LINES = 4;

interface Place {
  line: Line;
  cell: Cell;
  text: string;
}

/**
 * `Property deductible: $10,000`, `Deductibles   Wind and hail: $50,000; any other loss: $5,000`, or a list of causes
 * under a heading: every clause of such a field is a deductible of what it names, or else of what its label names.
 */
export function deductibleFields(pages: Page[]): MoneyRow[] {
  const lines = pages.flatMap((page) => page.lines);
  return pages.flatMap((page) => {
    const used = new Set<Line>();
    return page.lines.flatMap((line, i) =>
      line.cells.flatMap((cell, c) => {
        if (used.has(line) || goesOnFrom(page.lines[i - 1], cell)) return [];
        const label = LABEL.exec(cell.text.slice(0, LONGEST_FIELD))?.[0];
        if (label === undefined || IN_SENTENCE.test(cell.text)) return [];
        const below = page.lines.slice(i + 1);
        const value = valueOf(line, c, label) ?? itemBelow(line, c, below[0]);
        const name = (cause?: string): string => nameOf({ label: cell.text, line, cause }, lines);
        const rows = value
          ? withAlike(fieldRows(value, below, { page, label: cell.text, name }), { value, below, page })
          : c === 0 && HEADING.test(cell.text)
            ? listRows(page, below)
            : [];
        for (const row of rows) used.add(row.line);
        return rows;
      }),
    );
  });
}

/** What is printed behind the label in its cell, or in one beside it. */
function valueOf(line: Line, c: number, label: string): Place | undefined {
  const cell = line.cells[c]!;
  const rest = cell.text.slice(label.length).replace(/^[\s:.…_·–—-]+(?=[^\s\d])/, '').trim(); // prettier-ignore
  if (/\d/.test(rest)) return { line, cell, text: rest };
  for (const right of line.cells.slice(c + 1, c + 4)) {
    if (/[$%]|\d,\d{3}|^\d+(?:\.\d{2})?$/.test(right.text)) return { line, cell: right, text: right.text };
    // Another label begins: what follows is its value.
    if (/:\s*$/.test(right.text)) break;
  }
  return undefined;
}

/** `$1,000,000, | deductible $5,000` in two lines of one sentence. */
const goesOnFrom = (before: Line | undefined, cell: Cell): boolean =>
  before?.text.endsWith(',') === true && /^[a-z]/.test(cell.text);

/** Amounts that answer the names over them, one each. */
const ANSWER = /^\$\s?[\d,]{1,14}(?:\.\d{2})?( (?:each|per|any one) [a-z ]{3,30})?$/i;

/** `Item 6. Self-insured retention` over an amount: a numbered item answered in the line below it, alone or beside others. */
function itemBelow({ cells }: Line, c: number, below: Line | undefined): Place | undefined {
  const isAnswered =
    below?.cells.length === cells.length && below.cells.every(({ text }) => ANSWER.test(text));
  const cell = below?.cells[c];
  return isAnswered && cell && ITEM.test(cells[0]!.text) ? { line: below, cell, text: cell.text } : undefined;
}

/** The clauses of a field; one that has an amount and says nothing plain makes the whole field unclear. */
function fieldRows(
  value: Place,
  below: Line[],
  { page, label, name }: { page: Page; label: string; name: (cause?: string) => string },
): MoneyRow[] {
  const after = below.slice(below.indexOf(value.line) + 1, MOST_LINES);
  const places = [value, ...goingOn(value, after)];
  const clauses = clausesOf(places.map(({ text }) => text).join(' '));
  if (!clauses) return [];
  const rows = clauses.filter(({ cents }) => cents > 0 || clauses.length === 1);
  return rows.map((clause) => {
    const isFirst = clause === clauses[0] && !clause.before && /^(?:each|per)\b/i.test(clause.after);
    const labelled = (rows.length === 1 || isFirst) && withoutDeductible(label);
    const own = labelled || clause.before || (rows.length > 1 && clause.after) || name(causeIn(clause));
    return placed(clause, {
      places,
      page,
      name: clause.isLeast && own !== clause.before ? `${own} minimum` : own,
    });
  });
}

/** `Water damage $20,000`. */
const NAMED = /^[A-Z][A-Za-z &/-]{2,40} \$[\d,]{3,14}$/;

/** Lines below in which a field goes on, each a cell below its value: another clause, or the rest of one. */
function goingOn(value: Place, below: Line[]): Place[] {
  const places: Place[] = [];
  for (const line of below) {
    const [cell, ...more] = line.cells;
    const isBelow = cell && Math.abs(cell.box[0] - value.cell.box[0]) < cell.box[3] - cell.box[1];
    const isOpen = !/[.;]\s*$/.test((places.at(-1) ?? value).text);
    if (!cell || more.length > 0 || !isBelow) break;
    const isAlike = NAMED.test(cell.text) && NAMED.test(value.text);
    if (isAlike || /^(?:\([a-z]\) )?\$/.test(cell.text)) places.push({ line, cell, text: `; ${cell.text}` });
    else if (/^[a-z]/.test(cell.text) && isOpen) places.push({ line, cell, text: cell.text });
    else break;
  }
  return places;
}

/** Deductibles beside each other are of one size: what is much more is a limit. */
const MOST_TIMES = 10;
/** What a name of a coverage ends with in a label or a heading. */
const OF_PART = /(?: coverage)?(?: amount of(?: insurance)?| part(?: declarations)?)?[\s:-]*$/i;

/** `Deductible: $5,000 per occurrence` over `Water damage: $10,000 per occurrence`: rows that go on with a field. */
function withAlike(
  rows: MoneyRow[],
  { value, below, page }: { value: Place; below: Line[]; page: Page },
): MoneyRow[] {
  if (![' per ', ' each '].some((word) => value.text.includes(word))) return rows;
  const lines = below.slice(below.indexOf(value.line) + 1, LONGEST_LIST);
  const end = lines.findIndex(({ cells: [label, cell, ...more], text }) => {
    const isBelow = cell && Math.abs(cell.box[0] - value.cell.box[0]) < cell.box[3] - cell.box[1];
    const isOther = LABEL.test(label?.text ?? '') || /\b(?:limit|aggregate|value|person)/i.test(text);
    return !isBelow || more.length > 0 || isOther || ANSWER.exec(cell.text)?.[1] === undefined;
  });
  const most = MOST_TIMES * Math.max(0, ...rows.map(({ cents }) => cents));
  const alike = listRows(page, end < 0 ? lines : lines.slice(0, end)).filter(({ cents }) => cents <= most);
  return [...rows, ...alike.map((row) => ({ ...row, evidence: 0.88 }))];
}

/** Causes with an amount each under a heading, down to the first line that is no such row. */
function listRows(page: Page, below: Line[]): MoneyRow[] {
  const rows: MoneyRow[] = [];
  for (const line of below.slice(0, LONGEST_LIST)) {
    const beside = pairsIn(line);
    if (beside) {
      rows.push(...beside.map((one) => rowOf({ ...one, line, page })));
      continue;
    }
    const places = line.cells.map((cell) => ({ line, cell, text: cell.text }));
    const clauses = line.text.length <= LONGEST_FIELD ? clausesOf(line.text) : undefined;
    const named = clauses?.filter(({ before, after }) => before || after) ?? [];
    const isHead = line === below[0] && line.cells.length > 1 && !/\d/.test(line.text);
    if (named.length === 0 && !isHead && !WITHOUT_AMOUNT.test(line.text)) break;
    rows.push(
      ...named.map((clause) => placed(clause, { places, page, name: clause.before || clause.after })),
    );
  }
  return rows.filter(({ cents }) => cents > 0);
}

/** `Sewer backup | $10,000 | Wind or hail | 2% of the building`: two lists beside each other. */
function pairsIn({ cells }: Line): Pick<MoneyRow, 'name' | 'cents' | 'raw' | 'cell'>[] | undefined {
  if (cells.length < 4 || cells.length % 2 === 1) return undefined;
  const pairs = cells.flatMap((cell, c) => (c % 2 === 0 ? [{ name: cell.text, cell: cells[c + 1]! }] : []));
  const isPair = ({ name, cell }: (typeof pairs)[number]): boolean =>
    /\p{L}{3}/u.test(name) && !/[$%]/.test(name) && (ANSWER.test(cell.text) || /^\d{1,2}% /.test(cell.text));
  return pairs.every(isPair)
    ? pairs.flatMap(({ name, cell }) => {
        const amount = amountIn(cell.text);
        return amount && !cell.text.includes('%')
          ? [{ name, cents: amount.value, raw: amount.raw, cell }]
          : [];
      })
    : undefined;
}

function placed({ raw, cents }: Clause, at: { places: Place[]; page: Page; name: string }): MoneyRow {
  const { line, cell } = at.places.find((place) => place.cell.text.includes(raw)) ?? at.places[0]!;
  return rowOf({ name: at.name, cents, raw, cell, line, page: at.page });
}

/** What the deductible is of. A retention is the whole policy's: no heading over it is its coverage. */
function nameOf(
  { label, line, cause }: { label: string; line: Line; cause?: string | undefined },
  lines: Line[],
): string {
  const isRetention = /retention|self[- ]insured/i.test(label);
  return withoutDeductible(label) || (isRetention ? 'Retention' : nameBeside(label, line) || headingAbove(lines, line) || cause || 'Deductible'); // prettier-ignore
}

/** `Ice dams   [X]   DED: 20,000`: in a form the cause stands before its field. */
function nameBeside(label: string, { cells }: Line): string | undefined {
  const own = cells[0]?.text ?? '';
  const first = own.replace(OF_PART, '');
  return own !== label && !/[:$\d]/.test(first) ? first : undefined;
}

/** `Deductible, all other perils`, `Deductible BI/PD per claim`: of what it is may stand behind the word. */
const OF_WHAT =
  /^\s*(?:[Dd]eductibles?|DEDUCTIBLES?|[Rr]etentions?|RETENTIONS?)\s?(?:(?:,|-|–|\()\s?|(?=[A-Z]{2,}\/))([A-Za-z][A-Za-z &/-]{3,50}?)\)?\s*:?\s*$/;

/** What a label says the deductible is of. */
export function withoutDeductible(label: string): string {
  const behind = OF_WHAT.exec(label.slice(0, LONGEST_FIELD))?.[1];
  if (behind) return behind;
  return label
    .replace(/\b(?:deductibles?|(?:self-insured )?retentions?|ded(?=[:.]))\b.*$/i, '')
    .replace(/^(?:limit )?\$?[\d,]+\s*$/i, '')
    .replace(/^\s*(?:[•▪*-]\s*|\(?(?:item )?\w{1,2}[.)]\s*)/i, '')
    .replace(/[\s:,(-]+$/, '')
    .trim();
}

/** The nearest words alone above a field, before all those over a policy's own fields. */
function headingAbove(lines: Line[], field: Line): string | undefined {
  const at = lines.indexOf(field);
  const from = Math.max(0, at - 8);
  const above = lines.slice(from, at).flatMap((line, i) => {
    const { cells, text } = line;
    const isHeading = cells.length === 1 && text.length < 60 && !/[:$]|\d{3}/.test(text) && /^[A-Z]/.test(text) && !isInsurerName(text.trim()); // prettier-ignore
    return isHeading ? [{ text: text.trim(), next: lines[from + i + 1]!.text }] : [];
  });
  return (above.findLast(({ next }) => CARRIER_LABEL.test(next) || POLICY_LABEL.test(next)) ?? above.at(-1))?.text.replace(OF_PART, ''); // prettier-ignore
}
