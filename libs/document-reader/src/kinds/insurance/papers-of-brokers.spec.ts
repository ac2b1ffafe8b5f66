import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

/** Papers of agents and insurers that say the same facts in other places; every name is made up. */
const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const premiums = (part: InsurancePart): string[] => part.premiums.map(({ line, premium }) => `${line}: ${premium.value}`); // prettier-ignore
const deductibles = (part: InsurancePart): string[] => part.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`); // prettier-ignore
const declared = (text: string): InsurancePart =>
  policies(`POLICY DECLARATIONS
Insurer: Heron Valley Mutual Insurance Company
Policy Number: HVM-330918
Policy Period: 06/01/2026 to 06/01/2027
${text}`)[0]!;

describe('deductibles', () => {
  it.each([
    [
      'with exceptions in a sentence',
      'The deductible that applies to each occurrence is $5,000, except that it is $25,000 for water damage and $1,000 for glass.',
      ['Deductible: 5000.00', 'Water damage: 25000.00', 'Glass: 1000.00'],
    ],
    [
      'of all losses but one, which has its own',
      'Deductibles are $10,000 for all losses other than wind, and $50,000 for wind or hail.',
      ['All losses other than wind: 10000.00', 'wind or hail: 50000.00'],
    ],
    [
      'of a label and of the peril behind it',
      'PROPERTY INSURANCE\nDeductible: $25,000; water damage $50,000',
      ['PROPERTY INSURANCE: 25000.00', 'water damage: 50000.00'],
    ],
    [
      'by the coverage that begins the row of a retention',
      'Directors and officers liability      $1,000,000      Retention $5,000 each claim\nEmployment practices liability        $1,000,000      Retention $10,000 each claim',
      ['Directors and officers liability: 5000.00', 'Employment practices liability: 10000.00'],
    ],
    [
      'and no least amount of a percentage that wraps',
      'Deductibles\nAll other perils        $25,000 per occurrence\nNamed storm             5% of building value, subject to\n                        a minimum of $100,000\nWater damage            $100,000 per occurrence',
      ['All other perils: 25000.00', 'Water damage: 100000.00'],
    ],
    [
      'not by a heading that names no coverage',
      'What you should know\nSection I deductible       $10,000',
      ['Deductible: 10000.00'],
    ],
    ['and no example', 'Example: a building of $5,000,000 has a deductible of $150,000.', []],
  ])('%s', (_, text, expected) => {
    expect(deductibles(declared(text))).toEqual(expected);
  });
});

describe('premiums', () => {
  it('of a breakdown in the next sentence, and a term of a year', () => {
    const [part] = policies(
      `Your policy with Heron Valley Mutual Insurance Company, policy number HVM-330918, renews on June 1, 2026 for one year. The renewal premium is $41,906, up from $37,220 last year. This includes $39,480 for property, $1,926 for general liability and $500 for the fidelity bond.`,
    );
    expect(premiums(part!)).toEqual(['Property: 39480.00', 'General liability: 1926.00', 'Fidelity bond: 500.00']); // prettier-ignore
    expect(part).toMatchObject({ total: { value: '41906.00' }, period: { value: { to: '2027-06-01' } } });
  });

  it('below the total that they add to', () => {
    const part = declared(`TOTAL PREMIUM                 $17,760.00
Made up of:
  Residential buildings       $15,220.00
  General liability           $2,150.00
  Association crime           $390.00`);
    expect(premiums(part)).toHaveLength(3);
    expect(part.total?.value).toBe('17760.00');
  });

  it('in a panel beside the fields of the policy', () => {
    const [part] = policies(`DECLARATIONS                                        PREMIUM SUMMARY
Insurer: Heron Valley Mutual Insurance Company      Property           $20,114.00
Policy no: HVM-330918                               Liability          $2,310.00
Term: 03/10/2026 to 03/10/2027                      Crime              $288.00
                                                    Total              $22,712.00`);
    expect(premiums(part!)).toEqual(['Property: 20114.00', 'Liability: 2310.00', 'Crime: 288.00']);
  });

  it('by location, with a total of each and of all', () => {
    const part = declared(`Location          Limit          Base premium    TRIA        Total
1 North tower     $21,000,000    $38,410.00      $768.20     $39,178.20
2 Garage          $2,000,000     $2,280.00       $45.60      $2,325.60
All locations     $23,000,000    $40,690.00      $813.80     $41,503.80`);
    expect(premiums(part)).toHaveLength(4);
    expect(part.total?.value).toBe('41503.80');
  });

  it('under a head that is no part of the line of fields over it', () => {
    const [part, ...more] = policies(`Heron Valley Mutual Insurance Company
Policy Number BP 0317766      Effective 04/01/2026 to 04/01/2027
DESCRIBED PREMISES    BUILDING LIMIT    CONTENTS LIMIT    PREMIUM
001 101-124 Elk Ln    $3,900,000        $10,000           $11,022
002 201-224 Elk Ln    $3,900,000        $10,000           $11,022
                      TOTAL ANNUAL PREMIUM                $22,044`);
    expect(more).toEqual([]);
    expect(part).toMatchObject({ policy: { value: 'BP 0317766' }, total: { value: '22044.00' } });
  });

  it('and no payment or balance', () => {
    const part = declared(`PREMIUM NOTICE
Total policy premium                     $44,870.00
Payment received 03/28/2026              -$11,217.50
Balance                                  $33,652.50`);
    expect(premiums(part)).toEqual([]);
    expect(part.total?.value).toBe('44870.00');
  });
});

describe('several policies', () => {
  it('in the sentences of a list, with a sum that is of none of them', () => {
    const parts = policies(`We bound the following, 11/01/2026 to 11/01/2027:
1. Property, Heron Valley Mutual Insurance Company, policy HVM-771002, premium $44,210, deductible $10,000.
2. General liability, Bay Harbor Mutual Insurance Co., policy BHG-771003, premium $5,022, no deductible.
3. D&O, Sentry Bluff Specialty Insurance Company, policy MLP-771005, premium $1,980, retention $2,500.
Total premium for all policies $51,212.`);
    expect(parts.map(({ carrier, total }) => [carrier?.value, total?.value])).toEqual([
      ['Heron Valley Mutual Insurance Company', '44210.00'],
      ['Bay Harbor Mutual Insurance Co.', '5022.00'],
      ['Sentry Bluff Specialty Insurance Company', '1980.00'],
    ]);
    expect(parts.map(deductibles)).toEqual([['Property: 10000.00'], [], ['D&O: 2500.00']]);
  });

  it('in blocks, before a total that all of them add to', () => {
    const parts = policies(`RENEWAL PROPOSAL, policy period 04/01/2026 to 04/01/2027
PROPERTY
Company: Heron Valley Mutual Insurance Company (A XII)
Policy: HVM-330918
Annual premium: $44,870
UMBRELLA
Company: Bay Harbor Mutual Insurance Co (A- IX)
Policy: BHU-22872
Annual premium: $2,980
TOTAL ANNUAL PREMIUM: $47,850`);
    expect(parts.map(({ carrier, total }) => [carrier?.value, total?.value])).toEqual([
      ['Heron Valley Mutual Insurance Company', '44870.00'],
      ['Bay Harbor Mutual Insurance Co', '2980.00'],
    ]);
  });

  it('in one table, and what each costs with its taxes in another', () => {
    const parts = policies(`Insurance summary for 06/01/2026 to 06/01/2027
Line                    Insurer                               Policy no.         Limit            Deductible
Package                 Heron Valley Mutual Insurance Co.     HVM-330918         $31,500,000      $25,000
Directors & officers    Sentry Bluff Specialty Ins. Co.       MLP 2210048        $2,000,000       $5,000

Cost
Line                    Premium        Taxes       Fees        Total
Package                 $61,240.00     $0.00       $0.00       $61,240.00
Directors & officers    $4,077.00      $201.40     $150.00     $4,428.40
Total                   $65,317.00     $201.40     $150.00     $65,668.40`);
    expect(parts.map(({ total }) => total?.value)).toEqual(['61240.00', '4428.40']);
    expect(parts.map(deductibles)).toEqual([['Package: 25000.00'], ['Directors & officers: 5000.00']]);
  });

  it('in layers, of which the first bears the deductibles', () => {
    const parts = policies(`Property program, 03/01/2026 to 03/01/2027
Layer            Carrier                        Policy number      Share     Premium        Fees and tax     Total
Primary $10M     Sentry Bluff Specialty         SBX-26-1190        100%      $90,000.00     $4,950.00        $94,950.00
$15M xs $10M     Atlas Bay Insurance Co         ABI-771-26         100%      $42,000.00     $2,310.00        $44,310.00
Total program                                                                $132,000.00    $7,260.00        $139,260.00
Deductibles: $50,000 all other perils; named storm 5% per building, $250,000 minimum; water damage $100,000 per occurrence`);
    expect(parts.map(({ period }) => period?.value.from)).toEqual(['2026-03-01', '2026-03-01']);
    expect(parts.map(deductibles)).toEqual([['all other perils: 50000.00', 'water damage: 100000.00'], []]);
  });

  it('none, where choices stand beside each other and none was taken', () => {
    expect(
      policies(`Renewal options, term 10/01/2026 to 10/01/2027
                       Option A                    Option B
Carrier                Heron Valley Mutual         Bay Harbor Mutual
Deductible             $10,000                     $25,000
Premium                $84,215                     $71,300
Total                  $88,846                     $75,222`),
    ).toEqual([]);
  });
});

it('a binder: the number and the term of the policy to be issued', () => {
  const [part] = policies(`INSURANCE BINDER
COMPANY: Heron Valley Mutual Insurance Company       BINDER #: B-260520-11
EFFECTIVE 06/01/2026 12:01 AM            EXPIRATION 08/30/2026 12:01 AM
Policy number to be issued: HVM-330918, term 06/01/2026 to 06/01/2027
Estimated total premium: $112,480.00 plus surplus lines tax $5,556.51 and stamping fee $67.49`);
  expect(part).toMatchObject({ policy: { value: 'HVM-330918' }, period: { value: { to: '2027-06-01' } } });
  expect(part!.total).toBeUndefined();
  expect(premiums(part!)).toHaveLength(3);
});
