import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

/** Policies a line, a card or a box each, as mails, letters and forms have them; every name is made up. */
const ctx = { documentId: 4, documentName: 'policy.txt', readingId: 'reading' };
const read = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const told = ({ carrier, policy, premiums, deductibles, total }: InsurancePart): unknown[] => [
  carrier?.value,
  policy?.value,
  premiums.map(({ line, premium }) => `${line}: ${premium.value}`).join(', '),
  deductibles.map(({ amount }) => amount.value).join(', '),
  total?.value,
];

const MAIL = `From: Dana Reed <dana@reed.example>
Sent: Friday, May 8, 2026 9:20 AM
To: treasurer@stonecreek.example
Subject: Stone Creek insurance

Here is what I have so far:

Package (Sierra Crest Insurance Exchange, SCX-HOA-40118): $28,960, deductible $10,000
D&O (Fairwater Indemnity Company, FDO-90277): $1,985, retention $2,500
Umbrella (Keystone Ridge Casualty Company, KUM-90118): $3,870

Total is $34,815. Expiring was $31,240.`;

const OF_MAIL = [
  ['Sierra Crest Insurance Exchange', 'SCX-HOA-40118', 'Package: 28960.00', '10000.00', '28960.00'],
  ['Fairwater Indemnity Company', 'FDO-90277', 'D&O: 1985.00', '2500.00', '1985.00'],
  ['Keystone Ridge Casualty Company', 'KUM-90118', 'Umbrella: 3870.00', '', '3870.00'],
];

describe('a mail that lists policies', () => {
  it('has one a line', () => expect(read(MAIL).map(told)).toEqual(OF_MAIL));

  it('is of insurance by that alone', () =>
    expect(factsOf(documentOfText(MAIL), ctx).kind).toBe('insurance'));
});

it('gives what is told below several policies to the one that covers it', () => {
  const parts = read(`Re: Renewal of your insurance, July 1, 2026 to July 1, 2027

The premiums are as follows:

- Package policy, Sierra Crest Insurance Exchange, policy SCX-HOA-33190: $31,275
- Umbrella, Keystone Ridge Casualty Company, policy KUM-88017: $4,150

The total for all policies is $35,425. The property deductible remains $10,000 per occurrence.`);
  expect(parts.map((part) => told(part).slice(3))).toEqual([
    ['10000.00', '31275.00'],
    ['', '4150.00'],
  ]);
});

it('reads cards beside each other, and the sum of all of them as none of theirs', () => {
  const parts = read(`Maple Court Condominium Trust, policy year 8/1/2026 - 8/1/2027

Master Property                                         General Liability
Insurer             Blue Heron Insurance Company        Insurer             Keystone Ridge Casualty Company
Policy #            BHP-0091182                         Policy #            KGL-2210045
Annual premium      $52,310                             Annual premium      $7,980
Deductible (AOP)    $25,000                             Deductible          None

Directors & Officers                                    Umbrella - $5M
Insurer             Fairwater Indemnity Company         Insurer             Keystone Ridge Casualty Company
Policy #            FDO-118833                          Policy #            KUM-2210046
Annual premium      $1,725                              Annual premium      $3,450
Retention           $5,000                              SIR                 $10,000

Total annual premium      $65,465`);
  expect(parts.map(({ policy, total }) => [policy?.value, total?.value])).toEqual([
    ['BHP-0091182', '52310.00'],
    ['FDO-118833', '1725.00'],
    ['KGL-2210045', '7980.00'],
    ['KUM-2210046', '3450.00'],
  ]);
  expect(parts[0]!.deductibles[0]!.line).toBe('All other perils (AOP)');
});

it('names a premium by the box over it, not by the field beside it', () => {
  const [part] = read(`Prairie Farm & Fire Insurance Company
Policy Number      93-KX-4471-2          Policy Period      May 1, 2026 to May 1, 2027

SECTION II - LIABILITY
Business Liability                   $1,000,000          Policy Premium
Medical Expenses (Any One Person)        $5,000          $19,846.00
Directors and Officers Liability     $1,000,000`);
  expect(part!.total?.value).toBe('19846.00');
  expect(part!.premiums.map(({ line }) => line)).not.toContain('Medical Expenses (Any One Person)');
});

describe('a term to the year after', () => {
  it.each(['03/01/26-27', '3/1/2026-2027', 'March 1, 2026-27'])('in `%s`', (term) => {
    const [part] = read(`Invoice
Policy LP-20114    Liberty Plains Insurance Company
Commercial package ${term}     $41,780.00
Total premium     $41,780.00`);
    expect(part!.period?.value).toEqual({ from: '2026-03-01', to: '2027-03-01' });
  });

  it('is none where the years do not follow', () => {
    const [part] = read(`Invoice
Policy LP-20114    Liberty Plains Insurance Company
Commercial package 03/01/26-29     $41,780.00
Total premium     $41,780.00`);
    expect(part!.period).toBeUndefined();
  });
});

it('reads a worksheet of policies by their years', () => {
  const facts = factsOf(
    documentOfText(`INSURANCE WORKSHEET - Eagle Pass Association
Policy               Company / No.                              Term            Last yr      This yr      Ded.
Property             Blue Heron Specialty Ins. Co. BHS-55120    9/1/26-27        48,200       53,900    25,000
General liability    Keystone Ridge Casualty KGL-55121          9/1/26-27         6,600        6,930         -
Crime                Fairwater Indemnity FCR-55123              9/1/26-27           560          560     1,000
TOTAL                                                                            55,360       61,390`),
    ctx,
  );
  expect(facts.kind).toBe('insurance');
  expect(facts.parts.map((part) => told(part as InsurancePart).slice(1))).toEqual([
    ['BHS-55120', 'Property: 53900.00', '25000.00', '53900.00'],
    ['KGL-55121', 'General liability: 6930.00', '', '6930.00'],
    ['FCR-55123', 'Crime: 560.00', '1000.00', '560.00'],
  ]);
});
