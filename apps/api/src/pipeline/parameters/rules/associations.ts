import { normaliseWords } from '@hoa/budget-math';
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

const COMMON_WORDS =
  /^(the|of|at|and|a|inc|llc|hoa|poa|coa|condominiums?|condos?|association|assoc|assn|homeowners?|owners?|property|properties|community|townhomes?|villas?|estates?|corporation|corp|unit)$/;

/** Two names without a distinctive word in common are of different associations. */
export function namesAnother(stated: string, name: string): boolean {
  const [own, theirs] = [new Set(distinctiveWords(name)), distinctiveWords(stated)];
  return own.size > 0 && theirs.length > 0 && !theirs.some((word) => own.has(word));
}

export function distinctiveWords(name: string): string[] {
  return normaliseWords(name)
    .split(' ')
    .filter((word) => word !== '' && !COMMON_WORDS.test(word));
}

/**
 * Which documents a budget of an association uses. What a person selected is used. Without a selection, a document that
 * surely names another association is left out where others name this one; nothing is left out without a sentence.
 */
export function selectDocuments(
  documents: readonly NamedDocument[],
  about: { name: string; chosen: boolean },
): Selected[] {
  const foreign = new Set(
    documents.filter(({ association }) => association && namesAnother(association.value, about.name)),
  );
  const isNamed = documents.some((one) => one.association && !foreign.has(one));
  return documents.map((document): Selected => {
    const { id, name, association } = document;
    if (!association || !foreign.has(document)) return { id, used: true };
    const names = `${name} names another association (${association.value}, page ${association.source.page})`;
    const isSure = association.confidence >= ACCEPTED_CONFIDENCE;
    if (isNamed && isSure && !about.chosen)
      return {
        id,
        used: false,
        message: `${names} and is not used. To use it, select it under Documents in the parameters.`,
      };
    const why = about.chosen
      ? 'because you selected it'
      : isNamed
        ? 'because that name was not read with certainty'
        : `because no document names ${about.name}`;
    return {
      id,
      used: true,
      message: `${names}. It is used ${why}. To leave it out, clear it under Documents in the parameters.`,
    };
  });
}
