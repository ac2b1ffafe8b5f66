import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 4, documentName: 'agreement.pdf', readingId: 'reading' };

function serviceOf(title: string, clauses: string): string | undefined {
  const { parts } = readContract(
    documentOfText(`${title}
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark & Daughters, Inc.
("Contractor"). The price is $900.00 per quarter.
${clauses}`),
    ctx,
  );
  return parts[0]?.service?.value;
}

describe('what a contract is for', () => {
  it.each([
    [
      'AQUATICS AGREEMENT',
      'All ponds are sprayed once a month.',
      'lake and pond treatment, weed and algae control',
    ],
    ['CUSTODIAL SERVICES AGREEMENT', 'Floors are swept each night.', 'custodial and janitorial cleaning'],
    ['STRUCTURAL SURVEY AGREEMENT', 'An engineer looks at all columns.', 'engineering inspection'],
  ])('is said in everyday words: %s', (title, clauses, service) => {
    expect(serviceOf(title, clauses)).toBe(service);
  });

  it('stands behind an amendment in the words on the first contract', () => {
    expect(
      serviceOf(
        'SECOND AMENDMENT TO SERVICE AGREEMENT',
        'They signed a contract for window washing that ends in May.',
      ),
    ).toBe('window washing');
  });
});

describe('what is charged on top', () => {
  it('is no tax of an authority', () => {
    const { parts } = readContract(
      documentOfText(`DATA AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark & Daughters, Inc.
("Contractor"). The price is $900.00 per quarter.
Use tax, franchise fees and a fuel surcharge are billed on top.`),
      ctx,
    );
    expect(parts[0]?.surcharges.map(({ value }) => value)).toHaveLength(1);
  });
});
