import { normaliseWords, sameWords } from '@hoa/budget-math';
import { quotesOf } from '../figures';
import type { ChatContext, Passage, VerbAnswer } from '../context';
import { aboutIn } from '../verbs/contracts';
import type { Before } from './follow-up';
import { EMPTY_WORDS } from './lexicon';
import { readQuestion, type Read } from './read';
import { documentsOfKind, isOfPolicy, subjectBefore } from './subject';
import { plainQuestion, stem as beginning } from './words';

/** "Read me the bylaw on raising the assessments": the provision of a governing document about a subject, in its words. */

/** "Quote the sentence about that": the words of a document, and nothing that is to be written. */
const EXACT =
  /\b(?:quote|verbatim|word for word|exact (?:words?|wording|text|sentence|language|clause|line|phrase)|(?:the|what) (?:sentence|clause|wording|paragraph|passage) (?:in|of|from|about|on|that|where|says?))\b/; // prettier-ignore
const WRITES = /\b(?:draft|write|compose|letter|motion|resolution|notice to)\b/;

export const asksExactWords = (plain: string): boolean => EXACT.test(plain) && !WRITES.test(plain);

const DOCUMENT = String.raw`(?:declarations?|by-?laws?|cc ?(?:&|and) ?rs?|(?:house |community )?rules?|regulations|covenants|restrictions|deed|(?:governing )?(?:documents?|docs?))`; // prettier-ignore
const PART = String.raw`(?:by-?law|rule|regulation|section|part|piece|bit|clause|provision|paragraph|language|wording|sentence|passage|article|text|words?)s?`; // prettier-ignore
const READS = String.raw`(?:quote|recite|read|paste|copy|cite|verbatim|word for word|pull|show|give|find|locate|look up)`; // prettier-ignore
const ABOUT = String.raw`(?:about|on|regarding|concerning|covering|governing|for|(?:that|which|where it|where they) (?:says?|covers?|deals? with|talks? about|states?|limits?|sets?|describes?|requires?)|dealing with|saying|as to|when|if|around)`; // prettier-ignore
const SUBJECTS = [
  new RegExp(String.raw`\b(?:${READS}\b.*|(?:what is|what are|whats|need) the (?:exact |actual )?)\b${PART} (?:(?:in|of|from) (?:the|our) ${DOCUMENT} )?${ABOUT} (?<subject>.+)`), // prettier-ignore
  new RegExp(String.raw`\b(?:${READS}|what is)\b.* (?<subject>definitions? of .+)`),
  new RegExp(String.raw`\b(?:what|whatever) (?:exactly |precisely )?(?:do |does )?(?:(?:the|our) ${DOCUMENT}|it|they) (?:actually |exactly |specifically |precisely )*(?:says?|states?|provides?) (?:exactly |word for word |verbatim )?${ABOUT} (?<subject>.+)`), // prettier-ignore
  new RegExp(String.raw`\b(?:quote|recite|read|paste) (?:me |us |out )?(?:the |our )?(?<subject>(?:[a-z]+ ){1,4})(?:${PART}|policy)\b`), // prettier-ignore
];
const OF_RULES = new RegExp(String.raw`\b${DOCUMENT}\b(?! page)`);
const IN_DOCUMENT = new RegExp(String.raw`\b(?:in|of|from) (?:the|our) ${DOCUMENT}\b`);
const NUMBERED = new RegExp(String.raw`\b${READS}\b.*?(?:\b(?:section|article|rule|paragraph|by-?law|provision|clause|number) (?<whole>\d{1,2}(?:\.\d{1,2})*)|\b(?<part>\d{1,2}\.\d{1,2}))\b(?!%)`); // prettier-ignore
const CLAUSES = /[?!;\n]|\.(?=\s|$)|,\s| - /;
const OTHER_DOCUMENT = /\b(?:contracts?|agreements?|polic(?:y|ies)|stud(?:y|ies)|sirs|minutes)\b/;
/** Of what was spoken of. */
const POINTS = /\b(?:it|they) (?:\w+ )?(?:says?|states?)\b/;
const PALE = new Set(
  'able being be exactly exact precisely word words verbatim please someone anyone somebody people long often many much far how what when who whether get gets getting got can may must would say says do does doing have has having part against without within it its one ones counts count thing things out putting put over up to of in at by'.split(' '), // prettier-ignore
);
/** What questions and documents call the same beside the field's words. */
const SAME = 'demand request petition ask call force require/raise increase hike hiking bump jump rise rising/change amend alter modify/dues fees fee assessment/owner member homeowner/kid child children minor/trash garbage bin container/split share divide allocate proportion/vote approval consent majority/maintain repair fix upkeep responsible/house home unit/truck pickup vehicle/send mail deliver copy/buy purchase'.split('/').map((row) => row.split(' ')); // prettier-ignore

/** "Petitioning" as "petition". */
const stem = (word: string): string => beginning(beginning(word));

export interface Provision {
  words: readonly string[];
  section: string | null;
  /** It is of no policy: nothing else answers it. */
  isOnly: boolean;
}

export async function provisionAsked(
  read: Read,
  { subject }: Before,
  context: ChatContext,
): Promise<Provision | null> {
  const whole = plainQuestion(read.question);
  const isOfRules = OF_RULES.test(whole);
  const isOfOther = OTHER_DOCUMENT.test(whole) || POINTS.test(whole) || aboutIn(read, context) !== null;
  if (WRITES.test(whole) || (isOfOther && !isOfRules)) return null;
  const spoken = subject ? await subjectBefore(subject, context) : null;
  // "Show me the section on utilities": of the budget.
  const isOfLine = read.mentions.length > 0 && !/\b(?:quote|recite|read|paste|word for word|verbatim|exact)\b/.test(whole); // prettier-ignore
  const isOnly =
    isOfRules || (!isOfLine && !isOfPolicy(whole, context) && (spoken?.kind ?? 'rules') === 'rules');
  for (const clause of read.question.split(CLAUSES).map((one) => readQuestion(one, context).plain)) {
    const { whole: named, part } = NUMBERED.exec(clause)?.groups ?? {};
    const section = named ?? part ?? null;
    const all =
      section === null ? SUBJECTS.map((one) => wordsIn(one.exec(clause)?.groups?.subject ?? '')) : [];
    const words = all.find(({ length }) => length > 0) ?? [];
    if (section !== null || words.length > (isOnly ? 0 : 1)) return { words, section, isOnly };
  }
  return null;
}

const wordsIn = (subject: string): string[] =>
  [...new Set(normaliseWords(subject.replace(IN_DOCUMENT, ' ').replace(/\bdefinitions? of\b/, 'means')).split(' '))].filter((word) => word.length > 1 && !PALE.has(word) && !EMPTY_WORDS.has(word)); // prettier-ignore

const MOST = 2;

/** The sentences with the most of the words; null where too many of them are in none. */
export async function quotedProvision(
  { words, section, isOnly }: Provision,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const all = (await context.sentences(documentsOfKind('rules', context))).filter(({ text }) => /[.;:]$/.test(text) && !/\S {2,}\S/.test(text)); // prettier-ignore
  return quotesOf(section === null ? about(words, isOnly ? Math.floor(words.length / 4) : 0, all) : numbered(section, all)); // prettier-ignore
}

/** A word that few sentences have says more. */
function about(words: readonly string[], missing: number, all: readonly Passage[]): Passage[] {
  const groups = words.map((word) => [...sameWords(word), ...SAME.filter((row) => row.some((one) => stem(one) === stem(word))).flat()].map(stem)); // prettier-ignore
  const own = all.map(({ text }) => new Set(normaliseWords(text).split(' ').map(stem)));
  const places = groups.map((group) => own.flatMap((stems, at) => (group.some((one) => stems.has(one)) ? [at] : []))); // prettier-ignore
  const ranks = all.map((_one, at) => {
    const having = places.filter((of) => of.includes(at));
    return having.length < words.length - missing
      ? 0
      : having.reduce((sum, of) => sum + 1 + 1 / of.length, 0);
  });
  const best = Math.max(0, ...ranks);
  return best === 0 ? [] : all.filter((_one, at) => ranks[at] === best).slice(0, MOST);
}

/** All of a section, up to the next. */
function numbered(section: string, all: readonly Passage[]): Passage[] {
  const beginsAt = (number: string) => new RegExp(String.raw`(?:^|\bsection |\barticle |[A-Z)] )${number}\.? (?=["“A-Z])`, 'i'); // prettier-ignore
  const from = all.findIndex(({ text }) => beginsAt(section.replace('.', String.raw`\.`)).test(text));
  const next = all.findIndex(({ text }, at) => at > from && beginsAt(String.raw`\d{1,2}(?:\.\d{1,2})*`).test(text)); // prettier-ignore
  return from < 0 ? [] : all.slice(from, Math.min(next < 0 ? all.length : next, from + MOST + 1));
}
