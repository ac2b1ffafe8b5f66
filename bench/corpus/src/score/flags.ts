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

/** Whether anything tells a person to look at the column. */
export const isFlagged = ({ matches }: MatchedColumn): boolean =>
  matches.some(
    (match) =>
      match.column.doubt !== undefined ||
      openQuestions(match).length > 0 ||
      (match.part.reconciliation ?? []).some(
        ({ columnId, status }) => columnId === match.column.id && status === 'off',
      ),
  );
