import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { TRADES } from './trades';

/** The trade that a document speaks of most. */
export function byTrade(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const counted = TRADES.map(([name, words]) => ({ name, matches: [...prose.text.matchAll(words)] })).sort(
    (a, b) => b.matches.length - a.matches.length || (a.matches[0]?.index ?? 0) - (b.matches[0]?.index ?? 0),
  );
  const [best, second] = counted;
  const first = best?.matches[0];
  if (!best || !first) return undefined;
  // One word is enough where no other trade is spoken of: a vendor's name often is the only one.
  const isOnly = (second?.matches.length ?? 0) === 0;
  if (best.matches.length < 2 && !isOnly) return undefined;
  const confidence =
    best.matches.length > 1 && best.matches.length > 2 * (second?.matches.length ?? 0) ? 0.75 : 0.55;
  return citedAt(prose, ctx, {
    value: best.name,
    start: first.index,
    end: first.index + first[0].length,
    confidence,
  });
}
