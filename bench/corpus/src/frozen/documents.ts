import { Truth } from '@hoa/bench-associations';
import { Archive } from './archive';

export { readPages } from '../score/reader';
export { freeze } from './freeze';

/** Budgets, declarations, contracts, policies, and reserve studies; `npm run eval -- --frozen` scores them. */
export const frozenDocuments = new Archive<Truth>('documents.jsonl.br', (truth) => Truth.parse(truth));
