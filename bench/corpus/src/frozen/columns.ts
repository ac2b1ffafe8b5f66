import { ColumnTruth } from '../columns/truth';
import { Archive } from './archive';

/** Statements of which the sides of each column are known, and not each row; `npm run columns -w @hoa/bench-corpus -- --frozen` scores them. */
export const frozenColumns = new Archive<ColumnTruth>('columns.jsonl.br', (truth) =>
  ColumnTruth.parse(truth),
);
