import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 9, documentName: 'form.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

const FORM = `Heron Docks, LLC
WORK ORDER

Buyer:      Pier Street Owners Association
Service:    dock maintenance
Start:      May 1, 2025
End:        April 30, 2027

Level (one)
( ) Small    $2,100.00 per quarter
(x) Middle   $2,900.00 per quarter
( ) Large    $3,700.00 per quarter

Seller is an independent contractor. Seller may raise the price by no more than 3% a year.
Authorized by: ____________`;

describe('forms of choices below each other', () => {
  it('have the price of the line that is ticked, and the days behind their labels', () => {
    const part = contract(FORM);
    expect(part.fee?.value).toEqual({ amount: '2900.00', period: 'quarter' });
    expect(part.start?.value).toBe('2025-05-01');
    expect(part.end?.value).toBe('2027-04-30');
  });

  it('do not cost what the seller pays', () => {
    const part = contract(`SECOND AMENDMENT TO BULK SERVICE AGREEMENT
Mill Hollow Internet ("Provider") and Pier Street Owners Association ("Customer") agree:
1. From May 1, 2025 the rate is $1,210.00 per month.
2. Provider will pay a one-time fee of $18,000.00 to Customer.`);
    expect(part.fee?.value).toEqual({ amount: '1210.00', period: 'month' });
  });

  it('take a date by which the work is handed in for its end', () => {
    const part = contract(`WORK AGREEMENT
Owner: Pier Street Owners Association
Contractor: Heron Docks, LLC
Contract sum: $41,000.00
Start of work: May 4, 2025
Substantial completion: August 9, 2025
Contractor shall replace the dock.`);
    expect(part.start?.value).toBe('2025-05-04');
    expect(part.end?.value).toBe('2025-08-09');
  });
});
