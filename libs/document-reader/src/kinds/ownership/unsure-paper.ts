import type { FactWarning, OwnershipPart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { hasNamedShares } from '../classify/shares-in-all';
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
  const isSpokenOf = (GRANTS.test(text) || OWNERSHIP.test(text)) && OF_UNITS.test(text);
  const isNamed = hasNamedShares(lines.map(({ line }) => line.text));
  const result = readDeclaration(doc, ctx);
  const first = result.parts[0]?.shares[0];
  if (!first && isNamed) return { parts: [], warnings: [unsure('does not add to 100 %')] };
  if (!first)
    return (isSpokenOf && isUnread(doc, text)) || isBlurred(doc)
      ? { parts: [], warnings: [unsure('could not be read')] }
      : nothing;
  const isGrant = isSpokenOf && GRANTS.test(text) && GOVERNING.test(text);
  // A letter says, too, that each owner bears an equal part of something, and how many owners there are.
  if (!isGrant && result.warnings.some(({ code }) => code === 'ownership-counted')) return nothing;
  const isWhole = result.parts.every((part) => !part.inForce || isProven(part));
  const isBilled = result.parts.some(isBill);
  // Any list adds to the total below it: that alone makes no shares of what a paper of no kind lists.
  const isByTotal = result.warnings.some(({ code }) => code === 'ownership-by-total');
  if (isWhole && isSpokenOf && (isGrant || !(isBilled || isByTotal))) return result;
  if (!isSpokenOf && !isNamed && (!isWhole || isBilled)) return nothing;
  const at = lines.find(({ line }) => GRANTS.test(line.text));
  const why = !isWhole
    ? 'does not add to 100 %'
    : isBilled
      ? 'is beside amounts of money'
      : 'is not said to be of ownership';
  return {
    parts: [],
    warnings: [unsure(why, at ? cite(ctx, at.page, at.line) : first.share.source)],
  };
}

/** Lines that begin and end with a figure: rows, of which nothing more may have been read. */
const ROW = /^\W{0,2}#?[A-Z]{0,2}-?\d{1,4}[A-Z]?\s.{0,80}\d\W{0,3}$/;
const FEWEST_ROWS = 6;
const FEWEST_BLURRED = 4;

/** A scan that grants interests by a declaration and has rows of figures: its shares are there, though none was read. */
function isUnread({ pages }: ReadDocument, text: string): boolean {
  if (!GRANTS.test(text) || !GOVERNING.test(text)) return false;
  const rows = pages
    .filter(({ source }) => source === 'ocr')
    .flatMap(({ lines }) => lines.filter((line) => line.cells.length > 1 && ROW.test(line.text)));
  return rows.length >= FEWEST_ROWS;
}

/** A page that is hard to read, with lines of shares on it and words of what is common: nothing can be ruled out. */
function isBlurred({ pages, warnings }: ReadDocument): boolean {
  const poor = new Set(warnings.flatMap(({ code, page }) => (code === 'poor-scan' ? [page] : [])));
  return pages
    .filter(({ number }) => poor.has(number))
    .some(({ lines }) => {
      const text = lines.map((line) => line.text).join(' ');
      const shares = lines.filter((line) => /\d\s?%|\bper ?cent\b|\bhundredths?\b/i.test(line.text));
      return (
        shares.length >= FEWEST_BLURRED &&
        /\b(?:shares?|interests?)\b/i.test(text) &&
        /\bcommon\b/i.test(text)
      );
    });
}

function unsure(why: string, at?: FactWarning['at']): FactWarning {
  return {
    code: 'ownership-unsure',
    message: `This document seems to list units with their shares in the common property, but what it lists ${why}, and the document does not look like a declaration. If it is one, say so and it is read as one.`,
    ...(at ? { at } : {}),
  };
}

/** What each unit has to pay stands beside its share: a notice, which may follow the shares or not. */
function isBill({ shares }: OwnershipPart): boolean {
  return shares.filter(({ share }) => share.source.quote.includes('$')).length * 2 > shares.length;
}

/** The whole, but for what figures of so many decimals may lack or exceed by their rounding: percents, or decimals of one. */
function isProven({ sum, shares }: OwnershipPart): boolean {
  const lasts = shares.flatMap(({ share }) => {
    const decimals = /\.(\d{2,9})\s*%?$/.exec(share.raw)?.[1]?.length;
    if (decimals === undefined) return [];
    const isPercent = approx(fromFraction(share.value)) < Number.parseFloat(share.raw) / 10;
    return [(isPercent ? 1 : 100) * 10 ** -decimals];
  });
  const rounding = lasts.length === 0 ? 0 : shares.length * 0.5 * Math.min(...lasts);
  return shares.length >= 3 && Math.abs(approx(fromFraction(sum)) - 100) <= Math.min(0.05, rounding);
}
