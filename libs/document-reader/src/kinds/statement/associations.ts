import { areTwoAssociations } from '../../lexicon/associations';
import type { Draft } from './draft';

/** Two tables of the same columns whose heads name two associations: a master association and the villas within it. */
export function areOfTwo(before: Draft, draft: Draft): boolean {
  return (
    before.association !== undefined &&
    draft.association !== undefined &&
    areTwoAssociations(before.association, draft.association)
  );
}

/** The other associations that have a statement in the document too. */
export function othersThan({ association }: Draft, drafts: readonly Draft[]): string[] {
  if (association === undefined) return [];
  const names = drafts.flatMap((draft) => draft.association ?? []);
  return [...new Set(names)].filter((name) => areTwoAssociations(name, association));
}
