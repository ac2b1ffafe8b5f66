import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const meta = { documentId: 7, documentName: 'mail.txt', readingId: 'r' };
const read = (text: string): ContractPart => factsOf(documentOfText(text), meta).parts[0] as ContractPart;

it('takes a mail that states a price for a contract, though it will be invoiced', () => {
  const part = read(`From: Teresa Wong <twong@elevate.example>
Sent: Monday, January 12, 2026 8:55 AM
To: manager@bayterrace.example
Subject: RE: Bay Terrace Condominium - elevator maintenance price for 2026

Per our conversation, the price for full maintenance of the two elevators at Bay Terrace Condominium Association will be
$1,420.00 per month effective February 1, 2026, for a term of three years. The price is adjusted each January by no more
than 4%.

Please reply to confirm and we will invoice quarterly.

Teresa Wong
Elevate Services Company`);
  expect(part.fee?.value).toEqual({ amount: '1420.00', period: 'month' });
  expect(part.vendor?.value).toBe('Elevate Services Company');
  expect(part.escalator?.value).toMatchObject({ type: 'cap_percent', value: 4 });
});

it('reads a vendor beside its label, though the next label stands below', () => {
  const part = read(`SERVICE ORDER                     Order No. 4471

Vendor              Reliant Waste Haulers
Bill to             Vista Del Norte HOA
Service address     2200 Vista Del Norte Blvd
Service             Trash and recycling, two containers
Start date          06/01/2026
Term                36 months
Monthly charge      $1,148.00

Customer signature ___________________`);
  expect(part.vendor?.value).toBe('Reliant Waste Haulers');
  expect(part.customer?.value).toBe('Vista Del Norte HOA');
});
