import type { Citation, Question, StatementRow } from '@hoa/contracts';
import type { PageMark } from '../pages/page-table';
import { page as words } from './messages';
import { byEffect, excludedRows, openQuestions, type Statement } from './statements';

type Box = NonNullable<Citation['box']>;

/** What a question cites is marked by this id and a number. */
const questionMark = (questionId: string, index: number): string => `question ${questionId} ${index}`;

/** Boxes of one page: what is counted, totals, what is not counted, and what the chosen question is about. */
export function marksOf(part: Statement, page: number, chosen: Question | null): PageMark[] {
  const left = new Set(excludedRows(part).flatMap(({ rows }) => rows.map(({ id }) => id)));
  const rows = part.rows.flatMap((row): PageMark[] => {
    if (row.source.page !== page || row.role === 'heading') return [];
    const isLeft = left.has(row.id);
    const tone = isLeft ? 'neutral' : row.role === 'line' ? 'accent' : 'ink';
    const box = rowBox(row);
    const label = `${words.roles[row.role]}: ${row.description}`;
    return [{ id: row.id, tone, label, line: row.source.line, ...(box ? { box } : {}) }];
  });
  const asked = byEffect(openQuestions(part)).filter(({ id }) => id !== chosen?.id);
  return [
    ...rows,
    ...[...asked, ...(chosen ? [chosen] : [])].flatMap((question) => cited(question, page, chosen)),
  ];
}

function cited({ id, prompt, at }: Question, page: number, chosen: Question | null): PageMark[] {
  return at.flatMap((citation, index): PageMark[] => {
    if (citation.page !== page) return [];
    const { line, box, cell } = citation;
    const isChosen = id === chosen?.id;
    const mark = { id: questionMark(id, index), tone: 'amber' as const, label: prompt, line, ref: cell };
    return [{ ...mark, ...(box ? { box } : {}), ...(isChosen ? { isChosen } : {}) }];
  });
}

/** Around the words and the figures of a row, as far as they are on its page and line. */
function rowBox({ source, cells }: StatementRow): Box | undefined {
  const boxes = [source, ...Object.values(cells).map((cell) => cell.source)]
    .filter(({ page, line }) => page === source.page && line === source.line)
    .flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return undefined;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
