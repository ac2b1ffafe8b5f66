import type { Facts, InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

/** Forms of agencies and insurers; every name and figure is made up. */

const META = { documentId: 12, documentName: 'paper.txt', readingId: 'reading' };
const read = (text: string): Facts => factsOf(documentOfText(text), META);
const policiesIn = (facts: Facts): InsurancePart[] =>
  facts.parts.filter((part): part is InsurancePart => part.kind === 'insurance');
const summary = ({ carrier, policy, deductibles }: InsurancePart): unknown => [
  carrier?.value,
  policy?.value,
  ...deductibles.map(({ line, amount }) => `${line} ${amount.value}`),
];

it('gives each policy of a list the insurer and the deductible of its own block', () => {
  const policies = policiesIn(
    read(`Tern Agency
Insurance Summary for Pier Street Owners Association
Package Policy
• Carrier: Gull Mutual Insurance Company
• Policy #: GMX4471902
• Policy Term: 5/1/2026 to 5/1/2027
• General Liability: $1,000,000 per Occurrence
• Property Deductible: $7,500
Workers Compensation Policy
• Carrier: Heron Manufacturers' Association Insurance Company
• Policy #: WCH2026011
• Policy Term: 5/1/2026 to 5/1/2027
• Each Accident Limit: $1,000,000
• Deductible: $0
Crime
• Carrier: Plover Indemnity Insurance Co
• Policy #: PIC0364140
• Policy Term: 5/1/2026 to 5/1/2027
• Limit: $250,000
Forgery / Computer Fraud
• Deductible: $500`),
  );
  expect(policies.map(summary)).toEqual([
    ['Gull Mutual Insurance Company', 'GMX4471902', 'Property 7500.00'],
    ["Heron Manufacturers' Association Insurance Company", 'WCH2026011'],
    ['Plover Indemnity Insurance Co', 'PIC0364140', 'Crime 500.00'],
  ]);
});

it('reads the policies of a certificate by the letters of their insurers', () => {
  const policies = policiesIn(
    read(`CERTIFICATE OF LIABILITY INSURANCE
PRODUCER                          INSURER(S) AFFORDING COVERAGE
Tern Agency                       INSURER A: Gull Mutual Insurance Company 20417
INSURED                           INSURER B: Plover Indemnity Insurance Co
Pier Street Owners Association    INSURER C:
THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED
INSR  TYPE OF INSURANCE               POLICY NUMBER   POLICY EFF   POLICY EXP   LIMITS
A     X COMMERCIAL GENERAL LIABILITY  GMX4471902      05/01/2026   05/01/2027   EACH OCCURRENCE        $1,000,000
A     AUTOMOBILE LIABILITY            GMX4471902      05/01/2026   05/01/2027   COMBINED SINGLE LIMIT  $1,000,000
B     X UMBRELLA LIAB                 PIC0364140      05/01/2026   05/01/2027   AGGREGATE              $5,000,000
C     WORKERS COMPENSATION            WCH2026011      05/01/2026   05/01/2027   E.L. EACH ACCIDENT     $1,000,000`),
  );
  expect(policies.map(summary)).toEqual([
    ['Gull Mutual Insurance Company', 'GMX4471902'],
    ['Plover Indemnity Insurance Co', 'PIC0364140'],
    [undefined, 'WCH2026011'],
  ]);
  expect(policies[1]!.period?.value).toEqual({ from: '2026-05-01', to: '2027-05-01' });
});

it('takes no deductible from the middle of a sentence', () => {
  const [policy] = policiesIn(
    read(`From: lines@tern.example
Subject: Bound - property eff. 5/1/2026
This confirms that coverage is bound as of 12:01 a.m. May 1, 2026 with
Gull Mutual Insurance Company under policy GMX 447 19 02, to May 1, 2027.
Property (12 buildings)       $ 31,480
General liability                2,912
Annual premium                $ 34,392
Deductible, all perils other than wind     $ 5,000
Wind: 1% of the insured value of the building, so that the average wind
deductible is $9,870. The alternative that we quoted, with no wind
deductible, was $41,220; the Board declined it.`),
  );
  expect(policy!.carrier?.value).toBe('Gull Mutual Insurance Company');
  expect(policy!.deductibles.map(({ amount }) => amount.value)).toEqual(['5000.00']);
});

it('reads the policy premium with what is added to it, and deductibles under two headings', () => {
  const [policy] = policiesIn(
    read(`Gull Mutual Insurance Company
RENEWAL DECLARATIONS
Policy Number     61-PK-204417
Named Insured     Pier Street Owners Association
Policy Premium               $11,200.00
Employment Practices (GM-4814)   $640.00
Total Premium                $11,840.00
DEDUCTIBLES
Basic Deductible             $5,000
Special Deductibles:
Money and Securities         $250
Employee Dishonesty          $500`),
  );
  expect(policy!.premiums.map(({ premium }) => premium.value)).toEqual(['11200.00', '640.00']);
  expect(policy!.total?.value).toBe('11840.00');
  expect(policy!.deductibles.map(({ amount }) => amount.value)).toEqual(['5000.00', '250.00', '500.00']);
});

it('adds what follows a subtotal of coverages up to the whole amount', () => {
  const flood = (fee: string): Facts =>
    read(`FLOOD DECLARATIONS PAGE
Policy Number: 87-04417736
Policy Term: 05/14/2026 to 05/14/2027
Company: Gull National Flood Insurance Company
Coverage             Limit           Deductible     Premium
Building             $1,140,000      $5,000         $2,412.00
Contents             $25,000         $2,000         $108.00
Premium subtotal        $2,520.00
ICC premium        $8.00
CRS discount 10%        -$252.00
Federal policy fee        ${fee}
TOTAL AMOUNT        $2,876.00`);
  const [policy] = policiesIn(flood('$600.00'));
  expect(policy!.total?.value).toBe('2876.00');
  expect(policy!.premiums.map(({ premium }) => premium.value)).toEqual([
    '2412.00',
    '108.00',
    '8.00',
    '-252.00',
    '600.00',
  ]);
  expect(flood('$600.00').warnings).toEqual([]);
  expect(flood('$700.00').warnings.length).toBeGreaterThan(0);
});

it('names a deductible of a certificate by its coverage, not by the cause of a loss beside it', () => {
  const [policy] = policiesIn(
    read(`CERTIFICATE OF PROPERTY INSURANCE
INSURER A: Gull General Insurance Company 25151
INSURED: Tern Harbor HOA
THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED FOR THE POLICY PERIOD INDICATED. LIMITS MAY HAVE BEEN REDUCED.
TYPE OF INSURANCE   DEDUCTIBLES   POLICY NUMBER   EFFECTIVE    EXPIRATION   COVERED PROPERTY   LIMITS
CAUSES OF LOSS      BUILDING      61-QR-4650-9    06/18/2026   06/18/2027   BUILDING           $
BASIC               $3,500                                                  BUSINESS INCOME    $
BROAD               CONTENTS                                                EXTRA EXPENSE      $`),
  );
  expect(policy!.deductibles.map(({ line, amount }) => `${line} ${amount.value}`)).toEqual([
    'BUILDING 3500.00',
  ]);
});
