import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { isOfTrade } from './trades';

/** The row of a price list that names a trade: `Window washing, billed quarterly   1   $640.00`. */
const PRICED_ROW = /(?:^|\n)[ \t]*([A-Z][A-Za-z&/' -]{3,60}?)(?:,[^\n$]{0,60})?[ \t]{2,}[^\n]{0,40}?(?:\$\s?[\d,]+|\[[A-Z]+\])/g; // prettier-ignore

export function byPricedRow(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 9000).matchAll(PRICED_ROW)) {
    const value = match[1]!.trim();
    if (!isOfTrade(value) || NO_PRICED_SERVICE.test(value) || BY_THE_HOUR.test(match[0])) continue;
    const start = match.index + match[0].indexOf(value);
    return citedAt(prose, ctx, { value, start, end: start + value.length, confidence: 0.75 });
  }
  return undefined;
}

const NO_PRICED_SERVICE =
  /\b(?:total|deposit|fee|charge|rate|surcharge|alarm or|one[- ]time|set-?up|installation|price|cost|hour|emergency|extra|additional|optional)\b/i;
/** `Ice dam removal, per crew hour`: what is done on a call, and not what is contracted. */
const BY_THE_HOUR = /\b(?:an?|per|each|\/) ?(?:[a-z-]+ )?(?:hour|hr|call|occurrence|push)\b|\/ ?hr\b/i;
