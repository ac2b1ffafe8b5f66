import type { ChatCitation } from '@hoa/contracts';
import type { ChatContext } from '../context';
import { aboutIn } from '../verbs/contracts';
import { basesSaid } from './bases';
import { factorIn, pointedAt, readQuestion, says, type Read } from './read';
import { hasThings, isOfThose, workedOut, yearWords } from './worked-out';
import type { Basis } from './year-figures';

/** A question that goes on with the one before it: what it says replaces the same of that one, and the rest stands. */

/** What was asked before, oldest first, and the lines of the last answer. */
export interface Before {
  questions: readonly string[];
  itemIds: readonly number[];
  /** What the last answer that rests on something rests on. */
  subject?: { itemIds: readonly number[]; documentIds: readonly number[] };
}

export interface Said {
  isAssistant: boolean;
  content: string;
  citations?: readonly ChatCitation[];
}

const MOST_BEFORE = 3;

export function askedBefore(said: readonly Said[]): Before {
  const questions = said.filter(({ isAssistant }) => !isAssistant).slice(-MOST_BEFORE).map(({ content }) => content); // prettier-ignore
  const answer = said.findLast(({ isAssistant }) => isAssistant);
  const resting = said.filter(({ isAssistant }) => isAssistant).slice(-MOST_BEFORE).findLast(({ citations = [] }) => citations.length > 0); // prettier-ignore
  return { questions, itemIds: itemsIn(answer), subject: { itemIds: itemsIn(resting), documentIds: documentsIn(resting) } }; // prettier-ignore
}

const itemsIn = (said: Said | undefined): number[] => (said?.citations ?? []).flatMap(({ itemId }) => itemId ?? []); // prettier-ignore
const documentsIn = (said: Said | undefined): number[] => (said?.citations ?? []).flatMap(({ source }) => source?.documentId ?? []); // prettier-ignore

/** Words before a question that goes on. */
const GOES_ON =
  /^(?:(?:ok|okay|so|but|then|now|great|thanks|hm+|alright|yes|no|nah|nope|sorry|oops|wait|right|got it) )*(?:(?:i )?meant|and|or|plus|what about|how about|same|ditto|likewise|also|why$|only|just|but if|if (?:it|they|that|we only)|what if (?:it|that|they|those|(?:we|you|i) \w+ (?:it|that|them))|make (?:it|that))\b|^(?:(?:ok|okay|so) )?(?:per|by|in|for|each|with)\b(?: [\w$%.,]+){1,3}$|\b(?:instead|of that|of it|i meant)$|^(?:\S+ ){1,4}(?:too|as well)$|^(?:(?:no|nah|nope|sorry|oops) )+(?:the|that)\b/;
/** It asks where the last answer is from. */
const HOW =
  /^(?:(?:ok|okay|so|and|but|wait|hm+) )*(?:(?:how|where) (?:did|do|does|is|was|are|were) (?:you|we|they|that|this|it|the)\b.*|show me (?:how|the math|your (?:work|math))|how (?:come|so)|based on what|says who|why (?:so|that|this) (?:much|high|low|little|many)|why the (?:jump|increase|rise|drop|change|difference|big \w+)|(?:explain|justify) (?:that|it|this))(?: next year| this year| then| though)*$(?<=\b(?:next year|this year|then|though|jump|increase|rise|drop|change|difference|much|high|low|little|many|that|it|this|there|calculated|figured|computed|number|figure|amount|from|math|work|come|so|what|who))/;
const EARLIER =
  /\b(?:(?<each>(?:the|both|all) )?(?:last )?(?<count>two|three|2|3) years? (?:before|earlier|prior|back)|(?:the )?(?:year|one) (?:before|prior|earlier)|(?:the )?(?:previous|prior|preceding) (?:year|one)|before that|a year (?:earlier|before))(?: that| then| it)?\b(?! last)/;
const LATER = /\b(?:the )?(?:year|one) (?:after|following|later)(?: that)?\b|\ba year later\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, '2': 2, '3': 3 };
/** Words by which a question asks another thing than the one before. */
const OWN = ['notice', 'contract', 'provider', 'ends', 'policy', 'letter', 'motion', 'life', 'net', 'review', 'about', 'text', 'whole', 'income', 'funded'] as const; // prettier-ignore
const UNITS = ['month', 'monthly', 'quarter', 'parts'] as const;
const MOST_WORDS = 12;
const MOST_BACK = 18;
/** So many words go on with a question even where one of them is unknown. */
const MOST_OPEN = 7;

/** The whole question that is meant; null where it stands by itself. */
export function completed(question: string, before: Before, context: ChatContext): string | null {
  const asked = before.questions.reduce<string | null>(
    (standing, one) => (standing === null ? one : (goneOn(one, { standing, itemIds: [] }, context) ?? one)),
    null,
  );
  return asked === null ? null : goneOn(question, { standing: asked, itemIds: before.itemIds }, context);
}

interface Standing {
  standing: string;
  itemIds: readonly number[];
}

export const goesOn = (next: Read): boolean => GOES_ON.test(next.plain) || isHow(next) || THAT_YEAR.test(next.question) || isOfThose(next); // prettier-ignore

function goneOn(question: string, { standing, itemIds }: Standing, context: ChatContext): string | null {
  const last = readQuestion(standing, context);
  const dated = ofThatYear(question, last, context);
  if (dated !== null) return dated;
  const next = readQuestion(question, context);
  const worked = workedOut(next, last);
  if (worked !== null) return worked;
  const over = overBudget(next, { last, lines: linesOf(next, last, itemsOf(itemIds, context)) }, context);
  if (over !== null) return over;
  if ((next.tokens.length > MOST_WORDS && !PIECES.test(next.plain)) || !goesOn(next))
    return pointingBack(next, { last, cited: itemsOf(itemIds, context) }, context);
  // "And the alarm guys, are they on the hook for false alarms": a question of its own.
  if (next.mentions.length > 0 && next.tokens.length > MOST_OPEN && hasThings(next)) return null;
  if (isHow(next)) return explained(next, last, itemsOf(itemIds, context));
  // "And what do they pay?" goes on with nothing but what owners pay, and "which company does that" with no amounts.
  if ((says(next, 'fee') && !says(last, 'fee')) || says(next, 'provider')) return null;
  const shifted = shift(next, last, context);
  const years = shifted ?? (next.years.length > 0 ? next.years : null);
  const isFactor = factorIn(next) !== null;
  const isUnit = says(next, ...UNITS) || /%|\bpercent|\bdollars?\b|\bper\b|\ba year\b/.test(next.plain);
  const isOther = next.mentions.length === 0 && (says(next, ...OWN) || hasThings(next)) && !isFactor && years === null; // prettier-ignore
  const isSlot = years !== null || next.every || next.mentions.length > 0 || next.quantities.length > 0 || isFactor || isUnit || says(next, 'why', 'up', 'down'); // prettier-ignore
  const lines = linesOf(next, last, itemsOf(itemIds, context));
  // "And how much notice?" after a question about a contract: of that one.
  if (isOther && lines !== '' && says(last, 'contract') && says(next, 'notice', 'ends', 'detail', 'text') && !hasThings(next)) return `${restOf(next)} in the ${lines}${/contract/.test(lines) ? '' : ' contract'}`; // prettier-ignore
  if (isOther || !isSlot) return null;
  const named = basesSaid(next.plain, context.parameters.year);
  // "And what did we spend on it in 2024, and budget for 2025": all that is asked.
  if (named.length > 0 && next.years.length > 0 && next.mentions.length === 0 && lines !== '') return `${lines}${yearWords(next.years, false)} ${named.map((basis) => (basis === 'adopted' ? 'budgeted' : basis)).join(' and ')}`; // prettier-ignore
  const supposed = isFactor || next.quantities.length > 0 ? supposition(next, last, lines) : null;
  const said = named.length > 0 ? withBases(withLines(last, next), named) : withLines(last, next);
  const words = supposed ?? said + (isUnit || says(next, 'why') ? ` ${restOf(next)}` : '');
  // "This year" stays what it is, and becomes no number.
  const isSaid = years !== null || /\b20\d\d\b/.test(last.dated) || last.years.length !== 1;
  const isNumber = isSaid || last.years[0] !== context.parameters.year;
  return `${words}${isNumber ? yearWords(years ?? last.years, next.every || (years === null && last.every)) : ' this year'}`;
}

/** "Gas 2025 actual", "and 26? budget and projected": these figures instead. */
const withBases = (words: string, named: readonly Basis[]): string =>
  `${words.replace(/\b(?:actuals?|adopted|approved|budget(?:ed)?|project(?:ed|ion)|estimated?|forecast)\b/g, ' ')} ${named.map((basis) => (basis === 'adopted' ? 'budgeted' : basis)).join(' and ')}`;

const OVER =
  /\bhow (?:much|far|bad(?:ly)?|many dollars)\b.*\b(?:over|under|above|below|off|blow|blew|exceed\w*|miss\w*)\b|\b(?:over|under)\b.*\bby (?:how much|what)\b/;
const OF_ALL =
  /\b(?:whole|total|entire|overall|all|everything|we|expenses|income|dues|fees?|contract|policy)\b(?<!\bwe)|\bare we\b/;

/** "So by how much is the projected over on that one?": of the lines that were spoken of, and in their year. */
function overBudget(
  next: Read,
  { last, lines }: { last: Read; lines: string },
  { parameters }: ChatContext,
): string | null {
  const isOther = next.mentions.length > 0 || next.quantities.length > 0 || OF_ALL.test(next.plain) || hasThings(next); // prettier-ignore
  const isOfThat = goesOn(next) || /\b(?:that|this|it|them|those)\b/.test(next.plain);
  if (!OVER.test(next.plain) || !isOfThat || isOther || lines === '') return null;
  const past = [...next.years, ...last.years].filter((year) => year < parameters.year);
  return `how much was ${lines} over budget${past.length === 0 ? '' : ` in ${Math.max(...past)}`}`;
}

const THAT_YEAR = /\b(?:that|the same) (?:fiscal )?(?:year|yr)\b/i;
const BEFORE_THAT = /\b(?:the )?(?:year|yr|one) (?:before|prior|earlier)\b/gi;

/** "Legal that year and the year before": of the one year that was spoken of. */
function ofThatYear(question: string, { years, mentions }: Read, { parameters }: ChatContext): string | null {
  const past = years.filter((year) => year < parameters.year);
  const year = past.length > 1 ? Math.max(...past) : years[0];
  if (year === undefined || (years.length > 1 && past.length < 2) || !THAT_YEAR.test(question)) return null;
  const said = mentions.map((one) => one.said).join(' and ');
  const meant = said === '' ? question : question.replace(/\bit\b/i, said);
  return meant.replace(THAT_YEAR, String(year)).replace(BEFORE_THAT, String(year - 1));
}

const POINTS_BACK =
  /\b(?:it|them|they|their)\b|\bthat (?:is|was) (?:how much |much )?(?:up|down|more|less|higher|lower)\b/;
/** What such a question may ask of the whole instead. */
const OF_WHOLE = ['fee', 'whole', 'expenses', 'income', 'net', 'motion', 'policy', 'funded'] as const;

/** "What notice do we need to get rid of them": of the line or the contract that was asked about. */
function pointingBack(
  next: Read,
  { last, cited }: { last: Read; cited: readonly string[] },
  context: ChatContext,
): string | null {
  const named = saidOf(last) || (aboutIn(last, context)?.words.join(' ') ?? '');
  const lines = named !== '' || next.years.length === 0 || cited.length > 3 ? named : cited.join(' and ');
  // "Than what we put in": of the lines that the answer cites.
  const whole = OF_WHOLE.filter((one) => one !== 'funded' || lines === named);
  const isOfWhole =
    next.mentions.length + next.quantities.length > 0 || says(next, ...whole) || hasThings(next);
  if (isOfWhole || lines === '' || next.tokens.length > MOST_BACK || !POINTS_BACK.test(next.plain)) return null; // prettier-ignore
  const isContract = [last, next].some((one) => says(one, 'contract', 'provider', 'notice'));
  return pointedAt(next.plain, isContract && !/contract/.test(lines) ? `the ${lines} contract` : lines);
}

/** Counted from the year that was answered last: of several the first, where it goes back. */
function shift(next: Read, { years }: Read, { parameters }: ChatContext): number[] | null {
  const back = EARLIER.exec(next.plain);
  if (back) {
    const [last, count] = [Math.min(...years, parameters.year), COUNTS[back.groups?.count ?? ''] ?? 1];
    // "The two years before that": each of them. "Two years before that": one.
    return back.groups?.each === undefined ? [last - count] : Array.from({ length: count }, (_one, at) => last - count + at); // prettier-ignore
  }
  // "What about this year" after one about the budget's: the year that runs.
  if (/\bthis (?:fiscal )?year\b/.test(next.plain) && years.includes(parameters.year))
    return [parameters.year - 1];
  return LATER.test(next.plain) ? [Math.max(...(years.length > 0 ? years : [parameters.year])) + 1] : null;
}

const saidOf = ({ mentions }: Read): string => mentions.map(({ said }) => said).join(' and ');

/** The lines that are spoken of: named now, or before, or by the answer. */
function linesOf(next: Read, last: Read, cited: readonly string[]): string {
  if (next.mentions.length > 0) return saidOf(next);
  if (last.mentions.length > 0) return saidOf(last);
  return cited.length > 3 ? '' : cited.join(' and ');
}

/** "and 25%?": the what-if before with this figure; where there was none, one of the lines that were spoken of. */
function supposition(next: Read, last: Read, lines: string): string | null {
  const isWhatIf = last.quantities.length > 0 || says(last, 'drop', 'condition');
  const factor = factorIn(next);
  const [amount, given] = [next.quantities[0], last.quantities[0]];
  if (factor && given && /\b(?:of (?:that|it)|that much|as much)\b/.test(next.plain)) {
    return withAmount(last, given.at, `${given.value * factor.times}${given.percent ? '%' : ''}`);
  }
  if (lines === '') return amount && given ? withAmount(last, given.at, wordOf(next, amount.at)) : null;
  if (factor) return `what if we ${factor.verb} ${lines}`;
  if (!amount) return null;
  const way = says(next, 'down') ? 'down' : says(next, 'up') ? 'up' : says(last, 'down') ? 'down' : says(last, 'up') ? 'up' : ''; // prettier-ignore
  if (!isWhatIf && !says(next, 'condition', 'suppose')) return null;
  const isTurned = amount.percent || (given !== undefined && !given.percent && way !== '' && !/\b(?:to|at|only) \$?\d/.test(next.plain)); // prettier-ignore
  const figure = wordOf(next, amount.at);
  return isTurned ? `what if ${lines} ${way === 'down' ? 'decreases' : 'increases'} by ${figure}` : `what if ${lines} was ${figure}`; // prettier-ignore
}

/** "I would like the pieces: what adds and what takes away": of the fee its parts. */
const PIECES =
  /\bthe pieces\b|\bwhat adds\b|\bwhat makes (?:it|that) up\b|\bbreak (?:it|that|this)\b.*\b(?:down|up)\b|\b(?:the|a) breakdown\b/;

/** How a line, or what owners pay, came to be: what was asked about last. */
function explained(next: Read, last: Read, cited: readonly string[]): string | null {
  const about = linesOf(next, last, cited) || (says(last, 'fee') ? 'the fee' : '');
  if (about === 'the fee' && PIECES.test(next.plain)) return 'why does the fee change';
  return about === ''
    ? null
    : `how did you get ${about}${yearWords(next.years.length > 0 ? next.years : last.years, last.every)}`;
}

const isHow = (next: Read): boolean => (HOW.test(next.plain) && next.mentions.length === 0 && !hasThings(next)) || (PIECES.test(next.plain) && next.mentions.length === 0); // prettier-ignore

const itemsOf = (ids: readonly number[], { items }: ChatContext): string[] =>
  items.filter(({ id }) => ids.includes(id)).map(({ description }) => description);

const wordOf = ({ tokens }: Read, at: number): string => tokens[at]?.word ?? '';

const withAmount = ({ tokens }: Read, at: number, figure: string): string =>
  tokens.map(({ word }, index) => (index === at ? figure : word)).join(' ');

/** The question before, about other lines where others are named. */
function withLines(last: Read, next: Read): string {
  if (next.mentions.length === 0) return last.tokens.map(({ word }) => word).join(' ');
  const said = saidOf(next);
  const own = new Set(last.mentions.flatMap(({ tokens }) => tokens));
  const first = last.mentions[0]?.tokens[0];
  if (first === undefined) return pointedAt(last.tokens.map(({ word }) => word).join(' '), said);
  return last.tokens
    .flatMap(({ word, concepts }, at) => {
      if (at === first) return [said, ...(concepts.size > 0 ? [word] : [])];
      return own.has(at) && concepts.size === 0 ? [] : [word];
    })
    .join(' ');
}

/** What is said of units and reasons, without the words that only go on. */
const restOf = ({ plain }: Read): string =>
  plain.replace(/^(?:(?:ok|okay|so|but|then|now|and|also|what about|how about|plus) )+/, '');
