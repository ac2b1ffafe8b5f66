import type { Cited, ContractPart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { hasContractSigns, mayStatePrice } from '../classify/contract-signs';
import { citedAt, proseOf, type Prose } from '../reading/prose';
import type { KindContext, KindResult } from '../types';
import { boundPapers } from './bound-papers';
import { withoutUnchosen } from './choices';
import { isMail, withoutQuoted } from './correspondence';
import { withoutUncrossed } from './crossed';
import { escalatorOf } from './escalator';
import { feeOf } from './fee';
import { withoutFormerColumns } from './former-columns';
import { withFormBoxes, withoutLeaders } from './form-boxes';
import { withWideLines } from './wide-lines';
import type { Party } from './party-names';
import { mended } from './recognised';
import { partiesOf } from './roles';
import { serviceOf } from './service';
import { servicesApart } from './services-apart';
import { surchargesOf } from './surcharges';
import { termOf } from './term';
import { withoutUnticked } from './ticked';

/** A heading that names the document a contract. */
const TITLED = /^.{0,60}\b(?:agreement|contract|proposal|work order|service order)\b.{0,20}$/im;
/** A document that binds says who shall do what; a budget with a line `Elevator contract` does not. */
const BINDING = /\b(?:shall|agrees?|hereby|undertakes?|will (?:provide|perform|pay|furnish))\b/gi;

/**
 * The terms of each service contract in a file, mostly one. What the document leaves blank or redacts is absent (a fee: null), and late fees,
 * deposits, limits and hourly extras are not taken for its price or its escalator. No part where the text is no contract.
 */
export function readContract(doc: ReadDocument, ctx: KindContext): KindResult<ContractPart> {
  return boundPapers(doc, (paper) => readPaper(paper, ctx)) ?? readPaper(doc, ctx);
}

function readPaper(doc: ReadDocument, ctx: KindContext): KindResult<ContractPart> {
  const prose = withoutFormerColumns(
    withoutUnchosen(
      withoutUnticked(
        withoutUncrossed(mended(withWideLines(withoutLeaders(withFormBoxes(withoutQuoted(proseOf(doc))))))),
      ),
    ),
  );
  const [firstPage] = doc.pages;
  if (!firstPage || (isList(prose.text) && !hasContractSigns(prose.text))) return { parts: [], warnings: [] };
  const { vendor, customer } = partiesOf(prose);
  const { start, end, renewal, noticeDays, ...rest } = termOf(prose, ctx);
  const term = { ...(start ? { start } : {}), ...(end ? { end } : {}), ...rest };
  const found = feeOf(prose, ctx, term);
  const { escalator, passed = [], warnings } = escalatorOf(prose, ctx, found);
  const facts = {
    vendor: partyAt(prose, ctx, vendor),
    customer: partyAt(prose, ctx, customer),
    service: serviceOf(prose, ctx),
    fee: found.fee,
    start,
    end,
    renewal,
    noticeDays,
    escalator,
  };
  const part: ContractPart = {
    id: 'contract-1',
    kind: 'contract',
    pages: [firstPage.number, doc.pages.at(-1)!.number],
    ...(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Omit<
      typeof facts,
      never
    >),
    surcharges: surchargesOf(prose, ctx, passed),
  };
  const parts = servicesApart(prose, ctx, part);
  const fee = facts.fee ?? parts[0]?.fee;
  if (!facts.vendor && !facts.customer && !fee) return { parts: [], warnings: [] };
  if (!ctx.isTold && !binds(prose, { ...facts, fee })) return { parts: [], warnings: [] };
  return { parts, warnings: fee === facts.fee ? [...found.warnings, ...warnings] : warnings };
}

const count = (text: string, words: RegExp): number => (text.match(words) ?? []).length;
const amountsOf = (text: string): number => count(text, /\$\s?\d|\d\.\d{2}\b/g);

/** More amounts than words that bind: a budget or a price list, whatever it says of contracts. */
function isList(text: string): boolean {
  const amounts = amountsOf(text);
  return amounts > 20 && amounts > 4 * count(text, /\b(?:shall|agrees?|will|must|may|hereby)\b/gi);
}

/**
 * Two parties and a price make a contract of whatever a document calls itself, a company's mail on its price one with
 * whom it is sent to; a list of amounts with a name over it promises nothing.
 */
function binds(
  prose: Prose,
  { vendor, customer, fee }: Partial<Record<'vendor' | 'customer' | 'fee', unknown>>,
): boolean {
  const { text } = prose;
  if (vendor && fee && (customer || (isMail(prose) && mayStatePrice(text)))) return true;
  if (hasContractSigns(text)) return true;
  return (
    !!(vendor ?? customer) &&
    (!!fee || !mayStatePrice(text)) &&
    (TITLED.test(text.slice(0, 400)) || count(text, BINDING) > 1)
  );
}

function partyAt(prose: Prose, ctx: KindContext, party: Party | undefined): Cited<string> | undefined {
  return (
    party &&
    citedAt(prose, ctx, { value: party.name, start: party.start, end: party.end, confidence: party.evidence })
  );
}
