import type { Wish } from '../statements/generate';
import { phenomena } from '../statements/registry';
import { buildSecondDraft } from './build';
import { secondPhenomena } from './phenomena';

/** Programs of the base set would replace the words of the structures; the programs of this set are its own. */
const others = phenomena
  .filter(({ id }) => !id.startsWith('export-'))
  // Most budgets plan for neither a surplus nor a deficit.
  .map((one) => (one.id === 'balanced-to-zero' ? { ...one, weight: 12 } : one));
const preferred = secondPhenomena.map((one) => ({ ...one, weight: 4 * (one.weight ?? 1) }));

export const secondWish: Pick<Wish, 'from' | 'build' | 'count'> = {
  from: [...preferred, ...others],
  build: buildSecondDraft,
  count: [2, 5],
};
