import { linesIn, type Prose } from '../reading/prose';
import { cleanName, isName, partyIn, type Party } from './party-names';
import { isNameWord } from './titled-names';

/** A line at the head of a letter that is the name of an association: whom it is written to. */
export function addressee(prose: Prose, isCustomer: (name: string) => boolean): Party | undefined {
  for (const { text: line, start: offset } of linesIn(prose.text.slice(0, 1500)).slice(0, 24)) {
    // `To      Oak Ridge Association, 12 Elm Street`: the name behind the word of the form, without its address.
    const text = cleanName(
      line.trim().replace(/^(?:(?:to|for)\s{2,40}|(?:president|secretary|treasurer), )/i, ''),
    ).text;
    if (
      text.length < 70 &&
      isName(text) &&
      isCustomer(text) &&
      !/^\d{1,2}\. /.test(text) &&
      text.split(/\s+/).every((word) => isNameWord(word)) &&
      !/:$|(?<!\b(?:inc|assn|corp))\.$|agreement|contract|proposal/i.test(text)
    ) {
      const start = offset + line.indexOf(text);
      return { name: text, start, end: start + text.length, role: '', evidence: 0.75 };
    }
  }
  return undefined;
}

/** `To the Board of Directors of Oak Ridge Association:`: the board is its association's. */
const TO_THE_BOARD =
  /(?:^|\n)[ \t]*(?:to\s*:?\s+)?(?:the\s+)?board of (?:(?:directors|trustees|managers|governors)(?:\s*,\s*|\s+of\s+(?:the\s+)?)|(?:the\s+)?)(?=[A-Z])([^\n:]{3,90})/gi;

/** `Agreed: ________ for Oak Ridge Association`, `Accepted by Oak Ridge Association ____ Date`: who takes an offer. */
const ACCEPTED =
  /(?:^|\n)[ \t]*(?:accepted|agreed|acknowledged|approved|confirmed)\b[^\n]{0,90}?\b(?:for|by|on behalf of)\s+(?:the\s+)?(?=[A-Z])([^\n_:]{3,90})/gi;

/** Whom a letter or an offer names as those who pay: over its salutation or where it is accepted. */
export function payersOfLetter(prose: Prose): Party[] {
  return [...prose.text.slice(0, 3000).matchAll(TO_THE_BOARD), ...prose.text.matchAll(ACCEPTED)].flatMap(
    (match) => partyIn(match[1]!, match.index + match[0].length - match[1]!.length, { evidence: 0.8 }) ?? [],
  );
}
