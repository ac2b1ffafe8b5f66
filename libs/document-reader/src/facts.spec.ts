import { Facts } from '@hoa/contracts';
import fc from 'fast-check';
import { factsOf } from './facts';
import { documentOfText } from './kinds/reading/document-of-text';

const meta = { documentId: 9, documentName: 'paper.pdf', readingId: 'r1' };

describe('factsOf', () => {
  it('tells whose document it is, for which year, and what stands in it', () => {
    const facts = factsOf(
      documentOfText(`
Juniper Flats Homeowners Association, Inc.
2027 Proposed Budget
Approved by the Board November 12, 2026
                       2026 Budget   2027 Proposed
INCOME
Assessments              10,000.00       11,000.00
TOTAL INCOME             10,000.00       11,000.00
EXPENSES
Water                     4,000.00        4,500.00
Insurance                 6,000.00        6,500.00
TOTAL EXPENSES           10,000.00       11,000.00`),
      meta,
    );
    expect(facts).toMatchObject({ kind: 'budget', status: 'ready', documentId: 9 });
    expect(facts.association?.value).toBe('Juniper Flats Homeowners Association, Inc.');
    expect(facts.fiscalYear?.value).toBe(2027);
    expect(facts.parts.map((part) => part.kind)).toEqual(['budget']);
    expect(Facts.safeParse(facts).success).toBe(true);
  });

  it('makes well-formed facts of any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              '2026 Budget',
              'Total Income  1,000.00',
              'Unit 101   2.5%',
              'AGREEMENT',
              'Premium  $1,200',
            ),
          ),
          { maxLength: 15 },
        ),
        (rows) => {
          expect(Facts.safeParse(factsOf(documentOfText(rows.join('\n')), meta)).success).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('takes no name in one row of a long list for the document’s association', () => {
  const facts = factsOf(
    documentOfText(
      Array.from(
        { length: 30 },
        (_, i) =>
          `07/0${(i % 9) + 1}/2026   08/01/2026   ${i === 20 ? 'Berry Growers Assoc' : 'Maple Foods Inc'}   Salinas   1${i}   Layoff`,
      ).join('\n'),
    ),
    meta,
  );
  expect(facts.association).toBeUndefined();
});

describe('papers that look like nothing', () => {
  it('are shown to the reader whose strong signs they carry', () => {
    const facts = factsOf(
      documentOfText(`
Juniper Flats, year 2027
Asset            Useful Life   Remaining Life   Replacement Cost
Roofs                     25               10          $300,000
Painting                   7                2           $84,000
Paving                    20                8          $150,000
Fully funded balance      $262,000`),
      meta,
    );
    expect(facts.parts.map((part) => part.kind)).toContain('reserve');
    expect(facts.kind).toBe('reserve-study');
  });

  it('keep the kind that a person gave them', () => {
    const doc = documentOfText(
      'Asset  Useful Life  Remaining Life  Replacement Cost\nRoofs  25  10  $300,000',
    );
    expect(factsOf(doc, meta, { kinds: [{ kind: 'other' }] })).toMatchObject({ kind: 'other', parts: [] });
  });
});

it('takes the customer of a contract for the association where no name says that it is one', () => {
  const facts = factsOf(
    documentOfText(`LIGHTING CONTRACT
This agreement is between Amber Electric Service, Inc. ("Contractor") and Cedar Bend Residential Community, Inc. ("Customer").
Contractor shall keep the lights of the Customer from July 1, 2027 to June 30, 2029.
Customer shall pay Contractor $1,320.00 per month. Either party may cancel upon thirty (30) days written notice.`),
    meta,
  );
  expect(facts.kind).toBe('contract');
  expect(facts.association?.value).toBe('Cedar Bend Residential Community, Inc.');
});
