import type { FactWarning } from '@hoa/contracts';
import { areTwoAssociations } from '../../lexicon/associations';
import { PROPOSAL } from '../../lexicon/statement-terms';
import { cite, type KindContext } from '../types';
import type { Draft } from './draft';
import { titleRole } from './part-columns';

/** Two tables of the same columns whose heads name two associations: a master association and the villas within it. */
export function areOfTwo(before: Draft, draft: Draft): boolean {
  return (
    before.association !== undefined &&
    draft.association !== undefined &&
    areTwoAssociations(before.association, draft.association)
  );
}

/** "Proposal A" and "Proposal B" on pages of their own: each names itself and the others, and none is added to another. */
export function nameVersions(
  drafts: readonly Draft[],
  isRepeat: (one: Draft, other: Draft) => boolean,
): void {
  const named = drafts.flatMap((draft) => {
    const heads = [...draft.head.split('\n'), ...draft.columns.map(({ label }) => label)];
    const versions = new Set(heads.flatMap((text) => PROPOSAL.exec(text)?.[0] ?? []));
    return versions.size === 1 ? [{ draft, version: [...versions][0]! }] : [];
  });
  for (const { draft, version } of named) {
    const others = named.filter((other) => other.version !== version && isRepeat(draft, other.draft));
    if (others.length > 0) Object.assign(draft, { version, others: others.map((other) => other.version) });
  }
}

const REVISED = /\b(?:revised|amended)\b/i;

/** "Revised 2026 Budget" below "2026 Budget" with the same lines: it takes that one's place. */
export function markRevised(drafts: readonly Draft[], isRepeat: (one: Draft, other: Draft) => boolean): void {
  const nameOf = ({ head }: Draft): string => head.split('\n').findLast((line) => titleRole(line)) ?? '';
  const yearsOf = ({ columns }: Draft): string => columns.map(({ year }) => year ?? '').join();
  for (const [i, draft] of drafts.entries()) {
    const later = drafts.slice(i + 1).find((other) => REVISED.test(nameOf(other)) && yearsOf(other) === yearsOf(draft) && isRepeat(draft, other)); // prettier-ignore
    if (later && !REVISED.test(nameOf(draft))) draft.revisedAs = nameOf(later);
  }
}

/** The other associations that have a statement in the document too. */
export function othersThan({ association }: Draft, drafts: readonly Draft[]): string[] {
  if (association === undefined) return [];
  const names = drafts.flatMap((draft) => draft.association ?? []);
  return [...new Set(names)].filter((name) => areTwoAssociations(name, association));
}

/** Says that a statement is left out, as a person answered. */
export function leftOutWarning({ association, version, entries }: Draft, ctx: KindContext): FactWarning {
  const { page, line } = entries[0]!.row.source;
  return {
    code: 'other_association',
    message: version
      ? `‘${version}’ is left out: it was not adopted.`
      : `The budget of ‘${association}’ is left out: it is of another association.`,
    at: cite(ctx, page, line),
  };
}
