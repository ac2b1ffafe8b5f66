import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

/** Policies in columns and lists, prices that are no premium, and deductibles that run on; every name is made up. */
const META = { documentId: 14, documentName: 'policy.txt', readingId: 'reading' };

const policies = (text: string): InsurancePart[] =>
  factsOf(documentOfText(text), META).parts as InsurancePart[];

const deductibles = (part: InsurancePart): [string, string][] =>
  part.deductibles.map(({ line, amount }) => [line, amount.value]);
const premiums = (part: InsurancePart): [string, string][] =>
  part.premiums.map(({ line, premium }) => [line, premium.value]);

const HEAD = `COMMERCIAL POLICY DECLARATIONS
Pier Mutual Insurance Company
Policy Number     TRN4471902
Named Insured     Pier Street Owners Association
Policy Period     From 05/01/2025 to 05/01/2026
`;

describe('several policies of one document', () => {
  it('are read from columns, two of one number as one policy', () => {
    const found = policies(`PIER STREET OWNERS ASSOCIATION
Annual Insurance Disclosure
The Association has the policies of insurance listed below.
                General Liability        Property                          Fidelity
Insurer         Pier Mutual Insurance    Pier Mutual Insurance             Quay Surety Company
Policy No.      PM-553102                PM-553102                         QS 2240917
Term            9/15/2025 - 9/15/2026    9/15/2025 - 9/15/2026             10/1/2025 - 10/1/2026
Deductible      None                     $9,000; water damage $21,000      $1,500 retention`);
    expect(found.map(({ carrier, policy }) => [carrier?.value, policy?.value])).toEqual([
      ['Pier Mutual Insurance', 'PM-553102'],
      ['Quay Surety Company', 'QS 2240917'],
    ]);
    expect(found[1]!.period?.value).toEqual({ from: '2025-10-01', to: '2026-10-01' });
    expect(found.map(deductibles)).toEqual([
      [
        ['Property', '9000.00'],
        ['water damage', '21000.00'],
      ],
      [['Fidelity', '1500.00']],
    ]);
  });
});

describe('prices beside the premiums', () => {
  it('does not count a subtotal of the lines above it twice', () => {
    const [part] = policies(`${HEAD}
Description       Limit            Premium
Tower A           $9,400,000       $41,000
Tower B           $9,400,000       $42,000
Building premium                   $83,000.00
Mitigation credit                  -$3,000.00
State surcharge                    $800.00
TOTAL POLICY PREMIUM               $80,800.00`);
    expect(premiums(part!)).toEqual([
      ['Tower A', '41000.00'],
      ['Tower B', '42000.00'],
      ['Mitigation credit', '-3000.00'],
      ['State surcharge', '800.00'],
    ]);
    expect(part!.total?.value).toBe('80800.00');
  });

  it('ignores installments, minimums, the year before and coverages at no charge', () => {
    const [part] = policies(`${HEAD}
Classification          Code     Rate per $100     Estimated premium
Clerical office         8810     0.14              $0
Volunteers                                         $75
Balance to minimum premium   0990                  $215
Minimum premium                                    $290
Total estimated annual premium                     $290
Annual installment, if elected                     $98.00
Last year total                                    $265`);
    expect(premiums(part!)).toEqual([
      ['Volunteers', '75.00'],
      ['Balance to minimum premium', '215.00'],
    ]);
    expect(part!.total?.value).toBe('290.00');
  });

  it('ignores the price of another policy that a sentence mentions', () => {
    const [part] = policies(`${HEAD}
Total Premium      $3,284.00
A separate bond of $50,000 (bond no. 93-8802, premium $167.00) is not part of this policy.`);
    expect(part!.total?.value).toBe('3284.00');
    expect(JSON.stringify(part!.premiums)).not.toContain('167.00');
  });

  it('reads a premium that a sentence follows, and not what it includes', () => {
    const [part] = policies(`CYBER LIABILITY DECLARATIONS
Pier Mutual Insurance Company
1. Policy Number: TRN4471902
2. Named Organization: Pier Street Owners Association
3. Policy Period: From May 1, 2025 To May 1, 2026
5. Retention: $4,000 each Claim; $8,000 each Employment Claim; $0 non-indemnified loss
7. Annual Premium: $2,868.00. Premium includes $28.00 for coverage of certified acts of terrorism`);
    expect(premiums(part!)).toEqual([['Cyber liability', '2868.00']]);
    expect(part!.total?.value).toBe('2868.00');
    expect(deductibles(part!)).toEqual([
      ['Each Claim', '4000.00'],
      ['Each Employment Claim', '8000.00'],
    ]);
  });
});

describe('deductibles', () => {
  it('run on over lines, without percentages and with the amount first', () => {
    const [part] = policies(`${HEAD}Total Premium      $3,284.00
DEDUCTIBLES: $10,000 per occurrence, all covered causes except as follows. Hail: 1% of the limit of each
building damaged. Ice damming and sewer back-up: $25,000 per occurrence.`);
    expect(deductibles(part!)).toEqual([
      ['Per occurrence, all covered causes', '10000.00'],
      ['Ice damming and sewer back-up', '25000.00'],
    ]);
  });

  it('are listed under the heading of a section, or in a cell that says so', () => {
    const [part] = policies(`${HEAD}Total Premium      $3,284.00
SECTION I - DEDUCTIBLES
Money and Securities           $250
Equipment Breakdown            $2,500

Forgery                $300,000 limit       $1,000 deductible`);
    expect(deductibles(part!)).toEqual([
      ['Money and Securities', '250.00'],
      ['Equipment Breakdown', '2500.00'],
      ['Forgery', '1000.00'],
    ]);
  });

  it('beside a table of them are read too', () => {
    const [part] = policies(`${HEAD}
Building       Limit            Hurricane deductible     Premium
Tower A        $9,400,000       $282,000                 $41,000
Tower B        $9,400,000       $282,000                 $42,000
ALL OTHER WINDSTORM OR HAIL DEDUCTIBLE: $50,000 PER OCCURRENCE
TOTAL POLICY PREMIUM                                     $83,000.00`);
    expect(deductibles(part!)).toContainEqual(['ALL OTHER WINDSTORM OR HAIL', '50000.00']);
  });
});

describe('names and numbers', () => {
  it('takes no word for a policy number and no label for an insurer', () => {
    const [part] = policies(`EVIDENCE OF PROPERTY INSURANCE
POLICY NO.            RENEWAL OF            AGENT 11-0442
CPP 0148820-07        CPP 0148820-06        Quay Agency, Inc.
COMPANY NAME AND ADDRESS                    NAIC NO: 33774
Pier Commercial Insurance Company           Suite 8
Named Insured: Pier Street Owners Association
Policy Period: 05/01/2025 to 05/01/2026
Total Premium      $3,284.00`);
    expect(part!.policy?.value).toBe('CPP 0148820-07');
    expect(part!.carrier?.value).toBe('Pier Commercial Insurance Company');
  });

  it('reads the insurer and the number that a sentence gives after it', () => {
    const [part] = policies(`INSURANCE RENEWAL SUMMARY
Named Insured: Pier Street Owners Association
The Master Policy (Pier Mutual Insurance Company, No. PM-CON-20114, in force
January 1, 2026 to January 1, 2027) has a property deductible of $25,000 per occurrence.`);
    expect(part!.carrier?.value).toBe('Pier Mutual Insurance Company');
    expect(part!.policy?.value).toBe('PM-CON-20114');
  });
});
