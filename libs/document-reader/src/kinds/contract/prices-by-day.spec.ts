import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 11, documentName: 'letter.pdf', readingId: 'reading' };
const read = (text: string): ContractPart => {
  const [part] = readContract(documentOfText(text), ctx).parts;
  if (!part) throw new Error('no contract was read');
  return part;
};
const clause = (words: string, title = 'DOCK CARE AGREEMENT'): ContractPart =>
  read(`${title}
This agreement is between Pier Nine Owners Association ("Owner") and Gull Docks, Inc. ("Contractor").
Contractor shall tend the docks for the Association. Owner shall pay Contractor $700.00 per month.
${words}`);

describe('a renewal that changes the price on two days', () => {
  const part = read(`Gull Docks, Inc.
14 Harbor Road, Salem, Oregon 97301

Board of Directors
Pier Nine Owners Association

RE: Renewal of Dock Care Contract dated May 4, 2023

Dear Board members:

We propose to renew our contract from March 1, 2027 through February 28, 2029.
The present charge of $2,310.00 per month has applied since March 2024. Beginning March 1, 2027 the charge
will be $2,450.00 per month. On March 1, 2028 it will become $2,540.00 per month.
Ropes and cleats are billed at cost, about $85 per month on average last year.`);

  it('has a schedule, whatever is billed at cost beside it', () => {
    expect(part.fee?.value).toMatchObject({
      amount: null,
      period: 'month',
      schedule: [
        { amount: '2450.00', from: '2027-03-01' },
        { amount: '2540.00', from: '2028-03-01' },
      ],
    });
    expect(part.escalator?.value.type).toBe('schedule');
  });
});

describe('the term of a contract', () => {
  it('runs to and including its last day, over the end of a line', () => {
    const part = clause('The term is extended from April 1, 2027 to and\nincluding March 31, 2029.');
    expect([part.start?.value, part.end?.value]).toEqual(['2027-04-01', '2029-03-31']);
  });

  it('finishes on a day', () => {
    expect(clause('Begin: 4/1/2027\nFinish: 3/31/2028').end?.value).toBe('2028-03-31');
  });

  it('does not renew where the customer has to accept a new offer', () => {
    const { renewal } = clause(
      'At the end of the term the agreement will be extended a year at a time with a new proposal that Owner accepts.',
    );
    expect(renewal?.value).toMatch(/^does not renew automatically/);
  });

  it('goes on for one more year', () => {
    const { renewal } = clause(
      'The term ends June 30, 2027. Without notice thirty days before, the contract goes on for one more year.',
    );
    expect(renewal?.value).toMatch(/goes on for one more year/);
  });
});

describe('how the price rises', () => {
  it('is the price of the year before plus a percentage in words', () => {
    const { escalator } = clause(
      'The price for the second year will be the price of the first year plus three and one-half percent (3.5%).',
    );
    expect(escalator?.value).toMatchObject({ type: 'fixed_percent', value: 3.5 });
  });

  it('has the limit of the clause behind it', () => {
    const { escalator } = clause(
      'The charge may be increased once a year, on May 1, to reflect increased cost of labor and material; such increase shall in no case be more than six percent (6%).',
    );
    expect(escalator?.value).toMatchObject({ type: 'cap_percent', value: 6 });
  });
});

describe('what is charged on top', () => {
  it.each([
    ['a heading', 'D. SURCHARGES. Contractor may assess a fuel recovery fee as shown on its website.', 1],
    ['a charge that is included', 'Holiday premium      included', 0],
    ['a fee with the costs it recovers', 'E. FUEL SURCHARGE. When diesel is above $4.75, an installment is raised by 3%.', 1],
  ])('counts %s as often as it is charged', (_, words, count) => {
    expect(clause(words).surcharges).toHaveLength(count);
  }); // prettier-ignore
});

describe('what the work is called', () => {
  it.each([
    ['Quote / agreement', 'Generators are tested monthly. The generator is oiled.', 'generator maintenance'],
    [
      'SERVICE ORDER / CONTRACT',
      'Window cleaning of the tower; exterior glass twice a year.',
      'window cleaning',
    ],
    ['CONCIERGE SERVICES AGREEMENT', 'The front desk is staffed.', 'concierge and front desk services'],
    [
      'NON-HAZARDOUS WASTE SERVICE AGREEMENT',
      'Recycling is weekly.',
      'trash, waste and recycling collection',
    ],
  ])('is not the name of the document: %s', (title, words, service) => {
    expect(clause(words, title).service?.value).toBe(service);
  });
});

describe('a form of numbered boxes', () => {
  const part = read(`BLUE GULL PROPERTY MANAGEMENT
STANDARD VENDOR CONTRACT

1. ASSOCIATION                                  2. CODE
Pier Nine Owners Association, Inc.              PN-04

3. VENDOR (legal name)                          4. VENDOR ID
Able Dock Care, Inc.                            V-118

5. SERVICE
Pool cleaning and testing, 3 days: filters monthly

6. FROM          7.10             8. AMOUNT        9. PER
11/01/2027       10/31/2028       $935.00          MONTH

10. RENEWS AUTOMATICALLY?    11. NOTICE TO TERMINATE    12. INCREASES
NO                           30 days, either party      None during term

13. COI EXPIRES              14. WORKERS COMP
03/15/2028                   $500,000

a) Vendor shall perform the service for the amount above.`);

  it('names its parties, and not who printed it', () => {
    expect([part.vendor?.value, part.customer?.value]).toEqual([
      'Able Dock Care, Inc.',
      'Pier Nine Owners Association, Inc.',
    ]);
  });

  it('has its price, term and notice each in a box', () => {
    expect(part.fee?.value).toEqual({ amount: '935.00', period: 'month' });
    expect([part.start?.value, part.end?.value]).toEqual(['2027-11-01', '2028-10-31']);
    expect(part.noticeDays?.value).toBe(30);
    expect(part.renewal?.value).toBe('does not renew automatically');
    expect(part.service?.value).toMatch(/^Pool cleaning and testing/);
  });
});
