import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 14, documentName: 'paper.txt', readingId: 'reading' };

function policy(text: string): InsurancePart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('insurance');
  return found.parts[0] as InsurancePart;
}

const amounts = (part: InsurancePart): [string, string][] =>
  part.deductibles.map(({ line, amount }) => [line, amount.value]);

describe('declarations as forms print them', () => {
  it('have deductibles under a heading that says for what each is', () => {
    const part = policy(`COMMERCIAL POLICY DECLARATIONS
Pier Mutual Insurance Company
Policy Number     TRN4471902
Named Insured     Pier Street Owners Association
Policy Period     From 05/01/2025 to 05/01/2026

Coverage parts                               Premium
Property                                     $44,180
Liability                                     $4,872
Total premium                                $49,052

Deductible, each claim
All other perils                  $15,000
Water damage                      $30,000`);
    expect(amounts(part)).toEqual([
      ['All other perils', '15000.00'],
      ['Water damage', '30000.00'],
    ]);
  });

  it('have prices below the coverages that are no deductibles of theirs', () => {
    const part = policy(`FLOOD INSURANCE POLICY DECLARATIONS
Insurer         Pier Mutual Insurance Company
Policy no.      TRN4471902
Insured         Pier Street Owners Association
Term            06/01/2025 - 06/01/2026

Coverage                                   Limit          Deductible
Building                              $7,000,000              $5,000
Contents                                $100,000              $1,500

Building coverage premium                                  $9,400.00
Contents coverage premium                                    $310.00
Federal policy fee                                           $200.00
TOTAL AMOUNT DUE                                           $9,910.00`);
    expect(amounts(part)).toEqual([
      ['Building', '5000.00'],
      ['Contents', '1500.00'],
    ]);
    expect(part.premiums).toHaveLength(3);
    expect(part.total?.value).toBe('9910.00');
  });

  it('have a retention as a numbered item, and a premium to which another is added', () => {
    const part = policy(`UMBRELLA LIABILITY DECLARATIONS
Item 1. Named insured       Pier Street Owners Association
Item 2. Company             Pier Mutual Insurance Company
Item 3. Policy no.          TRN4471902
Item 4. Policy period       July 1, 2025 to July 1, 2026
Item 5. Limit               $5,000,000 each occurrence
Item 6. Self-insured retention
$12,500

Premium
Policy premium: $2,100.00
Terrorism premium: $60.00
Total: $2,160.00`);
    expect(amounts(part)).toEqual([['Umbrella liability self-insured retention', '12500.00']]);
    expect(part.premiums.map(({ premium }) => premium.value)).toEqual(['2100.00', '60.00']);
    expect(part.total?.value).toBe('2160.00');
  });

  it('are told in a letter: who has bound it, and a term whose first year stands in the next line', () => {
    const part = policy(`Pier Street Brokerage, LLC

October 2, 2025
Pier Street Owners Association
Tern & Ray Mutual has bound the renewal of your policy no. TRN4471902 for the period November 1,
2025 to November 1, 2026. The premium compares as follows.

                         Renewal        Expiring
Property              $39,000.00      $37,000.00
Liability              $5,000.00       $4,500.00
Total                 $44,000.00      $41,500.00
The property deductible is $25,000 for each loss.`);
    expect(part.carrier?.value).toBe('Tern & Ray Mutual');
    expect(part.period?.value).toEqual({ from: '2025-11-01', to: '2026-11-01' });
    expect(part.total?.value).toBe('44000.00');
  });
});
