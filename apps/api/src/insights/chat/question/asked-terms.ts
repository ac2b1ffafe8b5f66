import type { ChatContext } from '../context';
import { componentAsked } from '../verbs/components';
import { contractNames, OF_CONTRACT } from '../verbs/contracts';
import { isCounted } from '../verbs/term-figures';
import type { TermArgs } from '../verbs/terms';
import { thingsIn, thingsOfTerms } from './asked-things';
import { basesSaid } from './bases';
import { asksExactWords } from './provision';
import type { Before } from './follow-up';
import { ANY_OTHER, isOrdinary, ordinaryIn } from './losses';
import { says, type Read } from './read';
import { scopeAsked } from './scope-words';
import { goesOnWith, ofThings, othersIn, subjectWith, textOf, unitAlone } from './spoken-of';
import type { Subject } from './subject';
import { askedOf, isWritten, OF_THING, type Term } from './terms';
import { AT_START } from './times';

/** One reading of a message that asks terms of a document: the subject is shared, each term is found for it. */

/** It is written by its own verb. */
const LETTER =
  /\b(?:draft|write|letter|note|e-?mail|reminder)\b(?: \w+){0,4} (?:to|for|home to) (?:the |our |all )*(?:owners|residents|homeowners|members|every(?:one|body))\b/; // prettier-ignore

export const isLetter = (text: string): boolean => LETTER.test(text);

export interface TermsAsked {
  args: TermArgs;
  /** Several terms, or one that nothing else has: no verb is asked before. */
  isFirst: boolean;
  /** The question names what it is about. */
  isNamed: boolean;
  /** A vendor's contract and terms of it, whatever the words beside them are. */
  isSure: boolean;
  /** Words of none of the terms. */
  others: string[];
}

const AT_TIME = 'fee at a time';
const WHO_OR_WHEN = /^(?:vendor|end|notice|renewal)$/;
/** Terms that are in no fact, and of which something near would be said. */
const ALONE =
  /^(?:unit facts|upkeep|phone number|termination fee|limit of liability|a vote on increases|limit of an increase|insurance of the vendor|allocated interest|waiver|policy number|claims)$/; // prettier-ignore
/** These are of something that is named. */
const NEEDS_THING = /^(?:allocated interest|unit facts|coverage|fee at a time)$/;
/** A charge of the rules; "Late Fees" is a line as well. */
const OF_CHARGE = /^(?:late payment|fines|due day)$/;
const ASKS_CHARGE = /\b(?:what|whats|how much)\b(?!.*\b(?:collect\w*|budget\w*|income|total|line|spent|spend|bring|brought|20\d\d)\b).*\b(?:late (?:charge|fee|payment|penalty)s?|(?<!\b(?:is|are|be) )fines?|penalt\w+|interest)\b/; // prettier-ignore
const SUPPOSES =
  /\b(?:if (?:we|the board) (?:set|change|raise|increase|lower|cut|double)\w*|what if|suppos\w+|rais\w+|lower\w*|doubl\w+|increas\w+)\b/;
const asksCharge = (text: string): boolean => (ASKS_CHARGE.test(text) || /\blate (?:charge|fee|payment|penalty)s?\b.*\b(?:how much(?! did)|when does)\b/.test(text) || /\bwhen\b.*\bdue\b/.test(text)) && !SUPPOSES.test(text); // prettier-ignore
const RATES = /^(?:overtime rate|extra charges|further meetings|bulk items|remotes)$/;
/** Limits that a rule counts from the year before. */
const OF_INCREASE = /^(?:a vote on increases|limit of an increase|special meeting)$/;
/** Who did what is in no rule. */
const OF_PERSONS =
  /\bwho\b(?! (?:do|has|have|needs?|signs?|approves?|pays?|can|may|is allowed|is responsible|fix\w*|maintains?|repairs?|keeps?|takes?|looks?)\b)|\b(?:did|was|were) (?!any|it say)\w+|\blast (?:year|month|week)\b|\bhow many\b(?! (?:days?|weeks?|months?|hours?|board members|directors)\b(?!.*\b(?:were|did)\b)).*\b(?:have|are|got|were|did)\b|\bwhich (?:houses?|units?|owners?|homes?|lots?)\b|\bincome\b|\bow(?:es?|ing)\b(?! (?:interest|on top|extra|then))|\byet\b/; // prettier-ignore
const OF_PAST = /\b(?:paid|assess\w*|claim|cost us|spent|happened|collect\w*|only (?:the )?once)\b/;
/** More is asked than one thing. */
const SEVERAL = /\b(?:and|plus)\b|[+&]|\?.*\?/i;
const PRONOUN = /\b(?:they|them|their|it|he|she|him|her|his)\b/;

export async function termsAsked(
  read: Read,
  before: Before,
  context: ChatContext,
): Promise<TermsAsked | null> {
  const text = textOf(read);
  const isOfVendor = contractNames(context).some(({ vendor }) => isSaidIn(vendor, text));
  const { year } = context.parameters;
  if (LETTER.test(text) || (read.years.length > 1 && !isOfVendor)) return null;
  if (read.years.some((one) => one > year + 1)) return null;
  // "What did we spend in 2024, and budget for 2025": of a line.
  if (read.years.some((one) => one < year) && basesSaid(read.plain, year).length > 1) return null;
  const subject = await subjectWith(read, before, context);
  if (!subject) return null;
  const { kind, about, documentIds, isNamed } = subject;
  const things = thingsAsked(read, { subject, before, context });
  const words = kind === 'contract' ? scopeAsked(read, context) : [];
  const all = new Set([...askedOf(text, kind), ...termsBefore(read, { subject, things, before, context })]);
  const isAtTime =
    things.length > 0 &&
    [...all].some(({ name }) => name === AT_TIME) &&
    // "Do they trim palms, and what did we spend on palms in 2025": of a line.
    !(words.length > 0 && read.years.some((one) => one < year)) &&
    isOfItsTime(read, { isOfVendor, isNamed, things, asked: [...all] });
  const timed = [...all].filter(({ name }) => isAtTime || name !== AT_TIME);
  // "In that", beside a term that it is asked of.
  const asked = timed.filter(({ name }) => name !== 'scope' || timed.length === 1);
  if (asked.length === 0 && words.length === 0) return null;
  if (words.length === 0 && things.length === 0 && asked.every(({ name }) => NEEDS_THING.test(name)))
    return null;
  if (kind === 'rules' && !isOfRules(read, { text, asked, year })) return null;
  const own = kind === 'policy' && things.length > 1 ? thingsOfTerms(read.question, asked) : {};
  return {
    args: {
      kind,
      about,
      terms: [...new Set([...asked.map(({ name }) => name), ...(words.length > 0 ? ['scope'] : [])])],
      things,
      own,
      words,
      documentIds,
      question: text,
      quoted: asksExactWords(text),
    },
    isFirst:
      isAtTime ||
      words.length > 0 ||
      (isCounted(text) && asked.some(({ name }) => RATES.test(name))) ||
      isFirst(read, { subject, things, asked, year }),
    isNamed,
    isSure:
      isAtTime ||
      (things.length > 0 && asked.some(({ name }) => name === 'unit facts')) ||
      (isOfVendor && asked.length > 1) ||
      (things.length > 0 && goesOnWith(text) && !isNamed),
    others: othersIn(read, asked),
  };
}

/** Whether no verb is asked before its terms are looked for. */
function isFirst(
  read: Read,
  { subject, things, asked, year }: { subject: Subject; things: readonly string[]; asked: readonly Term[]; year: number }, // prettier-ignore
): boolean {
  const { kind, isNamed } = subject;
  const text = textOf(read);
  const isPast = OF_PAST.test(text) || read.years.some((one) => one < year);
  if (
    kind === 'policy' &&
    isPast &&
    !things.includes(ANY_OTHER) &&
    !asked.some(({ name }) => name === 'claims')
  )
    return false;
  const isAlone = asked.some(({ name }) => ALONE.test(name));
  const isQuoted = asksExactWords(text) && /^(?:contract|rules)$/.test(kind) && asked.some(isWritten);
  if (kind === 'rules' && asked.some(({ name }) => OF_CHARGE.test(name)) && asksCharge(text)) return true;
  if (kind === 'rules' && !SEVERAL.test(read.question) && !isAlone && !isQuoted) return false;
  const count = kind === 'study' ? asked.length + things.length : asked.length * Math.max(1, things.length);
  return (
    count > 1 ||
    isAlone ||
    isQuoted ||
    (kind === 'contract' && !isNamed && PRONOUN.test(text)) ||
    (kind === 'study' && !isNamed && goesOnWith(text) && !/\b(?:more|less|than|per)\b/.test(text)) ||
    (kind === 'contract' &&
      asked.every((term) => isWritten(term) && !term.isVague && !OF_CONTRACT.test(term.name))) ||
    (things.length > 0 && asked.some(({ name }) => /^(?:deductible|coverage|limit)$/.test(name)))
  );
}

/** Rules say nothing of persons and of other years. "Quiet hours" asks nothing. */
function isOfRules(
  { tokens, question, years }: Read,
  { text, asked, year }: { text: string; asked: readonly Term[]; year: number },
): boolean {
  if (tokens.length < 3 && !/\?\s*$/.test(question)) return false;
  if (asked.some(({ name }) => OF_INCREASE.test(name)))
    return !OF_PERSONS.test(text.replace(/\blast year/g, ' '));
  return !OF_PERSONS.test(text) && years.every((one) => one === year);
}

/** What a line is in a year is not asked of its contract, but what a vendor takes then is. */
function isOfItsTime(
  read: Read,
  { isOfVendor, isNamed, things, asked }: { isOfVendor: boolean; isNamed: boolean; things: readonly string[]; asked: readonly Term[] }, // prettier-ignore
): boolean {
  if (isOfVendor) return true;
  if (!isNamed) return isBare(read, asked);
  // "Who is our landscaper, what will they cost for all of 2027 and when does it end": all of the contract.
  const isOfContract = new Set(asked.map(({ name }) => name).filter((name) => WHO_OR_WHEN.test(name))).size > 1; // prettier-ignore
  return isOfContract || things.some((time) => time.includes('-') || time === AT_START);
}

/** What of a document the terms are asked of: times of a contract, covers of a policy, units, a component of the study. */
function thingsAsked(
  read: Read,
  { subject: { kind }, before, context }: { subject: Subject; before: Before; context: ChatContext },
): string[] {
  const text = textOf(read);
  const said = thingsIn(text, kind, context.parameters.year);
  if (kind === 'rules') return [...said, ...unitAlone(text, before)];
  const component = kind === 'study' ? componentAsked(read, context) : null;
  if (component !== null) return [component];
  const asked = kind === 'policy' ? askedOf(text, kind) : [];
  const again = kind === 'policy' && goesOnWith(text) ? ofThings(kind, before, context) : [];
  const isDeductible = [...asked, ...again].some(({ name }) => name === 'deductible');
  const losses = isDeductible ? ordinaryIn(text) : [];
  return losses.length === 0
    ? said
    : [...new Set([...said.filter((thing) => thing !== 'property'), ...losses])];
}

/** Nothing is named that the contract spoken of is not. */
const isBare = (read: Read, asked: readonly Term[]): boolean =>
  read.mentions.length === 0 &&
  othersIn(read, asked).length === 0 &&
  !OF_BUDGET.test(read.plain) &&
  !says(read, 'net', 'income');
const OF_BUDGET =
  /\b(?:dues|assessments?|expenses|spending|budget|income|net|surplus|deficit|plan(?:ned)?)\b/;

/** Its name, or the beginning that is a name by itself: "Summit Line". */
const isSaidIn = (vendor: string, text: string): boolean =>
  vendor.includes(' ') && text.includes(vendor.toLowerCase().split(' ').slice(0, 2).join(' '));

const OF_WEATHER = /^(?:wind|hail|hurricanes?|named storms?)$/;

/** "And plain wind, no hurricane?", "the hurricane one": the same of another thing. */
function termsBefore(
  read: Read,
  { subject, things, before, context }: { subject: Subject; things: readonly string[]; before: Before; context: ChatContext }, // prettier-ignore
): Term[] {
  const text = textOf(read);
  if (things.length === 0 || !goesOnWith(text)) return [];
  if (!/\?.*\w/.test(read.question) && askedOf(text, subject.kind).some(({ name }) => OF_THING.test(name)))
    return [];
  const all = ofThings(subject.kind, before, context);
  // Of a burst pipe, or of hail, nobody asks the limit.
  return things.every((thing) => isOrdinary(thing) || OF_WEATHER.test(thing))
    ? all.filter(({ name }) => name === 'deductible')
    : all;
}
