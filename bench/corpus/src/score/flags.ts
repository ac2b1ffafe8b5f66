import type { Question } from '@hoa/contracts';
import type { Match, MatchedColumn } from './match';

export const openQuestions = (match: Match): Question[] =>
  (match.part.questions ?? []).filter(({ answered, answers }) => {
    const totals = answers.flatMap((answer) => answer.totals);
    return (
      answered === undefined &&
      (totals.length === 0 || totals.some(({ columnId }) => columnId === match.column.id))
    );
  });

/** Whether anything tells a person to look at what was read of the column. */
export const isMatchFlagged = (match: Match): boolean =>
  match.column.doubt !== undefined ||
  openQuestions(match).length > 0 ||
  (match.part.reconciliation ?? []).some(
    ({ columnId, status }) => columnId === match.column.id && status === 'off',
  );

export const isFlagged = ({ matches }: MatchedColumn): boolean => matches.some(isMatchFlagged);
