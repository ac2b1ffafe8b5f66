import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 4, documentName: 'agreement.pdf', readingId: 'reading' };

function read(text: string): ContractPart {
  const { parts } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

function agreement(clauses: string): ContractPart {
  return read(`BOILER SERVICE AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark Boilers, Inc.
("Contractor"). The price is $900.00 per quarter.
${clauses}`);
}

describe('the term', () => {
  it.each([
    ['Work starts on May 1, 2026 and runs for two (2) years without a break.', '2026-05-01', '2028-04-30'],
    ['The agreement begins May 1, 2026 and is for one year.', '2026-05-01', '2027-04-30'],
    ['Contract dates: from 01-May-2026 through 30-Apr-2027.', '2026-05-01', '2027-04-30'],
    ['Term. Four (4) years from the activation date, May 1, 2026.', '2026-05-01', '2030-04-30'],
    ['Services commence 5/1/26. Contract length: 24 months.', '2026-05-01', '2028-04-30'],
    ['The term is one year, ending April 30, 2027.', '2026-05-01', '2027-04-30'],
  ])('is counted: %s', (words, start, end) => {
    const part = agreement(words);
    expect(part.start?.value).toBe(start);
    expect(part.end?.value).toBe(end);
  });

  it.each([
    'It runs to April 30, 2027, and then by the year.',
    'It runs to April 30, 2027, both days included, and then\nby the year.',
    'It rolls over for successive one-year periods.',
    'The first term ends April 30, 2027; then month by month.',
    'Unless a party gives 30 days’ notice before that day, the term is extended by another year.',
    'It continues for another year each time unless you or we write ten days before it runs out.',
  ])('renews: %s', (words) => {
    expect(agreement(words).renewal?.value).not.toMatch(/\bnot\b/);
    expect(agreement(words).renewal).toBeDefined();
  });

  it('does not renew where it is not extended', () => {
    expect(agreement('The term ends May 2, 2027 and is not extended unless both sign.').renewal?.value).toBe(
      'does not renew automatically',
    );
  });

  it.each([
    ['It renews each year unless you or we write ten days before it runs out.', 10],
    ['It renews itself unless a party cancels by certified mail forty (40) days ahead of its end.', 40],
    [
      'It goes on until a party gives three months’ (90 days’) written notice before a contract year ends.',
      90,
    ],
  ])('has a notice: %s', (words, days) => {
    expect(agreement(words).noticeDays?.value).toBe(days);
  });
});

describe('the parties', () => {
  it('stand below a title, who is provided for and by whom', () => {
    const part = read(`DOOR CARE AGREEMENT
for Juniper Court Homeowners Association, Inc., provided by Ironbark Door Systems Company
We shall oil every door twice a year. The price is $80.00 per month.`);
    expect(part.customer?.value).toBe('Juniper Court Homeowners Association, Inc.');
    expect(part.vendor?.value).toBe('Ironbark Door Systems Company');
  });

  it('of a letter are over its head and where it is accepted', () => {
    const part = read(`Ironbark & Daughters, CPAs
To the Board of Trustees of Juniper Court Condominium Trust:
We are pleased to confirm our agreement. We will compile the yearly accounts of the condominium.
Our fee will be $1,900.00 per year. The agreement may be cancelled on notice.
ACKNOWLEDGED: ____________ Ada Quill, for Juniper Court Condominium Trust`);
    expect(part.customer?.value).toBe('Juniper Court Condominium Trust');
    expect(part.vendor?.value).toBe('Ironbark & Daughters, CPAs');
  });

  it('are read on below each other over signatures', () => {
    const part = read(`WINDOW AGREEMENT
We shall wash all windows in May. The price of the agreement is $2,400.00 per year.

JUNIPER COURT CONDOMINIUM          IRONBARK WINDOW AND GLASS
OWNERS' ASSOCIATION                CLEANING, LLC

By: ____________________           By: ____________________`);
    expect(part.customer?.value).toBe("JUNIPER COURT CONDOMINIUM OWNERS' ASSOCIATION");
    expect(part.vendor?.value).toBe('IRONBARK WINDOW AND GLASS CLEANING, LLC');
  });
});
