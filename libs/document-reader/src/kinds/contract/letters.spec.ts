import type { ContractPart } from '@hoa/contracts';
import { classify } from '../classify/classify';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

function read(text: string): ContractPart {
  const { parts } = readContract(documentOfText(text), {
    documentId: 3,
    documentName: 'letter.pdf',
    readingId: 'reading',
  });
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

/** An agreement around its clauses. */
function agreement(clauses: string): string {
  return `SERVICE AGREEMENT
This agreement is between Quarry Ridge Condominium Association ("Association") and Bluebird Fountains, Inc.
("Contractor").
${clauses}`;
}

const OFFER = `Bluebird Fountains, Inc.
12 Mill Lane   Tel. 555-0134

March 3, 2026
Quarry Ridge Condominium Association
Subject: Quotation for fountain upkeep

Here is what we offer.
Item   Per Quarter   Per Year
Two fountains   $910.00   $3,640.00

Cancellation takes 45 days’ written notice. In each later year 2% is added: add 2% to the amount of the year before.
Please sign and return one copy.

Bluebird Fountains, Inc.      Quarry Ridge Condominium
                              Association
By: ________________      By: ________________`;

describe('offers and letters', () => {
  it('are contracts, with the price under the head of its period', () => {
    expect(classify(documentOfText(OFFER), new Map()).kind).toBe('contract');
    const part = read(OFFER);
    expect(part.fee?.value).toEqual({ amount: '910.00', period: 'quarter' });
    expect(part.service?.value).toBe('fountain upkeep');
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 2 });
    expect(part.vendor?.value).toBe('Bluebird Fountains, Inc.');
    expect(part.noticeDays?.value).toBe(45);
  });

  it('give a customer whose name goes on in the next row above its signature', () => {
    expect(read(OFFER).customer?.value).toBe('Quarry Ridge Condominium Association');
  });

  it('of renewal are contracts too', () => {
    const letter = `Bluebird Fountains, Inc.\nMarch 3, 2026\nRe: Extension of contract - fountain upkeep
Dear Ms. Ortega:
The new price is $310.00 per month. The contract shall be extended for one year. Other terms of our contract stay.
Kindly countersign.\n\nBy: ________________      By: ________________`;
    expect(classify(documentOfText(letter), new Map()).kind).toBe('contract');
  });
});

describe('words of prices', () => {
  it.each([
    ['The monthly price is $640.00, plus applicable sales tax.', { amount: '640.00', period: 'month' }],
    [
      'Association shall pay a quarterly fee of One thousand two hundred forty-five and 50/100 Dollars ($1,245.50).',
      { amount: '1245.50', period: 'quarter' },
    ],
  ])('%s', (clause, fee) => {
    expect(read(agreement(clause)).fee?.value).toEqual(fee);
  });

  it.each([
    ['Each July the fee goes up by four percent (4%).', { type: 'fixed_percent', value: 4 }],
    ['Contractor may pass through increases in union wages and dump charges.', { type: 'cost_based' }],
    [
      'The fee follows the CPI each year, but never by less than 1% or more than 4%.',
      { type: 'cpi', floor: 1, cap: 4 },
    ],
  ])('%s', (clause, escalator) => {
    const part = read(agreement(`The fee is $500.00 per month. ${clause}`));
    expect(part.escalator?.value).toMatchObject(escalator);
    expect(part.surcharges).toEqual([]);
  });

  it('take no heading for a surcharge', () => {
    const part = read(
      agreement('The fee is $500.00 per month.\n\n4. Surcharges.\n\nA fuel surcharge of 2% applies.'),
    );
    expect(part.surcharges.map(({ value }) => value)).toEqual(['A fuel surcharge of 2% applies.']);
  });

  it('see no renewal where there is none, across lines', () => {
    const clause =
      'The fee is $500.00 per month. There is no\nautomatic renewal; any extension must be in writing.';
    expect(read(agreement(clause)).renewal?.value).toMatch(/^no automatic renewal/);
  });
});
