import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 16, documentName: 'paper.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

describe('the vendor', () => {
  it('is the company over a form and not the agent of the owner', () => {
    const part = contract(`Borealis Plowing & Sanding, LLC
88 Pier Road, Alder, Minnesota 55811

SNOW REMOVAL CONTRACT
Property owner:     Heron Pier Townhouse Association
Managing agent:     Quay Management, Inc.
Seasons:            November 1, 2031 to April 30, 2034

Contractor will plow all drives. The seasonal price of $24,000.00 is due on November 1.

Borealis Plowing & Sanding, LLC        Heron Pier Townhouse Association
By:                                    By:
Date:                                  Date:`);
    expect(part.vendor?.value).toBe('Borealis Plowing & Sanding, LLC');
    expect(part.customer?.value).toBe('Heron Pier Townhouse Association');
  });

  it('is not whom a signature is for', () => {
    const part = contract(`Warden Termite & Pest Control
1200 Quay Hwy., Alder, LA 70805   (225) 555-0166

COMMERCIAL PEST CONTROL SERVICE AGREEMENT
CUSTOMER: Heron Pier Villas Association
Charge per quarterly service: $410.00
The company shall perform the work and may adjust the charge after the first year.

CUSTOMER                    FOR THE COMPANY
By:                         By:
Date:                       Date:`);
    expect(part.vendor?.value).toBe('Warden Termite & Pest Control');
  });
});

it('reads the price of each season of work as a price of the year', () => {
  const part = contract(`LANDSCAPE AGREEMENT
between Heron Pier Owners Association, Inc. ("Owner") and Fernhill Grounds Corp. ("Contractor").
1. Contractor shall maintain the grounds.
2. Owner shall pay for the services of each mowing season $32,000.00, in eight (8) equal monthly installments.
3. This Agreement begins April 1, 2031 and ends November 30, 2033.`);
  expect(part.fee?.value).toEqual({ amount: '32000.00', period: 'year' });
});

it('ends on the day that a term runs to from its first date', () => {
  const part = contract(`BULK SERVICES AGREEMENT
between Quay Cable, LLC ("Provider") and Heron Pier Owners Association, Inc. ("Association").
1. Provider shall deliver television to each unit. Association shall pay $9,000.00 per month. The obligation begins on
the date on which the services are activated, September 1, 2031 (the "Activation Date").
2. The term is five (5) years from the Activation Date, to August 31, 2036.`);
  expect(part.start?.value).toBe('2031-09-01');
  expect(part.end?.value).toBe('2036-08-31');
});

it('takes a rise in proportion to costs for no surcharge', () => {
  const part = contract(`WASTE SERVICE AGREEMENT
between Quay Disposal, Inc. ("Contractor") and Heron Pier Townhomes HOA ("Customer").
1. Contractor shall collect waste. Customer shall pay $784.00 per month.
2. Contractor may increase the rates in proportion to increases of its costs, including landfill charges.`);
  expect(part.surcharges).toEqual([]);
});
