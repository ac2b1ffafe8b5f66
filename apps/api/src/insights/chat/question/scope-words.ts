import type { ChatContext } from '../context';
import { contractNames, contractsAbout } from '../verbs/contracts';
import { readQuestion, type Read } from './read';
import { askedOf } from './terms';

/** "Is acid washing in that", "does Palmetto Row trim the palms": the work that a contract is asked about, by its words. */

const DOES = /^(?:(?:so|and|but|ok|okay|also|if not|(?:in )?(?:what|which) months?) )*(?:do|does|will) (?!we\b|i\b|you\b|owners?\b|the (?:board|owners?)\b)/; // prettier-ignore
const COMMON =
  /^(?:contracts?|agreements?|services?|company|vendors?|maintenance|management|included?|includes?|covered?|covers?|part|extra|fee|price|month|year|also|too|even|still|fix|fixes|repair|repairs|replace|handle|handles|deal|come|comes|take|takes|care|work|stuff|things?)$/;
const CLAUSES = /(?<=[?;])\s+|,\s+(?:and |or |plus )?|\s[+&]\s|\s(?:and|plus) (?=(?:is|are|do|does|will)\b)/i;

export function scopeAsked(read: Read, context: ChatContext): string[] {
  const names = contractNames(context);
  const clause = read.question.split(CLAUSES).find((one) => asksScope(readQuestion(one, context)));
  if (clause === undefined) return [];
  const { tokens } = readQuestion(clause, context);
  const own = tokens.filter(
    ({ word, kind }) =>
      (kind === 'unknown' || kind === 'line') &&
      word.length > 2 &&
      !COMMON.test(word) &&
      contractsAbout(word, names).length === 0,
  );
  return [...new Set(own.map(({ word }) => word))];
}

const NO_WORK =
  /\b(?:get|gets|raise|increase|charge|cost|pay|owe|bill|renew|want|need|agree|like|know|say)\b/;

/** Whether somebody under contract does some work. */
export const asksWork = (plain: string): boolean => DOES.test(plain) && !NO_WORK.test(plain);

function asksScope({ plain, years, quantities }: Read): boolean {
  if (years.length + quantities.length > 0) return false;
  const asked = askedOf(plain, 'contract').map(({ name }) => name);
  return asked.every((name) => name === 'scope') && (asked.length > 0 || asksWork(plain));
}
