import type { ContractPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

/** Clauses and forms of published contracts; every name and figure is made up. */

const META = { documentId: 12, documentName: 'paper.txt', readingId: 'reading' };
const read = (text: string): Facts => factsOf(documentOfText(text), META);
const contract = (text: string): ContractPart => {
  const part = read(text).parts.find((one) => one.kind === 'contract');
  if (!part) throw new Error('no contract was read');
  return part;
};
const agreement = (clauses: string): string => `POOL CARE AGREEMENT
This Agreement is made between Tern Harbor Owners Association ("Association") and Gull Pools, Inc. ("Contractor").
Contractor shall clean the pool each week from May 1, 2026 through April 30, 2027.
${clauses}
IN WITNESS WHEREOF, the parties have signed.`;
const priced = (clause: string): string => agreement(`Association shall pay $800.00 per month.\n${clause}`);

describe('a right to renew', () => {
  it.each([
    'The Agreement may be renewed by a written agreement only.',
    'The Board may extend the Agreement for one year without increasing total compensation.',
    'The term has two (2) one-year renewal options.',
    'The Association exercises the second of its options to renew for one additional one-year term.',
  ])('is no renewal: %s', (clause) => {
    expect(contract(priced(clause)).renewal?.value).toMatch(/^does not renew automatically: /);
  });

  it.each([
    'The Agreement shall be renewed for another year unless a party gives sixty (60) days written notice.',
    'It continues from year to year, but either party may prevent renewal by thirty (30) days written notice.',
  ])('is not what renews by itself: %s', (clause) => {
    expect(contract(priced(clause)).renewal?.value).not.toMatch(/\bnot\b/);
  });
});

describe('the price', () => {
  it.each([
    ['$25 per month per home ($300 per home per year) for 40 homes: $1,000.00 per month.', '1000.00', 'month'],
    ['Association will pay a not-to-exceed amount of Forty One Thousand & Fifty Dollars ($41,050) for all work.', '41050.00', 'one-time'],
    ['YOUR PRICE: $310.00 per cut, lump sum.', '310.00', 'unit'],
    ['Monthly Maintenance fee for described services (plus tax when applicable): $2,450.00, twelve months a year', '2450.00', 'month'],
  ])('is read from: %s', (clause, amount, period) => {
    expect(contract(agreement(clause)).fee?.value).toMatchObject({ amount, period });
  }); // prettier-ignore

  it('has a step for each season', () => {
    const { fee } = contract(
      agreement(`The charge for the service is as follows:
$520.00 per month for 4 visits per week during spring and summer months (April - September)
$310.00 per month for 2 visits per week during fall and winter months (October - March)`),
    );
    expect(fee?.value.schedule?.map(({ label, amount }) => [label, amount])).toEqual([
      ['April - September', '520.00'],
      ['October - March', '310.00'],
    ]);
  });

  it.each([
    'Material is billed at cost plus 12%, cost plus 12% on weekends.',
    'Contractor has advised that it does not propose any increase over the prices of last year.',
    'The Board may order more work without increasing the total price.',
  ])('does not rise by: %s', (clause) => {
    const facts = read(priced(clause));
    const [part] = facts.parts as ContractPart[];
    expect(part!.escalator?.value.type).toBe('none');
    expect(facts.warnings).toEqual([]);
  });
});

describe('the parties', () => {
  it('are no post of a person, and whom a document defines', () => {
    const part = contract(`SERVICES AGREEMENT
CUSTOMER NAME:     Tern Harbor Owners Association, Inc.
SUBMITTED BY:      Regional Sales Consultant, Gulf Coast
This Agreement is by and between Gull Lake Care, LLC ("Gull" or "Company"), and the customer identified above.
Company will provide pond treatment. Customer agrees to pay $410.00 per month.`);
    expect(part.vendor?.value).toBe('Gull Lake Care, LLC');
  });

  it('are not the labels of an empty line', () => {
    const part = contract(`ELEVATOR SERVICE CONTRACT
FROM:                        TO:
Gull Elevator Company        Tern Harbor Owners Association, Inc.
12 Dock Street               40 Pier Street
We will maintain the elevators. The price is $690.00 per month, payable monthly.
This proposal, when accepted by you below, will constitute the entire contract between us.
Tern Harbor Owners Association, Inc.          Gull Elevator Company`);
    expect(part.vendor?.value).toBe('Gull Elevator Company');
  });

  it('are read where a sentence says who the contractor is', () => {
    const part = contract(`ORDER CONFIRMATION - MOWING SERVICE AGREEMENT
Prepared for: Tern Harbor Owners Association
Any reference herein to "the contractor" means Gull Lawn & Landscape.
We propose to provide mowing. The price is $310.00 per cut.`);
    expect(part.vendor?.value).toBe('Gull Lawn & Landscape');
  });
});

describe('the service', () => {
  it('is not the heading of an article', () => {
    const part = contract(`Tern Harbor Owners Association
Contract for Services
This Agreement is made between Tern Harbor Owners Association (Client) and Gull Yard Works LLC ("Contractor").
ARTICLE 1. TERM OF CONTRACT
Client agrees to pay Contractor $450.00 per month. Contractor will mow the turf weekly.`);
    expect(part.service?.value).toBe('landscape maintenance');
  });

  it('is the title without what else the document is', () => {
    const title = (head: string): string | undefined =>
      contract(agreement('Association shall pay $800.00 per month.').replace('POOL CARE AGREEMENT', head))
        .service?.value;
    expect(title('POOL CARE PROPOSAL AND AGREEMENT')).toBe('pool care');
  });
});

it('takes the day of the first service for the start, and an intent to be indicated for notice', () => {
  const part = contract(`Pest Control Service Agreement
Gull Pest Services          Customer: Tern Harbor Owners Association
Date of initial service: March 9, 2026
This agreement is for a period of twelve (12) months commencing on the date of the initial service.
Customer must indicate its intent to renew at least 45 days prior to its end. The price is $210.00 per month.`);
  expect([part.start?.value, part.end?.value, part.noticeDays?.value]).toEqual([
    '2026-03-09',
    '2027-03-08',
    45,
  ]);
});

it('reads the letter of an auditor, and no contract in guidelines', () => {
  const letter = read(`Gull & Tern, P.A.
Certified Public Accountants
To the Board of Directors
Tern Harbor Condominium Association
We are pleased to confirm our understanding of the services we are to provide Tern Harbor Condominium Association.
We will audit the balance sheet. Our fees for these services will be based upon our customary practices.
A service charge is added to past due accounts equal to 1% per month on the balance of the previous month less payments
received, with a minimum charge of $3.00 per month.
The fee for our audit as described in this letter will not exceed $5,300.
If this letter correctly expresses your understanding, please sign the enclosed copy and return it to us.
Gull & Tern, P.A.          Accepted for the Association, title, date`);
  expect(letter.kind).toBe('contract');
  const [part] = letter.parts as ContractPart[];
  expect(part!.fee?.value).toEqual({ amount: '5300.00', period: 'one-time' });
  const guidelines = read(`Snow Removal Guidelines
We send out the guidelines that we have established with the contractor:
Scope of Work
Contractor shall shovel snow from sidewalks at a depth of 2 inches.
Contractor shall plow snow from streets and alleys at a depth of 3 inches.
Owners may buy ice melt through the Association: $9.00 for a bag, billed with the next invoice.`);
  expect(guidelines.kind).toBe('other');
  expect(guidelines.parts).toEqual([]);
});
