import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 6, documentName: 'contract.pdf', readingId: 'reading' };
const read = (text: string): ContractPart => {
  const [part] = readContract(documentOfText(text), ctx).parts;
  if (!part) throw new Error('no contract was read');
  return part;
};
const under = (title: string, clauses: string): ContractPart =>
  read(`${title}
This agreement is between Drift Works, Inc. ("Contractor") and Fern Gate Owners Association ("Owner").
${clauses}
Owner shall pay Contractor $880.00 per month.`);

describe('what the work is called', () => {
  it.each([
    ['POOL CONTRACT', 'The pool is skimmed and vacuumed twice a week.', 'pool maintenance'],
    ['ELEVATOR AGREEMENT', 'Two hydraulic elevators are oiled each quarter.', 'elevator maintenance'],
    ['Seasonal Snow & Ice Contract', 'Snow is plowed at two inches.', 'snow removal, plowing and ice control'],
    ['GENERATOR AGREEMENT', 'The standby generator is run monthly.', 'generator maintenance'],
    ['SEPTIC AGREEMENT', 'Both septic tanks are pumped in May.', 'septic and sewer maintenance'],
    ['TELECOMMUNICATIONS SERVICES AGREEMENT', 'Each home has internet at 500 Mbps.', 'bulk internet and cable television'],
    ['BULK COMMUNICATIONS AGREEMENT', 'Each home has internet and video.', 'bulk internet and cable television'],
    ['COMMERCIAL SERVICE AGREEMENT', 'Contractor treats the clubhouse for pests and ants. Pests are logged.', 'pest control'],
  ])('%s names what is done, not only what it is done to', (title, clauses, service) => {
    expect(under(title, clauses).service?.value).toBe(service);
  }); // prettier-ignore

  it.each([
    ['WINDOW CLEANING AGREEMENT', 'window cleaning'],
    ['POOL MANAGEMENT AGREEMENT', 'pool management'],
    ['BACKFLOW TESTING AGREEMENT', 'backflow testing'],
    ['HOLIDAY DECORATING AGREEMENT', 'holiday decorating'],
    ['COURTESY PATROL AGREEMENT', 'courtesy patrol'],
    ['WINTER SERVICES AGREEMENT', 'winter services'],
  ])('%s keeps its own words', (title, service) => {
    expect(under(title, 'The work is done weekly.').service?.value).toBe(service);
  });

  it('is no head of a column', () => {
    const part = under(
      'SERVICE PROPOSAL',
      `Service                          Devices    Frequency    Amount
Fire alarm test                  120        Annual       $1,200.00
Central station monitoring       1          Daily        $480.00`,
    );
    expect(part.service?.value).toMatch(/fire alarm/i);
  });

  it('is the trade spoken of where a sentence says nothing of it', () => {
    const part = under(
      'EQUIPMENT MAINTENANCE PROPOSAL',
      'Drift provides products and related services throughout the state. The generator is tested monthly; generators are oiled.',
    );
    expect(part.service?.value).toBe('generator maintenance');
  });

  it('is no extra by the hour beside what the program is called', () => {
    const part = read(`DRIFT ROOFING, INC.
Roof Care Program - Proposal and Acceptance
Prepared for: Fern Gate Owners Association
Program work          Visits    Price a year
Spring inspection     1         $2,100.00
Ice removal, per crew hour      $310.00
Annual program price            $2,100.00`);
    expect(part.service?.value).toBe('roof care program');
  });
});

describe('who is who', () => {
  it('parties without quotes, the second with its trade behind its name', () => {
    const part = read(`HOUSEHOLD SERVICE AGREEMENT
This agreement is entered into by and between Fern Gate HOA herein referred to as Customer, and
Drift Valley Pest Control Co. for pest control service as set forth below.
PRICE. Customer shall pay $210.00 per quarter.`);
    expect([part.vendor?.value, part.customer?.value]).toEqual(['Drift Valley Pest Control Co.', 'Fern Gate HOA']);
  }); // prettier-ignore

  it('a name below a title that ends with it is not run into it', () => {
    const part = read(`COMMERCIAL SERVICE AGREEMENT
DRIFT PEST CONTROL CO.   Lic. 20871
We will treat the clubhouse for Fern Gate Owners Association at $210.00 per quarter. This agreement is
for one year; either party may cancel on notice of 30 days.`);
    expect(part.vendor?.value).toBe('DRIFT PEST CONTROL CO.');
  });

  it('an association whose name a proposal is addressed with does not make it', () => {
    const part = read(`Planned Maintenance
Proposal to
FERN GATE CONDOMINIUM ASSOCIATION
Drift Power Systems
14 Larch Street, Toledo OH
We are pleased to offer generator maintenance at $900.00 per year.
Customer approval                              Drift Power Systems
Company: Fern Gate Condominium Association     Signature: __________
Signature: __________                          Ann Lee, Sales`);
    expect([part.vendor?.value, part.customer?.value?.toLowerCase()]).toEqual([
      'Drift Power Systems',
      'fern gate condominium association',
    ]);
  });

  it.each([
    `Owners' letter
Re: Common area cleaning
This letter will be our agreement for janitorial service at Fern Gate Lofts (the "Association"). We will clean the lobby.
Our charge is $900.00 a month.
ACCEPTED for Fern Gate Lofts Owners Association, Inc.: ____________`,
    `CLEANING CONTRACT
PROPERTY: Fern Gate Lofts
OWNER: Fern Gate Lofts Owners Association, Inc.
CONTRACTOR: Drift Cleaning, Inc.
Price: $900.00 per month.`,
  ])('the customer is named in full wherever the document does so', (text) => {
    expect(read(text).customer?.value).toBe('Fern Gate Lofts Owners Association, Inc.');
  });
});

describe('from when to when', () => {
  it('the day on which service begins, and not that on which the paper takes effect', () => {
    const part = under(
      'BULK INTERNET AGREEMENT',
      `Effective Date: August 15, 2025
Service Commencement: November 1, 2025
The initial term begins on the Service Commencement date and continues for seven (7) years.`,
    );
    expect([part.start?.value, part.end?.value]).toEqual(['2025-11-01', '2032-10-31']);
  });

  it('what remains of a term is not its length', () => {
    const part = under(
      'WASTE COLLECTION AGREEMENT',
      `The term is 36 months from June 1, 2025. If Owner terminates early, it shall pay six times the monthly charge
if the remaining term is six months or more.`,
    );
    expect(part.end?.value).toBe('2028-05-31');
  });

  it.each([
    'There is no further automatic extension.',
    'The parties agree that there is no automatic renewal of this contract at the end of its term.',
    'The term ends without any further extension of this agreement by either party.',
  ])('%s', (clause) => {
    expect(under('PATROL AGREEMENT', clause).renewal?.value ?? 'not renewed').toMatch(/\bnot?\b.*renew/);
  });

  it("the association's own notice, where each party has another", () => {
    const part = under(
      'MOWING AGREEMENT',
      `Owner may terminate immediately for cause, or without cause upon thirty (30) days' written notice. Contractor may
terminate upon ninety (90) days' written notice.`,
    );
    expect(part.noticeDays?.value).toBe(30);
  });

  it('costs by which a price is raised are no surcharges', () => {
    const part = under(
      'WASTE COLLECTION AGREEMENT',
      `Contractor may increase the charges to reflect any increase in its costs, including landfill and dumping charges.
A trip charge for fuel of $12.00 will be added to each call.`,
    );
    expect(part.surcharges.map(({ value }) => value)).toEqual([expect.stringContaining('fuel')]);
  });
});

describe('a notice that a plan renews', () => {
  const NOTICE = (title: string, plan: string, body: string): string => `DRIFT GATE & ACCESS CO.
14 Larch Street, Mesa, Arizona

${title}
Customer ........ Fern Gate Homeowners Association
Dear Customer,
${body}
                          Expiring          Renewal
                          12/1/24-11/30/25  12/1/25-11/30/26
  Quarterly ${plan} charge  $   582.00        $   611.10
Labor for repairs of gate operators is $125.00 an hour.`;

  it.each([
    ['NOTICE OF RENEWAL - PREVENTIVE MAINTENANCE PLAN', 'plan', `Your plan expires November 30, 2025. It renews for a further twelve (12) months
unless you tell us otherwise in writing at least 20 days before it expires.`],
    ['RENEWAL NOTICE - MONITORING AGREEMENT', 'service', `Your agreement ends November 30, 2025 and renews automatically for another year unless
you tell us in writing at least 20 days before the end of its term.`],
  ])('%s is a contract with its new price and term', (title, plan, body) => {
    const { kind, parts } = factsOf(documentOfText(NOTICE(title, plan, body)), ctx);
    expect(kind).toBe('contract');
    const [part] = parts as ContractPart[];
    expect([part?.vendor?.value, part?.customer?.value]).toEqual(['DRIFT GATE & ACCESS CO.', 'Fern Gate Homeowners Association']);
    expect(part?.fee?.value).toEqual({ amount: '611.10', period: 'quarter' });
    expect([part?.start?.value, part?.end?.value]).toEqual(['2025-12-01', '2026-11-30']);
    expect(part?.renewal?.value).toMatch(/renews/);
    expect(part?.noticeDays?.value).toBe(20);
  }); // prettier-ignore
});
