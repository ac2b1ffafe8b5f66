import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 6, documentName: 'contract.pdf', readingId: 'reading' };
const read = (text: string): ContractPart | undefined => readContract(documentOfText(text), ctx).parts[0];
const agreement = (clauses: string): ContractPart | undefined =>
  read(`BOILER SERVICE AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark Boilers, Inc.
("Contractor"). The price is $900.00 per quarter.
${clauses}`);

describe('parties', () => {
  it('are those who are bound, not the agent who signs for one of them', () => {
    const part = read(`SNOW REMOVAL AGREEMENT
Owner:           Fern Gate Condominium Association
Managing Agent:  Alder Property Partners, Inc.
Contractor:      Drift Plowing, LLC
Contractor will plow for $800.00 per month. Owner may cancel on ten days written notice.`);
    expect(part?.vendor?.value).toBe('Drift Plowing, LLC');
    expect(part?.customer?.value).toBe('Fern Gate Condominium Association');
  });

  it('are named by a letterhead over a post office box', () => {
    const part = read(`LEDGER COUNSEL OF THE PLAINS (LCP)
P.O. Box 210, Salina, Kansas
RESERVE STUDY AGREEMENT
Client    Fern Gate Owners Association, Inc.
The fee for the study is $2,900.00, payable to LCP upon delivery. Client shall give access.`);
    expect(part?.vendor?.value).toBe('LEDGER COUNSEL OF THE PLAINS');
  });
});

describe('prices', () => {
  it('differ by season where the months stand behind each', () => {
    const part = read(`LAWN CARE AGREEMENT
Owner: Fern Gate Condominium Association
Contractor: Gull Grounds, Inc.
Owner pays Contractor $1,500.00 on the 10th of each month, April through October, and $400.00 on the 10th of
each month, November through March.`);
    expect(part?.fee?.value).toMatchObject({
      period: 'month',
      schedule: [
        { label: 'April through October', amount: '1500.00' },
        { label: 'November through March', amount: '400.00' },
      ],
    });
  });

  it('of each household are prices of each unit', () => {
    const part = read(`TRASH COLLECTION AGREEMENT
Owner: Fern Gate Homeowners Association
Contractor: Gull Hauling, Inc.
Rates
Trash, one cart, weekly        $31.20   per household per quarter
Additional trash cart          $12.00   per quarter`);
    expect(part?.fee?.value).toMatchObject({ amount: '31.20', period: 'unit' });
  });

  it('are the total where taxes are mentioned between the price of a unit and it', () => {
    const part = read(`BULK INTERNET AGREEMENT
This agreement is between Kite Broadband, LLC ("Provider") and Fern Gate Condominium Association ("Association").
Association pays $40.00 per unit per month, plus taxes and fees, for all 50 units whether or not occupied, a
total of $2,000.00 per month.
Retail price of the same service on this date: $88.10 per month.`);
    expect(part?.fee?.value).toMatchObject({ amount: '2000.00', period: 'month' });
  });
});

describe('terms', () => {
  it('end when the work is to be completed', () => {
    const part = agreement(
      'Contractor shall begin work on May 1, 2026. All work shall be completed by October 31, 2026.',
    );
    expect(part?.end?.value).toBe('2026-10-31');
  });

  it('extend themselves', () => {
    const part = agreement(
      'This agreement extends itself for additional 1 year periods unless a party objects.',
    );
    expect(part?.renewal?.value).toBe('extends itself for additional 1 year periods');
  });

  it('do not renew again by themselves where a party chose to renew', () => {
    const part = agreement('The Association exercises the second of the two (2) one-year renewals.');
    expect(part?.renewal?.value).toMatch(/^does not renew automatically: /);
  });

  it.each([
    'This is to renew the agreement of June 1, 2024, which allowed two additional one-year terms.',
    'Otherwise the agreement, renewed June 1, 2025, remains in force for one more year.',
  ])('do not renew again where the document is the renewal: %s', (words) => {
    expect(agreement(words)?.renewal).toBeUndefined();
  });

  it('have notice in figures that a line parts from their words', () => {
    const part = agreement(
      'Association may end it for convenience on one\nhundred eighty (180) days written notice.',
    );
    expect(part?.noticeDays?.value).toBe(180);
  });
});

describe('bounds of a rise', () => {
  it('stand before the word that names them, and the least may be nothing', () => {
    const part = agreement(
      'The price is adjusted each July 1 by the change in the CPI, with a five percent (5%) maximum adjustment and a zero percent (0%) minimum adjustment.',
    );
    expect(part?.escalator?.value).toMatchObject({ type: 'cpi', floor: 0, cap: 5 });
  });
});

describe('surcharges', () => {
  it('are rates that the document states', () => {
    const rates = (words: string) => agreement(words)?.surcharges.length;
    expect(rates('Work after hours is billed at our holiday rate, now $140.00 per hour.')).toBe(1);
    expect(rates('Work after hours is billed at our holiday rate.')).toBe(0);
  });
});

describe('letters of proposal', () => {
  it('are contracts where they were accepted, and do not speak of ice in their services', () => {
    const part = read(`GORSE CONDOMINIUM SERVICES, INC.
44 Elm Terrace, Arlington, Virginia
June 1, 2026
Fern Gate Owners' Association
Dear Ms. Reed:
We offer full-service management for an annual fee of $9,600.00, payable in monthly installments of $800.00. We can
begin on July 1, 2026. The agreement is for one year and may be ended by either side on thirty (30) days' written
notice. Please sign below and return one copy.
ACCEPTED for Fern Gate Owners' Association:`);
    expect(part?.vendor?.value).toBe('GORSE CONDOMINIUM SERVICES, INC.');
    expect(part?.fee?.value).toMatchObject({ amount: '9600.00', period: 'year' });
    expect([part?.start?.value, part?.end?.value]).toEqual(['2026-07-01', '2027-06-30']);
    expect(part?.service?.value ?? '').not.toMatch(/snow/);
  });
});
