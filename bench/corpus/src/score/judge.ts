import type { Facts } from '@hoa/contracts';
import type { DocumentTruth } from '../statements/truth';
import { alignRows, budgetParts, isRowRight, type Aligned } from './align';
import { chooseAnswer, isUnnecessary, type Given } from './answers';
import { isFlagged, isMatchFlagged } from './flags';
import {
  interpreted,
  isColumnRight,
  isRightByFund,
  isTakenAsYear,
  matchColumns,
  readTotal,
  strayColumns,
  type Match,
  type MatchedColumn,
} from './match';
import type { Reread } from './reader';

export interface ColumnScore {
  label: string;
  right: boolean;
  rightByFund: boolean;
  /** Scenario, dates and alternative as in the truth. */
  meaning: boolean;
  flagged: boolean;
  absent: boolean;
  /** Its printed totals are wrong, so that a flag is deserved. */
  misprinted: boolean;
  afterAnswers?: boolean;
  detail: string;
}

export interface DocumentScore {
  file: string;
  /** Of a frozen document. */
  family?: string;
  scanned: boolean;
  format: string;
  phenomena: string[];
  found: boolean;
  rows: number;
  rowsRight: number;
  wrongRows: string[];
  columns: ColumnScore[];
  /** Columns of less than a year that were taken for one. */
  falseYears: { label: string; flagged: boolean }[];
  /** Columns that were taken for a year and print none of the truth. */
  strays: { label: string; flagged: boolean; detail: string }[];
  partial: number;
  questions: number;
  unnecessary: number;
  seconds: number;
}

interface Look {
  aligned: Aligned[];
  columns: MatchedColumn[];
}

const lookAt = (truth: DocumentTruth, facts: Facts): Look => {
  const aligned = alignRows(truth, facts);
  return { aligned, columns: matchColumns(truth, aligned) };
};

const MOST_ANSWERS = 12;

/** Reads a document, compares it with its truth, then answers what it asks and compares again. */
export function judge(truth: DocumentTruth, reread: Reread, isAnswering: boolean): DocumentScore {
  const started = performance.now();
  const facts = reread([]);
  const seconds = (performance.now() - started) / 1000;
  const first = lookAt(truth, facts);
  const asked = isAnswering ? answerAll(truth, reread, facts) : countQuestions(facts, first);
  const annual = first.columns.filter((column) => column.truth.annual);
  const partial = first.columns.filter(
    ({ truth: { period, measure } }) => period.kind !== 'year' && measure === 'amount',
  );
  return {
    file: truth.file,
    scanned: truth.scanned,
    format: truth.format,
    phenomena: truth.phenomena,
    found: budgetParts(facts).length > 0,
    rows: first.aligned.length,
    rowsRight: first.aligned.filter(isRowRight).length,
    wrongRows: first.aligned.filter((one) => !isRowRight(one)).map(describeRow),
    columns: annual.map((column) => ({
      ...columnScore(column),
      ...(isAnswering ? { afterAnswers: asked.right.has(`${column.statement}/${column.index}`) } : {}),
    })),
    falseYears: partial
      .filter(({ matches }) => matches.some(({ column }) => isTakenAsYear(column)))
      .map((column) => ({ label: column.truth.label, flagged: isFlagged(column) })),
    strays: strayColumns(budgetParts(facts), first.columns).map(strayScore),
    partial: partial.length,
    questions: asked.questions,
    unnecessary: asked.unnecessary,
    seconds,
  };
}

function columnScore(column: MatchedColumn): ColumnScore {
  const { truth, matches } = column;
  const found = matches[0]?.column;
  const { income, expense } = truth.totals;
  const read = [readTotal(column, { flow: 'income' }), readTotal(column, { flow: 'expense' })];
  return {
    label: truth.label,
    right: isColumnRight(column),
    rightByFund: isRightByFund(column),
    meaning:
      found !== undefined &&
      found.scenario === truth.scenario &&
      found.period?.from === truth.period.from &&
      found.period.to === truth.period.to &&
      found.alternative === truth.alternative,
    flagged: isFlagged(column),
    absent: matches.length === 0,
    misprinted: truth.misprinted ?? false,
    detail: `read ${inDollars(read)}, truth ${inDollars([income, expense])}`,
  };
}

const inDollars = (totals: readonly number[]): string =>
  totals.map((cents) => (cents / 100).toFixed(2)).join(' / ');

const strayScore = (match: Match): DocumentScore['strays'][number] => ({
  label: match.column.label,
  flagged: isMatchFlagged(match),
  detail: `read ${inDollars([interpreted(match, { flow: 'income' }), interpreted(match, { flow: 'expense' })])}`,
});

function describeRow({ truth: { row }, read }: Aligned): string {
  const name = (one: { role: string; fund?: string | undefined; flow?: string | undefined }): string =>
    [one.role, one.fund, one.flow].filter(Boolean).join(' ');
  return `${row.label}: ${read ? name(read.row) : 'not found'}, truth ${name(row)}`;
}

interface Asked {
  questions: number;
  unnecessary: number;
  right: Set<string>;
}

function countQuestions(facts: Facts, { columns }: Look): Asked {
  const questions = budgetParts(facts).flatMap((part) => part.questions ?? []);
  return {
    questions: questions.length,
    unnecessary: questions.filter((one) => isUnnecessary(one, columns)).length,
    right: new Set(),
  };
}

/** One question after the other, since an answer may settle the rest. */
function answerAll(truth: DocumentTruth, reread: Reread, first: Facts): Asked {
  const given: Given[] = [];
  let [facts, look, unnecessary] = [first, lookAt(truth, first), 0];
  while (given.length < MOST_ANSWERS) {
    const question = budgetParts(facts)
      .flatMap((part) => part.questions ?? [])
      .find(
        ({ id, answered }) => answered === undefined && given.every(({ questionId }) => questionId !== id),
      );
    if (!question) break;
    if (isUnnecessary(question, look.columns)) unnecessary++;
    const withAnswer = (answerId: string): Given[] => [...given, { questionId: question.id, answerId }];
    const answerId = chooseAnswer(
      question,
      look.columns,
      (id) => lookAt(truth, reread(withAnswer(id))).columns,
    );
    if (answerId === undefined) break;
    given.push({ questionId: question.id, answerId });
    facts = reread(given);
    look = lookAt(truth, facts);
  }
  const right = look.columns.filter(isColumnRight).map(({ statement, index }) => `${statement}/${index}`);
  return { questions: given.length, unnecessary, right: new Set(right) };
}
