import { normaliseWords, sameWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { goneLines, type YearsLine } from './gone-lines';
import { says, type Read } from './read';
import { plainQuestion, stem } from './words';

/** A line that only past documents have, where its name has the name of a line of this budget in it. */

/** What a line of a project is called beside the thing itself. */
const WORK = String.raw`jobs?|projects?|replac\w*|swap\w*|redo|redid|install\w*|one[- ]?time|renovat\w*|remodel\w*|upgrad\w*`;
const IS_WORK = new RegExp(String.raw`\b(?:${WORK})\b`);
const GENERIC = new RegExp(String.raw`^(?:${WORK}|one|time|only|special|insurance|and|the|claim|of)$`);
const IS_PAST =
  /\b(?:did|was|were|paid|spent|spend|cost us|came in|brought in|took in|ran|run us|ran us|set us back|last|ended up|over|under)\b/;
/** What may come, what a policy or a rule says, and what somebody else did is no past figure. */
const NO_FIGURE =
  /\b(?:before (?:the )?insurance|if|will|would|should|can|could|may|quote|rule|policy|settled|still|yet|worth|ripoff|rip-off|who|the \w+ one|deductible (?:is|for)|life|left)\b|\bhow (?:long|many|big|often)\b/;

const ASKS_AMOUNT = /\b(?:how much|costs?|pay|paid|spen[dt]|price|run us|set us back|damage)\b/;

/** The words by which it is known: without those of any work. */
const ownWords = ({ description }: YearsLine): string[] =>
  normaliseWords(description).split(' ').filter((word) => word !== '' && !GENERIC.test(word)).map(stem); // prettier-ignore

/** Its name; null where a line of this budget is meant, or none. */
export function pastLineAsked(read: Read, context: ChatContext): string | null {
  const { plain, mentions, tokens, years } = read;
  if (NO_FIGURE.test(plain) || says(read, 'suppose', 'condition', 'letter', 'motion')) return null;
  // "Hail deductible? I was told 25k": what the policy states, unless somebody paid it.
  if (/\bdeductible/.test(plain) && !/\b(?:paid|pay|costs?|spen[dt]|claim|assess\w*|collect\w*)\b/.test(plain)) return null; // prettier-ignore
  const isWork = IS_WORK.test(plainQuestion(read.question));
  if (!isWork && !IS_PAST.test(plain) && !years.some((year) => year < context.parameters.year)) return null;
  const said = new Set(tokens.flatMap(({ word }) => [word, ...sameWords(word)]).map(stem));
  const isOwn = new Set(context.items.flatMap(({ description }) => normaliseWords(description).split(' ').map(stem))); // prettier-ignore
  const ofMention = new Set(mentions.flatMap((mention) => mention.tokens.map((at) => tokens[at]?.word ?? '')).filter((word) => !GENERIC.test(word)).map(stem)); // prettier-ignore
  const named = goneLines(context).flatMap((line) => {
    const own = ownWords(line);
    const has = own.filter((word) => said.has(word));
    const isOther = [...ofMention].some((word) => !own.includes(word));
    if (has.length === 0 || isOther) return [];
    const isAll = has.length === own.length && (mentions.length === 0 || isWork || own.length > ofMention.size); // prettier-ignore
    const isKnown = has.length > 1 && has.some((word) => !isOwn.has(word));
    // "The sealcoat", "the heater replacement": by the thing alone, where no line of this budget is called so.
    const head = own.at(-1) ?? '';
    const isHead = said.has(head) && (isWork || (!isOwn.has(head) && ASKS_AMOUNT.test(plain)));
    return isAll || isKnown || isHead ? [{ line, count: has.length }] : [];
  });
  const most = Math.max(...named.map(({ count }) => count));
  const [only, ...more] = narrowed(named.filter(({ count }) => count === most).map(({ line }) => line), plain); // prettier-ignore
  return only && more.length === 0 ? only.description : null;
}

/** Of an income and an expense of one name the side that is asked. */
function narrowed(named: readonly YearsLine[], plain: string): readonly YearsLine[] {
  if (named.length < 2) return named;
  const isCost = /\b(?:costs?|paid|pay|spen[dt])\b/.test(plain);
  const isIncome = /\b(?:assess\w*|collect\w*|br(?:ing|ought) in|c(?:ome|ame) in|took in|raised?)\b/.test(
    plain,
  );
  // What came in and what was paid of it: two lines, of which the verb tells.
  return isIncome && isCost ? named : named.filter(({ type }) => (type === 'income') === isIncome);
}
