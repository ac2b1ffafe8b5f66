import type { ReadDocument } from '../../page/types';
import { hasPolicies } from '../insurance/premium-tables';
import { hasInventory } from '../reserve/component-table';
import { certifiesOthers } from './certificate';
import { hasContractSigns, mayStatePrice } from './contract-signs';

/** Words of which two different ones stand together in hardly any other document. */
const SIGNS = {
  insurance: [
    /\bpolicy (?:number|no\.?|period|#)|^\W*policy\s*(?:[:#]|(?:[A-Z]{2,4}[- ]?)?\d{5})|\bpolicy:?\s{1,3}[A-Z]{2,5}[- ]?[A-Z\d]{0,4}[- ]?\d{4}/im,
    /\bnamed insured\b|^\W*(?:\d{1,2}[.)]\s*)?insured(?:\s*:|\s{2,}\S)/im,
    /\b(?:total|annual|estimated) (?:\w+ ){0,2}premiums?\b|\bpremiums? (?:summary|breakdown|allocation|schedule|statement|comparison|due|invoice|notice|bill)\b/i,
    /\b(?:general|D ?& ?O|umbrella|excess) liability\b|\bdirectors (?:and|&) officers\b|\bemployee dishonesty\b|\bworkers['’]? compensation\b|\bemployers['’]? liability\b|\bequipment breakdown\b|\bboiler (?:and|&) machinery\b/i,
    /\bdeductibles?\b/i,
    /\b(?:per|each) occurrence\b/i,
    /\beffective\b.{0,30}\d.{0,30}\bexpir(?:es|ation|y)\b|\b(?:renewal|coverage|bond) (?:term|period)\b.{0,20}\d/i,
    /\b(?:insurance|casualty|indemnity|assurance) (?:company|co\b|corporation|exchange|group|trust|pool|fund|society)|\bunderwriters\b/i,
    /\bsurplus lines\b|\bstamping fee\b/i,
    /\b(?:expiring|expired|prior)\b.{0,40}\b(?:renewal|renewed|bound|proposed|quoted)\b|\brenewal\b\W{1,40}\b(?:expiring|expired)\b/i,
    /\b(?:coverages?|line of (?:business|insurance))\b.{0,60}\bpremiums?\b/i,
    /\b(?:property|liability|package|umbrella|crime|officers|flood|auto)\b.{0,12}\b(?:premium|renewal)\b|\bpremiums? (?:are|is) due\b|\bpremium (?:trust|financ\w+|credit)\b/i,
    /\b(?:fire (?:&|and) casualty|liability co\.|ins\. (?:co\.|exchange))/i,
    // The number of a policy right behind its insurer.
    /\b(?:exchange|company|co\.?|casualty|indemnity|mutual|insurance),? (?:policy )?[A-Z]{2,5}-[A-Z\d-]{0,12}\d{4}/i,
  ],
  'reserve-study': [
    /\b(?:estimated |average )?useful life\b/i,
    /\bremaining (?:useful )?life\b|\b(?:years?|life) (?:left|remaining|to go)\b/i,
    /\b(?:percent|%) funded\b|\d\s?% funded\b/i,
    /\bfully[- ]funded (?:balance|amount|reserve)\b|\bideal balance\b/i,
    /\breplacement cost\b/i,
    /\breserves? (?:fund |account )?(?:balance|on hand)\b/i,
    /\b(?:annual|recommended|yearly|reserve) (?:reserve )?contribution\b/i,
  ],
} as const;

export type SignedKind = keyof typeof SIGNS | 'contract';

const ENOUGH = 3;

/** How many of a kind's strong signs a text has. */
function signsOf(kind: keyof typeof SIGNS, text: string): number {
  return SIGNS[kind].filter((sign) => sign.test(text)).length;
}

/** Signs of a kind that no budget has together, under its own title and without any. */
const LEAST_SIGNS = { titled: 2, untitled: 4 };

/** A table of premiums or of components looks like one of a budget's years; other words are of no budget. */
export function isOfForm(kind: keyof typeof SIGNS, body: string, isTitled: boolean): boolean {
  return signsOf(kind, body) >= (isTitled ? LEAST_SIGNS.titled : LEAST_SIGNS.untitled);
}

/** Kinds of which pages that look like nothing carry strong signs: their readers are asked all the same. */
export function strongSigns(doc: Pick<ReadDocument, 'pages'>): SignedKind[] {
  const lines = linesOf(doc);
  const text = lines.join('\n');
  const signed: SignedKind[] = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter(
    (kind) => signsOf(kind, text) >= ENOUGH && !(kind === 'insurance' && certifiesOthers(lines)),
  );
  if (!signed.includes('insurance') && hasPolicies(doc.pages)) signed.push('insurance');
  if (!signed.includes('reserve-study') && hasInventory(doc.pages)) signed.push('reserve-study');
  return signed.length === 0 && hasContractSigns(text) ? ['contract'] : signed;
}

/** Kinds whose readers are asked of pages that look like nothing: a letter may state the price of a service. */
export function askedKinds(doc: Pick<ReadDocument, 'pages'>): SignedKind[] {
  const signed = strongSigns(doc);
  return signed.length === 0 && mayStatePrice(linesOf(doc).join('\n')) ? ['contract'] : signed;
}

const linesOf = ({ pages }: Pick<ReadDocument, 'pages'>): string[] =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text));
