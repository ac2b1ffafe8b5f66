import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

/** Forms, letters and order forms of the trades that associations hire, with the prices that are none. */
function read(text: string): { part: ContractPart; codes: string[] } {
  const ctx = { documentId: 3, documentName: 'contract.pdf', readingId: 'reading' };
  const { parts, warnings } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, codes: warnings.map(({ code }) => code) };
}

const fee = (text: string): unknown => read(text).part.fee?.value;
const PARTIES = `SERVICES AGREEMENT
This Agreement is between Alder Works, Inc. ("Contractor") and Fern Hollow HOA ("Association").`;

describe('a price for each unit', () => {
  it.each([
    ['$15.00 per home per month (212 homes), or $3,180.00 monthly.', '3180.00', 'month'],
    ['$42.50 per unit per month for 120 units, for a total of $5,100.00 per month.', '5100.00', 'month'],
    ['a management fee of $18.00 x 48 units = $864.00 per month.', '864.00', 'month'],
    ['$120.00 per lot per year for 90 lots, a total annual fee of $10,800.00.', '10800.00', 'year'],
  ])('gives way to the printed total: %s', (words, amount, period) => {
    const { part, codes } = read(`${PARTIES}\nAssociation shall pay Contractor ${words}`);
    expect(part.fee?.value).toEqual({ amount, period });
    expect(part.fee?.source.quote).toContain(words.slice(0, 7));
    expect(codes).not.toContain('contract-fee-each');
  });

  it('stays where no total is printed, and says so', () => {
    const { part, codes } = read(
      `${PARTIES}\nAssociation shall pay Contractor $14.85 per home per month for weekly collection from 310 homes.`,
    );
    expect(part.fee?.value).toEqual({ amount: '14.85', period: 'unit' });
    expect(codes).toContain('contract-fee-each');
  });
});

describe('seasons', () => {
  it('are no dates, and a season comes once a year however it is paid', () => {
    const { part } = read(`LAWN MAINTENANCE PROPOSAL
Submitted to: Oak Meadow Townhome Association
Submitted by: Cut Above Lawn Care, Inc.
We propose to furnish weekly mowing for the sum of $19,600.00, payable in 7 equal monthly payments of $2,800.00.
2027 Season     $20,188.00
2028 Season     $20,794.00`);
    expect(part.fee?.value).toMatchObject({
      amount: '19600.00',
      period: 'year',
      schedule: [
        { label: '2027 Season', amount: '20188.00' },
        { label: '2028 Season', amount: '20794.00' },
      ],
    });
    expect(part.escalator?.value.type).toBe('schedule');
    expect(part.start).toBeUndefined();
  });

  it('have a fee of their own, whatever the payments', () => {
    const { part } = read(`SNOW AND ICE MANAGEMENT AGREEMENT
between Frost Brothers Inc. (Contractor) and Aspen Ridge HOA (Owner) for the 2027 season.
Owner shall pay Contractor a seasonal fee of $24,000.00, payable in five (5) equal monthly installments of $4,800.00 commencing November 1, 2026.
Snowfall over 80 inches: $250.00 per additional inch.`);
    expect(part.fee?.value).toEqual({ amount: '24000.00', period: 'year' });
    expect(part.start).toBeUndefined();
  });

  it('may be priced by the push', () => {
    expect(
      fee(`SNOW REMOVAL CONTRACT
Proposal submitted to: Birchwood Townhomes Association
By: Northern Plow & Lawn LLC
We propose to furnish snow plowing.
Pricing per push:
1" - 3"      $450.00
3.1" - 6"    $675.00
Terms: net 30. Past due balances are charged 1.5% per month.`),
    ).toMatchObject({
      amount: null,
      period: 'unit',
      schedule: [
        { label: '1" - 3"', amount: '450.00' },
        { label: '3.1" - 6"', amount: '675.00' },
      ],
    });
  });
});

describe('forms', () => {
  it('a letter raises the rate: the new one is the fee', () => {
    const { part } = read(`Apex Janitorial Services
200 Main St, Dayton OH

Board of Directors
Riverside Commons Condominium Association

Dear Board members:
We are pleased to propose continuing our cleaning services. Effective May 1, 2026 our monthly rate will increase from $1,850.00 to $1,925.00. All other terms of our agreement remain the same.
If you agree please sign below.`);
    expect(part.fee?.value).toEqual({ amount: '1925.00', period: 'month' });
    expect(part.vendor?.value).toBe('Apex Janitorial Services');
    expect(part.start?.value).toBe('2026-05-01');
  });

  it('a deposit on the next line is not the price above it', () => {
    expect(
      fee(`SWIMMING POOL MAINTENANCE CONTRACT
Contractor: Blue Lagoon Pools
Client: Quail Run HOA
Base contract price: $14,850.00, payable as follows:
  Deposit upon signing          $2,970.00
  June 1                        $2,970.00`),
    ).toMatchObject({ amount: '14850.00' });
  });

  it('a form that only its heading calls an agreement is one', () => {
    const { part } = read(`PEST CONTROL SERVICE AGREEMENT
Customer: Magnolia Place HOA            Date: 3/15/2026
Initial service charge: $350.00
Monthly service charge: $185.00
Either party may cancel with 30 days written notice.`);
    expect(part.customer?.value).toBe('Magnolia Place HOA');
    expect(part.fee?.value).toEqual({ amount: '185.00', period: 'month' });
    expect(part.vendor).toBeUndefined();
  });
});

it('the greater of a percentage and costs is by costs, with a floor', () => {
  expect(
    read(`${PARTIES}
Association shall pay Contractor $900.00 per month. Contractor may increase the monthly fee each year by the greater of 3% or the percentage increase in programming costs.`)
      .part.escalator?.value,
  ).toMatchObject({ type: 'cost_based', floor: 3 });
});

it('boxes to tick say when a fee is billed, not for how long it is', () => {
  expect(
    fee(`${PARTIES}
Contractor shall maintain the facility. Owner shall pay the annual fee of Exhibit D.
Exhibit D
PAYMENT FREQUENCY   INITIAL ANNUAL SERVICES FEE (AS MARKED)
[ ] QUARTERLY  $41,000  [X] SEMI-ANNUALLY  [ ] ANNUALLY
Subcontractors are billed at $[*] per hour.`),
  ).toEqual({ amount: '41000.00', period: 'year' });
});

it('dates of steps may wrap in their cells: their years are not the steps', () => {
  expect(
    fee(`${PARTIES}
Association shall pay Contractor the monthly price of each contract year as follows:
Period      Dates                                  Monthly Rate
Contract    December 1, 2025 - November 30,        $87.00
Year 1      2026
Contract    December 1, 2026 - November 30,        $92.00
Year 2      2027`),
  ).toMatchObject({ amount: null, period: 'month', schedule: [{ amount: '87.00', from: '2025-12-01' }, { amount: '92.00', from: '2026-12-01' }] }); // prettier-ignore
});

it('two companies in one line of a title are two parties', () => {
  const { part } = read(`OUTSOURCING AGREEMENT
BETWEEN  ALDER PROCESSING, INC.  And  FERN HOLLOW OWNERS ASSOCIATION
This Agreement is made by and between Alder Processing, Inc. ("Contractor"), of 12 Elm Street, and Fern Hollow Owners Association ("Association").
Association shall pay Contractor $5,000.00 per month.`);
  expect(part.vendor?.value).toMatch(/^Alder Processing, Inc\.$/i);
  expect(part.customer?.value).toMatch(/^Fern Hollow Owners Association$/i);
});

it('the price of a season stands before the payments that it is made in', () => {
  expect(
    fee(`${PARTIES}
The Association shall pay the Contractor $48,600.00 for the season: $16,200.00 on May 1, $16,200.00 on June 1 and $16,200.00 on July 1.`),
  ).toEqual({ amount: '48600.00', period: 'year' });
});

it('a quote is a contract once its terms are agreed to', () => {
  const { part } = read(`QUOTE #4471   Date 2/14/2026   Valid for 30 days
From: Ironclad Gate & Access, LLC
To: Rancho Verde HOA
Annual gate maintenance plan        $1,980.00
Sales tax (8.25%)                   $163.35
Total                               $2,143.35
Customer agrees to these terms by signing. Prices may increase 3% annually.`);
  expect(part.vendor?.value).toBe('Ironclad Gate & Access, LLC');
  expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 3 });
});

it('a rise in percent keeps the period of the price', () => {
  expect(
    fee(`Sterling Elevator Services
Bay Harbor Condominium Association
Re: Contract price adjustment
Dear Customer: In accordance with your maintenance agreement, effective January 1, 2026 your monthly price will be increased by 4.2% from $1,310.00 to $1,365.02.`),
  ).toEqual({ amount: '1365.02', period: 'month' });
});
