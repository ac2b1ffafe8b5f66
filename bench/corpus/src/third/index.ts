import type { Wish } from '../statements/generate';
import { phenomena } from '../statements/registry';
import { buildThirdDraft } from './build';
import { thirdPhenomena } from './phenomena';

/** Programs of the base set would replace the words of the families; the programs of this set are its own. */
const others = phenomena
  .filter(({ id }) => !id.startsWith('export-'))
  .map((one) => (one.id === 'balanced-to-zero' ? { ...one, weight: 12 } : one));
const preferred = thirdPhenomena.map((one) => ({ ...one, weight: 3 * (one.weight ?? 1) }));

/** Few phenomena in a document: most statements are ordinary. */
export const thirdWish: Pick<Wish, 'from' | 'build' | 'count'> = {
  from: [...preferred, ...others],
  build: buildThirdDraft,
  count: [1, 4],
};
