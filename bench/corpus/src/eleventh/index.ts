import type { Wish } from '../statements/generate';
import { phenomena } from '../statements/registry';
import { buildEleventhDraft } from './build';
import { eleventhPhenomena } from './phenomena';

/** Ways of the base set that any bookkeeper has; its programs would replace the words of the families. */
const others = phenomena
  .filter(({ id }) => !id.startsWith('export-'))
  .map((one) => ({ ...one, weight: 0.45 * (one.weight ?? 1) }));
const preferred = eleventhPhenomena.map((one) => ({ ...one, weight: 3 * (one.weight ?? 1) }));

/** Four of ten documents are ordinary, since some phenomena do not fit; the others have one to four. */
export const eleventhWish: Pick<Wish, 'from' | 'build' | 'count' | 'ordinary'> = {
  from: [...preferred, ...others],
  build: buildEleventhDraft,
  count: [1, 4],
  ordinary: 0.37,
};
