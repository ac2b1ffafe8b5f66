import type { FactWarning } from '@hoa/contracts';
import { areTwoAssociations } from '../../lexicon/associations';
import { cite, type KindContext } from '../types';
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

/** Says that a statement is left out, as a person answered. */
export function leftOutWarning({ association, entries }: Draft, ctx: KindContext): FactWarning {
  const { page, line } = entries[0]!.row.source;
  return {
    code: 'other_association',
    message: `The budget of ‘${association}’ is left out: it is of another association.`,
    at: cite(ctx, page, line),
  };
}
