import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

function read(text: string): InsurancePart {
  const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
  const { parts } = readInsurance(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const BODY = `Insurer: Prairie Star Mutual
Named insured: Seaside Villas Homeowners Association
Policy term: 03/01/2026 to 03/01/2027
Property premium: $6,100.00
Total premium: $6,100.00`;

it.each([
  ['Policy 18 BZK 440912    Form C', '18 BZK 440912'],
  ['Policy Q-4471-902-TX    Form C', 'Q-4471-902-TX'],
  ['Policy number: 7 HP 90211', '7 HP 90211'],
  ['Policy number: 41 0338  7715 2026', '41 0338 7715 2026'],
  ['We renewed your package, policy number\nRZ-4471-902, for a further year.', 'RZ-4471-902'],
  ['We renewed your package, policy number 18 BZK\n440912, for a further year.', '18 BZK 440912'],
])('the number of a policy in %j', (line, number) => {
  expect(read(`${line}\n${BODY}`).policy?.value).toBe(number);
});

it('no number where a policy is only spoken of', () => {
  expect(read(`Your policy 2026 renewal is enclosed, policy limits apply.\n${BODY}`).policy).toBeUndefined();
});

it('a retention is a deductible of the whole policy', () => {
  const part = read(`DIRECTORS AND OFFICERS LIABILITY
Policy number: QX-55120
3. Limit of liability: $1,000,000
4. Retention: $7,500 each loss
${BODY}`);
  expect(part.deductibles.map(({ line, amount }) => [line, amount.value])).toEqual([
    ['Directors and officers liability retention', '7500.00'],
  ]);
});

it.each([
  ['Tamarack Mutual\nFire Insurance Company of Ohio', 'Tamarack Mutual Fire Insurance Company of Ohio'],
  ['Tamarack Mutual\nRiver Casualty Agency', 'Tamarack Mutual'],
])('a letterhead in two lines is one name where the second is none alone: %j', (head, carrier) => {
  const { parts } = readInsurance(
    documentOfText(`${head}
PROPERTY POLICY DECLARATIONS
POLICY NUMBER: (6TUB-2N77418-A-25)
Policy Period: 04/01/2027 to 04/01/2028
Total premium   $1,200.00`),
    { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' },
  );
  expect([parts[0]?.carrier?.value, parts[0]?.policy?.value]).toEqual([carrier, '6TUB-2N77418-A-25']);
});
