import type { Prose } from '../reading/prose';
import { cleanName, isName, type Party } from './party-names';

/** A line at the head of a letter that is the name of an association: whom it is written to. */
export function addressee(prose: Prose, isCustomer: (name: string) => boolean): Party | undefined {
  let offset = 0;
  for (const line of prose.text.slice(0, 1500).split('\n').slice(0, 24)) {
    // `To      Oak Ridge Association`: the name is what stands behind the word of the form.
    const text = line.trim().replace(/^to\s{1,40}/i, '');
    if (
      text.length < 70 &&
      isName(text) &&
      isCustomer(text) &&
      !/:$|(?<!\b(?:inc|assn|corp))\.$|agreement|contract|proposal/i.test(text)
    ) {
      const start = offset + line.indexOf(text);
      return { name: text, start, end: start + text.length, role: '', evidence: 0.75 };
    }
    offset += line.length + 1;
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
    (match) => {
      const name = cleanName(match[1]!);
      const start = match.index + match[0].length - match[1]!.length + name.at;
      if (!isName(name.text) || /^(?:the\s+)?(?:board|date|title|name)\b/i.test(name.text)) return [];
      return [{ name: name.text, start, end: start + name.text.length, role: '', evidence: 0.8 }];
    },
  );
}

const PROVIDED =
  /(?:^|\n)[ \t]*(?:prepared\s+|a plan\s+|offered\s+)?for\s+(?:the\s+)?(?=[A-Z])([^\n:;]{3,90}?),\s+(?:to be\s+)?(?:provided|performed|furnished|offered|supplied|serviced|prepared|submitted)\s+by\s+(?:the\s+)?(?=[A-Z])([^\n:;]{3,90})/gi;

/** `for Oak Ridge Association, provided by Apex Gate Company`: both in the line below a title. */
export function providedParties(prose: Prose): Party[] {
  for (const match of prose.text.slice(0, 2000).matchAll(PROVIDED)) {
    const [customer, vendor] = [cleanName(match[1]!), cleanName(match[2]!)];
    if (!isName(customer.text) || !isName(vendor.text)) continue;
    const first = match.index + match[0].indexOf(match[1]!) + customer.at;
    const second = match.index + match[0].length - match[2]!.length + vendor.at;
    return [
      {
        name: customer.text,
        start: first,
        end: first + customer.text.length,
        role: 'customer',
        evidence: 0.85,
      },
      { name: vendor.text, start: second, end: second + vendor.text.length, role: 'vendor', evidence: 0.85 },
    ];
  }
  return [];
}
