import type { Entry } from './entries';
import { hasFigures, isWhole, sumIn, type Values } from './arithmetic';
import { withDatedPairs, withListedAccounts, withTransfers } from './accounts';
import { BILLED } from '../../lexicon/statement-terms';
import { nameOf, NAMES_SIDE, readWords, saysSide, withRole, type Words } from './evidence';
import type { StatementEntry } from './node';

const FEWEST_CODED = 4;
const MOST_CODE_FLOW = 2;

/** Rows as the search reads them: words weighed, figures of the summable columns only. */
export function toStatementRows(entries: readonly Entry[], summable: readonly number[]): StatementEntry[] {
  const rows = entries.map((entry, index): StatementEntry => {
    const values = summable.map((column) => (entry.kind === 'figures' ? entry.values[column] : undefined));
    const words = sidedWords(entry);
    const names = entry.kind === 'figures' && !hasFigures(values) && /:$|^[A-Z]\.\s/.test(entry.description);
    return {
      index,
      entry,
      // "D. Fund transfer from checking to savings:" without figures heads what follows.
      kind: names ? 'heading' : entry.kind,
      values,
      words,
      codeFlow: 0,
      isStrong: entry.bold || isUpper(entry.description),
    };
  });
  return STEPS.reduce((read, step) => step(read), rows);
}

/** What is told of rows from those around them; each step builds on those before it. */
const STEPS: readonly ((rows: StatementEntry[]) => StatementEntry[])[] = [
  withoutPieces,
  withDatedPairs,
  withListedAccounts,
  withTransfers,
  withTurnedDetails,
  withHeadedFigures,
  withNamesAgain,
  withBareTotals,
  withRates,
  withCodes,
  withSigns,
];

const FEWEST_DETAILS = 2;

/** "Utilities (5,102)" above "Electric 1,702", "Sewer 2,290" and "Water 1,110": what a cost consists of, printed above zero. */
function withTurnedDetails(rows: StatementEntry[]): StatementEntry[] {
  const details = new Set<StatementEntry>();
  for (const [at, row] of rows.entries()) {
    if (!isOfSign(row, -1)) continue;
    const end = rows.findIndex((other, i) => i > at && !isOfSign(other, 1));
    const below = rows.slice(at + 1, end < 0 ? undefined : end);
    for (let count = FEWEST_DETAILS; count <= below.length; count++) {
      const own = below.slice(0, count);
      if (row.values.every((value, i) => (value ?? 0) === -sumIn(own, i)))
        own.forEach((one) => details.add(one));
    }
  }
  return rows.map((row) => (details.has(row) ? { ...row, words: withRole(row.words, 'detail') } : row));
}

/** A line whose figures are all of one sign, or nothing. */
const isOfSign = ({ kind, words, values }: StatementEntry, sign: 1 | -1): boolean =>
  kind === 'figures' &&
  (words.role === undefined || words.role === 'detail') &&
  values.some((value) => value) &&
  values.every((value) => (value ?? 0) * sign >= 0);

/** Rows of one sign, and how little of what they name may speak against it. */
const FEWEST_SIGNED = 4;
const MOST_AGAINST = 0.2;
const SIGN_FLOW = 2;

/** Costs printed as negative amounts, all of them, and what comes in as positive ones: the sign says the side of a line that no word does. */
function withSigns(rows: StatementEntry[]): StatementEntry[] {
  const lines = rows.filter(({ kind, words, values }) => kind === 'figures' && words.role === undefined && hasFigures(values)); // prettier-ignore
  const ofSign = (sign: 1 | -1): StatementEntry[] => lines.filter(({ values }) => values.every((value) => (value ?? 0) * sign >= 0)); // prettier-ignore
  const [incoming, costs] = [ofSign(1), ofSign(-1)];
  const isOfSide = (own: readonly StatementEntry[], flow: 1 | -1): boolean => own.filter(({ words }) => words.lineFlow * flow < 0).length <= MOST_AGAINST * own.length; // prettier-ignore
  const isTold =
    costs.filter(({ words }) => words.lineFlow < 0).length >= FEWEST_SIGNED && incoming.length > 0;
  if (!isTold || !isOfSide(incoming, 1) || !isOfSide(costs, -1)) return rows;
  // Rows of nothing but zeros have both signs, and count as income.
  const flows = new Map([...costs.map((row) => [row, -SIGN_FLOW] as const), ...incoming.map((row) => [row, SIGN_FLOW] as const)]); // prettier-ignore
  return rows.map((row) => ({ ...row, codeFlow: row.codeFlow + (flows.get(row) ?? 0) }));
}

const FEWEST_PIECES = 4;

/** "Where each dollar goes": lines of one column again at the end, by the same names, as a chart is drawn from them. */
function withoutPieces(rows: StatementEntry[]): StatementEntry[] {
  const figures = rows.filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
  const isPiece = (row: StatementEntry): boolean => {
    const [value, ...others] = row.values.filter((one) => one !== undefined);
    const name = nameOf(row.entry.description);
    return name !== '' && others.length === 0 && figures.some((line) => line.index < row.index && line.values.includes(value) && line.values.some((one) => one !== undefined && one !== value) && nameOf(line.entry.description) === name); // prettier-ignore
  };
  const start = figures.findLastIndex((row) => !isPiece(row)) + 1;
  const pieces = new Set(figures.length - start < FEWEST_PIECES ? [] : figures.slice(start));
  return rows.map((row) => (pieces.has(row) ? { ...row, words: withRole(row.words, 'statistic') } : row));
}

/**
 * "INCOME 376" above lines that "TOTAL INCOME" adds up to without it: a figure beside the name of a section, such as
 * what each home pays.
 */
function withHeadedFigures(rows: StatementEntry[]): StatementEntry[] {
  return rows.map((row, at) => {
    const name = nameOf(row.entry.description);
    if (!isCalledSide(row) || name === '') return row;
    const end = rows.findIndex((other, i) => i > at && other.words.role === 'total' && nameOf(other.entry.description) === name); // prettier-ignore
    const lines = rows.slice(at + 1, Math.max(at + 1, end)).filter(({ words }) => words.role !== 'total');
    const isSummed = lines.length > 1 && row.values.every((value, i) => value === undefined || sumIn(lines, i) === rows[end]!.values[i]); // prettier-ignore
    return isSummed ? { ...row, words: withRole(row.words, 'statistic') } : row;
  });
}

/** "Paid" with figures, further down than "Paid" without any: the total of the lines between them, even where it does not tie. */
function withNamesAgain(rows: StatementEntry[]): StatementEntry[] {
  return rows.map((row, at) => {
    const name = wordsAlone(row);
    if (!isCalledSide(row) || name === '') return row;
    const head = rows.findLastIndex((other, i) => i < at && other.kind === 'heading' && wordsAlone(other) === name); // prettier-ignore
    const lines = rows
      .slice(head + 1, at)
      .filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
    return head >= 0 && lines.length > 1 ? { ...row, words: { ...row.words, role: 'total', roleWeight: OF_NAME } } : row; // prettier-ignore
  });
}

/** Figures called by the name of a side and nothing else. */
const isCalledSide = ({ kind, values, words }: StatementEntry): boolean =>
  kind === 'figures' && hasFigures(values) && words.role === undefined && saysSide(words);

const wordsAlone = ({ entry }: StatementEntry): string =>
  entry.description
    .replace(/[\W_]+/g, ' ')
    .trim()
    .toLowerCase();

/** A name again says less for a total than the word. */
const OF_NAME = 2;

const FEWEST_BARE = 3;

/**
 * "Total Payroll", "Total Utilities" and others right below each other, which "Total Expenses" adds up to: the report
 * prints totals alone, and each is a line.
 */
function withBareTotals(rows: StatementEntry[]): StatementEntry[] {
  const bare = new Set<StatementEntry>();
  let run: StatementEntry[] = [];
  for (const row of rows) {
    const isSummed = run.filter(isTotal).length >= FEWEST_BARE && isTotal(row) && row.values.every((value, i) => value === undefined || value === sumIn(run, i)); // prettier-ignore
    if (isSummed) for (const one of run.filter(isTotal)) bare.add(one);
    if (row.kind === 'heading' || isSummed || row.words.role === 'net') run = [];
    else run.push(row);
  }
  return rows.map((row) => (bare.has(row) ? { ...row, words: withoutRole(row.words) } : row));
}

const isTotal = ({ kind, words, values }: StatementEntry): boolean => kind === 'figures' && words.role === 'total' && hasFigures(values); // prettier-ignore
const withoutRole = ({ role: _, ...words }: Words): Words => ({ ...words, roleWeight: 0, isGrand: false, isPlainTotal: false }); // prettier-ignore

/** So many homes and months that one amount is a rate of the other. */
const FEWEST_TIMES = 6;

/** "Monthly dues 190" above "Total monthly dues 68,400": what each home pays, of which the total is so many times as much. */
function withRates(rows: StatementEntry[]): StatementEntry[] {
  const figures = rows.filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
  const below = new Map(figures.map((row, i) => [row, figures[i + 1]]));
  const sides = ([1, -1] as const).map((flow) => figures.filter(({ words }) => words.role === 'total' && words.headingFlow * flow >= NAMES_SIDE)); // prettier-ignore
  return rows.map((row) => {
    const total = below.get(row);
    const isNamed = total?.words.role === 'total' && nameOf(row.entry.description) === nameOf(total.entry.description); // prettier-ignore
    return (isNamed && isMultiple(total.values, row.values)) || isRateBelow(row, sides)
      ? { ...row, words: withRole(row.words, 'statistic') }
      : row;
  });
}

/** "Monthly maintenance fee 185" below the totals of both sides, next to nothing of either: what each home pays. */
function isRateBelow(row: StatementEntry, sides: readonly StatementEntry[][]): boolean {
  const isSmall = (total: StatementEntry): boolean => row.values.every((value, i) => value === undefined || Math.abs(value) <= MOST_RATE * Math.abs(total.values[i] ?? 0)); // prettier-ignore
  return (
    hasFigures(row.values) &&
    BILLED.test(row.entry.description) &&
    sides.every((own) => own.length > 0 && own.every(({ index }) => index < row.index) && own.some(isSmall))
  );
}

const MOST_RATE = 0.04;

function isMultiple(whole: Values, part: Values): boolean {
  const times = part.flatMap((value, i) => (value && whole[i] ? [whole[i] / value] : []));
  return (
    times.length > 0 && times.every((one) => one >= FEWEST_TIMES && one === times[0] && Number.isInteger(one))
  );
}

const SIDED = 6;

/** Words of a row whose column says its side: whatever else they name. */
function sidedWords({ description, side, isBalance }: Entry): Words {
  const words = readWords(description);
  if (isBalance) return { ...withRole(words, 'closing-balance'), headingFlow: 0 };
  if (side === undefined) return words;
  const flow = side === 'income' ? SIDED : -SIDED;
  return { ...words, lineFlow: flow * 2, headingFlow: flow };
}

const isUpper = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** What the words of lines say of each first digit of the account numbers, given back to all lines of that digit. */
function withCodes(rows: StatementEntry[]): StatementEntry[] {
  const votes = new Map<string, { flow: number; lines: number }>();
  for (const { entry, words } of rows) {
    if (!entry.code || entry.kind === 'heading' || words.role === 'total') continue;
    const vote = votes.get(entry.code[0]!) ?? { flow: 0, lines: 0 };
    votes.set(entry.code[0]!, { flow: vote.flow + words.lineFlow, lines: vote.lines + 1 });
  }
  const coded = [...votes.values()].reduce((sum, { lines }) => sum + lines, 0);
  if (coded < FEWEST_CODED || votes.size < 2) return rows;
  return rows.map((row) => {
    const vote = row.entry.code ? votes.get(row.entry.code[0]!) : undefined;
    if (!vote) return row;
    const mean = vote.flow / vote.lines;
    return { ...row, codeFlow: Math.max(-MOST_CODE_FLOW, Math.min(MOST_CODE_FLOW, mean)) };
  });
}

/** By summable column: whether it prints whole dollars throughout. */
export function roundsOf(rows: readonly { values: Values }[]): boolean[] {
  const width = rows[0]?.values.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    rows.every(({ values }) => values[column] === undefined || isWhole(values[column])),
  );
}
