import type { CommandLine } from './line';
import { targetOf } from './targets';

/** How people take back what they changed last. */

interface Lines {
  items: readonly CommandLine[];
  /** The lines that were changed last. */
  last?: readonly CommandLine[];
}

/** How somebody begins who thinks again: "hmm no", "nvm", "my bad". */
const REGRETS = String.raw`(?:hmm*|no|nah|nope|wait|sorry|oops|whoops|ugh|ok|okay|actually|never ?mind|nvm|nm|on second thought|i changed my mind|changed my mind|wrong (?:line|one|number|amount)|my (?:mistake|bad)|that (?:was|is) (?:wrong|a mistake))(?: that| it| then)?`;
const CHANGE = String.raw`(?:change|edit|one|thing|command|update)`;
const IT = String.raw`(?:it|this|that|these|those|them|all that|everything|that last ${CHANGE}|the last ${CHANGE}|(?:my|your) last ${CHANGE}|last(?: change| edit)?|what (?:you|i|we) just (?:did|changed)|(?:the|that|this) (?:change|edit|one|thing)|(?:it|that) again)`;
const BEFORE = String.raw`(?:(?:to )?(?:the way|how|what|where) (?:it|that|they|things) (?:was|were|had been)(?: before)?|(?:to|as) (?:it was|before)|the way (?:it|that) was|again)`;
const UNDOES = [
  String.raw`(?:please )?(?:(?:can|could|would) you (?:please )?)?(?:undo|take back|cancel|reverse|scratch|revert|roll (?:it |that )?back|put back|go back|back|discard|forget)(?: ${IT})?(?: back)?(?: ${BEFORE})?`,
  String.raw`(?:put|change|take|set|switch|bring) ${IT} back(?: ${BEFORE})?`,
  String.raw`(?:put|leave|make|set) ${IT} (?:back )?${BEFORE}`,
  String.raw`undo again`,
  String.raw`never ?mind|nvm|nm`,
];
/** With the name of the line that was changed: "put meetings back the way it was". */
const UNDOES_LINE = [
  String.raw`(?:undo|revert|cancel|reverse|take back|put back|roll back) the (?<changed>(?:[a-z&-]+ ){1,4})${CHANGE}`,
  String.raw`(?:put|change|switch|bring) (?:the )?(?<line>(?:[a-z&-]+ ){1,4})back (?:the way|how|to (?:how|what|where)) (?:it|that|they) (?:was|were)(?: before)?`,
];
const undoes = (said: readonly string[]): RegExp => new RegExp(String.raw`^(?:${REGRETS}[,.;!-]* +)*(?:(?:scratch|undo|cancel|forget) (?:that|it)[,;.-]* +(?:and )?)?(?:${said.join('|')})(?:,? (?:please|pls|plz|thanks|now))?[.!]*$`); // prettier-ignore
const UNDO = undoes(UNDOES);
const UNDO_LINE = undoes(UNDOES_LINE);

export const isUndo = (text: string, conversation: Lines): boolean =>
  UNDO.test(text) || isOfLast(lineToUndo(text), conversation);

/** The line whose change is to be undone, as it was named. */
function lineToUndo(text: string): string | null {
  const { changed, line } = UNDO_LINE.exec(text)?.groups ?? {};
  return (changed ?? line)?.trim() ?? null;
}

/** Only the line that was changed last, since that is what is undone. */
function isOfLast(words: string | null, { items, last = [] }: Lines): boolean {
  if (words === null || last.length === 0) return false;
  const target = targetOf(words, { items: [...items], last: [...last] });
  return target.kind === 'lines' && target.items.every(({ id }) => last.some((one) => one.id === id));
}

export const isRedo = (text: string): boolean =>
  /^redo(?: (?:it|this|that|the last (?:change|edit)|again))?$/.test(text);
