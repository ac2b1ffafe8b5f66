import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 12, documentName: 'paper.txt', readingId: 'reading' };

function insurance(text: string): InsurancePart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('insurance');
  return found.parts[0] as InsurancePart;
}

describe('papers that speak of a policy in sentences', () => {
  it('name the number over two lines and the deductible behind its limit', () => {
    const part = insurance(`Gull Mutual Insurance Company
INSURANCE BINDER
Pier Street Owners Association is insured under policy number GMX
4471902-06 for the period from May 1, 2025 to May 1, 2026.
Garage Liability — limit $1,000,000; deductible $7,500 each claim.
Premium and fees:
Garage Liability: $2,300.00
Policy Fee: $50.00
Total due: $2,350.00`);
    expect(part.policy?.value).toBe('GMX 4471902-06');
    expect(part.deductibles.map(({ amount }) => amount.value)).toEqual(['7500.00']);
  });

  it('name as insurer with whom the broker placed the policy', () => {
    const part = insurance(`The Tern Agency
INSURANCE SUMMARY
We have placed your coverage with Harbor & Gull Exchange under policy 4471902-06, effective
May 1, 2025 to May 1, 2026.
Coverage                 Annual Premium
Property                      $2,300.00
General Liability             $1,200.00
Total                         $3,500.00`);
    expect(part.carrier?.value).toBe('Harbor & Gull Exchange');
  });

  it('are no statement of income, though their sentences look like columns of years', () => {
    const part = insurance(`Gull Mutual Insurance Company
CONFIRMATION OF COVERAGE
Pier Street Owners Association is insured under policy number 61-PK-204417
for the period from May 1, 2025 to May 1, 2026.
Property  —  limit $9,000,000; deductible $7,500 each occurrence.
Premium and charges:
Property: $2,300.00
Policy Fee: $50.00
Total due: $2,350.00`);
    expect(part.premiums.map(({ premium }) => premium.value)).toEqual(['2300.00', '50.00']);
  });

  it('have the premiums that add to their total, and no year above them', () => {
    const invoice = (fee: string): string => `The Tern Agency
INVOICE
Insurance company      Harbor & Gull Exchange
Policy no.             61-PK-204417
Effective              May 1,         2025
Expires                May 1,         2026
Description            Amount
Common Property                       $2,300.00
Crime                                 $140.00
Policy Fee                            ${fee}
Total premium, taxes and fees         $2,490.00`;
    expect(insurance(invoice('$50.00')).premiums).toHaveLength(3);
    const scanned = factsOf(documentOfText(invoice('S50.00'), 'ocr'), META).parts[0] as InsurancePart;
    expect(scanned.premiums.map(({ premium }) => premium.value)).toEqual(['2300.00', '140.00', '50.00']);
  });

  it('are insurance where an employer insures its work', () => {
    const part = insurance(`WORKERS COMPENSATION POLICY
Insurer          Gull Casualty
Policy No.       WGX 4471902
1. Insured       Pier Street Owners Association
2. Policy period May 1, 2025 to May 1, 2026
Classification          Estimated Annual Premium
Clerical Office                          $210.00
Janitors                                 $640.00
Total Estimated Annual Premium           $850.00`);
    expect(part.premiums).toHaveLength(2);
  });
});
