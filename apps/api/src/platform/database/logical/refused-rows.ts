import { AppError } from '../../errors/app-error';
import { damaged } from './archive-reader';

/** Values that do not fit their columns (22), and rows that break what holds between them (23). */
const REFUSED = /^(?:22|23)[0-9A-Z]{3}$/;

/** What the database refuses of a backup's rows, as the sentence that a person is shown; anything else as it is. */
export function refusedRows(error: unknown): unknown {
  if (error instanceof AppError) return error;
  // TypeORM and pg both carry PostgreSQL's code.
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REFUSED.test(code) ? damaged(error instanceof Error ? error.message : code) : error;
}
