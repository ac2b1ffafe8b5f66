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
