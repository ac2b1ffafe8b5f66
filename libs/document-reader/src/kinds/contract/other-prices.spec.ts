import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 8, documentName: 'agreement.pdf', readingId: 'reading' };

function read(text: string, source?: 'ocr'): ContractPart {
  const { parts } = readContract(documentOfText(text, source), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

function agreement(clauses: string, source?: 'ocr'): ContractPart {
  return read(
    `DOCK CARE AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Heron Docks, Inc.
("Contractor"). Contractor shall sweep the docks.
${clauses}`,
    source,
  );
}

describe('amounts beside the fee', () => {
  it('are not taken where the vendor pays them to the customer', () => {
    const part =
      agreement(`From the Activation Date of May 1, 2027, Association shall pay a fee of $12.50 per slip per month.
In return for the pier, Contractor shall pay the Association a one-time fee of $175.00 per unit.`);
    expect(part.fee?.value.amount).not.toBe('175.00');
  });

  it('are not taken where the line above calls them optional', () => {
    const part = agreement(`
    PRICE PER QUARTER ................... $ 1,410.00

    Optional: insurance of the pilings, renewable every
    year, claims to $90,000 ............. $ 6,300.00 / yr
`);
    expect(part.fee?.value).toEqual({ amount: '1410.00', period: 'quarter' });
  });

  it('are not tiers where they come on top of the price of a season', () => {
    const part = agreement(`4. PRICE FOR THE SEASON, up to 40 inches of silt: $21,500.00
5. Over 40 inches: $900.00 each additional dredging.`);
    expect(part.fee?.value).toEqual({ amount: '21500.00', period: 'year' });
  });

  it('are read whole where a scan parts them at their comma', () => {
    const part = agreement('The annual contract price is $31, 250.00 for the season.', 'ocr');
    expect(part.fee?.value.amount).toBe('31250.00');
  });
});

describe('a table of prices by numbered years', () => {
  const rows = (days: string[]): ContractPart =>
    agreement(`Contract year     From            Full service     Inspection     Annual price
1                 ${days[0]}      $1,000.00        $200.00        $1,200.00
2                 ${days[1]}      $1,050.00        $210.00        $1,260.00
3                 ${days[2]}      $1,100.00        $220.00        $1,320.00`);

  it('is a schedule with the sum of each row', () => {
    const { fee, escalator } = rows(['05/01/2027', '05/01/2028', '05/01/2029']);
    expect(fee?.value.schedule?.map(({ amount, from }) => [amount, from])).toEqual([
      ['1200.00', '2027-05-01'],
      ['1260.00', '2028-05-01'],
      ['1320.00', '2029-05-01'],
    ]);
    expect(escalator?.value.type).toBe('schedule');
  });

  it('is none where its rows are payments of one year', () => {
    expect(rows(['05/01/2027', '06/01/2027', '07/01/2027']).fee?.value.schedule).toBeUndefined();
  });
});

describe('an amendment', () => {
  const AMENDMENT = `SECOND AMENDMENT TO DOCK CARE CONTRACT
This amendment is made as of December 4, 2026 between Juniper Court Condominium Association (the "Association") and
Heron Docks, Inc. (the "Contractor").
1. Term. The term, which would expire on December 31, 2026, is extended for two years and shall expire on
December 31, 2028. The extended term begins January 1, 2027.
2. Price. The Association shall pay the Contractor $24,000.00 per year.
3. Section 5 (annual increase of 4%) is deleted. There shall be no increase during the extended term.`;

  it('ends after it begins, and is not renewed again by the extension that it is', () => {
    const part = read(AMENDMENT);
    expect([part.start?.value, part.end?.value]).toEqual(['2027-01-01', '2028-12-31']);
    expect(part.renewal).toBeUndefined();
  });

  it('has no escalator that it deletes', () => {
    expect(read(AMENDMENT).escalator?.value.type).toBe('none');
  });
});

describe('a term and a service', () => {
  it('begins on its day, whatever the hour', () => {
    const part = agreement(`The fee is $900.00 per month.
This contract begins at 8:00 p.m. on May 1, 2027 and continues for twenty-four (24) months.`);
    expect([part.start?.value, part.end?.value]).toEqual(['2027-05-01', '2029-04-30']);
  });

  it('is not of roofs where proof is asked for', () => {
    const part = read(`LARK WINDOW CLEANING
SERVICE AGREEMENT with: Juniper Court Condominium Association
1. We clean the outside of all windows twice a year. Our price is $4,100.00 per cleaning.
2. You give us proof of insurance and waterproofing. Each side can cancel on 21 days notice.`);
    expect(part.service?.value).toBe('window cleaning');
  });

  it('is named by a title that has the word association', () => {
    const part = read(`ASSOCIATION MANAGEMENT AGREEMENT
This agreement is between Juniper Court Condominium Association (the "Association") and Wren Property Group, Inc. (the
"Agent"). The Association shall pay the Agent $2,150.00 per month.`);
    expect(part.service?.value).toBe('association management');
  });

  it('has a second surcharge that the same sentence permits', () => {
    const part =
      agreement(`The fee is $900.00 per month. Contractor may adjust charges by adding a disposal surcharge, and
may impose a fuel surcharge from its table.`);
    expect(part.surcharges.some(({ value }) => value.includes('fuel'))).toBe(true);
  });
});
