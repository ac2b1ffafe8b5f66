import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';

/** What no words call a premium is none, whatever column it stands in; every name and figure is made up. */

const META = { documentId: 15, documentName: 'paper.txt', readingId: 'reading' };
const asScan = (doc: ReadDocument): ReadDocument => ({
  ...doc,
  pages: doc.pages.map((page) => ({ ...page, source: 'ocr' })),
});

function policies(doc: ReadDocument): InsurancePart[] {
  const found = factsOf(doc, META);
  expect(found.kind).toBe('insurance');
  return found.parts as InsurancePart[];
}
const policy = (text: string): InsurancePart => policies(documentOfText(text))[0]!;
const premiums = (part: InsurancePart): string[] =>
  part.premiums.map(({ line, premium }) => `${line} ${premium.value}`);
const deductibles = (part: InsurancePart): string[] =>
  part.deductibles.map(({ line, amount }) => `${line} ${amount.value}`);

const HEAD = `PIER MUTUAL INSURANCE COMPANY
POLICY DECLARATIONS
Policy Number: TRN 4471902
Named Insured: Pier Street Owners Association
Policy Period: 05/01/2025 to 05/01/2026`;

it('takes no limits for premiums where only a year heads their column', () => {
  const part = policy(`PIER MUTUAL INSURANCE COMPANY
POLICY DECLARATIONS
Policy Number     Policy Period     Effective Date          Expiration Date
TRN 4471902       12 Months         MAY    1     2025       MAY 1     2026
Named Insured     Pier Street Owners Association

Coverages & Property                                        Limits of Insurance
Buildings                                                            $7,400,000
Contents                                                                $12,000
Business Liability                                                   $1,000,000

Policy Premium       Minimum Earned     Credits included     Inflation Coverage Index
$9,320.00            $ 100.00           Claim Free,          298.4`);
  expect(premiums(part)).toEqual(['Policy Premium 9320.00']);
  expect(part.total?.value).toBe('9320.00');
});

it('reads the amount of a box as what the head of the box says, not by the box beside', () => {
  const part = policy(`${HEAD}

Annual Premium       Payable            Cancellation of prior insurance
$1,480.00            Annual             TRN 4471901`);
  expect(premiums(part)).toEqual([]);
  expect(part.total?.value).toBe('1480.00');
});

it('has the total that stands behind the heading of its line, and lists no charge of zero', () => {
  const part = policy(`${HEAD}

COVERAGE PARTS                     COMPANY          PREMIUM
Property Coverage Part             PMC           $ 8,100.00
Liability Coverage Part            PMC           $ 1,300.00

7. PREMIUM SUMMARY:     Provisional Premium      $ 9,400.00`);
  expect(part.total?.value).toBe('9400.00');
  const charged = policy(`${HEAD}

Policy Premium                     $8,100.00
Inspection Fee                       $300.00
Catastrophe Fund Assessment            $0.00
Total                              $8,400.00`);
  expect(premiums(charged)).toEqual(['Policy Premium 8100.00', 'Inspection Fee 300.00']);
});

it('reads the deductibles of the term to come', () => {
  const part = policy(`${HEAD}

Premium comparison
Coverage              Expiring        Renewal
Property              $7,900.00     $8,100.00
Liability             $1,250.00     $1,300.00
Total premium         $9,150.00     $9,400.00

Renewal terms
Deductible            Expiring        Renewal
All other perils         $5,000       $10,000
Water damage            $10,000       $20,000`);
  expect(deductibles(part)).toEqual(['All other perils 10000.00', 'Water damage 20000.00']);
});

it('takes no field below a table for a deductible', () => {
  const part = policy(`${HEAD}

Coverage              Limit             Deductible
Building              $6,000,000            $5,000
Contents                $100,000            $2,000
Replacement cost of building:           $7,820,000
Federal policy fee:                         $75.00`);
  expect(deductibles(part)).toEqual(['Building 5000.00', 'Contents 2000.00']);
});

it('does not take what was offered for the price', () => {
  const part = policy(`CRIME POLICY DECLARATIONS
Underwritten by Pier Mutual Insurance Company, Policy TRN-118804, for Pier Street Owners Association.
The policy is in force from May 1, 2025 to May 1, 2026.
The premium for the policy period is $1,347.00. A three-year prepaid premium of $3,637.00 was offered.`);
  expect(premiums(part)).toEqual(['Crime 1347.00']);
  expect(part.total?.value).toBe('1347.00');
});

it('knows the number and the term of a policy from those of its binder', () => {
  const part = policy(`INSURANCE BINDER
COMPANY                             BINDER #
Pier Mutual Insurance Company       B-250501-07
INSURED                             EFFECTIVE        EXPIRATION OF BINDER     POLICY # (to be issued)
Pier Street Owners Association      05/01/2025       06/30/2025               TRN 4471902
POLICY TERM 05/01/2025 TO 05/01/2026

TYPE OF INSURANCE          DEDUCTIBLE         EST. PREMIUM
PROPERTY                   $10,000              $ 8,100.00
GENERAL LIABILITY          None                 $ 1,300.00
TOTAL                                           $ 9,400.00`);
  expect(part.policy?.value).toBe('TRN 4471902');
  expect(part.period?.value).toEqual({ from: '2025-05-01', to: '2026-05-01' });
});

it('joins the groups of a number on a scan, which are no two policies', () => {
  const text = `FLOOD DECLARATIONS PAGE
Insurer:          Pier Mutual Insurance Company
Policy Number:    99  2041778  2025
Policy Term:      07/01/2025 through 07/01/2026
Insured: Pier Street Owners Association
Building Premium:           $9,000.00
Federal Policy Fee:           $400.00
TOTAL AMOUNT PAID:          $9,400.00`;
  const found = policies(asScan(documentOfText(text)));
  expect(found.map(({ policy }) => policy?.value)).toEqual(['99 2041778 2025']);
  expect(found[0]!.total?.value).toBe('9400.00');
});

it('reads the number that goes on below its label at the end of a line', () => {
  const part = policy(`DIRECTORS AND OFFICERS LIABILITY DECLARATIONS
INSURER: Pier Mutual Insurance Company     POLICY NUMBER:
DOP1558204C
ITEM 1. Named Insured:     Pier Street Owners Association
ITEM 2. Policy Period:     From May 1, 2025 to May 1, 2026
5     Premium     $2,386.00`);
  expect(part.policy?.value).toBe('DOP1558204C');
  expect(premiums(part)).toEqual(['Directors and officers liability 2386.00']);
});

it('has the deductible of what its label names, though another follows in the line', () => {
  const part = policy(`${HEAD}

Premium
Property            $8,100.00
Liability           $1,300.00
Total premium       $9,400.00
Property deductible: $5,000 each occurrence. Wind or hail deductible: $25,000.`);
  expect(deductibles(part)[0]).toBe('Property 5000.00');
});

it('joins the words of an insurer on a scan, as far as the next box', () => {
  const [found] = policies(
    asScan(
      documentOfText(`POLICY NUMBER: TRN 4471902
Company Name Area                      Producer Name Area
Heron  Surety  Insurance Company       Tern  Brokerage
Named Insured
PIER STREET OWNERS ASSOCIATION
Policy Period
From:  05/01/2025     To:  05/01/2026
Annual Premium     $1,915.00`),
    ),
  );
  expect(found!.carrier?.value).toBe('Heron Surety Insurance Company');
});
