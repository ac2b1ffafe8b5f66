import { longDate, type Block, type Random } from '@hoa/bench-associations/kit';
import { numbered, clausesOf, type Agreement } from './contracts';
import { heading, money, paragraph, table } from './model';
import { streets } from './names';

export type ContractForm =
  | 'agreement'
  | 'owner-first'
  | 'bid'
  | 'work-order'
  | 'engagement'
  | 'fields'
  | 'proposal';
type Print = (of: Agreement, random: Random) => Block[];

const title = (text: string): Block => ({ kind: 'title', text });
const signatures = (of: Agreement): Block => ({
  kind: 'signatures',
  parties: [
    { party: of.customer, name: 'Dana Wexler', title: 'President', date: '' },
    { party: of.vendor, name: 'Lee Okafor', title: 'Vice President', date: '' },
  ],
});
const per: Record<Agreement['price']['period'], string> = {
  month: 'per month',
  quarter: 'per quarter',
  year: 'per year',
  'one-time': 'total',
};

export const contractForms: Record<ContractForm, Print> = {
  agreement: (of) => [
    title('SERVICE AGREEMENT'),
    paragraph(
      `THIS AGREEMENT is made as of ${longDate(of.start)} by and between ${of.vendor}, a ${of.vendorState} company with offices at ${streets[4]} ("Contractor"), and ${of.customer}, a ${of.customerState} nonprofit corporation ("Owner").`,
    ),
    ...numbered(of),
    signatures(of),
  ],
  'owner-first': (of) => [
    title(`AGREEMENT FOR ${of.service.toUpperCase()}`),
    paragraph(
      `The State of ${of.customerState} nonprofit corporation known as ${of.customer}, acting by its board of directors ("Association"), engages ${of.vendor}, organized under the laws of ${of.vendorState} ("Vendor"), on the terms below.`,
    ),
    ...numbered(of),
    signatures(of),
  ],
  bid: (of, random) => [
    { kind: 'letterhead', name: of.vendor, lines: [random.pick(streets), 'Licensed and insured'] },
    title('BID'),
    paragraph(`Submitted to: ${of.customer}`),
    paragraph(`Job: ${of.service}`),
    ...clausesOf(of).map(paragraph),
    paragraph('Accepted by: ______________________   Date: __________'),
  ],
  'work-order': (of, random) => [
    { kind: 'letterhead', name: of.vendor, lines: [random.pick(streets)] },
    title('WORK ORDER'),
    {
      kind: 'fields',
      rows: [
        ['Work order no.', String(random.int(10_000, 99_999))],
        ['Customer', of.customer],
        ['Site', streets[0]],
        ['Description', of.service],
        ['Price', `${money(of.price.cents)} ${per[of.price.period]}`],
      ],
    },
    ...clausesOf(of)
      .filter((clause) => of.schedule || clause !== of.priceClause)
      .map(paragraph),
    paragraph('Customer authorization: ______________________'),
  ],
  engagement: (of, random) => [
    { kind: 'letterhead', name: of.vendor, lines: [random.pick(streets)] },
    paragraph(longDate(of.start)),
    paragraph(`Board of Directors\n${of.customer}`),
    paragraph(
      `This letter confirms our engagement to provide ${of.service} to ${of.customer} and the terms of it.`,
    ),
    ...clausesOf(of).map((clause) =>
      paragraph(clause.replaceAll('Contractor', 'our firm').replaceAll('Owner', 'the Association')),
    ),
    paragraph('If these terms are agreeable, please sign and return a copy of this letter.'),
    paragraph(`Very truly yours,\n${of.vendor}`),
    paragraph(`Accepted and agreed: ${of.customer}   By: ____________________`),
  ],
  fields: (of) => [
    title('SERVICE CONTRACT - SUMMARY OF TERMS'),
    {
      kind: 'fields',
      rows: [
        ['Client', of.customer],
        ['Service provider', of.vendor],
        ['Scope', of.service],
        ['Effective date', longDate(of.start)],
        ['Governing law', of.vendorState],
      ],
    },
    heading('TERMS'),
    ...numbered(of),
    signatures(of),
  ],
  proposal: (of, random) => [
    { kind: 'letterhead', name: of.vendor, lines: [random.pick(streets)] },
    title(`PROPOSAL FOR ${of.service.toUpperCase()}`),
    paragraph(`Prepared for: ${of.customer}`),
    heading('Pricing'),
    table(['Service', 'Price'], [[of.service, `${money(of.price.cents)} ${per[of.price.period]}`]]),
    ...clausesOf(of)
      .filter((clause) => of.schedule || clause !== of.priceClause)
      .map(paragraph),
    paragraph('Acceptance of proposal: ____________________   Date: ________'),
  ],
};
