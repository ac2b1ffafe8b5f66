import {
  CANNOT,
  OUTSIDE_SAID,
  OUTSIDE_TERMS,
  REFUSAL,
  REFUSED,
  type ChatContext,
  type VerbAnswer,
} from './context';
import { together } from './figures';
import { inPieces, type Answer, type Answered } from './in-pieces';
import { withoutNaming } from './known';
import { NONE, verbsNamed, type Named } from './naming/name';
import { termsAsked, type TermsAsked } from './question/asked-terms';
import { isBeyond, isOfEvent } from './question/beyond';
import { completed, goesOn, type Before } from './question/follow-up';
import { provisionAsked, quotedProvision } from './question/provision';
import { lineOf, readQuestion, says, type Read } from './question/read';
import { shapeOf } from './question/shapes';
import { isWhollySaid } from './question/spoken-of';
import { subjectBefore } from './question/subject';
import { againstBudget, OVER } from './verbs/against-budget';
import { components } from './verbs/components';
import { compareYears } from './verbs/compare-years';
import { explainFee } from './verbs/explain-fee';
import { explainLine } from './verbs/explain-line';
import { findText } from './verbs/find-text';
import { verbs } from './verbs/index';
import { terms } from './verbs/terms';
import { totals } from './verbs/totals';

/** Below it nothing is answered, whatever is named first. */
const ENOUGH = 0.25;
/** So probable is another verb that answers where the first has nothing, and one that is asked back. */
const NEXT = 0.2;
const NEAR = 0.1;
/** No budget states it: so probable is that by itself, or beside the verb. */
const NO_VERB = 0.5;
const BESIDE = 0.75;
/** So surely no budget states it, whoever answers; short of that a document that has the words may be quoted. */
const OUTSIDE = 0.7;
/** No verb is sure of it short of that. */
const SURE = 0.5;
const SURELY = 0.9;
/** Nor does it go on with the question before. */
const NOT_GOING_ON = 0.45;

const QUOTED = /^(?:find_text|contracts|terms:)/;

/** What the budget of one association cannot state, whoever answers. */
export function isOutside(question: string, context: ChatContext): boolean {
  const [first] = verbsNamed(readQuestion(question, context), context);
  return first?.verb === NONE && first.probability >= OUTSIDE;
}

/** Without a model: the most probable verb that has something to say answers; of two subjects in one message each. */
export async function builtInAnswer(
  question: string,
  context: ChatContext,
  before: Before = { questions: [], itemIds: [] },
): Promise<VerbAnswer> {
  const answer: Answer = async (asked, after) => {
    const given = await answerTo(asked, after, context);
    // What is quoted does not say what happened.
    return isOfEvent(asked) && QUOTED.test(given.by ?? '') ? { ...given, answer: REFUSAL, by: null } : given;
  };
  const whole = await answer(question, before);
  return (await inPieces(question, { whole, before, answer })) ?? whole.answer;
}

async function answerTo(question: string, before: Before, context: ChatContext): Promise<Answered> {
  const read = readQuestion(question, context);
  const named = verbsNamed(read, context);
  const none = named.find(({ verb }) => verb === NONE)?.probability ?? 0;
  const said = (answer: VerbAnswer, by: string): Answered => ({ answer, by, none });
  if (await isBeyond(read, context)) return { answer: REFUSAL, by: null, none };
  const goes = goesOn(read);
  const provision = await provisionAsked(read, before, context);
  const quoted = provision && (await quotedProvision(provision, context));
  if (quoted) return said(quoted, findText.name);
  const known = provision?.isOnly ? null : await withoutNaming(read, { before, none, context });
  if (known) return { none, ...known };
  const asked = await termsAsked(read, before, context);
  const isTerms = asked !== null && (none < OUTSIDE_TERMS || (none < OUTSIDE_SAID && (asked.isSure || (await isWhollySaid(asked, context))))); // prettier-ignore
  if (isTerms && asked.isFirst) {
    const several = await terms.answer(asked.args, context);
    if (several) return said(several, `terms:${asked.args.kind}`);
    // A term that no document states is not answered with something near.
    if ((asked.isNamed || asked.isSure) && asked.args.terms.length === 1)
      return { answer: REFUSAL, by: null, none };
  }
  // A rule that states what is asked, of which no verb is sure.
  const [likely] = named;
  const shape = isTerms && asked.args.kind === 'rules' && (likely?.probability ?? 0) < SURE ? shapeOf(read.plain) : null; // prettier-ignore
  const rule = asked && shape !== null && shape !== '.' ? await terms.answer(asked.args, context) : null;
  if (rule && !rule.content.includes(CANNOT) && new RegExp(shape ?? '', 'i').test(rule.content.replace(/^[^“]*/gm, ''))) return said(rule, 'terms:rules'); // prettier-ignore
  // What is near a provision is none.
  if (provision?.isOnly) return { answer: REFUSAL, by: null, none };
  const same = isTerms || (none >= NOT_GOING_ON && !goes) ? null : await componentsToo(read, before, context);
  if (same) return said(same, components.name);
  // "And next year, what's pushing it": why the fee changes, whatever of it was asked before.
  const isWhyFee = likely?.verb === explainFee.name && likely.probability >= SURELY;
  const whole = isWhyFee || (none >= NOT_GOING_ON && !goes) ? null : completed(question, before, context);
  const next = whole === null ? null : await answered(readQuestion(whole, context), context);
  // "And when": nothing is said that anything could be known of.
  if (whole === null && !isTerms && read.tokens.every(({ kind }) => kind === 'empty'))
    return { answer: REFUSAL, by: null, none };
  const { answer, verb } = next?.answer ? next : await answered(read, context);
  if (answer && !answer.content.startsWith(REFUSED)) {
    const others = await besides(read, { verb, asked: isTerms ? asked : null, context });
    return said(together([answer, ...others]), verb ?? findText.name);
  }
  const last = isTerms ? await terms.answer(asked.args, context) : null;
  return last &&
    isTerms &&
    (asked.args.kind !== 'rules' || HAS_AMOUNT.test(last.content) || !ASKS_AMOUNT.test(read.plain))
    ? said(last, `terms:${asked.args.kind}`)
    : { answer: answer ?? REFUSAL, by: null, none };
}

/** "Playground and clubhouse AC, same question": of other components of the study that the last answer is from. */
async function componentsToo(read: Read, before: Before, context: ChatContext): Promise<VerbAnswer | null> {
  const last = before.subject ? await subjectBefore(before.subject, context) : null;
  if (
    last?.kind !== 'study' ||
    !/^(?:and|what about|how about|also|plus|no|nah|nope|sorry)\b|\bsame\b|\bmeant\b/.test(read.plain)
  )
    return null;
  const args = components.slots(read, context);
  return args && !says(read, 'why') && read.years.length === 0 ? components.answer(args, context) : null;
}

/** What is asked of the same line beside that: how its figure came to be, and what its policy states of it. */
async function besides(
  read: Read,
  { verb, asked, context }: { verb: string | undefined; asked: TermsAsked | null; context: ChatContext },
): Promise<VerbAnswer[]> {
  if (verb !== compareYears.name && verb !== explainLine.name) return [];
  // "24 actual vs 25 projected, and did we blow the 25 budget": how far over beside the figures.
  const past = read.years.filter((year) => year < context.parameters.year);
  const over = past.length > 0 && verb === compareYears.name && OVER.test(read.plain) && read.mentions.length === 1 ? await againstBudget.answer({ line: lineOf(read), year: Math.max(...past), most: false }, context) : null; // prettier-ignore
  const line = verb === compareYears.name && ASKS_HOW.test(read.plain) && read.mentions.length === 1 ? lineOf(read) : ''; // prettier-ignore
  const isOfPolicy = asked?.args.kind === 'policy' && asked.args.things.length > 0 && asked.isNamed;
  const all = await Promise.all([
    over,
    line === '' ? null : explainLine.answer({ line }, context),
    isOfPolicy ? terms.answer(asked.args, context) : null,
  ]);
  return all.filter((one) => one !== null && !one.content.includes(CANNOT)) as VerbAnswer[];
}

/** "How much would solar save us": no rule that states no amount. */
const ASKS_AMOUNT = /\bhow much (?!notice|time|warning)|\bwhat (?:does|do|would|will) .* costs?\b/;
const HAS_AMOUNT = /\$|%|\bpercent\b/;
const ASKS_HOW = /\bhow (?:did|do|does|was|is|are)\b.*\b(?:you|get|got|come|came|land|arrive|calculated|figured)\b|\bwhat basis\b|\bwhere does\b/; // prettier-ignore

async function answered(
  read: Read,
  context: ChatContext,
): Promise<{ answer: VerbAnswer | null; verb?: string }> {
  const all = verbsNamed(read, context);
  const none = all.find(({ verb }) => verb === NONE)?.probability ?? 0;
  if (none >= NO_VERB) return { answer: none < OUTSIDE ? await quotedFor(read, { all, context }) : null };
  const named = all.filter(({ verb }) => verb !== NONE);
  const isSure = (named[0]?.probability ?? 0) >= ENOUGH;
  // Of years that no explanation speaks of the figures are shown.
  const isSpent =
    named[0]?.verb === againstBudget.name && read.years.some((year) => year < context.parameters.year);
  const isOfYears = (read.years.length > 1 || isSpent) && read.mentions.length > 0;
  const isMay = MAY.test(read.plain);
  const near: string[] = [];
  for (const { verb, probability } of named) {
    if (probability < NEAR || probability < none * BESIDE) break;
    const claim = isMay && !OF_MAY.test(verb) ? null : verbs.find(({ name }) => name === verb)?.claim(read, context); // prettier-ignore
    const isLikely = probability >= NEXT || (isOfYears && verb === compareYears.name) || (verb === totals.name && says(read, 'net')); // prettier-ignore
    const answer = isSure && isLikely && !claim?.isUnsure ? await claim?.answer() : null;
    if (answer) return { answer, verb };
    near.push(...(claim?.asked ? [claim.asked] : []));
  }
  return { answer: askBack(near) };
}

/** "Can we use the roof money for that": what may be done no figure says. */
const MAY = /^(?:(?:so|and|but|ok|okay) )*(?:can|may|must) (?:we|i|they|the board|owners?|someone|anyone) (?!see|get|look|know|compare|also get)\b/; // prettier-ignore
const OF_MAY = /^(?:find_text|what_if|propose_change|draft|insurance_policy|contracts)$/;

/** A quote proves itself: the passage has all of the words. */
async function quotedFor(
  read: Read,
  { all, context }: { all: readonly Named[]; context: ChatContext },
): Promise<VerbAnswer | null> {
  const isNext = all.some(({ verb, probability }) => verb === findText.name && probability >= NEXT);
  const args = isNext ? findText.slots(read, context) : null;
  return args && findText.answer(args, context);
}

/** Too little speaks for these: which of them is meant is asked, and nothing is guessed. */
function askBack(near: readonly string[]): VerbAnswer | null {
  const questions = [...new Set(near)].slice(0, 2);
  if (questions.length === 0) return null;
  const content = [REFUSED, 'Do you mean one of these?', ...questions.map((one) => `• ${one}`)].join('\n');
  return { content, citations: [] };
}
