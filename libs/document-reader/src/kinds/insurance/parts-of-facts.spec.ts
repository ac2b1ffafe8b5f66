import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

function read(text: string): InsurancePart {
  const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
  const { parts } = readInsurance(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const deductibles = (part: InsurancePart): string[][] =>
  part.deductibles.map(({ line, amount }) => [line, amount.value]);

const HEAD = `Insurer: Prairie Star Mutual
Policy number: QX-55120
Policy term: 03/01/2026 to 03/01/2027`;

it('a table of limits below one of deductibles has none, a parenthesis has its own', () => {
  const part = read(`${HEAD}
Coverage            Limit         Deductible
Buildings           $4,000,000    $10,000
Fences              $50,000       $1,000
Coverage            Limit
Each occurrence     $1,000,000
Medical, a person   $5,000
Theft by employees  (deductible $2,500)   $100,000
Total premium: $6,100.00`);
  expect(deductibles(part)).toEqual([
    ['Buildings', '10000.00'],
    ['Fences', '1000.00'],
    ['Theft by employees', '2500.00'],
  ]);
});

it('a retention has its amount before a remark behind a dash', () => {
  const part = read(`CRIME POLICY DECLARATIONS
${HEAD}
Item 4. Retention:  $2,500 each loss – money and other property
Item 5. Premium:  $800.00
State guaranty fund assessment: $8.00
Total due: $808.00`);
  expect(deductibles(part)).toEqual([['Crime retention', '2500.00']]);
});
