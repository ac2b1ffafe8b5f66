import type { ContractPart } from '@hoa/contracts';
import { classify } from '../classify/classify';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

function read(text: string): ContractPart {
  const ctx = { documentId: 6, documentName: 'mail.txt', readingId: 'reading' };
  const { parts } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const MAIL = `From: Otto Brandt <otto@sparrow.example>
To: Celia Marsh
Sent: 2/2/2026 9:05 AM
Subject: FW: Juniper Heights Homeowners Association, Inc. - window washing

Celia, agreed at $640 per month under our contract, with 30 days' notice on either side.
The work starts April 1, 2026 and runs through March 31, 2027.
The contractor shall wash the outside of all windows, and the vendor agrees to repair what its people break.
Any annual increase is capped at 3%.

Client of record: Juniper Heights Homeowners Association, Inc.

Otto Brandt
Sparrow Window Cleaning, LLC
(555) 555-0103`;

describe('an agreement by mail', () => {
  it('binds the company below the signature and the association of record, not the people who write', () => {
    const part = read(MAIL);
    expect(part.vendor?.value).toBe('Sparrow Window Cleaning, LLC');
    expect(part.customer?.value).toBe('Juniper Heights Homeowners Association, Inc.');
    expect(part.service?.value).toBe('window washing');
    expect(part.escalator?.value).toMatchObject({ type: 'cap_percent', value: 3 });
  });

  it('has no customer where only a person is written to', () => {
    const part = read(
      MAIL.replace(/^Client of record.*$/m, '').replace(
        'Juniper Heights Homeowners Association, Inc. - ',
        '',
      ),
    );
    expect(part.customer).toBeUndefined();
  });
});

const LETTER = `Brandt & Osei, CPAs
(555) 555-0188

January 9, 2026
Board of Directors
Juniper Heights Homeowners Association, Inc.
We are pleased to confirm our engagement for the audit of Juniper Heights Homeowners Association, Inc. for the year ended
December 31, 2025. Management is responsible for the financial statements.
Our fee for this work will be $4,150.00, including travel costs.
Please sign and return a copy of this letter.
Agreed: Celia Marsh, President      Date: ________`;

describe('a letter of engagement', () => {
  it('is a contract, of work that is done once', () => {
    expect(classify(documentOfText(LETTER), new Map()).kind).toBe('contract');
    const part = read(LETTER);
    expect(part.vendor?.value).toBe('Brandt & Osei, CPAs');
    expect(part.customer?.value).toBe('Juniper Heights Homeowners Association, Inc.');
    expect(part.fee?.value).toEqual({ amount: '4150.00', period: 'one-time' });
  });
});

it('reads nothing of what a mail quotes of earlier ones', () => {
  const text = `From: Ann Reed <ann@gullgrounds.example>
To: board@ferngate.example
Subject: Mowing program - Fern Gate Homeowners Association

This email is the contract as far as we are concerned: Gull Grounds, Inc. mows at Fern Gate Homeowners Association
for $4,400.00 per year, May 1, 2031 through April 30, 2033. You may cancel with 30 days notice in writing.
> The board would like it at 4,400 instead of 4,950 and without the yearly 4% increase.
>> For mowing we would need $4,950.00 per year with a 4% increase each May 1.`;
  const part = read(text);
  expect(part).toMatchObject({ kind: 'contract', fee: { value: { amount: '4400.00', period: 'year' } } });
  expect(part.escalator?.value).toEqual({ type: 'none' });
});
