import type { Prose } from '../reading/prose';
import { cleanName, CUSTOMER_NAME, isName, isOrganization, type Party } from './party-names';

const ORDER = /(?:^|\n)[^\n]{0,30}\b(?:service|work|purchase) (?:order|authorization)\b/i;
const ORDERED_FROM =
  /(?:^|\n)[ \t]*(?:to|vendor|contractor|supplier|issued to|order(?:ed)? (?:to|from))(?:[ \t]*:[ \t]*|[ \t]{2,}|\t)(?=[A-Z0-9])([^\n]{3,90})/gi;

/**
 * An association's own order, its name over the form: whom it goes to does the work. Where the head of a scan is lost,
 * that one alone.
 */
export function orderParties(prose: Prose): Party[] {
  const head = prose.text.slice(0, 600);
  const first = /\S[^\n]*/.exec(head);
  if (!first || !ORDER.test(head)) return [];
  const vendor = [...prose.text.slice(0, 2500).matchAll(ORDERED_FROM)]
    .map((match) => partyIn(match[1]!, match.index + match[0].length - match[1]!.length, 'vendor'))
    .find((party) => party && !CUSTOMER_NAME.test(party.name));
  if (!vendor) return [];
  const customer = partyIn(first[0].split(/ {2,}/)[0]!, first.index, 'customer');
  if (customer && CUSTOMER_NAME.test(customer.name)) return [customer, vendor];
  return isOrganization(vendor.name) ? [vendor] : [];
}

function partyIn(words: string, start: number, role: string): Party | undefined {
  const name = cleanName(words);
  if (!isName(name.text)) return undefined;
  const at = start + name.at;
  return {
    name: name.text.replace(/\s+/g, ' '),
    start: at,
    end: at + name.text.length,
    role,
    evidence: 0.85,
  };
}
