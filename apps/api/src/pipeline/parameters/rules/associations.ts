import { namesAnother } from '@hoa/budget-math';
import { ACCEPTED_CONFIDENCE, type Facts } from '@hoa/contracts';

/** A document, and the association that it names. */
export interface NamedDocument {
  id: number;
  name: string;
  association: Facts['association'] | undefined;
}

export interface Selected {
  id: number;
  used: boolean;
  /** Why it is not used and how to change that, or why to look at it; absent where it names no other association. */
  message?: string;
}

/** Whose documents they are, told by the name that a budget is made for, and those that name another association. */
export interface Sorted<T extends NamedDocument> {
  /** Some document names the association as it was given. */
  isNamed: boolean;
  strangers: ReadonlySet<T>;
}

/**
 * The documents that name another association than the one given, and of those that may name it the ones that differ
 * from the most: a short name may be of several. Where none names it as it was given, that may be another name of the
 * one that more than half of them name.
 */
export function sortByAssociation<T extends NamedDocument>(documents: readonly T[], name: string): Sorted<T> {
  const named = documents.filter(({ association }) => association);
  const another = (of: readonly T[], own: string) =>
    of.filter(({ association }) => association && namesAnother(association.value, own));
  const others = another(named, name);
  const isNamed = others.length < named.length;
  const maybe = isNamed ? named.filter((one) => !others.includes(one)) : named;
  const fewest = maybe
    .map(({ association }) => another(maybe, association?.value ?? ''))
    .reduce((least, one) => (one.length < least.length ? one : least), maybe);
  if (isNamed) return { isNamed, strangers: new Set([...others, ...fewest]) };
  return { isNamed, strangers: new Set(fewest.length * 2 < named.length ? fewest : []) };
}

/** How it is said of a document that it names another association; what follows from it comes after. */
export const sentenceOfAnother = (
  name: string,
  association: NonNullable<NamedDocument['association']>,
): string => `${name} names another association (${association.value}, page ${association.source.page})`;

/**
 * Which documents a budget of an association uses. What a person selected is used. Without a selection, a document that
 * surely names another association is left out where others name this one; nothing is left out without a sentence.
 */
export function selectDocuments(
  documents: readonly NamedDocument[],
  about: { name: string; chosen: boolean },
): Selected[] {
  const { isNamed, strangers } = sortByAssociation(documents, about.name);
  return documents.map((document): Selected => {
    const { id, name, association } = document;
    if (!association || !(strangers.has(document) || namesAnother(association.value, about.name)))
      return { id, used: true };
    const names = sentenceOfAnother(name, association);
    const isSure = association.confidence >= ACCEPTED_CONFIDENCE;
    if (strangers.has(document) && isSure && !about.chosen)
      return {
        id,
        used: false,
        message: `${names} and is not used. To use it, select it under Documents in the parameters.`,
      };
    const why = about.chosen
      ? 'because you selected it'
      : isNamed || strangers.has(document)
        ? 'because that name was not read with certainty'
        : `because no document names ${about.name}`;
    return {
      id,
      used: true,
      message: `${names}. It is used ${why}. To leave it out, clear it under Documents in the parameters.`,
    };
  });
}
