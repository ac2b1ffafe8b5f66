import { isMistyped } from '../index';
import type { CommandLine } from './line';
import { QUANTITY } from './operand';

/** Another amount for the line that the message before changed: "no wait, make it 240", "sorry, 240", "240 i mean". */

/** How somebody begins who said another amount than they meant. */
const REGRETS = String.raw`(?:hmm+|um+|no|nah|nope|wait|hold on|sorry|oops|whoops|ugh|actually|correction|typo|my (?:mistake|bad)|(?:on )?second thought|(?:scratch|strike|forget) (?:that|it)|never ?mind|nvm|that (?:was|is|'s) (?:wrong|a (?:mistake|typo))|thats (?:wrong|a typo)|wrong (?:number|amount)|changed my mind|i changed my mind|not ${QUANTITY})`;
const MEANS = String.raw`(?:i (?:meant?|wanted)(?: to (?:say|type|put))?|(?:it|that) (?:should|was supposed to|ought to|needs to) (?:be|read|say|have been)|should (?:be|say|read|have been)|supposed to be|(?:make|change|set|put|do) (?:it|that|this)(?: at)?|lets? (?:do|make it|say|go with)|go with|rather|but)`;
const AFTER = String.raw`(?:i (?:mean|meant)|instead|rather|please|pls|thanks|sorry)`;
const JOINT = String.raw`[ ,.:;!-]+`;
const CORRECTION = new RegExp(String.raw`^(?<said>(?:(?:${REGRETS}|${MEANS})${JOINT})*)(?:to )?(?<quantity>${QUANTITY})(?<after>(?:${JOINT}${AFTER})*)[ .!]*$`); // prettier-ignore
const REGRET_WORDS = 'actually correction mistake thought instead sorry wait meant should supposed change rather please'.split(' '); // prettier-ignore
/** "Actualy", "sory". */
const mended = (text: string): string =>
  text.replace(/[a-z]{4,}/g, (word) => REGRET_WORDS.find((known) => known[0] === word[0] && isMistyped(word, known)) ?? word); // prettier-ignore
/** Without a sign of money it may as well be a year. */
const YEAR = /^'?(?:20)?[12]\d$/;

/** The order that is meant; null where nothing is corrected. A bare amount corrects only the message right before. */
export function correctionIn(
  text: string,
  { last = [], isLastChange = false }: { last?: readonly CommandLine[]; isLastChange?: boolean },
): string | null {
  if (!isLastChange || last.length !== 1) return null;
  const { said = '', quantity = '', after = '' } = CORRECTION.exec(mended(text.replace(/(?<=let)'(?=s\b)/, '')))?.groups ?? {}; // prettier-ignore
  if (quantity === '' || said + after === '' || YEAR.test(quantity.trim())) return null;
  return `set it to ${quantity.trim()}`;
}
