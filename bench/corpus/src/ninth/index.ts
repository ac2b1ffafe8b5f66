import type { Wish } from '../statements/generate';
import { phenomena } from '../statements/registry';
import { buildNinthDraft } from './build';
import { ninthPhenomena } from './phenomena';

/** Ways of the base set that any bookkeeper has; its programs would replace the words of the families. */
const others = phenomena
  .filter(({ id }) => !id.startsWith('export-'))
  .map((one) => ({ ...one, weight: 0.5 * (one.weight ?? 1) }));
const preferred = ninthPhenomena.map((one) => ({ ...one, weight: 3 * (one.weight ?? 1) }));

/** More than a third of the documents have no phenomenon at all; the others have few. */
export const ninthWish: Pick<Wish, 'from' | 'build' | 'count' | 'ordinary'> = {
  from: [...preferred, ...others],
  build: buildNinthDraft,
  count: [1, 4],
  ordinary: 0.36,
};
