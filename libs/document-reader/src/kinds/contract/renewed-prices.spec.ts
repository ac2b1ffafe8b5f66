import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 6, documentName: 'contract.pdf', readingId: 'reading' };
const read = (text: string): ContractPart => {
  const [part] = readContract(documentOfText(text), ctx).parts;
  if (!part) throw new Error('no contract was read');
  return part;
};
const agreement = (clauses: string): ContractPart =>
  read(`POND CARE AGREEMENT
This agreement is between Drift Ponds, Inc. ("Contractor") and Fern Gate Owners Association ("Owner").
${clauses}`);

describe('a price that is renewed', () => {
  const NOTICE = `Drift Elevator Services LLC
Contract Renewal Notice                        Notice date: March 3, 2026

Customer                       Account No.      Contract No.
Fern Gate Condominium Trust    884120           5521

Equipment        Current Fee       New Fee          Effective
2 elevators      $512.00/month     $536.48/month    May 1, 2026

Your agreement renews for a term of two (2) years from May 1, 2026. To decline, notify us in writing 60 days before
the renewal date.`;

  it('is the new one of two columns', () => {
    const part = read(NOTICE);
    expect(part.customer?.value).toBe('Fern Gate Condominium Trust');
    expect(part.fee?.value).toEqual({ amount: '536.48', period: 'month' });
  });

  it('holds for the term that the notice names', () => {
    const part = read(NOTICE);
    expect([part.start?.value, part.end?.value]).toEqual(['2026-05-01', '2028-04-30']);
    expect(part.renewal?.value).toMatch(/^renews for a term/);
  });

  it('does not rise by what it has risen already', () => {
    const part = agreement(
      'Total contract price for the year: $5,000.00 (prior year: $4,800.00; an increase of 4%)',
    );
    expect(part.escalator?.value).toEqual({ type: 'none' });
  });

  it('is that of now, and another one of a later year follows by a schedule', () => {
    const part = agreement(
      'Owner shall pay $880.00 per month. In the second year the price is $896.00 per month.',
    );
    expect(part.fee?.value).toEqual({ amount: '880.00', period: 'month' });
    expect(part.escalator?.value).toEqual({ type: 'schedule' });
  });
});

describe('letters and lists', () => {
  const MAIL = `From: Dana Reed <dana@driftlawn.example>
To: Tom Alder <tom@ferngate.example>
Date: Tue, 2 Feb 2027 09:12:00 -0600
Subject: Fern Gate HOA mowing agreement
Tom, here is what we agreed:
- Drift Lawn Care will mow all common areas weekly, April 1 through October 31, 2027
- $980 per month for seven months
- mulch in May is extra: $1,950
- either side can stop with 21 days' notice by email
- no increase this season
Last year you paid $940 a month. Reply to accept.
Dana Reed
Drift Lawn Care`;

  it('say each thing in its item, and a first day without its year', () => {
    const part = read(MAIL);
    expect(part.fee?.value).toEqual({ amount: '980.00', period: 'month' });
    expect([part.start?.value, part.end?.value]).toEqual(['2027-04-01', '2027-10-31']);
    expect(part.noticeDays?.value).toBe(21);
  });
});

it('counts a first day back from the end where only the day of making is printed', () => {
  const part = read(`SPRINKLER TEST AGREEMENT
This agreement is made on January 12, 2026 by and between Drift Fire Corp. ("Contractor") and Fern Gate Townhouse
Association, Inc. ("Client"). Client shall pay an annual fee of $4,400.00.
This agreement commences upon the first day of the month following execution and continues for twelve (12) months
thereafter. It expires January 31, 2027.`);
  expect([part.start?.value, part.end?.value]).toEqual(['2026-02-01', '2027-01-31']);
});

it('is not the present charge of a notice, nor the half that is payable after each visit', () => {
  const notice = read(`DRIFT HAULING, INC.
NOTICE OF CONTRACT RENEWAL
Customer  Fern Gate Homeowners Association
Present monthly charge  $2,480.00
Adjustment (5%)  $124.00
New monthly charge  $2,604.00
Your agreement for collection of trash renews for two years from April 1, 2026 unless we hear from you in writing by March 1.`);
  expect(notice.fee?.value).toEqual({ amount: '2604.00', period: 'month' });
  const halves = agreement(
    'The price is $6,200.00 for each year of this Agreement, one half payable after each visit ($3,100.00). The Agreement begins on January 1, 2026 and ends on December 31, 2028.',
  );
  expect(halves.fee?.value).toEqual({ amount: '6200.00', period: 'year' });
});
