import type { OwnershipPart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { cite, type KindContext, type KindResult } from '../types';
import { approx, fromFraction } from './ratio';
import { readDeclaration } from './read-ownership';
import { GOVERNING, OWNERSHIP } from './words';

/** What an owner holds of the common property, in the words of a paper that grants it. */
const GRANTS =
  /\b(?:undivided|percentage|allocated|fractional|proportionate|beneficial) (?:\w+ ){0,3}(?:interests?|shares?)\b/i;
const OF_UNITS =
  /\b(?:units?|apartments?|flats?|lots?|homes?|residences?|dwellings?|villas?|cottages?|town ?(?:homes?|houses?)|suites?)\b/i;

/**
 * Ownership in pages that look like no kind of paper. A list is believed only where it proves itself: the paper speaks
 * of such interests, and the shares of each table in force are the whole. Of one that is not, a warning says that it
 * was seen, for a table that is passed over in silence is missed by everybody.
 */
export function readUnsureOwnership(doc: ReadDocument, ctx: KindContext): KindResult<OwnershipPart> {
  const lines = doc.pages.flatMap((page) => page.lines.map((line) => ({ page, line })));
  // A phrase may run over the end of its line.
  const text = lines.map(({ line }) => line.text).join(' ');
  const nothing: KindResult<OwnershipPart> = { parts: [], warnings: [] };
  if (!(GRANTS.test(text) || OWNERSHIP.test(text)) || !OF_UNITS.test(text)) return nothing;
  const result = readDeclaration(doc, ctx);
  const first = result.parts[0]?.shares[0];
  if (!first) return nothing;
  const isGrant = GRANTS.test(text) && GOVERNING.test(text);
  // A letter says, too, that each owner bears an equal part of something, and how many owners there are.
  if (!isGrant && result.warnings.some(({ code }) => code === 'ownership-counted')) return nothing;
  const isWhole = result.parts.every((part) => !part.inForce || isProven(part));
  if (isWhole && (isGrant || !result.parts.some(isBill))) return result;
  const at = lines.find(({ line }) => GRANTS.test(line.text));
  return {
    parts: [],
    warnings: [
      {
        code: 'ownership-unsure',
        message: `This paper speaks of shares in the common property and lists units, but what it lists ${isWhole ? 'stands beside amounts of money' : 'does not add to 100 %'}, and the paper does not look like a declaration. If it is one, say so and it is read as one.`,
        at: at ? cite(ctx, at.page, at.line) : first.share.source,
      },
    ],
  };
}

/** What each unit has to pay stands beside its share: a notice, which may follow the shares or not. */
function isBill({ shares }: OwnershipPart): boolean {
  return shares.filter(({ share }) => share.source.quote.includes('$')).length * 2 > shares.length;
}

/** The whole, but for what percentages of so many decimals may lack or exceed by their rounding. */
function isProven({ sum, shares }: OwnershipPart): boolean {
  const decimals = Math.max(
    ...shares.map(({ share }) => /\.(\d{2,9})\s*%?$/.exec(share.raw)?.[1]?.length ?? 0),
  );
  const rounding = decimals === 0 ? 0 : shares.length * 0.5 * 10 ** -decimals;
  return shares.length >= 3 && Math.abs(approx(fromFraction(sum)) - 100) <= Math.min(0.05, rounding);
}
