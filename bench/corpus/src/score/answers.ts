import type { Question } from '@hoa/contracts';
import { interpreted, isColumnRight, readTotal, type MatchedColumn } from './match';
import { similarity, toCents } from './similarity';

export interface Given {
  questionId: string;
  answerId: string;
}

type Answer = Question['answers'][number];

const columnFor = (
  question: Question,
  columnId: string,
  columns: readonly MatchedColumn[],
): MatchedColumn | undefined =>
  columns.find(({ matches }) =>
    matches.some(({ part, column }) => part.id === question.partId && column.id === columnId),
  );

/** What the part of the question should add up to: the truth less what other parts show of the column. */
function wantedTotal(question: Question, column: MatchedColumn, flow: 'income' | 'expense' | 'net'): number {
  const of = (kind: 'income' | 'expense'): number =>
    column.truth.totals[kind] -
    column.matches
      .filter(({ part }) => part.id !== question.partId)
      .reduce((sum, match) => sum + interpreted(match, { flow: kind }), 0);
  return flow === 'net' ? of('income') - of('expense') : of(flow);
}

/** How far an answer's totals are from the truth. */
function distance(question: Question, answer: Answer, columns: readonly MatchedColumn[]): number {
  return answer.totals.reduce((sum, { columnId, flow, interpreted: money }) => {
    const column = columnFor(question, columnId, columns);
    if (!column) return sum;
    return sum + Math.abs(Math.abs(toCents(money)) - Math.abs(wantedTotal(question, column, flow)));
  }, 0);
}

const isAnyAdopted = (columns: readonly MatchedColumn[]): boolean =>
  columns.some(({ truth }) => truth.adopted);

/** Whether the answers name rival columns instead of totals of the same ones. */
function isChoice(question: Question): boolean {
  const names = question.answers.map(({ totals }) =>
    totals
      .map(({ columnId }) => columnId)
      .sort()
      .join(),
  );
  return new Set(names).size === names.length && names.length > 1;
}

/** How far the amounts of all columns are from the truth. */
export const errorOf = (columns: readonly MatchedColumn[]): number =>
  columns
    .filter(({ truth }) => truth.measure === 'amount')
    .reduce((sum, column) => {
      const off = (['income', 'expense'] as const).map((flow) =>
        Math.abs(Math.abs(readTotal(column, { flow })) - Math.abs(column.truth.totals[flow])),
      );
      return sum + off[0]! + off[1]!;
    }, 0);

/**
 * What somebody who knows the truth answers: the proposal that was adopted, or the one answer whose stated totals are
 * all those of the truth. Where totals do not tell, the answer after which the reading is closest to the truth.
 */
export function chooseAnswer(
  question: Question,
  columns: readonly MatchedColumn[],
  readWith: (answerId: string) => MatchedColumn[],
): string | undefined {
  const adopted = columns.map(({ truth }) => truth).find((truth) => truth.adopted);
  if (isChoice(question) && adopted) {
    const named = question.answers.find(({ totals }) =>
      totals.some(({ columnId }) => columnFor(question, columnId, columns)?.truth === adopted),
    );
    if (named) return named.id;
  }
  const exact = question.answers.filter(
    (answer) => answer.totals.length > 0 && distance(question, answer, columns) === 0,
  );
  if (exact.length === 1) return exact[0]!.id;
  const tried = question.answers.map(({ id, label }) => ({
    id,
    error: errorOf(readWith(id)),
    alike: adopted ? similarity(label, adopted.label) : 0,
  }));
  return tried.sort((a, b) => a.error - b.error || b.alike - a.alike)[0]?.id;
}

/** A question nobody needed: what it is about was right already, and no proposal had to be chosen. */
export function isUnnecessary(question: Question, columns: readonly MatchedColumn[]): boolean {
  if (isAnyAdopted(columns) && isChoice(question)) return false;
  const ids = new Set(question.answers.flatMap(({ totals }) => totals.map(({ columnId }) => columnId)));
  const concerned = [...ids].flatMap((id) => columnFor(question, id, columns) ?? []);
  return (
    concerned.length > 0 && concerned.every((column) => isColumnRight(column) && !column.truth.misprinted)
  );
}
