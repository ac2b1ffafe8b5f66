import type { Prose } from '../reading/prose';
import { rowAt } from './prose-rows';
import { equal } from './ratio';
import type { Row } from './row';
import { findShares } from './share-text';
import { findKeys, type FoundKey } from './unit-text';
import { OWNERSHIP } from './words';

/** Characters that one unit's description may have. */
const LONGEST = 1500;
/** What may stand before the unit that a description is of: a list's number, its building, its floor. */
const BEFORE =
  /^\W*(?:\(?[a-z\d]{1,3}[.)]\s+)?(?:(?:building|bldg\.?|tower|wing|phase|floor|level)\s+(?:no\.?\s*)?\S{1,8}[\s,;:–—-]*)*$/i;

interface Sentence {
  start: number;
  end: number;
  text: string;
}

/**
 * Units described one after the other in some sentences each: `Unit 1A. A flat of two rooms on the first floor. Its
 * percentage interest is 4.691%.` The share belongs to the unit that the description began with. Sentences are given
 * in their order, each once.
 */
export class Descriptions {
  private open: { keys: FoundKey[]; start: number } | undefined;

  constructor(private readonly prose: Prose) {}

  rowsOf(sentence: Sentence): Row[] {
    const { start, text } = sentence;
    const keys = findKeys(text).filter((key) => key.label !== 'other' && key.label !== 'type');
    const [unit] = keys.filter((key) => key.label !== 'building' && key.label !== 'phase');
    const shares = findShares(text);
    if (unit && unit.names.length === 1 && BEFORE.test(text.slice(0, unit.index))) {
      this.open =
        shares.length === 0
          ? { keys: keys.slice(0, keys.indexOf(unit) + 1), start: start + unit.index }
          : undefined;
      return [];
    }
    const open = this.open;
    const [share] = shares;
    // `20.5% of the common elements and 20.5% of the votes` is one share said twice.
    const isOne = share && shares.every((other) => equal(other.share, share.share));
    if (!open || !isOne || unit || !OWNERSHIP.test(text)) return [];
    this.open = undefined;
    if (start - open.start > LONGEST) return [];
    const span = { start: start + share.index, end: start + share.index + share.raw.length };
    const row = rowAt(this.prose, span, { share, keys: open.keys });
    return row ? [row] : [];
  }
}
