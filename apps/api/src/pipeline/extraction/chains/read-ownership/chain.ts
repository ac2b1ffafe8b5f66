import type { Facts } from '@hoa/contracts';
import type { StoredPage } from '../../stored-pages';
import type { ReadingTask } from '../second-reading/task';
import { withShares } from './compare';
import { resolve } from './normalise';
import { PROMPT, SYSTEM } from './prompt';
import { OwnershipPlaces } from './schema';

export const readOwnership: ReadingTask<OwnershipPlaces> = {
  task: 'read-ownership',
  prompt: PROMPT,
  system: SYSTEM,
  schema: OwnershipPlaces,
  holds: 'share of a unit',
  pages: pagesOfShares,
  apply(facts, answers, { places, opinions }) {
    const second = withShares(facts, resolve(answers, places), opinions);
    places.rejected += second.refused;
    return second.facts;
  },
};

/** A declaration is long and its shares are few pages: those of the rules, else those that speak of shares. */
function pagesOfShares(facts: Facts, pages: readonly StoredPage[]): StoredPage[] {
  const tables = facts.parts.filter(({ kind }) => kind === 'ownership');
  const near = pages.filter(({ page }) =>
    tables.some((table) => table.pages[0] - 1 <= page && page <= table.pages[1] + 1),
  );
  return near.length > 0 ? near : pages.filter(({ lines }) => lines.some(({ text }) => speaksOfShares(text)));
}

const speaksOfShares = (text: string): boolean =>
  text.length < 20_000 &&
  /\d ?%|\bundivided\b|\bpercentage\b|\bshares?\b|\bcommon (?:elements|interest|ownership)\b|\b1\/\d/i.test(
    text,
  );
