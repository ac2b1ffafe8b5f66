import type { ContractPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 5, documentName: 'paper.txt', readingId: 'reading' };

function facts(text: string): Facts {
  return factsOf(documentOfText(text), META);
}

function contract(text: string): ContractPart {
  const found = facts(text);
  expect(found.kind).toBe('contract');
  expect(found.parts).toHaveLength(1);
  return found.parts[0] as ContractPart;
}

const JOB_SHEET = `WORK AUTHORIZATION 2291

Client  Harrow Bend Council of Unit Owners
Location  14 Weir Street
Contractor  Tallgrass Irrigation
Nature of work  Sprinkler upkeep
Start date  04/01/2025
End date  03/31/2026
Rate  $210.00 per month
Cancellation  by 45 days notice in writing
Deposit  $400.00

Client signature ____________   Date ________`;

const OFFER = `Stonebridge Chimney & Masonry Services
Fully insured

June 2, 2025
Harrow Bend Homes Association
RE: Chimney sweeping
Dear Ms. Okonjo:
It was good to meet you. We are pleased to propose chimney sweeping from July 1, 2025 through June 30, 2027.
The charge is $880.00 per quarter. Either of us may cancel with thirty (30) days notice.
We hold $1,000,000 in liability insurance.
Sincerely,

ACCEPTED:
Harrow Bend Homes Association
By ____________________`;

describe('papers that bind without calling themselves a contract', () => {
  it('are contracts where they name the parties, a price for a period, a term and a way out', () => {
    const part = contract(JOB_SHEET);
    expect(part.vendor?.value).toBe('Tallgrass Irrigation');
    expect(part.customer?.value).toBe('Harrow Bend Council of Unit Owners');
    expect(part.fee?.value).toEqual({ amount: '210.00', period: 'month' });
    expect(part.start?.value).toBe('2025-04-01');
    expect(part.noticeDays?.value).toBe(45);
  });

  it('may be a letter that the board accepts', () => {
    const part = contract(OFFER);
    expect(part.vendor?.value).toBe('Stonebridge Chimney & Masonry Services');
    expect(part.customer?.value).toBe('Harrow Bend Homes Association');
    expect(part.fee?.value).toEqual({ amount: '880.00', period: 'quarter' });
  });

  it('may name both between one word and the next label', () => {
    const part = contract(`LETTER OF AGREEMENT
Between: Harrow Bend Council of Unit Owners and Tallgrass Irrigation
Work: Sprinkler upkeep.
Dates: from April 1, 2025 to March 31, 2026.
Price: $210.00 a month. The price is firm until it ends.
Either party may cancel on 45 days written notice.`);
    expect(part.customer?.value).toBe('Harrow Bend Council of Unit Owners');
    expect(part.vendor?.value).toBe('Tallgrass Irrigation');
  });

  it('are none where a newsletter speaks of one', () => {
    const letter = `HARROW BEND NEWS
The board has chosen Tallgrass Irrigation for the sprinklers at $210.00 per month from April 1, 2025 to March 31, 2026.
The pool opens on May 25. Please bring your key.`;
    expect(facts(letter).parts).toEqual([]);
    expect(facts(letter).kind).toBe('other');
  });
});
