import { normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';

/** "Summit Line. When does their price step up": who is named first, in a sentence that says nothing else. */

const COMMON = /^(?:contracts?|agreements?|services?|company|vendors?|maintenance|management|association|line|water|insurance)$/; // prettier-ignore
const MOST_WORDS = 4;

export function isVendorAlone(told: string, { facts }: Pick<ChatContext, 'facts'>): boolean {
  const words = normaliseWords(told).split(' ').filter((word) => word !== ''); // prettier-ignore
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const names = facts.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'contract' ? [part.vendor?.value ?? '', part.service?.value ?? ''] : [])),
  ); // prettier-ignore
  const known = new Set(names.flatMap((name) => normaliseWords(name).split(' ')));
  return words.some((word) => word.length > 3 && !COMMON.test(word) && known.has(word));
}
