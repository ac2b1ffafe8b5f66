import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindResult } from '../types';
import { readInsurance } from './read-insurance';

function result(text: string): KindResult<InsurancePart> {
  return readInsurance(documentOfText(text), { documentId: 5, documentName: 'p.pdf', readingId: 'reading' });
}

function read(text: string): InsurancePart {
  const { parts } = result(text);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const premiums = (part: InsurancePart) => part.premiums.map(({ line, premium }) => [line, premium.value]);
const deductibles = (part: InsurancePart) => part.deductibles.map(({ line, amount }) => [line, amount.value]);

const EXCESS = `EXCESS LIABILITY POLICY
issued by Heartland Prairie Underwriters
We insure Cobble Hill Villas Homeowners Association under policy EX-200931 from May 1, 2026 to May 1, 2027.
Limit: $3,000,000 each occurrence. Self-insured retention: $7,500.

Primary insurance
Sort                    Insurer                     Limit
General liability       Fern Valley Mutual          $1,000,000

Excess premium: $2,400.00. Inspection fee: $75.00. Stamp tax: $49.50. Total due: $2,524.50.`;

describe('charges that run on in a sentence', () => {
  it('are premiums with their total, the retention of its own name and the insurer no head of a column', () => {
    const part = read(EXCESS);
    expect(premiums(part)).toEqual([
      ['Excess premium', '2400.00'],
      ['Inspection fee', '75.00'],
      ['Stamp tax', '49.50'],
    ]);
    expect(part.total?.value).toBe('2524.50');
    expect(deductibles(part)).toEqual([['Excess liability self-insured retention', '7500.00']]);
    expect(part.carrier?.value).toBe('Heartland Prairie Underwriters');
    expect(part.policy?.value).toBe('EX-200931');
  });

  it('are warned of where they do not add to it', () => {
    const { warnings } = result(EXCESS.replace('$49.50', '$94.50'));
    expect(warnings.map(({ code }) => code)).toContain('insurance-total');
  });

  it('are none where they are limits', () => {
    const part = read(
      EXCESS.replace(/Excess premium.*$/m, 'Each loss limit: $900.00. Total limit: $900.00.'),
    );
    expect(part.premiums).toEqual([]);
    expect(part.total).toBeUndefined();
  });
});

const BILL = `PREMIUM BILL
Heartland Prairie Mutual
Policy            HP 2009317
Term              5/1/2026 to 5/1/2027
Deductibles       Named storm: $40,000; All other causes: $2,500

Item                                  Premium
Owners association package          $8,100.00
Named storm                         $1,900.00
Installment fee                        $30.00
Total                              $10,030.00`;

describe('a bill', () => {
  it('has several deductibles in one field, each of its own peril', () => {
    expect(deductibles(read(BILL))).toEqual([
      ['Named storm', '40000.00'],
      ['All other causes', '2500.00'],
    ]);
  });

  it('has a fee for installments where its total has it, and else not', () => {
    expect(premiums(read(BILL)).at(-1)).toEqual(['Installment fee', '30.00']);
    const without = read(BILL.replace('$10,030.00', '$10,000.00'));
    expect(premiums(without).map(([line]) => line)).toEqual(['Owners association package', 'Named storm']);
    expect(without.total?.value).toBe('10000.00');
  });
});
