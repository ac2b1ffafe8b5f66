import type { Wish } from '../statements/generate';
import { phenomena } from '../statements/registry';
import { buildBlindDraft } from './build';
import { blindPhenomena } from './phenomena';

/** Reports of bookkeeping programs have words of their own, which would replace those of the structures. */
const others = phenomena.filter(({ id }) => !id.startsWith('export-'));
const preferred = blindPhenomena.map((one) => ({ ...one, weight: 2 * (one.weight ?? 1) }));

export const blindWish: Pick<Wish, 'from' | 'build'> = {
  from: [...preferred, ...others],
  build: buildBlindDraft,
};
