import { usStates } from '@hoa/contracts';

/** What the law says, and what a state, a court or people think: no document of an association answers it, however near. */

const STATES = usStates.map((state) => state.toLowerCase()).join('|');
const STATE = String.raw`(?:${STATES}|(?:the|our|this) state(?! (?:of|that|how|what))|the (?:feds|government|legislature))`;
const IN_STATE = String.raw`\b(?:require[ds]?|allowed|have to|must)\b.* in (?:wa|az|fl|tx|nc|nv|ca|ga|va|il|nj)$`;
/** "By law", and never the bylaws. */
const LAW = String.raw`(?<!by-|in-|\b(?:brother|sister|mother|father|son|daughter)s?[ -]in[ -])\blaw\b(?! (?:firm|office))|(?<!\bby[- ]|in-)\blaws\b|\bstatut\w*|\b(?:rcw|ars|ccioa|davis[- ]stirling)\b|\b(?:un)?lawful\w*|\busur\w+|\bchapter \d{3}\b|\b(?:un)?enforceab\w*|\bunconstitutional\b`;
const RULES = String.raw`\bstate(?:wide)? (?:rules?|requirements?|code|regulations?|limits?|minimums?|maximums?)\b`;
const ALLOWS = String.raw`(?:requires?|allows?|says?|lets?|makes?|permits?|caps?|limits?|mandates?|forbids?|ok with|okay with|fine with|cool with|want(?:s)?)`;
const OF_STATE = String.raw`\b${STATE}\b.*\b${ALLOWS}\b|\b(?:ok|okay|fine|normal|enough|allowed|required|permitted|mandated|complian\w*|comply\w*) (?:with|in|by|under|for) ${STATE}\b`;
const COURT = String.raw`\b(?:hold|stand)\w* up\b.*\bcourt\b|\bin (?:a )?court\b|\ba (?:court|judge) (?:would|will|throw\w*|rule\w*|uphold\w*|say\w*|can|could)\b|\b(?:can|could|would|will) (?:a|the) (?:court|judge)\b`;
/** "Is that even legal", and not "are we over on legal", which is a line. */
const LEGAL = String.raw`\b(?:il)?legally\b|\billegal\b|\blegal (?:to|in|here|under|at all|these days|anymore|max\w*|min\w*|limits?|requirements?)\b|^(?:(?:so|and|but|ok|okay|hey|wait) )*(?:is|are|was|isnt|arent) (?!legal\b).*(?<!\b(?:on|for|in|of|to|and|about|cut|the|our|than|vs|or|with|from|is|are) )\blegal$`;
const BY_LAW = new RegExp([LAW, RULES, OF_STATE, IN_STATE, COURT, LEGAL].join('|'));
/** Which law a contract is under, it says itself. */
const GOVERNING = /\bgovern(?:s|ed|ing)?\b/;
const LEGAL_LINE = /\blegal (?:in|under) (?:the )?(?:budget|20\d\d|\d\d)\b/;

/** What people meant by what they did: "why did the board let that happen", "whose idea was that". */
const MEANT =
  /\bwhy (?:(?:on earth|in the world|the (?:hell|heck)) )?(?:did|didnt|has|hasnt|have|would|wouldnt) (?!you\b|it\b|that\b|this\b)(?:\w+ ){1,4}?(?:let|allow|ignore|catch|notice|forget|wait|agree|vote|decide|choose|pick|think|sooner)\b|\bwhose (?:fault|idea|decision|call|mistake)\b|\bwhat (?:was|were) (?:\w+ ){1,3}thinking\b/;
const NOT_SOONER = /\bwhy (?:did|didnt|has|hasnt) .*\b(?:board|president|treasurer|manager)\b.*\b(?:sooner|earlier|before now)\b/; // prettier-ignore
/** What becomes of a claim that was made. */
const OF_CLAIM =
  /\b(?:who|which|what)\b.*\badjusters?\b|\badjusters? (?:name|number|phone|cell|email)\b|\bclaim (?:number|no|id|file)\b(?<!\b(?:call|report|phone|notify)\b.*)(?!.*\b(?:call|report|phone)\b)|\b(?:carrier|insurer|insurance(?: company)?) (?:ever |finally |already )*(?:pay out|paid out|settled?|den(?:y|ied)|approved?)\b/;

export const isOfLaw = (plain: string): boolean =>
  BY_LAW.test(plain) && !GOVERNING.test(plain) && !LEGAL_LINE.test(plain);

export const isOfMinds = (plain: string): boolean =>
  MEANT.test(plain) || NOT_SOONER.test(plain) || OF_CLAIM.test(plain);
