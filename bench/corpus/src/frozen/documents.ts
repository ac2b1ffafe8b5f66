import { Truth } from '@hoa/bench-associations';
import { Archive, type Frozen } from './archive';

export { replaceFamilies } from './archive';
export type FrozenDocument = Frozen<Truth>;

/** Budgets, declarations, contracts, policies, and reserve studies; `npm run eval -- --frozen` scores them. */
export const frozenDocuments = new Archive<Truth>('documents.jsonl.br', (truth) => Truth.parse(truth));
