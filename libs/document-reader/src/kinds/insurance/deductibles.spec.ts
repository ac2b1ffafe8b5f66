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

it('reads a table of causes with the deductible of each', () => {
  const text = `Deductibles of the policy

Cause                            Deductible
Any other loss, per occurrence   $5,000
Ice dams, per unit               $20,000`;
  expect(deductiblesOf(text)).toEqual([
    'Any other loss, per occurrence: 5000.00',
    'Ice dams, per unit: 20000.00',
  ]);
});

it('reads the causes of a sentence that lists deductibles', () => {
  const text =
    'Your policy has these deductibles: $5,000 for all other perils; $20,000 for ice dams; and 2% of the limit for hail, about $31,000.';
  expect(deductiblesOf(text)).toEqual(['all other perils: 5000.00', 'ice dams: 20000.00']);
});

it('reads deductibles that run on under their heading beside one in percent', () => {
  const text = `Deductibles at renewal
Named storm: 3% of the building limit. Any other loss: $5,000. Fidelity retention: $2,500 each claim.`;
  expect(deductiblesOf(text)).toEqual(['Any other loss: 5000.00', 'Fidelity: 2500.00']);
});

it('reads the short fields of a form by the cause before them', () => {
  const text = `Ice dams               [X] YES     DED: 20,000 per unit
Wind / hail            [X] YES     DED: 2% per bldg`;
  expect(deductiblesOf(text)).toEqual(['Ice dams: 20000.00']);
});

it('names a deductible by what is printed behind the word', () => {
  expect(deductiblesOf('Limits\nDeductible BI/PD per claim      $1,500')).toEqual([
    'BI/PD per claim: 1500.00',
  ]);
});

it('gives the retention of a certificate to the policy above it', () => {
  const parts = policies(`CERTIFICATE OF LIABILITY INSURANCE
PRODUCER                    INSURER A : Tamarack Mutual Insurance Company
                            INSURER B : Keel Casualty Company
INSR   TYPE OF INSURANCE               POLICY NUMBER   POLICY EFF   POLICY EXP   LIMITS
A      COMMERCIAL GENERAL LIABILITY    TMC 204481      04/01/2027   04/01/2028   EACH OCCURRENCE $ 1,000,000
B      X UMBRELLA LIAB                 KC 774001       04/01/2027   04/01/2028   EACH OCCURRENCE $ 5,000,000
       DED      X RETENTION $ 10,000                                             AGGREGATE $ 5,000,000`);
  expect(parts.map(({ deductibles }) => deductibles.map(({ amount }) => amount.value))).toEqual([
    [],
    ['10000.00'],
  ]);
});

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
  expect(deductiblesOf(text)).toEqual(['All other perils (AOP): 5000.00', 'ice dams: 20000.00']);
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

it('reads causes under the amount of deductibles', () => {
  const text = `DEDUCTIBLE AMOUNT:
Property coverages                  $5,000 per occurrence
Windstorm or hail                   $20,000 per occurrence`;
  expect(deductiblesOf(text)).toEqual(['Property coverages: 5000.00', 'Windstorm or hail: 20000.00']);
});
