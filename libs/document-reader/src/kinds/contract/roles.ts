import { anyOf, OFFERED_BY, OFFERED_TO, PAYERS, WORKERS } from '../../lexicon/parties';
import type { Prose } from '../reading/prose';
import { reportedParties, signedOff } from './correspondence';
import { letterhead } from './letterhead';
import { addressee, payersOfLetter } from './letter-parties';
import { definedParties, labelledParties, meantParties } from './named-parties';
import { orderParties } from './order-parties';
import { openingParties } from './opening-parties';
import { namedOrganizations } from './organizations';
import { CUSTOMER_NAME, isPayerName, patternOf, VENDOR_NAME, type Party } from './party-names';
import { signingParties } from './signing-parties';
import { optional } from '../types';

const VENDOR_ROLE = new RegExp(
  `\\b${anyOf([...WORKERS, ...OFFERED_BY, 'company|subcontractor|licensor|firm|hauler|landscaper|servicer|from|we|us'])}\\b`,
  'i',
);
const CUSTOMER_ROLE = new RegExp(
  `\\b${anyOf([...PAYERS, ...OFFERED_TO, 'licensee|hoa|community|board|council|to|account|property|user|lessee|you'])}\\b`,
  'i',
);
/** Vendor and customer of a contract; either may be missing. */
export interface Parties {
  vendor?: Party;
  customer?: Party;
}

/** The two of them differ: a name that was taken for both is that of who works, if it is of a company. */
export function partiesOf(prose: Prose): Parties {
  const { vendor, customer } = namedBoth(prose);
  const isOther = customer?.name !== vendor?.name;
  const payer = isOther && customer ? inFull(prose, customer) : undefined;
  return { ...optional('vendor', vendor), ...optional('customer', payer) };
}

/** `Oak Ridge Lofts` of an address or in a sentence is `Oak Ridge Lofts Owners Association, Inc.` where the document names it so. */
function inFull(prose: Prose, party: Party): Party {
  if (/\b(?:association|assn|corporation|council|cooperative|inc|llc)\b/i.test(party.name)) return party;
  const words = party.name.replace(/\s+(?:condominiums?|townhom\w+|villas?|apartments?|hoa)$/i, '');
  const longer = new RegExp(
    `(?<![A-Z][\\w’'-]{0,20} )${patternOf(words)}(?:\\s[A-Z][\\w’'&-]*){0,5}\\s(?:Association|ASSOCIATION|Corporation|Council)\\b(?:\\s*,?\\s*(?:Inc|INC|Ltd)\\b\\.?)?`,
  ).exec(prose.text);
  if (!longer || !words.includes(' ')) return party;
  const name = longer[0].replace(/\s+/g, ' ');
  return { ...party, name, start: longer.index, end: longer.index + longer[0].length };
}

function namedBoth(prose: Prose): Parties {
  const opening = openingParties(prose);
  if (opening.length === 2) return assigned(prose, opening);
  const ordered = orderParties(prose);
  if (ordered.length === 2) return assigned(prose, ordered);
  const labelled = [
    ...labelledParties(prose),
    ...meantParties(prose),
    ...definedParties(prose),
    ...ordered,
    ...reportedParties(prose),
  ].filter(hasRole);
  const head = [letterhead(prose), signedOff(prose)].filter((party) => party !== undefined);
  // `Property owner: Oak Ridge`, `Managing agent: Elm Management` below the name of another company: the owner's agent.
  const isOwners = ({ role }: Party): boolean =>
    role.toLowerCase() === 'managing agent' &&
    head.length > 0 &&
    labelled.some((party) => CUSTOMER_ROLE.test(party.role));
  const vendor = best(labelled.filter((party) => isVendorLabel(party) && !isOwners(party)));
  const customer = best(labelled.filter((party) => !isVendorLabel(party) && party.name !== vendor?.name));
  const signing = unlike(signingParties(prose), [vendor, customer]);
  if (vendor && customer) return { vendor, customer };
  if (!vendor && !customer && signing.length >= 2) return assigned(prose, signing.slice(0, 2));
  const payer =
    customer ??
    signing.find((party) => CUSTOMER_NAME.test(party.name) && party.name !== vendor?.name) ??
    payersOfLetter(prose).find((party) => CUSTOMER_NAME.test(party.name) && party.name !== vendor?.name) ??
    addressee(
      prose,
      (name) =>
        CUSTOMER_NAME.test(name) &&
        name !== vendor?.name &&
        !head.some((party) => party.name === name && VENDOR_NAME.test(name)),
    );
  const aliased = definedParties(prose).filter(isAlias);
  const worker = vendor ?? vendorBeside(prose, payer, [...signing, ...aliased, ...head]);
  if (worker && payer) return { vendor: worker, customer: payer };
  const named = namedOrganizations(prose);
  return { ...named, ...optional('vendor', worker), ...optional('customer', payer) };
}

/** `Apex Lifts, Inc. ("Apex")`, `Oak Ridge Lift Care ("ORLC")`: called by a part of its own name, or by its initials. */
function isAlias({ name, role }: Party): boolean {
  const initials = name.split(' ').map((word) => word[0]).join(''); // prettier-ignore
  return role.length > 2 && (name.toLowerCase().startsWith(role.toLowerCase()) || initials === role);
}

function hasRole(party: Party): boolean {
  return VENDOR_ROLE.test(party.role) || CUSTOMER_ROLE.test(party.role);
}

/** Below a customer's signature `Company:` is the customer's. */
function isVendorLabel(party: Party): boolean {
  if (/^company/i.test(party.role) && isPayerName(party.name)) return false;
  return VENDOR_ROLE.test(party.role) && !CUSTOMER_ROLE.test(party.role.replace(/from|by/gi, ''));
}

function best(parties: Party[]): Party | undefined {
  return [...parties].sort((a, b) => b.evidence - a.evidence || a.start - b.start)[0];
}

/** Different companies, each once. */
function unlike(parties: Party[], known: (Party | undefined)[]): Party[] {
  const names = new Set(known.flatMap((party) => (party ? [key(party.name)] : [])));
  return parties.filter((party) => !names.has(key(party.name)) && names.add(key(party.name)));
}

function key(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 14);
}

/** Where only the customer is named by the words, the company of the letterhead or beside its signature is the vendor. */
function vendorBeside(prose: Prose, customer: Party | undefined, candidates: Party[]): Party | undefined {
  return candidates.find(
    (party) =>
      (!customer || key(party.name) !== key(customer.name)) &&
      (leaning(prose, party) > 0 || (customer && leaning(prose, party) >= (customer.role === '' ? 0 : -1))),
  );
}

function assigned(prose: Prose, [a, b]: Party[]): Parties {
  if (!a || !b) return {};
  const difference = leaning(prose, a) - leaning(prose, b);
  if (difference === 0) return {};
  const [vendor, customer] = difference > 0 ? [a, b] : [b, a];
  const doubt = Math.abs(difference) < 1.5 ? 0.75 : 1;
  return {
    vendor: { ...vendor, evidence: vendor.evidence * doubt },
    customer: { ...customer, evidence: customer.evidence * doubt },
  };
}

/** Above 0 for who does the work, below 0 for who pays: by the party's role, its name and what it shall do. */
function leaning(prose: Prose, party: Party): number {
  let score = 0;
  if (VENDOR_ROLE.test(party.role)) score += /company|agent|from/i.test(party.role) ? 2 : 4;
  if (CUSTOMER_ROLE.test(party.role)) score -= 4;
  if (CUSTOMER_NAME.test(party.name)) score -= VENDOR_NAME.test(party.name) ? 0.5 : 3;
  else if (VENDOR_NAME.test(party.name)) score += 1.5;
  return score + deeds(prose, party);
}

function deeds(prose: Prose, party: Party): number {
  const words = party.name.split(/[\s,]+/);
  const alias = [party.role, words.slice(0, 2).join(' '), words[0]!].filter((word) => word.length >= 3).map(patternOf); // prettier-ignore
  if (alias.length === 0) return 0;
  const who = `(?:${[...new Set(alias)].join('|')})`;
  const count = (pattern: string): number => (prose.text.match(new RegExp(pattern, 'gi')) ?? []).length;
  const pays =
    count(
      `\\b${who}[^.;\\n]{0,25}\\s(?:shall|will|agrees? to|hereby agrees to)\\s+(?:also\\s+)?(?:pay|compensate|reimburse|remit)\\b`,
    ) + count(`\\b(?:pay|paid|payable)\\s+by\\s+(?:the\\s+)?${who}\\b`);
  const paid = count(`\\b(?:pay|paid|payable|compensate|reimburse)\\s+(?:to\\s+)?(?:the\\s+)?${who}\\b`);
  const works =
    count(
      `\\b${who}[^.;\\n]{0,25}\\s(?:shall|will|agrees? to|desires? to|to)\\s+(?:provide|perform|furnish|supply|maintain|render|install|operate)\\b`,
    ) + count(`\\b(?:provided|performed|furnished)\\s+by\\s+(?:the\\s+)?${who}\\b`);
  return 1.2 * (Math.min(paid, 4) - Math.min(pays, 4)) + 0.8 * Math.min(works, 4);
}
