import { normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { partsOf } from '../verbs/sure';

/** "Summit Line. When does their price step up": who is named first, in a sentence that says nothing else. */

const COMMON = /^(?:contracts?|agreements?|services?|company|vendors?|maintenance|management|association|line|water|insurance)$/; // prettier-ignore
const MOST_WORDS = 4;

export function isVendorAlone(told: string, context: ChatContext): boolean {
  const words = normaliseWords(told).split(' ').filter((word) => word !== ''); // prettier-ignore
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const names = partsOf(context, 'contract').flatMap(({ vendor, service }) => [vendor?.value ?? '', service?.value ?? '']); // prettier-ignore
  const known = new Set(names.flatMap((name) => normaliseWords(name).split(' ')));
  return words.some((word) => word.length > 3 && !COMMON.test(word) && known.has(word));
}
