import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const deductiblesOf = (text: string): string[] =>
  policies(`PROPERTY POLICY
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028
${text}`).flatMap(({ deductibles }) => deductibles.map(({ line, amount }) => `${line}: ${amount.value}`));

it('reads a list under a head of deductibles and amounts', () => {
  const text = `Deductible                              Amount
Any other loss, per occurrence          $5,000
Ice dams, per unit                      $20,000
GENERAL LIABILITY
Each occurrence limit                   $1,000,000`;
  expect(deductiblesOf(text)).toEqual([
    'Any other loss, per occurrence: 5000.00',
    'Ice dams, per unit: 20000.00',
  ]);
});

it('reads a field whose amounts go on in the lines below it', () => {
  const text = `ITEM 4. Retention:        $2,500 each Claim
                          $7,500 each Employment Claim
ITEM 5. Number of units:  85`;
  expect(deductiblesOf(text)).toEqual(['Each Claim: 2500.00', 'Each Employment Claim: 7500.00']);
});

it('reads amounts beside a percentage, whose least amount is no deductible', () => {
  const text = `Deductibles:       AOP $5,000; ice dams $20,000;
                   named storm 3% of values, minimum $90,000`;
  expect(deductiblesOf(text)).toEqual(['AOP: 5000.00', 'ice dams: 20000.00']);
});

it('reads one deductible of a line that goes on in other matters', () => {
  expect(
    deductiblesOf(
      'Deductible, other wind or hail: $20,000 per occurrence. Coinsurance 90%. Valuation: cost.',
    ),
  ).toEqual(['other wind or hail: 20000.00']);
});

it('takes a credit beside deductibles for none', () => {
  expect(
    deductiblesOf('Deductibles: All other perils $5,000 per occurrence. Mitigation credit applied: $1,900.'),
  ).toEqual(['All other perils: 5000.00']);
});
