import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 13, documentName: 'paper.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

describe('parties, terms and rises of orders, forms and letters', () => {
  it('are an association over its own order, and whom the order goes to', () => {
    const part = contract(`Pier Street Owners Association
SERVICE ORDER
To                   Tern Fire & Safety
Service ordered      fire alarm monitoring
Dates of service     3/1/2025 to 2/28/2027
Amount               $4,410.00, invoiced quarterly
The price is firm. The Association may cancel on sixty (60) days' written notice.

Customer                          Tern Fire & Safety
Ann Lee, President                Bo Ray, Sales
Date: 2/18/2025                   Date: 2/18/2025`);
    expect(part.customer?.value).toBe('Pier Street Owners Association');
    expect(part.vendor?.value).toBe('Tern Fire & Safety');
  });

  it('are those by whom it is made, each with its word', () => {
    const part = contract(`BULK INTERNET CONTRACT
Made by Tern Cable ("Operator") and Pier Street Condominium Trust ("Association").
The Association pays $21.00 per home per month.

Customer                          Tern Cable
Ann Lee, President                Bo Ray, Sales
Date: 2/18/2025                   Date: 2/18/2025`);
    expect(part.customer?.value).toBe('Pier Street Condominium Trust');
    expect(part.vendor?.value).toBe('Tern Cable');
  });

  it('are the company and the association of a message, not the person who writes', () => {
    const part = contract(`From: Ann Lee <ann@tern.example>
To: Bo Ray (Pier Street Owners Association)
Subject: RE: pest control - confirmed

This confirms that Tern Building Care will provide pest control for Pier Street Owners
Association at $310.00 per month, starting May 1, 2025 and running through April 30, 2026.
Please treat this message as our agreement; either party may cancel on 30 days' written notice.`);
    expect(part.vendor?.value).toBe('Tern Building Care');
    expect(part.customer?.value).toBe('Pier Street Owners Association');
    expect(part.start?.value).toBe('2025-05-01');
    expect(part.end?.value).toBe('2026-04-30');
  });

  it('are the answers of a form: whom it is for, how long, and what rises', () => {
    const part = contract(`Service Agreement
Provider       Tern Waters, Inc.
For            Pier Street Owners Association, 12 Pier Street
Service        pond treatment
Service begins July 1, 2025
Fee            $310.00 monthly
Initial term
[ ] 12 months       [X] 36 months       [ ] 60 months
Price adjustment
[X] Fixed: 3% each anniversary
[ ] None`);
    expect(part.customer?.value).toBe('Pier Street Owners Association');
    expect(part.end?.value).toBe('2028-06-30');
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 3 });
  });

  it('end with the term that a letter of renewal begins, which renews no more by itself', () => {
    const part = contract(`Tern Alarm Company
Pier Street Owners Association
RENEWAL OF YOUR ALARM MONITORING AGREEMENT
Your agreement is renewed for a period of one (1) year beginning May 1, 2025. The rate is $240.00 per month.
The Association may cancel on thirty (30) days' written notice to the other party.`);
    expect(part.end?.value).toBe('2026-04-30');
    expect(part.renewal).toBeUndefined();
  });

  it('go on from year to year across the end of a line', () => {
    const part = contract(`SERVICE AGREEMENT
between Pier Street Owners Association ("Owner") and Tern Pools, LLC ("Contractor") for pool maintenance
Owner shall pay $900.00 per month. The term is one year beginning April 1, 2024. Upon expiration it continues from year
to year, but either party may prevent renewal by thirty (30) days' notice in writing before the term ends.`);
    expect(part.renewal?.value).toMatch(/continues|year to year/);
  });

  it('are an engagement by its terms', () => {
    const part = contract(`Tern & Ray, CPAs
To the Board of Directors
Pier Street Owners Association
This letter confirms the terms of our engagement. We will audit the financial statements of Pier Street Owners
Association for the year ended December 31, 2025.
Our fee for the audit will be $5,200.00.
If this is in accord with your understanding please sign and return a copy.

ACCEPTED AND AGREED
Pier Street Owners Association`);
    expect(part.fee?.value).toMatchObject({ amount: '5200.00' });
    expect(part.customer?.value).toBe('Pier Street Owners Association');
  });
});
