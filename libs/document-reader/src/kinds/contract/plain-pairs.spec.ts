import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

function read(text: string): ContractPart {
  const ctx = { documentId: 7, documentName: 'c.txt', readingId: 'reading' };
  const { parts } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const VENDOR = 'Marlin Gate Company, Inc.';
const CUSTOMER = 'Juniper Heights Owners Association';
const REST = `The fee is $310.00 per month. This agreement may be ended on 30 days' written notice.`;

describe('the two parties', () => {
  it.each([
    [
      'that agree',
      `GATE CARE\n\n${VENDOR} and ${CUSTOMER} agree that the first shall maintain the gates.\n${REST}`,
    ],
    ['with names of their own', `Gate contract\n\n${CUSTOMER} (you) and ${VENDOR} (the vendor).\n${REST}`],
    [
      'in clauses',
      `GATE SERVICES AGREEMENT\n\n1. Provider. ${VENDOR}, (555) 555-0111. 2. Owner. ${CUSTOMER}, 4 Dune Road. 3. ${REST}`,
    ],
    [
      'in fields',
      `TERMS OF THE CONTRACT\nContractor      ${VENDOR}\nOwner           ${CUSTOMER}\nFee             $310.00 per month\n${REST}`,
    ],
  ])('%s', (_how, text) => {
    const part = read(text);
    expect([part.vendor?.value, part.customer?.value]).toEqual([VENDOR, CUSTOMER]);
    expect(part.fee?.value.amount).toBe('310.00');
  });

  it('a clause in words is no name of a party', () => {
    const part = read(`GATE SERVICES AGREEMENT between ${CUSTOMER} and ${VENDOR}
2. Owner. Free access to the gates is given at all hours.
${REST}`);
    expect(part.customer?.value).toBe(CUSTOMER);
  });
});

const FORM = `GATE SERVICES AGREEMENT
Contractor      ${VENDOR}
Customer        ${CUSTOMER}
Start date      May 1, 2026
Duration        two (2) years
Billing         [ ] Monthly  [X] Quarterly
Charge per invoice     $930.00
Surcharges      None
From the second year on 2.5% is added to the charge then paid.`;

describe('a form', () => {
  it('has its end by its duration, its period by its bills, its rise in a clause and no surcharge', () => {
    const part = read(FORM);
    expect(part.end?.value).toBe('2028-04-30');
    expect(part.fee?.value).toEqual({ amount: '930.00', period: 'quarter' });
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 2.5 });
    expect(part.surcharges).toEqual([]);
  });
});
