import type { Cell, Line, Page } from '../../page/types';
import { sentencesOf, type Prose } from '../reading/prose';
import { CARRIER_LABEL } from './carriers';
import { clausesOf, RETAINED, type Clause } from './clauses';
import { isInsurerName } from './insurer-names';
import { placesOf, rowOf } from './money-items';
import { COVERAGE_FIELD } from './policy-line';
import { POLICY_LABEL, saidNumber } from './policy-facts';
import type { MoneyRow } from './premium-tables';
import { COVERAGE } from './premium-words';
import { cellsIn, isAnswer, listed, LONGEST_FIELD, LONGEST_LABEL, MOST_LINES, MOST_TIMES, NO_LOSS, pairsIn, PERIL, placed, withoutRetained, type Run } from './retained-lists'; // prettier-ignore

/**
 * What the insured bears, wherever it stands: an amount is one because its own words say so, the label beside it, the box
 * over it, or the heading of its list. What it is of are the words of its clause, else of its label, else of the coverage
 * that is named nearest above.
 */
export function retainedAmounts(pages: Page[]): MoneyRow[] {
  const lines = pages.flatMap((page) => page.lines);
  return once(pages.flatMap((page) => ofPage(page, lines)));
}

function once(rows: MoneyRow[]): MoneyRow[] {
  const keys = rows.map(({ cents, name, cell, raw }) => [cents, name.toLowerCase(), cell.box.join(), raw].join('|')); // prettier-ignore
  return rows.filter((_, i) => keys.indexOf(keys[i]!) === i);
}

function ofPage(page: Page, all: Line[]): MoneyRow[] {
  const used = new Set<Cell>();
  const found: MoneyRow[] = [];
  const take = (rows: MoneyRow[], run: Run): boolean => {
    if (rows.length === 0) return false;
    for (const { cell } of run.cells) used.add(cell);
    found.push(...rows.filter(({ cents }) => cents > 0));
    return true;
  };
  for (const [i, line] of page.lines.entries()) {
    const below = page.lines.slice(i + 1, i + 1 + MOST_LINES);
    for (const { rows, run } of boxesIn(page, i)) take(rows, run);
    line.cells.forEach((cell, c) => {
      if (used.has(cell) || cell.text.length > LONGEST_FIELD || !RETAINED.test(cell.text)) return;
      if (goesOnFrom(page.lines[i - 1], cell) || IN_SENTENCE.test(cell.text)) return;
      const about = { page, cell, line, all };
      const beside = besideHeading(page, line, { c, below });
      if (beside.length > 0) return beside.forEach(({ rows, run }) => take(rows, run));
      const value = valueRun(line, c, below);
      const own = ownRun(line, c, below);
      if ((value && take(ofField(value, about), value)) || take(ofOwnWords(own, about), own)) {
        for (const one of perilsBelow(page, { line, cell, found: found.at(-1) }, below))
          take(one.rows, one.run);
        return;
      }
      if (c === 0 && isHeading(line)) for (const { rows, run } of listed(page, below)) take(rows, run);
    });
  }
  return found;
}

/** `Deductible $5,000` over `Ice dam $20,000 per unit`, in one cell or two: perils that go on with it. */
function perilsBelow(
  page: Page,
  { line, cell, found }: { line: Line; cell: Cell; found: MoneyRow | undefined },
  below: Line[],
): { rows: MoneyRow[]; run: Run }[] {
  const height = cell.box[3] - cell.box[1];
  const all: { rows: MoneyRow[]; run: Run }[] = [];
  for (const next of found?.line === line ? below : []) {
    // In one column with the label, or its answer with the label's.
    const isAnswered = found!.cell !== cell && next.cells.length > 1 && Math.abs(next.cells[1]!.box[0] - found!.cell.box[0]) < height; // prettier-ignore
    const at = isAnswered ? 0 : next.cells.findIndex(({ box }) => [cell, found!.cell].some((one) => Math.abs(box[0] - one.box[0]) < height)); // prettier-ignore
    const cells = next.cells.slice(Math.max(0, at));
    const isOwn = found!.cell === cell && cells.length !== 2;
    const part = { ...next, cells: isOwn ? cells.slice(0, 1) : cells };
    const rows = at < 0 ? [] : (pairsIn(page, part) ?? cellsIn(page, { ...part, text: part.cells[0]!.text }));
    const isSame = rows.length === 1 && rows[0]!.rows.every(({ name, cents }) => PERIL.test(name) && !NO_LOSS.test(name) && cents <= found!.cents * MOST_TIMES); // prettier-ignore
    if (!isSame) break;
    all.push(...rows);
  }
  return all;
}

interface About {
  page: Page;
  line: Line;
  cell: Cell;
  all: Line[];
}

/** `Theft limit | $9,000, deductible $500.`, `$1,000,000, | deductible $5,000`: in two lines of one sentence. */
const goesOnFrom = (before: Line | undefined, cell: Cell): boolean =>
  before !== undefined &&
  /^[a-z]/.test(cell.text) &&
  before.cells.length === 1 &&
  /[a-z,]$/i.test(before.text);

/** `The deductible is $2,500 for each loss`: a sentence is read as one, and so is the line with which it goes on. */
const IN_SENTENCE =
  /^(?:the|your) (?:\w+ ){0,3}deductible (?:is|will be|remains|stays)\b|^(?:deductible|retention)\b.*\b(?:is|was)\b|^if\b|^[a-z].*?\bthe deductible\b/i;

/** `Deductibles   Wind and hail: $50,000`: the value beside a label, or behind it, with the lines in which it goes on. */
function valueRun(line: Line, c: number, below: Line[]): (Run & { label: string }) | undefined {
  const cell = line.cells[c]!;
  const at = cell.text.search(/\d/);
  if (at >= 0 && !/^\W*(?:item |section )?\w{1,4}[.)\s:–—-]+\D+$/i.test(cell.text)) return undefined;
  if (cell.text.length > LONGEST_LABEL) return undefined;
  for (const right of line.cells.slice(c + 1, c + 4)) {
    if (/\d/.test(right.text) || /:\s*none\b/i.test(right.text))
      return { label: cell.text, ...runFrom({ line, cell: right }, below, true) };
    if (/:\s*$/.test(right.text)) break;
  }
  return undefined;
}

/** `DEDUCTIBLES | Fire and other perils | $2,500` over `Wind and hail | 15,000`: a list beside its heading. */
function besideHeading(
  page: Page,
  line: Line,
  { c, below }: { c: number; below: Line[] },
): { rows: MoneyRow[]; run: Run }[] {
  const [label, name, answer] = line.cells.slice(c);
  const isList = withoutRetained(label!.text) === '' && name && !/\d/.test(name.text) && answer && isAnswer(answer.text); // prettier-ignore
  return isList ? listed(page, [{ ...line, cells: line.cells.slice(c + 1) }, ...below]) : [];
}

/** A cell that says itself what its amounts are; it may go on below. */
function ownRun(line: Line, c: number, below: Line[]): Run {
  return runFrom({ line, cell: line.cells[c]! }, below, false);
}

/**
 * What goes on below a cell stands in its column, and nothing left of it; below a cell without a label beside it only
 * what begins small, or with an amount.
 */
function runFrom(first: { line: Line; cell: Cell }, below: Line[], isValue: boolean): Run {
  const { box } = first.cell;
  const cells = [first];
  for (const line of below) {
    const [cell, ...more] = line.cells;
    const height = box[3] - box[1];
    const isBelow = cell && Math.abs(cell.box[0] - box[0]) < height;
    const isOpen = !/[.;]\s*$/.test(cells.at(-1)!.cell.text);
    if (!cell || !isBelow || more.length > 0 || cell.text.length > LONGEST_FIELD) break;
    const isRest = /^(?:\([a-z]\) )?\$/.test(cell.text) || (/^[a-z]/.test(cell.text) && isOpen);
    const isClause = isValue && (/\$\s?\d|%|:\s*none/i.test(cell.text) || isOpen) && !/^\W*item\b/i.test(cell.text); // prettier-ignore
    if (!isRest && !isClause) break;
    cells.push({ line, cell });
  }
  return { cells, text: cells.map(({ cell }) => cell.text).join('\n') };
}

/** The clauses of a labelled value; the label names what they do not. */
function ofField(run: Run & { label: string }, about: About): MoneyRow[] {
  const clauses = clausesOf(run.text);
  const label = withoutRetained(run.label);
  return clauses.map((clause) => {
    const isAlone = clauses.length === 1;
    const named = isAlone && label ? label : clause.cause || (isAlone ? '' : clause.terms);
    return placed(clause, run, {
      ...about,
      name: named || label || nameFor(`${run.label} ${run.text}`, about),
    });
  });
}

/** `Wind deductible $5,000`, `$300,000 limit, $5,000 deductible`: amounts whose own words say that they are retained. */
function ofOwnWords(run: Run, about: About): MoneyRow[] {
  // `Your policy has these deductibles: $5,000 for ice dams`.
  const text = run.text.replace(/^[^:]*\b(?=deductibles:)/i, '');
  const clauses = clausesOf(text);
  const first = clauses.findIndex(({ isCalled }) => isCalled);
  if (first < 0 || isProse(text)) return [];
  const isList = /^\W*(?:item \w{1,4}\W+)?\w*\s*(?:deductibles|retentions)\b/i.test(text);
  const own = clauses.filter(
    (clause, i) => clause.isCalled || (i > first && (isList || isTermed(clause) || isNamed(clause))),
  );
  return own.map(
    (clause) =>
    placed(clause, run, { ...about, name: clause.cause || (own.length > 1 && clause.terms) || nameFor(run.text, about) }), // prettier-ignore
  );
}

/** Behind the first amount another of its own. */
const isNamed = ({ cause }: Clause): boolean => PERIL.test(cause) || cause.match(COVERAGE) !== null;

const isTermed = ({ terms, cause }: Clause): boolean => terms !== '' && cause === '';

/** Words of sentences, which are read as such. */
const isProse = (text: string): boolean =>
  /\b(?:you|your|we|our|provided|carr(?:y|ies)|shall|must|please|would|will|was|were|if|expiring|prior|previous|last|former|raising|reduc\w+|increas\w+|option|alternative|which|that|has|have|had)\b/i.test(text); // prettier-ignore

/** A heading over a list: the word, what it is by, and no amount. */
function isHeading({ cells, text }: Line): boolean {
  return (
    !/[$%]|\d{3}/.test(text) &&
    cells.length < 3 &&
    text.length < LONGEST_LABEL + 20 &&
    (cells.length === 1 ||
      cells.every(({ text: own }) => RETAINED.test(own) || /^(?:amount|cause|peril)s?/i.test(own)))
  );
}

/** `DEDUCTIBLE - ALL OTHER PERILS | WATER DAMAGE` over `$10,000 | $25,000 per unit`: labels in boxes over their answers. */
function boxesIn(page: Page, at: number): { rows: MoneyRow[]; run: Run }[] {
  const all: { rows: MoneyRow[]; run: Run }[] = [];
  for (let i = at; i + 1 < page.lines.length; i += 2) {
    const [labels, answers] = [page.lines[i]!, page.lines[i + 1]!];
    const isOver = answers.cells.length > 1 && answers.cells.length === labels.cells.length && answers.cells.every((cell, c) => isAnswer(cell.text) && overlaps(cell, labels.cells[c]!)); // prettier-ignore
    const isTold = labels.cells.some(({ text }) => RETAINED.test(text) && !/\d{3}/.test(text));
    if (!isOver || labels.cells.some(({ text }) => /[$:]$|\$\s?\d/.test(text)) || (i === at && !isTold))
      break;
    const hasOthers = labels.cells.some(({ text }) => /\b(?:limit|premium|amount|aggregate|value)s?\b/i.test(text)); // prettier-ignore
    if (hasOthers && i > at) break;
    answers.cells.forEach((cell, c) => {
      const label = labels.cells[c]!.text;
      if (hasOthers && !RETAINED.test(label)) return;
      const run = {
        cells: [
          { line: answers, cell },
          { line: labels, cell: labels.cells[c]! },
        ],
        text: cell.text,
      };
      const about = { page, line: labels, cell: labels.cells[c]!, all: page.lines };
      const name = withoutRetained(label) || nameFor(label, about);
      all.push({ run, rows: clausesOf(cell.text).map((clause) => placed(clause, run, { page, name })) });
    });
  }
  return all;
}

const overlaps = (a: Cell, b: Cell): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 0;

/** What a name of a coverage ends with in a label or a heading. */
const OF_PART = /(?: coverage)?(?: amount of(?: insurance)?| part(?: declarations)?)?[\s:-]*$/i;

/** Of what an amount is whose label does not say it. A retention is the whole policy's: no heading over it is its coverage. */
function nameFor(label: string, { line, cell, all }: About): string {
  const coverage = all.findLast(({ index, cells }) => cells[0]?.text === COVERAGE_FIELD && index < line.index)?.cells[1]?.text; // prettier-ignore
  const isSelfInsured = /self[- ]insured|\bSIR\b/i.test(label);
  if (coverage) return isSelfInsured ? `${coverage} self-insured retention` : coverage;
  if (isSelfInsured) return 'Self-insured retention';
  const beside = nameBeside(line, cell);
  if (/retention/i.test(label) && !/deductible/i.test(label)) return beside || 'Retention';
  return beside || headingAbove(all, line) || 'Deductible';
}

/** `Ice dams   [X]   DED: 20,000`: in a form the cause stands before its field. */
function nameBeside({ cells }: Line, cell: Cell): string | undefined {
  const first = cells[0]!.text.replace(/ amount of insurance:.*$/i, '').replace(OF_PART, '');
  return cells[0] !== cell && !/[:$\d]/.test(first) ? first : undefined;
}

/** The nearest words alone above a field that name a coverage or a cause, before all those over a policy's own fields. */
function headingAbove(lines: Line[], field: Line): string | undefined {
  const at = lines.indexOf(field);
  const from = Math.max(0, at - MOST_LINES);
  const above = lines.slice(from, at).flatMap(({ cells, text }, i) => {
    const isHeading = cells.length === 1 && text.length < 60 && !/[:$]|\d{3}/.test(text) && /^[A-Z]/.test(text) && !/\bpolicy\b.*\bdeclarations\b/i.test(text) && !isInsurerName(text.trim()); // prettier-ignore
    const isCoverage = isHeading && (PERIL.test(text) || text.match(COVERAGE) !== null);
    return isCoverage ? [{ text: text.trim(), next: lines[from + i + 1]!.text }] : [];
  });
  return (above.findLast(({ next }) => CARRIER_LABEL.test(next) || POLICY_LABEL.test(next)) ?? above.at(-1))?.text.replace(OF_PART, ''); // prettier-ignore
}

const BEFORE_AMOUNT = /(?:deductible|retention|SIR)\W{0,3}(?:(?:of|is|at)\W{0,3})?$/i;
const BEHIND_AMOUNT = /^\s{0,2}(?:[a-z]{1,20}\s)?(?:deductible|retention|SIR)\b/;

/** `; theft $300,000 with a $5,000 deductible`: a paragraph without verbs that lists its coverages. */
export function retainedInProse(prose: Prose): MoneyRow[] {
  return sentencesOf(prose.text).flatMap(({ start, text }) => {
    if (text.length > LONGEST_FIELD || !RETAINED.test(text) || isProse(text) || saidNumber(text)) return [];
    return clausesOf(text.replaceAll('\n', ' ')).flatMap(({ isCalled, cause, cents, raw }) => {
      const at = start + text.indexOf(raw);
      const places = placesOf(prose, { start: at, end: at + raw.length, raw });
      const isNear =
        BEFORE_AMOUNT.test(text.slice(0, at - start)) ||
        BEHIND_AMOUNT.test(text.slice(at - start + raw.length));
      // A field or a row of a table is no part of a paragraph.
      const told = places.filter(({ cell }) => cell.text !== raw);
      return isCalled && isNear && cause && cents > 0
        ? told.map((place) => rowOf({ name: cause, cents, raw, ...place }))
        : [];
    });
  });
}
