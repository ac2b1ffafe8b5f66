import { normaliseWords, sameWords } from '@hoa/budget-math';
import { sourceCitation } from '../figures';
import type { ChatContext, Passage, VerbAnswer } from '../context';
import { aboutIn } from '../verbs/contracts';
import { EMPTY_WORDS } from './lexicon';
import { readQuestion, type Read } from './read';
import { documentsOfKind, isOfPolicy } from './subject';
import { plainQuestion, stem as beginning } from './words';

/** "Read me the bylaw on raising the assessments": the provision of a governing document about a subject, in its words. */

/** "Quote the sentence about that": the words of a document, and nothing that is to be written. */
const EXACT =
  /\b(?:quote|verbatim|word for word|exact (?:words?|wording|text|sentence|language|clause|line|phrase)|(?:the|what) (?:sentence|clause|wording|paragraph|passage) (?:in|of|from|about|on|that|where|says?))\b/;
const WRITES = /\b(?:draft|write|compose|letter|motion|resolution|notice to)\b/;

export const asksExactWords = (plain: string): boolean => EXACT.test(plain) && !WRITES.test(plain);

const DOCUMENT = String.raw`(?:declarations?|by-?laws?|cc ?(?:&|and) ?rs?|(?:house |community )?rules?|regulations|covenants|restrictions|deed|(?:governing )?(?:documents?|docs?))`;
const PART = String.raw`(?:by-?law|rule|regulation|section|part|piece|bit|clause|provision|paragraph|language|wording|sentence|passage|article|text|words?)s?`;
const READS = String.raw`(?:quote|recite|read|paste|copy|cite|verbatim|word for word|pull|show|give|find|locate|look up)`;
const ABOUT = String.raw`(?:about|on|regarding|concerning|covering|governing|for|(?:that|which|where it|where they) (?:says?|covers?|deals? with|talks? about|states?|limits?|sets?|describes?|requires?)|dealing with|saying|as to|when|if|around)`;
const SUBJECTS = [
  new RegExp(String.raw`\b(?:${READS}\b.*|(?:what is|what are|whats|need) the (?:exact |actual )?)\b${PART} (?:(?:in|of|from) (?:the|our) ${DOCUMENT} )?${ABOUT} (?<subject>.+)`), // prettier-ignore
  new RegExp(String.raw`\b(?:${READS}|what is)\b.* (?<subject>definitions? of .+)`),
  new RegExp(String.raw`\b(?:what|whatever) (?:exactly |precisely )?(?:do |does )?(?:(?:the|our) ${DOCUMENT}|it|they) (?:actually |exactly |specifically |precisely )*(?:says?|states?|provides?) (?:exactly |word for word |verbatim )?${ABOUT} (?<subject>.+)`), // prettier-ignore
  new RegExp(String.raw`\b(?:quote|recite|read|paste) (?:me |us |out )?(?:the |our )?(?<subject>(?:[a-z]+ ){1,4})(?:${PART}|policy)\b`), // prettier-ignore
];
const IN_DOCUMENT = new RegExp(String.raw`\b(?:in|of|from) (?:the|our) ${DOCUMENT}\b`);
const NUMBERED = new RegExp(String.raw`\b${READS}\b.*?(?:\b(?:section|article|rule|paragraph|by-?law|provision|clause|number) (?<whole>\d{1,2}(?:\.\d{1,2})*)|\b(?<part>\d{1,2}\.\d{1,2}))\b(?!%)`); // prettier-ignore
const CLAUSES = /[?!;\n]|\.(?=\s|$)|,\s| - /;
const OTHER_DOCUMENT = /\b(?:contracts?|agreements?|polic(?:y|ies)|stud(?:y|ies)|sirs|budget|minutes)\b/;
const PALE = new Set(
  'able being be exactly exact precisely word words verbatim please someone anyone somebody people long often many much far how what when who whether get gets getting got can may must would say says do does doing have has having part against without within it its one ones counts count thing things out putting put over up to of in at by'.split(' '), // prettier-ignore
);
/** What questions and documents call the same beside the field's words. */
const SAME = `demand request petition ask call force require
raise increase hike hiking bump jump rise rising
change amend alter modify
dues fees fee assessment
owner member homeowner
kid child children minor
trash garbage bin container
split share divide allocate proportion
vote approval consent majority
maintain repair fix upkeep responsible
house home unit
truck pickup vehicle
send mail deliver copy
buy purchase`
  .split('\n')
  .map((row) => row.split(' '));

/** "Petitioning" as "petition". */
const stem = (word: string): string => beginning(beginning(word));

export interface Provision {
  words: readonly string[];
  section: string | null;
  /** It is of no policy: nothing else answers it. */
  isOnly: boolean;
}

export function provisionAsked(read: Read, context: ChatContext): Provision | null {
  const whole = plainQuestion(read.question);
  const isOfRules = new RegExp(String.raw`\b${DOCUMENT}\b(?! page)`).test(whole);
  const isOfOther = OTHER_DOCUMENT.test(whole.replace(/\bbudget\b/g, ' ')) || aboutIn(read, context) !== null;
  if (WRITES.test(whole) || (isOfOther && !isOfRules)) return null;
  const isOnly = isOfRules || !isOfPolicy(whole, context);
  for (const clause of read.question.split(CLAUSES).map((one) => readQuestion(one, context).plain)) {
    const { whole: named, part } = NUMBERED.exec(clause)?.groups ?? {};
    const section = named ?? part ?? null;
    if (section !== null) return { words: [], section, isOnly };
    const words = SUBJECTS.map((one) => wordsIn(one.exec(clause)?.groups?.subject ?? '')).find(({ length }) => length > 0) ?? []; // prettier-ignore
    if (words.length > 0) return { words, section, isOnly };
  }
  return null;
}

const wordsIn = (subject: string): string[] =>
  [...new Set(normaliseWords(subject.replace(IN_DOCUMENT, ' ').replace(/\bdefinitions? of\b/, 'means')).split(' '))].filter((word) => word.length > 1 && !PALE.has(word) && !EMPTY_WORDS.has(word)); // prettier-ignore

const MOST = 2;
/** The heading of a section: "Section 5.3 Increases." */
const HEADING = /^.{0,90}?\b(?:section )?\d{1,2}(?:\.\d{1,2})*\.? (?<title>[A-Z][a-z]+(?: [a-z]+){0,3})\./i;

/** The sentences with the most of the words; null where too many of them are in none. */
export async function quotedProvision(
  { words, section, isOnly }: Provision,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const all = (await context.sentences(documentsOfKind('rules', context))).filter(({ text }) => /[.;:]$/.test(text) && !/\S {2,}\S/.test(text)); // prettier-ignore
  const found =
    section === null ? about(words, isOnly ? Math.floor(words.length / 4) : 0, all) : numbered(section, all);
  if (found.length === 0) return null;
  return {
    content: found
      .map(({ source, text }) => `${source.documentName}, page ${source.page}: “${text}”`)
      .join('\n'),
    citations: found.map(({ source }) => sourceCitation('Quoted', source)),
  };
}

function about(words: readonly string[], most: number, all: readonly Passage[]): Passage[] {
  const groups = words.map((word) => [...sameWords(word), ...SAME.filter((row) => row.some((one) => stem(one) === stem(word))).flat()].map(stem)); // prettier-ignore
  const stems = all.map(({ text }) => ({ own: new Set(normaliseWords(text).split(' ').map(stem)), title: new Set(normaliseWords(HEADING.exec(text)?.groups?.title ?? '').split(' ').map(stem)) })); // prettier-ignore
  const isIn = (group: readonly string[], own: ReadonlySet<string>): boolean => group.some((one) => own.has(one)); // prettier-ignore
  const weights = groups.map((group) => 1 + 1 / (1 + stems.filter(({ own }) => isIn(group, own)).length));
  const ranked = all.map((passage, at) => {
    const { own = new Set<string>(), title = new Set<string>() } = stems[at] ?? {};
    const has = groups.map((group) => isIn(group, own));
    const rank = has.reduce((sum, is, index) => sum + (is ? (weights[index] ?? 0) : 0) + (isIn(groups[index] ?? [], title) ? 0.5 : 0), 0); // prettier-ignore
    return { passage, rank, missing: has.filter((is) => !is).length };
  });
  const near = ranked.filter(({ missing }) => missing <= most);
  const best = Math.max(...near.map(({ rank }) => rank));
  return near.filter(({ rank }) => rank === best).slice(0, MOST).map(({ passage }) => passage); // prettier-ignore
}

/** All of a section, up to the next. */
function numbered(section: string, all: readonly Passage[]): Passage[] {
  const own = new RegExp(String.raw`(?:^|\bsection |\barticle |[A-Z)] )${section.replace('.', String.raw`\.`)}\.? (?=["“A-Z])`, 'i'); // prettier-ignore
  const from = all.findIndex(({ text }) => own.test(text));
  if (from < 0) return [];
  const next = all.findIndex(({ text }, at) => at > from && /(?:^|\bsection |\barticle |[A-Z] )\d{1,2}(?:\.\d{1,2})*\.? ["“A-Z]/i.test(text)); // prettier-ignore
  return all.slice(from, Math.min(next < 0 ? all.length : next, from + MOST + 1));
}
