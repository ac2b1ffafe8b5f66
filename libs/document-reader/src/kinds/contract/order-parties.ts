import type { Prose } from '../reading/prose';
import { CUSTOMER_NAME, isOrganization, partyIn, type Party } from './party-names';

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
    .map((match) =>
      partyIn(match[1]!, match.index + match[0].length - match[1]!.length, {
        role: 'vendor',
        evidence: 0.85,
      }),
    )
    .find((party) => party && !CUSTOMER_NAME.test(party.name));
  if (!vendor) return [];
  const customer = partyIn(first[0].split(/ {2,}/)[0]!, first.index, { role: 'customer', evidence: 0.85 });
  if (customer && CUSTOMER_NAME.test(customer.name)) return [customer, vendor];
  return isOrganization(vendor.name) ? [vendor] : [];
}
