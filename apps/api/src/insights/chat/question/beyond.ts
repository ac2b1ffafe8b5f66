import { normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { contractNames } from '../verbs/contracts';
import { isOfLaw, isOfMinds } from './law';
import type { Read } from './read';
import { plainQuestion, stem } from './words';

/** What no budget states, by how it is said. */

/** "How long has Marisol been with them": of a person. Of a contract: "how long have we been with them". */
const OF_PERSONS =
  /\bhow long (?:has|have) (?!we\b|they\b|it\b|this\b|that\b|our\b|the (?:contract|agreement|company|current|present)\b)(?:\w+ ){1,6}(?:been|worked|working)\b/; // prettier-ignore
const BODIES =
  'city|county|state|town|legislature|congress|government|governor|feds?|fema|epa|irs|water (?:board|district|company|department)|utility|utilities|power company|court|judge';
/** What somebody at a vendor makes. */
const OF_STAFF = /\b(?:ceo|cfo|boss)\b/;
/** What others decide or decided: "has the city voted on the new rates". */
const OF_OTHERS = new RegExp(String.raw`^(?:(?:so|and|but|ok|hey) )*(?:has|have|had|did|does|do|will|is|are|was|when (?:does|will|did|is)) (?:the |our )?(?:${BODIES})\b.*\b(?:vot\w*|pass\w*|approv\w*|met|meet\w*|announc\w*|chang\w*|decid\w*|redr[ae]wn?|rais\w*|ruled?|going)\b`); // prettier-ignore
/** "Did he say what they will pay", "what dan said": in no document. */
const OF_SAYINGS =
  /\b(?:did|has|have|does|what did|what has) (?:he|she|they|\w+ guys?) (?:ever |already )*(?:say|said|tell|told|mention\w*|think|decide\w*|agree\w*|repl\w+|answer\w*|promise\w*|call\w*)\b|\bhow did \w+ (?:sound|feel|seem|react|take|like)\b|\bthing \w+ (?:said|told|mentioned)\b/; // prettier-ignore
/** What somebody found or what went wrong, whose account it was, and where money is kept. */
const OF_FINDINGS =
  /\bwhat (?:did|has|have) (?:the |our |that )?(?:\w+ ){0,2}(?:inspectors?|engineers?|auditors?|plumbers?|roofers?|contractors?) (?:find|found|see|report|turn up)\b|\bwhat (?:was|went|is) wrong\b|\bwhat (?:leaked|broke|failed)\b|\bhow (?:often|many times) (?:did|have|has|was|were)\b|\bwho (?:is|was|are) to blame\b|\b(?:which|what) (?:units?|owners?|homeowners?|homes?|houses?|lots?)\b(?: \w+)? (?:ran|owed?|was|were|did|got|caused|paid|complained|has nt|have nt)\b|\b(?:which|what) bank\b/; // prettier-ignore
/** How far somebody is behind, other than the reserves. */
const OF_DEBTS =
  /\bhow (?:far|badly|many (?:months|payments)) behind\b(?!.*\b(?:we|reserves?|study|fund\w*)\b)|\bbehind (?:is|are) (?:each|he|she|they)\b/; // prettier-ignore
/** What somebody thinks of it: "is Ocotillo Ridge overpaid". */
const OF_OPINIONS =
  /\b(?:over|under)paid\b|\b(?:be|being) honest\b|\bripp?(?:ed|ing)? us off\b|\bworth (?:it|the money|what)\b|\bearn(?:ing)? (?:it|their|what)\b|\bany good\b/; // prettier-ignore
/** What only a person can do: "sign the renewal for us and send it back". */
const POLITE = String.raw`^(?:(?:great|perfect|lovely|thanks|ok|okay|alright|yes|sure|hey|hi|now|then|please|kindly|so|and|just|also|go ahead and|(?:can|could|would|will) you|i (?:need|want) you to|help us|lets) )*`; // prettier-ignore
const ACTS =
  'sign|countersign|initial|notarize|wire|hire|fire|evict|sue|negotiate|execute|accept|renew|submit|forward|approve|ratify|deposit|refund|reimburse|purchase|invite|notify|phone|contact|warn|remind|pay|book|e-?mail|mail|text|call|file|order|schedule|post|send|return|print|slip';
const WHOM = String.raw`(?:off|the|our|my|your|their|his|her|all|them|em|him|it|this|that|these|those|every\w*|an?|two|three|four|\d+|more|owners|residents|members|home)`; // prettier-ignore
const ORDERS = new RegExp(String.raw`${POLITE}(?:(?:${ACTS})(?: and (?:${ACTS}))? ${WHOM}\b|(?:call|phone|e-?mail|text|contact) \w+ and (?:get|tell|ask|have|make|see)\b|(?:cancel|terminate|end) ${WHOM}\b.* (?:for (?:me|us)|today|right away|immediately)\b)`); // prettier-ignore
/** To a vendor that is named: "tell Three Rivers we are not renewing". */
const ORDERS_NAMED = new RegExp(String.raw`${POLITE}(?:${ACTS}|tell|ask|talk to|get) (?!me\b|us\b)`);
const ASKS_ALSO = /\b(?:what|when|how|who|where|which|why) (?:is|are|was|do|does|did|can|could|will|would|should|happens?|if|much|many|long|far)\b|\b(?:draft|write|motion|resolution|letter|wording)\b|^call it\b|\border\b.*\bby\b/; // prettier-ignore

/** Of a vendor right behind the verb, too. */
function isOrder({ plain }: Read, context: ChatContext): boolean {
  const rest = plain.replace(ORDERS_NAMED, '').split(' ').slice(0, 2).join(' ');
  const isOfVendor = ORDERS_NAMED.test(plain) && contractNames(context).some(({ vendor }) => vendor.toLowerCase().includes(rest)); // prettier-ignore
  return !ASKS_ALSO.test(plain) && (ORDERS.test(plain) || isOfVendor);
}

/** A count of today. */
const OF_NOW =
  /\bhow many\b.*\b(?:leased|rented|renting|occupied|vacant|empty|sold|owners?|residents?|tenants?|people|delinquent|late|behind)\b.*\b(?:right now|currently|at the moment|these days|as of (?:today|now)|at present|so far)\b/; // prettier-ignore
const ASKS =
  /\b(?:what\w*|how|why|who\w*|whose|when|where|which|is|are|am|do|does|did|can|could|will|would|should|was|were|has|have|had|if|show|give|tell|list|find|quote|explain|compare|draft|write|set|cut|raise|lower|add|make|put|need|want|please|ok or not|allowed|or not)\b/; // prettier-ignore
/** Whether somebody was warned, and how many calls there were: a rule and a price do not state what happened. */
const SOMEBODY = String.raw`(?:he|she|they|(?:their|the|our) (?:guy|crew|techs?|technician|driver|people|men)|any(?:one|body)|some(?:one|body)|(?:lot|unit|home|house|number) \d+\w?|the (?:guy|owner|tenant|neighbor|renter|lady|man|woman|people|kid)s?)`; // prettier-ignore
const OF_EVENTS = [
  new RegExp(String.raw`\b(?:has|have|had|did|was|were) ${SOMEBODY}\b(?! got (?:before|until|to)\b)`),
  /\bhow many (?!(?:days|weeks|months) (?:have|do) (?:they|we|i|you) (?:got|have)\b|units\b|homes\b|lots\b|lines\b|contracts\b|policies\b)(?:of (?:those|these|them|our|the)\b|(?:\w+ ){1,4}?(?:did|were|was|had|has been|have been|have (?:we|there|they))\b)/, // prettier-ignore
];
export const isOfEvent = (question: string): boolean => OF_EVENTS.some((one) => one.test(plainQuestion(question))); // prettier-ignore
const BEYOND = [OF_FINDINGS, OF_PERSONS, OF_STAFF, OF_OTHERS, OF_SAYINGS, OF_DEBTS, OF_OPINIONS, OF_NOW];
const LEAST = 2;

export async function isBeyond(read: Read, context: ChatContext): Promise<boolean> {
  const { plain } = read;
  if (isOfLaw(plain) || isOfMinds(plain) || isOrder(read, context)) return true;
  if (BEYOND.some((one) => one.test(plain))) return true;
  return !ASKS.test(plain) && (await isGibberish(read, context));
}

/** Words of no language that anybody uses here, beside one that names something by chance. */
async function isGibberish({ tokens }: Pick<Read, 'tokens'>, context: ChatContext): Promise<boolean> {
  const odd = tokens.filter(({ kind, word }) => kind === 'unknown' && /^[a-z]{3,}$/.test(word)).map(({ word }) => word); // prettier-ignore
  if (odd.length < LEAST) return false;
  const all = await context.sentences(context.documents.map(({ id }) => id));
  const known = new Set(all.flatMap(({ text }) => normaliseWords(text).split(' ').map(stem)));
  const unheard = odd.filter((word) => !known.has(stem(word))).length;
  const heard = tokens.filter(({ kind, word }) => /[a-z]/.test(word) && kind !== 'empty').length - unheard;
  return unheard >= LEAST && unheard > heard;
}
