import type { DocumentTruth } from '../statements/truth';
import { Archive } from './archive';

/** Budgets and statements; `npm run score -w @hoa/bench-corpus -- --frozen` scores them. */
export const frozenStatements = new Archive<DocumentTruth>('statements.jsonl.br');
