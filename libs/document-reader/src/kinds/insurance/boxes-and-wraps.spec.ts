import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

/** Forms of boxes, whose labels are over their answers; every name is made up. */
const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
const read = (text: string): InsurancePart => readInsurance(documentOfText(text), ctx).parts[0]!;
const deductibles = (part: InsurancePart): string[] =>
  part.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`);
const premiums = (part: InsurancePart): string[] =>
  part.premiums.map(({ line, premium }) => `${line}: ${premium.value}`);

const BINDER = `INSURANCE BINDER

AGENCY                        COMPANY                              BINDER / POLICY #
Reed Brokers                  Tamarack Mutual Insurance Company    TM-HOA-4471902

The company binds the insurance below, subject to the terms of the policy in current use, from the day shown.

TYPE OF INSURANCE     COVERAGE FORMS                   DEDUCTIBLE        AMOUNT       PREMIUM
PROPERTY              Clubhouse, walls,                     5,000     3,100,000         7,200
                      monuments, special form
GENERAL LIABILITY     Occurrence; pool and docks              NIL     1,000,000         9,100
                      included
CRIME                 Employee theft                        2,500       900,000           700

SPECIAL CONDITIONS                                                           TOTAL EST. PREMIUM
Repair the ramada within 60 days.                                                    $17,000.00

FEES                                                                                    DEPOSIT
Agency fee waived                                                                     $4,250.00`;

describe('a binder', () => {
  it('has its labels over their answers, and none of them for an answer', () => {
    const part = read(BINDER);
    expect(part.carrier?.value).toBe('Tamarack Mutual Insurance Company');
    expect(part.policy?.value).toBe('TM-HOA-4471902');
  });

  it('names its premiums by the coverage, not by the terms that wrap beside it', () => {
    const part = read(BINDER);
    expect(premiums(part)).toEqual(['PROPERTY: 7200.00', 'GENERAL LIABILITY: 9100.00', 'CRIME: 700.00']);
    expect(deductibles(part)).toEqual(['PROPERTY: 5000.00', 'CRIME: 2500.00']);
    expect(part.total?.value).toBe('17000.00');
  });
});

it('reads items beside each other, of which one has a day and one a limit', () => {
  const part = read(`Tamarack Indemnity Company
COMMUNITY MANAGEMENT LIABILITY
DECLARATIONS
ITEM 1 NAMED ASSOCIATION                      POLICY NUMBER
Fern Gate Owners Association                  DO 44-190-2253
ITEM 3 LIMIT OF LIABILITY                     ITEM 4 RETENTION
$1,000,000 aggregate for all loss             $7,500 each claim
ITEM 5 PREMIUM                                ITEM 6 PRIOR AND PENDING DATE
$2,960.00                                     March 10, 2015`);
  expect(premiums(part)).toEqual(['Management liability: 2960.00']);
  expect(part.deductibles.map(({ amount }) => amount.value)).toEqual(['7500.00']);
});

it('reads deductibles below the heads of their columns, and without those of last year', () => {
  const HEAD = `PROPERTY POLICY
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Annual premium $9,000.00`;
  expect(
    deductibles(
      read(`${HEAD}
DEDUCTIBLES (each occurrence)
Cause of loss        Amount
All other perils     $20,000
Wind or hail         2% of the limit
Ice dams             $40,000`),
    ),
  ).toEqual(['All other perils: 20000.00', 'Ice dams: 40000.00']);
  expect(
    deductibles(
      read(`${HEAD}
Deductibles
• All perils: $12,000 per occurrence (last year $6,000)`),
    ),
  ).toEqual(['All perils: 12000.00']);
});

it('names an insurer that is proposed, and not the words that propose it', () => {
  const part = read(`INSURANCE RENEWAL PROPOSAL
Proposed insurer
Tamarack Mutual Insurance Company (A.M. Best A). All coverages are on one businessowners policy, no. BOP 2210448.
Annual premium $9,000.00`);
  expect(part.carrier?.value).toBe('Tamarack Mutual Insurance Company');
  expect(part.policy?.value).toBe('BOP 2210448');
});
