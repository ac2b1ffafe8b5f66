import type { Page } from '../../page/types';
import { findAmounts } from '../../text/amounts';
import { proseOf } from '../reading/prose';
import { placesOf, rowOf } from './money-items';
import { period } from './policy-facts';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';

const NUMBER = /(?:^|\n)\W{0,2}\d{1,2}[.)]\s{1,3}/g;
/** Characters of an item, of which the last may go on in other matters. */
const LONGEST = 400;
const NAMED =
  /^([A-Z][^.;:$\d]{2,40}?)(?: policy)?\s?[-–—:]\s([A-Z][\w .&'’-]{3,60}?), policy (?:no\. |number )?(?=([A-Z\d-]{0,12}\d{3}[A-Z\d-]{0,8}))/;
const PREMIUM = /\bpremium:? \$/i;
const DEDUCTIBLE = /\b(?:deductible|retention):? \$/i;
const SAME_TERM = /\bsame (?:dates|term|period)\b/i;

/**
 * A numbered list of policies in sentences: `2) Crime - Liberty Plains Casualty, policy LP-4471, same dates. Premium $415.`
 */
export function policyItems(pages: Page[]): PolicyRows[] {
  const prose = proseOf({ container: 'txt', pages, pageCount: pages.length, warnings: [] });
  const starts = [...prose.text.matchAll(NUMBER)].map((match) => match.index + match[0].length);
  const policies: PolicyRows[] = [];
  for (const [i, start] of starts.entries()) {
    const [paragraph = ''] = prose.text.slice(start, Math.min(starts[i + 1] ?? Infinity, start + LONGEST)).split('\n\n'); // prettier-ignore
    const item = paragraph.replace(/\n/g, ' ');
    const [, name, carrier, number] = NAMED.exec(item) ?? [];
    if (!name || !carrier || !number) continue;
    const placed = (raw: string): Placed[] => {
      const at = start + item.indexOf(raw);
      return placesOf(prose, { start: at, end: at + raw.length, raw }).map((place) => ({
        text: raw,
        ...place,
      }));
    };
    const amount = (word: RegExp): MoneyRow[] => {
      const at = word.exec(item)?.index ?? Infinity;
      const found = findAmounts(item).find(({ index }) => index > at);
      if (!found) return [];
      return placed(found.raw).map((place) => rowOf({ ...place, name, cents: found.cents, raw: found.raw }));
    };
    const term = period(item)?.raw;
    const before = SAME_TERM.test(item) ? policies.at(-1)?.period : undefined;
    const [[by], [policy], within] = [placed(carrier), placed(number), term ? placed(term) : before];
    if (!by || !policy) continue;
    policies.push({ carrier: by, policy, ...(within && { period: within }), premiums: amount(PREMIUM), deductibles: amount(DEDUCTIBLE) }); // prettier-ignore
  }
  return policies;
}
