import type { Fraction } from '@hoa/contracts';
import type { Found, Places } from '../second-reading/places';
import type { OwnershipPlaces } from './schema';

export interface FoundShare {
  unit: string;
  lot: string | undefined;
  share: Found<Fraction>;
}

/** The shares in force as our parsers read them at the places that a model named, each unit of a line once. */
export function resolve(answers: readonly OwnershipPlaces[], places: Places): FoundShare[] {
  const found = new Map<string, FoundShare>();
  for (const at of answers.flatMap(({ shares }) => shares)) {
    if (at.former) continue;
    const unit = bare(places.code(at.unit)?.value);
    const share = places.share(at.share, at.form);
    const lot = bare(places.code(at.lot)?.value);
    if (unit === undefined || !share) continue;
    const key = `${share.source.page} ${share.source.line ?? 0} ${unit}`;
    if (!found.has(key)) found.set(key, { unit, lot, share });
  }
  return [...found.values()];
}

/** `Unit 101` is 101. */
const bare = (text: string | undefined): string | undefined =>
  text?.replace(/^(?:units?|lots?|apartments?|apt\.?)\s+(?:no\.?\s*)?(?=\S)/i, '');
