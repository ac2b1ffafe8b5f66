import { normaliseWords, sameWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { componentAsked } from '../verbs/components';
import { contractNames, contractsAbout } from '../verbs/contracts';
import { isCounted } from '../verbs/term-figures';
import type { TermArgs } from '../verbs/terms';
import { asksExactWords } from './exact-words';
import type { Before } from './follow-up';
import { ANY_OTHER, isOrdinary, ordinaryIn, perilsNegated } from './losses';
import { readQuestion, says, type Read } from './read';
import { AT_START, timesIn } from './times';
import { plainQuestion, stem } from './words';
import { subjectBefore, subjectOf, subjectsNamed, type Subject } from './subject';
import { isWritten, OF_THING, TERMS, type Kind, type Term } from './terms';

/** One reading of a message that asks terms of a document: the subject is shared, each term is found for it. */

/** Perils and covers that policies and questions speak of. */
const THINGS =
  /\b(?:wind|hail|hurricanes?|named storms?|earthquakes?|quakes?|floods?|fire|water|cyber|mold|terrorism|theft|sinkholes?|property|(?:general )?liability|building|gl|umbrella|fidelity|crime|bond|directors|enclosures?|docks?|workers comp\w*|auto)\b/g;
/** "I own 310": one of the units. */
const UNIT =
  /\b(?:units?|apt|condo|own|lot|in) #?(\d{1,4}[a-z]?)\b|\b(?:of|for) #?(\d{3})\b(?![\d,.]*\d| ?[%$k])|(?<![\d$,.])(\d{3}) (?:share|interest|percentage|size|area)\b|^#?(\d{3})\b(?=.*\b(?:sq|square|floor|share|size|area)\b)/g;
const POINTS =
  /\b(?:it|its|they|them|their|that|this|those|these|there|he|she|him)\b|^(?:ok|okay|and|also|so|but|what about|how about|plus|same|ditto|likewise|now)\b/;
/** What nobody can do for whoever asks, and what no document tells. */
const ORDER = /^(?:(?:great|perfect|lovely|ok|okay|now|then|please|so|and|just|go ahead and|can you) )*(?:e-?mail|call|pay|print|hire|send|book|schedule|slip|mail|text|remind|order|file)\b/; // prettier-ignore

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

/** Terms that are in no fact, and of which something near would be said. */
const ALONE = /^(?:unit facts|phone number|termination fee|limit of liability|a vote on increases|insurance of the vendor|allocated interest|waiver|policy number|claims)$/; // prettier-ignore
/** These are of something that is named. */
const NEEDS_THING = /^(?:allocated interest|unit facts|coverage|fee at a time)$/;
/** Who did what is in no rule. */
const OF_PERSONS = /\bwho\b(?! (?:do|has|have|needs?|signs?|approves?|pays?|can|may|is allowed|is responsible|fix\w*|maintains?|repairs?)\b)|\b(?:did|was|were) (?!any|it say)\w+|\blast (?:year|month|week)\b|\bhow many\b(?! (?:board members|directors)\b(?!.*\b(?:were|did)\b)).*\b(?:have|are|got|were|did)\b|\bwhich (?:houses?|units?|owners?|homes?|lots?)\b|\bincome\b|\bow(?:es?|ing)\b(?! interest)|\byet\b/; // prettier-ignore
const OF_PAST = /\b(?:paid|assess\w*|claim|cost us|spent|happened|collect\w*|only (?:the )?once)\b/;

export async function termsAsked(
  read: Read,
  before: Before,
  context: ChatContext,
): Promise<TermsAsked | null> {
  const text = textOf(read);
  const isOfVendor = contractNames(context).some(({ vendor }) => isSaidIn(vendor, text));
  if (ORDER.test(text) || (read.years.length > 1 && !isOfVendor) || read.years.some((year) => year > context.parameters.year + 1)) return null; // prettier-ignore
  const subject = await subjectWith(read, before, context);
  if (!subject) return null;
  const things = thingsAsked(read, { subject, text, before, context });
  const all = [...new Set([...askedOf(text, subject.kind), ...termsBefore(text, { subject, things, before, context })])]; // prettier-ignore
  // What a line is in a year is not asked of its contract, but what a vendor takes then is.
  const isAtTime = things.length > 0 && all.some(({ name }) => name === AT_TIME) && (isOfVendor || (subject.isNamed ? things.some((time) => time.includes('-') || time === AT_START) : isBare(read, all))); // prettier-ignore
  const asked = isAtTime ? all : all.filter(({ name }) => name !== AT_TIME);
  if (asked.length === 0 || (asked.every(({ name }) => NEEDS_THING.test(name)) && things.length === 0)) return null; // prettier-ignore
  // "Quiet hours" asks nothing.
  if (subject.kind === 'rules' && read.tokens.length < 3 && !/\?\s*$/.test(read.question)) return null;
  if (
    subject.kind === 'rules' &&
    (OF_PERSONS.test(text) || read.years.some((year) => year !== context.parameters.year))
  )
    return null;
  const { kind, about, documentIds } = subject;
  const isQuoted = asksExactWords(text);
  const count = kind === 'study' ? asked.length + things.length : asked.length * Math.max(1, things.length);
  const isPast = kind === 'policy' && !things.includes(ANY_OTHER) && !asked.some(({ name }) => name === 'claims') && (OF_PAST.test(text) || read.years.some((year) => year < context.parameters.year)); // prettier-ignore
  return {
    args: {
      kind,
      about,
      terms: asked.map(({ name }) => name),
      things,
      documentIds,
      question: text,
      quoted: isQuoted,
    },
    isFirst: isAtTime || (isCounted(text) && asked.some(({ name }) => RATES.test(name))) || !isPast && (kind !== 'rules' || SEVERAL.test(read.question) || asked.some(({ name }) => ALONE.test(name))) && ((kind === 'contract' && !subject.isNamed && PRONOUN.test(text)) || count > 1 || (isQuoted && kind === 'contract' && asked.some(isWritten)) || asked.some(({ name }) => ALONE.test(name) || (/^(?:deductible|coverage)$/.test(name) && things.length > 0))), // prettier-ignore
    isNamed: subject.isNamed,
    isSure:
      isAtTime ||
      (things.length > 0 && asked.some(({ name }) => name === 'unit facts')) ||
      (isOfVendor && asked.length > 1) ||
      (things.length > 0 && GOES_ON.test(text) && !subject.isNamed),
    others: othersIn(read, asked),
  };
}

/** What of a document the terms are asked of: times of a contract, covers of a policy, units, a component of the study. */
function thingsAsked(
  read: Read,
  { subject: { kind }, text, before, context }: { subject: Subject; text: string; before: Before; context: ChatContext }, // prettier-ignore
): string[] {
  const said = thingsIn(kind === 'contract' ? read.dated : text, kind, context.parameters.year);
  if (kind === 'rules') return [...said, ...unitAlone(text, before)];
  const component = kind === 'study' ? componentAsked(read, context) : null;
  if (component !== null) return [component];
  const losses = kind === 'policy' && asksDeductible(text, before, context) ? ordinaryIn(text) : [];
  return losses.length === 0 ? said : [...new Set([...said.filter((thing) => thing !== 'property'), ...losses])]; // prettier-ignore
}

const asksDeductible = (text: string, before: Before, context: ChatContext): boolean =>
  [...askedOf(text, 'policy'), ...(GOES_ON.test(text) ? ofThings('policy', before, context) : [])].some(({ name }) => name === 'deductible'); // prettier-ignore

/** "And 103?" after a question about a unit. */
function unitAlone(text: string, { questions }: Before): string[] {
  const [, unit] = /^(?:ok |and |what about |how about |also )+(\d{1,4}[a-z]?)\b(?! ?[%$])/.exec(text) ?? [];
  const last = plainQuestion(questions.at(-1) ?? '');
  return unit !== undefined && last.search(UNIT) >= 0 ? [unit] : [];
}

const RATES = /^(?:overtime rate|extra charges|further meetings|bulk items|remotes)$/;
const AT_TIME = 'fee at a time';
/** Nothing is named that the contract spoken of is not. */
const isBare = (read: Read, asked: readonly Term[]): boolean =>
  read.mentions.length === 0 && othersIn(read, asked).length === 0 && !/\b(?:dues|assessments?|expenses|spending|budget|income|net|surplus|deficit|plan(?:ned)?)\b/.test(read.plain) && !says(read, 'net', 'income'); // prettier-ignore

/** Its name, or the beginning that is a name by itself: "Summit Line". */
const isSaidIn = (vendor: string, text: string): boolean =>
  vendor.includes(' ') && text.includes(vendor.toLowerCase().split(' ').slice(0, 2).join(' '));

function othersIn({ tokens, plain }: Read, asked: readonly Term[]): string[] {
  const said = asked.map((one) => one.asked.exec(plain)?.[0] ?? '').join(' ').split(' '); // prettier-ignore
  const own = tokens.filter(
    ({ word, kind }) => kind === 'unknown' && word.length > 2 && !word.endsWith('ly'),
  );
  return own.map(({ word }) => word).filter((word) => !said.includes(word));
}

/** Whether the documents have each of its words. */
export async function isWhollySaid(
  { args, others }: { args: Pick<TermArgs, 'about' | 'documentIds'>; others: readonly string[] },
  context: ChatContext,
): Promise<boolean> {
  const all = await context.sentences(args.documentIds);
  const words = new Set(all.flatMap(({ text }) => normaliseWords(text).split(' ').map(stem)));
  const about = new Set(normaliseWords(args.about).split(' '));
  return others.every((word) => about.has(word) || words.has(stem(word)));
}

/** As it was asked and as it was mended, with what it tells: "Lender wants: property limit. Could you give me that?" */
const textOf = ({ plain, dated, question }: Read): string => {
  const whole = plainQuestion(question);
  return whole === plain ? dated : `${whole} ${dated}`;
};

/** "And plain wind, no hurricane?": the same of another thing. */
function termsBefore(
  text: string,
  { subject, things, before, context }: { subject: Subject; things: readonly string[]; before: Before; context: ChatContext }, // prettier-ignore
): Term[] {
  if (things.length === 0 || !GOES_ON.test(text)) return [];
  const all = ofThings(subject.kind, before, context);
  // Of a burst pipe nobody asks the limit.
  return things.every(isOrdinary) ? all.filter(({ name }) => name === 'deductible') : all;
}

/** Those of the last question that asked any. */
function ofThings(kind: Kind, { questions }: Before, context: ChatContext): Term[] {
  const asked = questions.map((one) => askedOf(textOf(readQuestion(one, context)), kind));
  return (asked.findLast((terms) => terms.length > 0) ?? []).filter(({ name }) => OF_THING.test(name));
}
/** More is asked than one thing. */
const SEVERAL = /\b(?:and|plus)\b|[+&]|\?.*\?/i;
const PRONOUN = /\b(?:they|them|their|it)\b/;
const GOES_ON =
  /^(?:ok|okay|and|also|so|but|what about|how about|plus|same|ditto|likewise|now)\b|^(?:(?:no|nah|nope|sorry|wait|oops|actually|not that) )+|\b(?:i )?meant\b|\binstead$/;

const ORDERED: readonly Kind[] = ['contract', 'policy', 'study', 'rules'];

async function subjectWith(read: Read, before: Before, context: ChatContext): Promise<Subject | null> {
  const text = textOf(read);
  const named = await subjectsNamed({ ...read, plain: text }, context);
  // "How fast do we report a claim, what phone": of no vendor.
  if (askedOf(text, 'policy').some(({ name }) => name === 'claims')) return subjectOf({ kind: 'policy', about: '' }, context); // prettier-ignore
  for (const kind of ORDERED) {
    const own = named.find((one) => one.kind === kind);
    if (own && askedOf(text, kind).length > 0) return own;
  }
  const spoken = await subjectSpokenOf(before, context);
  const last = spoken && (isOpen(read) || (await isOfItsWords(read, spoken, context))) ? spoken : null;
  // "Our snow plowing": a contract that was spoken of is not the one of another line.
  const isOther = last?.kind === 'contract' && (/\b(?:owners|dues|assessments?|budget meeting)\b|\bwho (?:manages|cleans|mows|does|services|maintains|handles)\b/.test(text) || named.length > 0 || read.mentions.some(({ said }) => contractsAbout(said, [contractOf(last, context)]).length === 0)); // prettier-ignore
  const isSame = last?.kind === 'policy' && GOES_ON.test(text) && [...thingsIn(text, 'policy', context.parameters.year), ...ordinaryIn(text)].length > 0 && ofThings('policy', before, context).length > 0; // prettier-ignore
  if (last && !isOther && (isSame || askedOf(text, last.kind).length > 0 || (last.kind === 'rules' && unitAlone(text, before).length > 0))) return last; // prettier-ignore
  // Terms that only one kind of document has.
  const kinds = ORDERED.filter((kind) => kind !== 'contract' && askedOf(text, kind).some(({ isVague }) => !isVague)); // prettier-ignore
  const [only] = kinds;
  return only === undefined ? null : subjectOf({ kind: only, about: '' }, context);
}

/** "Monsoon cleanup, in the fee or not": words that the contract spoken of has. */
async function isOfItsWords(
  read: Read,
  { kind, about, documentIds }: Subject,
  context: ChatContext,
): Promise<boolean> {
  // prettier-ignore
  const others = othersIn(read, askedOf(textOf(read), kind));
  if (kind !== 'contract' || others.length === 0 || read.mentions.length > 0) return false;
  return isWhollySaid({ args: { about, documentIds }, others }, context);
}

/** "How do we get out of it", "pick-up days?": of what was spoken of. */
const isOpen = ({ plain, mentions, tokens }: Read): boolean =>
  POINTS.test(plain) || (mentions.length === 0 && tokens.length < SHORT);
const SHORT = 6;

const contractOf = ({ about }: Subject, context: ChatContext) =>
  contractNames(context).find(({ vendor, serviceType }) => [vendor, serviceType].includes(about)) ?? { vendor: about, serviceType: about }; // prettier-ignore

/** The contract that was asked about last, answered or not, or what the last answer rests on. */
async function subjectSpokenOf(before: Before, context: ChatContext): Promise<Subject | null> {
  const asked = before.questions.at(-1);
  const named = asked === undefined ? [] : await subjectsNamed(readQuestion(asked, context), context);
  const [only, more] = named;
  if (only && !more) return { ...only, isNamed: false };
  return before.subject ? subjectBefore(before.subject, context) : null;
}

function askedOf(text: string, kind: Kind): Term[] {
  const asked = TERMS.filter((one) => one.of === kind && one.asked.test(text));
  // "Total premium" is no premium of each coverage.
  return asked.some(({ name }) => name === 'total premium') ? asked.filter(({ name }) => name !== 'premium') : asked; // prettier-ignore
}

function thingsIn(text: string, kind: Kind, year: number): string[] {
  if (kind === 'contract') return timesIn(text, year);
  if (kind === 'rules')
    return [
      ...new Set(
        [...text.matchAll(UNIT)].map(([, unit, of, whose, first]) => unit ?? of ?? whose ?? first ?? ''),
      ),
    ];
  if (kind !== 'policy') return [];
  const not = perilsNegated(text);
  const said = [...text.matchAll(THINGS)].map(([thing]) => thing).filter((one) => !not.has(one));
  const own = said.map((thing) => (thing === 'building' ? 'property' : thing));
  return [...new Map(own.map((thing) => [[...sameWords(thing)].sort().join('|'), thing])).values()];
}
