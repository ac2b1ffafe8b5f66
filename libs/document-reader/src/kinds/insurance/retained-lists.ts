import type { Cell, Line, Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import { clausesOf, OF_EACH_LOSS, onlyClauses, RETAINED, type Clause } from './clauses';
import { rowOf } from './money-items';
import type { MoneyRow } from './premium-tables';

/** Characters of a field with its value; what is longer is a paragraph. */
export const LONGEST_FIELD = 300;
export const LONGEST_LABEL = 70;
/** Lines over which a field or a list may run. */
export const MOST_LINES = 25;

/** A cell with those below it in which its text goes on. */
export interface Run {
  cells: { line: Line; cell: Cell }[];
  text: string;
}

/** What an amount in a list of deductibles is of, though the list has no heading. */
export const PERIL =
  /\b(?:wind\w*|hail|storm|hurricane|water|sewer|back-?up|flood|ice|freez\w*|fire|theft|glass|earthquake|perils?|causes?|aop|spoilage|contents|dishonesty|forgery)\b/i;

/** Deductibles beside each other are of one size: what is much more is a limit. */
export const MOST_TIMES = 20;
/** Amounts that are nothing borne, and so end a list. */
export const NO_LOSS =
  /\b(?:limits?|aggregate|premiums?|tax(?:es)?|fees?|surcharges?|totals?|expense|install\w*|due|operations|rented|TRIA|terrorism)\b/i;

/** Causes with an amount each under a heading, down to the first line that is no such row. */
export function listed(page: Page, below: Line[]): { rows: MoneyRow[]; run: Run }[] {
  const all: { rows: MoneyRow[]; run: Run }[] = [];
  let before: Line | undefined;
  for (const line of below) {
    const found = pairsIn(page, line) ?? cellsIn(page, line);
    const rows = found.flatMap((one) => one.rows);
    const most = Math.max(0, ...all.flatMap((one) => one.rows.map(({ cents }) => cents)));
    if (rows.some(({ name, cents }) => NO_LOSS.test(name) || (most > 0 && cents > most * MOST_TIMES))) break;
    const isSilent = rows.length === 0 && WITHOUT_AMOUNT.test(line.text);
    if (rows.length === 0 && found.length === 0 && !isSilent && !isRest(line, before)) break;
    before = line;
    all.push(...found);
  }
  return all.some(({ rows }) => rows.length > 0) ? all : [];
}

/** The rest of an answer, below it, or the heads of the list's columns. */
function isRest({ cells, text }: Line, before: Line | undefined): boolean {
  if (/\d/.test(text) || text.length > 60) return false;
  if (!before) return cells.length > 1;
  return cells.length === 1 && before.cells.length > 1 && cells[0]!.box[0] > before.cells[0]!.box[2];
}

const WITHOUT_AMOUNT =
  /%|\bpercent\b|\bminimum\b|\b(?:none|nil|n\/a|not applicable|waived|included|hours|days)\W*$/i;

/** `Sewer backup | $10,000 | Wind or hail | 2% of the building`: a name and its answer, once or more. */
export function pairsIn(page: Page, line: Line): { rows: MoneyRow[]; run: Run }[] | undefined {
  const { cells } = line;
  if (cells.length % 2 === 1) return undefined;
  const pairs = cells.flatMap((label, c) => (c % 2 === 0 ? [{ label, cell: cells[c + 1]! }] : []));
  const isPair = ({ label, cell }: (typeof pairs)[number]): boolean =>
    /\p{L}{2}/u.test(label.text) && !/[$%]/.test(label.text) && isAnswer(cell.text);
  if (!pairs.every(isPair)) return undefined;
  return pairs.map(({ label, cell }) => {
    const run = { cells: [cell, label].map((one) => ({ line, cell: one })), text: cell.text };
    const rows = clausesOf(cell.text).map((clause) =>
      placed(clause, run, { page, name: withoutRetained(label.text) || 'Deductible' }),
    );
    return { rows, run };
  });
}

/** Clauses that stand in cells of their own, each with its cause. */
export function cellsIn(page: Page, line: Line): { rows: MoneyRow[]; run: Run }[] {
  const runs = line.cells.map((cell): Run => ({ cells: [{ line, cell }], text: cell.text }));
  const whole: Run = { cells: runs.flatMap(({ cells }) => cells), text: line.text };
  const isEach = runs.length > 1 && runs.every(({ text }) => clausesOf(text).some(({ cause }) => cause) || WITHOUT_AMOUNT.test(text)); // prettier-ignore
  if (!isEach && runs.length > 2) return [];
  const found = (isEach ? runs : [whole]).map((run) => {
    const clauses = run.text.length <= LONGEST_FIELD ? onlyClauses(run.text) : [];
    const rows = clauses.flatMap((clause) => {
      const name = clause.cause || clause.terms;
      return name ? [placed(clause, run, { page, name })] : [];
    });
    return { rows, run };
  });
  return found.filter(({ rows }) => rows.length > 0);
}

/** An amount with its terms, a percentage, or that there is none. */
export const isAnswer = (text: string): boolean =>
  /^\$?\s?[\d,]{1,14}(?:\.\d{2})?(?:\s(?:per|each|any one|every|aggregate)\b.{0,40})?$|^\d{1,2}(?:\.\d+)?\s?%|^(?:none|nil|n\/?a|included|waived|same as .{0,20}|-|–|—|\d+ hours)$/i.test(
    text.trim(),
  );

export function placed(
  { raw, cents }: Pick<Clause, 'raw' | 'cents'>,
  run: Run,
  { page, name }: { page: Page; name: string },
): MoneyRow {
  const { line, cell } = run.cells.find((place) => place.cell.text.includes(raw)) ?? run.cells[0]!;
  return rowOf({ name, cents, raw, cell, line, page });
}

/** What a label says the deductible is of: the words behind it where there are such, else those before. */
export function withoutRetained(label: string): string {
  const plain = label
    .replace(/^\W*(?:(?:item|section|part)\s)?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.):]\s+/i, '')
    .replace(/^\[?x\]?\s(?=\w)|\((?!AOP\b)[^)]*\)|\$[\d,]+/gi, ' ');
  const [before = '', ...behind] = plain.split(new RegExp(RETAINED.source, 'i'));
  const own = [before, behind.join(' ')].map((words) => words.replace(/\s+/g, ' ').replace(/^[\s,:.(–—/-]+(?:or\b|for\b|amounts?\b)?|[\s:.,(_·–—/-]+$/gi, '').trim().replace(OF_EACH_LOSS, '').replace(/^([^(]*)\)$/, '$1')); // prettier-ignore
  const isNamed = (words: string): boolean => /\p{L}{2}/u.test(words) && !/^(?:item|section|policy|your|the|applicable|current|special|clause|property or)?\s?(?:\d{0,3}|\w)$/i.test(words); // prettier-ignore
  return own.find(isNamed)?.replace(/ or$/i, '').replace(/^aop$/i, 'All other perils (AOP)') ?? '';
}

/** A deductible is 50 dollars or more, in tens of dollars: anything else in its column is not one. */
export const isRetained = (cents: number): boolean => cents >= 5000 && cents % 1000 === 0;

/** What a cell of a table's own column says is retained, or one `amongLimits`; `named` is the coverage of its row. */
export function retainedInCell(
  text: string,
  named: string,
  amongLimits = false,
): Pick<Clause, 'cents' | 'raw' | 'cause'>[] {
  if (/\blimits?\b/i.test(named)) return [];
  const of = withoutRetained(named) || named;
  const whole = amongLimits ? undefined : amountIn(text);
  const told = whole?.raw === text.trim() && !/[%(]/.test(text) ? [{ cause: '', terms: '', isCalled: true, isLeast: false, cents: whole.value, raw: whole.raw }] : clausesOf(text); // prettier-ignore
  const first = told.findIndex(({ isCalled }) => isCalled);
  const clauses = told.filter(({ isCalled, cause, isLeast }, i) => !isLeast && (!amongLimits || isCalled || (first >= 0 && i > first && PERIL.test(cause)))); // prettier-ignore
  const coverage = of.split(/\s*\(|,\s| [-–—] /)[0]!;
  return clauses.flatMap(({ cause, terms, cents, raw }, i) => {
    const own = cause || (i > 0 ? terms : '');
    if (!isRetained(cents)) return [];
    return [{ cents, raw, cause: own === '' ? of : coverage === '' ? own : `${coverage} - ${own}` }];
  });
}
