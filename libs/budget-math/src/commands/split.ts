import { clauseOf, verbOf, type Clause, type Direction } from './clauses';
import { specialOf, type Special } from './specials';

/** A change that was said, with the words that it was said in. */
export type Said =
  | { words: string; clause: Clause }
  | { words: string; special: Special }
  /** Money that goes from one line to another. */
  | { words: string; transfer: { quantity: string; from: string; to: string } }
  /** A verb and a line, but no quantity. */
  | { words: string; missing: string };

const SEPARATOR =
  /\s*(?:;|\n|,?\s+(?:and|then|also|plus|&)(?:\s+(?:then|also|please))*\s+|[.,]\s+(?:and\s+|then\s+|also\s+|please\s+)*)/;
/** Each piece is read with those before it that wait: a list without end would take without end. */
const MOST_PIECES = 30;

const TRANSFER =
  /^(?:move|shift|transfer|reallocate|take|switch) (?<quantity>\S+(?: dollars| bucks)?) (?:from|out of) (?<from>.+?) (?:and (?:put|add|move) (?:it|that) )?(?:to|into|in|towards?) (?<to>.+)$/;

/** What is saved on one line goes to another. */
const SAVED_FOR =
  /^(?:cut|reduce|lower|decrease|trim) (?<from>.+?) by (?<quantity>\S+(?: dollars| bucks)?),? and (?:add|move|put|give|shift) (?:it|that|this|the (?:difference|savings?|money)) (?:to|into|in|towards?|on) (?<to>.+)$/;

/**
 * The changes that a message asks for. Pieces that say no quantity belong to the next one that does ("insurance and
 * water by 5%"), and a piece without a verb does what the one before did. Null for a message that asks for none.
 */
export function changesSaid(message: string): Said[] | null {
  const transfer = (TRANSFER.exec(message) ?? SAVED_FOR.exec(message))?.groups;
  if (transfer)
    return [
      {
        words: message,
        transfer: { quantity: transfer.quantity ?? '', from: transfer.from ?? '', to: transfer.to ?? '' },
      },
    ];
  const pieces = message
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (pieces.length > MOST_PIECES) return null;
  const said: Said[] = [];
  let waiting = '';
  let direction: Direction | undefined;
  const rejoin = (words: string): boolean => {
    const before = said.at(-1);
    const longer = before && saidBy(`${before.words} and ${words}`, direction);
    if (longer) said[said.length - 1] = longer;
    return longer !== undefined;
  };
  for (const piece of pieces) {
    const words = waiting === '' ? piece : `${waiting} and ${piece}`;
    let one = saidBy(words, direction);
    if (!one && waiting !== '' && !verbOf(waiting)) {
      // "add 500 to audit and tax preparation and 300 to water": the name went on.
      one = saidBy(piece, direction);
      if (one && !rejoin(waiting)) one = undefined;
    }
    if (one) {
      said.push(one);
      direction = verbOf(one.words)?.direction ?? direction;
    }
    waiting = one ? '' : words;
  }
  if (waiting !== '' && !verbOf(waiting) && rejoin(waiting)) return said;
  if (waiting === '') return said.length > 0 ? said : null;
  const verb = verbOf(waiting);
  if (!verb && said.length === 0) return null;
  return [...said, { words: waiting, missing: verb ? verb.rest : waiting }];
}

function saidBy(words: string, direction: Direction | undefined): Said | undefined {
  const special = specialOf(words);
  if (special) return { words, special };
  const clause = clauseOf(words, direction);
  return clause && { words, clause };
}
