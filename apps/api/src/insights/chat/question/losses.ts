/** Which loss a deductible is asked for. */

const PERIL = 'wind|hail|hurricanes?|named storms?|storms?|earthquakes?|quakes?|floods?';
/** "Not an earthquake", "anything other than wind": of all losses but these. */
const BUT = String.raw`(?:no|not|without|isnt|aint|other than|besides|except(?: for)?|apart from|anything but|outside of) (?:an? |the |for |from |by )*`;
const NEGATED = new RegExp(String.raw`\b${BUT}(${PERIL})(?: (?:and|or) (${PERIL}))?\b`, 'g');
const OTHERWISE = new RegExp(
  String.raw`\b(?:anything|everything|all|any|every) (?:else|other|others)\b|\botherwise\b|\bother (?:perils?|losses|claims?|damage|stuff|things)\b|\b(?:regular|normal|standard|ordinary|basic|base|usual|flat|everyday) (?:deductible|losses|loss|claims?|damage|one|stuff)\b|\baop\b|\b${BUT}(?:${PERIL})\b`,
);

/** The loss for which a policy has no deductible of its own. */
export const ANY_OTHER = 'any other loss';

/** Perils that are named only to be left out. */
export const perilsNegated = (text: string): Set<string> =>
  new Set([...text.matchAll(NEGATED)].flatMap(([, one, other]) => [one, other].filter((peril) => peril !== undefined))); // prettier-ignore

const FROM_PIPES = /\b(?:pipes?|leak\w*|burst\w*)\b/;
/** What every policy on a building pays: with its general deductible, unless it has one of its own for it. */
export const isOrdinary = (thing: string): boolean => /^(?:fire|water|theft)$/.test(thing) || thing === ANY_OTHER; // prettier-ignore

/** The losses that are named only by what happened, or as those that have no deductible of their own. */
export function ordinaryIn(text: string): string[] {
  const named = [...(FROM_PIPES.test(text) ? ['water'] : []), ...(/\bfire\b/.test(text) ? ['fire'] : [])];
  return named.length > 0 ? named : OTHERWISE.test(text) ? [ANY_OTHER] : [];
}

const OF_PERIL = new RegExp(String.raw`\b(?:${PERIL})\b`, 'i');

/** What a passage states of the deductible for losses that it does not name: "Deductible: $10,000 each loss." */
export function generalDeductible(text: string): string | null {
  const parts = text.split(/(?<=[.;]) +(?=\p{Lu}|\p{Ll})/u);
  return parts.find((part) => /\bdeductible\b/i.test(part) && /\$ ?\d/.test(part) && !OF_PERIL.test(part)) ?? null; // prettier-ignore
}
