import { normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { contractNames, contractsAbout } from '../verbs/contracts';
import { thingsIn, UNIT } from './asked-things';
import type { Before } from './follow-up';
import { ordinaryIn } from './losses';
import { readQuestion, type Read } from './read';
import { asksWork } from './scope-words';
import { subjectBefore, subjectOf, subjectsNamed, type Subject } from './subject';
import { askedOf, OF_THING, type Kind, type Term } from './terms';
import { plainQuestion, stem } from './words';

/** Which documents a message asks about: those it names, those spoken of before, or those that alone have its terms. */

/** Words by which a message goes on. */
const OPENS = String.raw`^(?:ok|okay|and|also|so|but|what about|how about|plus|same|ditto|likewise|now)\b`;
const POINTS = new RegExp(
  String.raw`\b(?:it|its|they|them|their|that|this|those|these|there|he|she|him|her|his|the (?:contract|agreement|deal))\b|${OPENS}`,
);
const GOES_ON = new RegExp(
  String.raw`${OPENS}|^(?:(?:no|nah|nope|sorry|wait|oops|actually|not that) )+|\b(?:i )?meant\b|\binstead$`,
);
/** "The hurricane one": of several that were spoken of. */
const THE_ONE = /\bthe \w+(?: \w+)? one\b/;
export const goesOnWith = (text: string): boolean => GOES_ON.test(text) || THE_ONE.test(text);

const SHORT = 6;
const ORDERED: readonly Kind[] = ['contract', 'policy', 'study', 'rules'];

/** The question as asked, then as corrected, with the remarks around it: "Lender wants: property limit. Could you give me that?" */
export function textOf({ plain, dated, question }: Read): string {
  const whole = plainQuestion(question);
  return whole === plain ? dated : `${whole} ${dated}`;
}

export async function subjectWith(read: Read, before: Before, context: ChatContext): Promise<Subject | null> {
  const text = textOf(read);
  const named = await subjectsNamed({ ...read, plain: text }, context);
  // "How fast do we report a claim, what phone": of no vendor.
  if (askedOf(text, 'policy').some(({ name }) => name === 'claims'))
    return subjectOf({ kind: 'policy', about: '' }, context);
  // "Somebody pays late, what is the interest": no vendor is paid late by them.
  if (
    LATE.test(text) &&
    named.every(({ kind }) => kind !== 'contract') &&
    askedOf(text, 'rules').some(({ name }) => name === 'late payment')
  )
    return subjectOf({ kind: 'rules', about: '' }, context);
  for (const kind of ORDERED) {
    const own = named.find((one) => one.kind === kind);
    if (own && (askedOf(text, kind).length > 0 || (kind === 'contract' && asksWork(read.plain)))) return own;
  }
  const spoken = await subjectSpokenOf(before, context);
  const isOfSpoken = spoken !== null && (isOpen(read) || (await isOfItsWords(read, spoken, context)));
  const isOther = spoken?.kind === 'contract' && (named.length > 0 || isOfOther(read, spoken, context));
  if (isOfSpoken && !isOther && asksOf(text, spoken.kind, { before, context })) return spoken;
  // Terms that only one kind of document has.
  const isOwn = (kind: Kind): boolean => {
    const asked = askedOf(text, kind);
    return asked.some(({ isVague }) => !isVague) || (kind === 'policy' && asked.length > 1);
  };
  const only = ORDERED.find((kind) => kind !== 'contract' && isOwn(kind));
  return only === undefined ? null : subjectOf({ kind: only, about: '' }, context);
}

const LATE = /\b(?:owners?|somebody|someone|neighbors?|residents?|members?)\b.*\b(?:late|behind|overdue)\b/; // prettier-ignore

/** "How do we get out of it", "pick-up days?": of what was spoken of. */
const isOpen = ({ plain, mentions, tokens }: Read): boolean =>
  POINTS.test(plain) || THE_ONE.test(plain) || (mentions.length === 0 && tokens.length < SHORT);

/** "Monsoon cleanup, in the fee or not": words that the contract spoken of has. */
async function isOfItsWords(
  read: Read,
  { kind, about, documentIds }: Subject,
  context: ChatContext,
): Promise<boolean> {
  const others = othersIn(read, askedOf(textOf(read), kind));
  if (kind !== 'contract' || others.length === 0 || read.mentions.length > 0) return false;
  return isWhollySaid({ args: { about, documentIds }, others }, context);
}

const OF_OWNERS =
  /\b(?:owners?|(?:somebody|someone|neighbor) (?:is|pays?|paid|owes?)|residents?|members|(?:can|may) the board|dues|assessments?|budget meeting)\b|\bwho (?:manages|cleans|mows|does|services|maintains|handles)\b/;

/** "Our snow plowing": a contract that was spoken of is not the one of another line. */
function isOfOther(read: Read, { about }: Subject, context: ChatContext): boolean {
  const all = contractNames(context);
  const own = all.filter(({ vendor, serviceType }) => [vendor, serviceType].includes(about));
  const of = own.length > 0 ? own.slice(0, 1) : [{ vendor: about, serviceType: about }];
  if (asksWork(read.plain)) return false;
  // "Charge interest" is the term, and no line of interest.
  const asked = askedOf(textOf(read), 'contract').map((term) => term.asked.exec(textOf(read))?.[0] ?? '');
  const lines = read.mentions.filter(
    ({ said }) => !asked.some((words) => words !== '' && (words.includes(said) || said.includes(words))),
  );
  return OF_OWNERS.test(textOf(read)) || lines.some(({ said }) => contractsAbout(said, of).length === 0);
}

/** A term of the documents that were spoken of, or the same term of another cover or unit. */
function asksOf(
  text: string,
  kind: Kind,
  { before, context }: { before: Before; context: ChatContext },
): boolean {
  if (askedOf(text, kind).length > 0 || (kind === 'contract' && asksWork(text))) return true;
  if (kind === 'rules') return unitAlone(text, before).length > 0;
  const things = [...thingsIn(text, kind, context.parameters.year), ...ordinaryIn(text)];
  return (
    kind === 'policy' && goesOnWith(text) && things.length > 0 && ofThings(kind, before, context).length > 0
  );
}

/** The contract that was asked about last, answered or not, or what the last answer rests on. */
async function subjectSpokenOf(before: Before, context: ChatContext): Promise<Subject | null> {
  const asked = before.questions.at(-1);
  const named = asked === undefined ? [] : await subjectsNamed(readQuestion(asked, context), context);
  const [only, more] = named;
  if (only && !more) return { ...only, isNamed: false };
  return before.subject ? subjectBefore(before.subject, context) : null;
}

/** "And 103?" after a question about a unit. */
export function unitAlone(text: string, { questions }: Before): string[] {
  const [, unit] = /^(?:ok |and |what about |how about |also )+(\d{1,4}[a-z]?)\b(?! ?[%$])/.exec(text) ?? [];
  const last = plainQuestion(questions.at(-1) ?? '');
  return unit !== undefined && last.search(UNIT) >= 0 ? [unit] : [];
}

/** Those of the last question that asked any. */
export function ofThings(kind: Kind, { questions }: Before, context: ChatContext): Term[] {
  const asked = questions.map((one) => askedOf(textOf(readQuestion(one, context)), kind));
  return (asked.findLast((terms) => terms.length > 0) ?? []).filter(({ name }) => OF_THING.test(name));
}

/** Words of none of the terms. */
export function othersIn({ tokens, plain }: Read, asked: readonly Term[]): string[] {
  const said = asked.map((one) => one.asked.exec(plain)?.[0] ?? '').join(' ').split(' '); // prettier-ignore
  return tokens
    .filter(({ word, kind }) => kind === 'unknown' && word.length > 2 && !word.endsWith('ly'))
    .map(({ word }) => word)
    .filter((word) => !said.includes(word));
}

/** Whether the documents have each of its words. */
export async function isWhollySaid(
  { args, others }: { args: { about: string; documentIds: number[] }; others: readonly string[] },
  context: ChatContext,
): Promise<boolean> {
  const all = await context.sentences(args.documentIds);
  const words = new Set(all.flatMap(({ text }) => normaliseWords(text).split(' ').map(stem)));
  const about = new Set(normaliseWords(args.about).split(' '));
  return others.every((word) => about.has(word) || words.has(stem(word)));
}
