import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';

/** A premium is what a head or words call so, or what a sum is made of; every name and figure is made up. */

const META = { documentId: 16, documentName: 'paper.txt', readingId: 'reading' };
const asScan = (doc: ReadDocument): ReadDocument => ({
  ...doc,
  pages: doc.pages.map((page) => ({ ...page, source: 'ocr' })),
});

function policyOf(doc: ReadDocument): InsurancePart {
  const found = factsOf(doc, META);
  expect(found.kind).toBe('insurance');
  return found.parts[0] as InsurancePart;
}
const policy = (text: string): InsurancePart => policyOf(documentOfText(text));
const premiums = (part: InsurancePart): string[] =>
  part.premiums.map(({ line, premium }) => `${line} ${premium.value}`);
const deductibles = (part: InsurancePart): string[] =>
  part.deductibles.map(({ line, amount }) => `${line} ${amount.value}`);

const HEAD = `HERON MUTUAL INSURANCE COMPANY
POLICY DECLARATIONS
Policy Number: HRN 7302518
Named Insured: Heron Pier Owners Association
Policy Period: 05/01/2031 to 05/01/2032`;

describe('a premium', () => {
  it('is no limit that is called as a charge might be, before anything is called a premium', () => {
    const part = policy(`${HEAD}

Coverage                                       Limit of insurance
Buildings                                              $8,300,000
Association fees and extra costs                         $300,000
Loss of assessments                                      $120,000

Annual premium for all coverages      $31,240.00
Terrorism                             Included in the premium
Billing                               Paid in full`);
    expect(premiums(part)).toEqual(['Annual premium for all coverages 31240.00']);
    expect(part.total?.value).toBe('31240.00');
  });

  it('has its charges behind it, which make its total with it', () => {
    const part = policy(`${HEAD}

Loss of assessments                     $120,000

PREMIUM                               $18,000.00
INSPECTION FEE                           $150.00
SURPLUS LINES TAX                        $540.00
TOTAL                                 $18,690.00`);
    expect(premiums(part)).toEqual(['PREMIUM 18000.00', 'INSPECTION FEE 150.00', 'SURPLUS LINES TAX 540.00']);
    expect(part.total?.value).toBe('18690.00');
  });

  it('is named in words that a scan sets apart', () => {
    const text = `HERON CASUALTY COMPANY
UMBRELLA LIABILITY DECLARATIONS
Policy Number: HRN 7302518
Named Insured: Heron Pier Owners Association
Policy Period: 05/01/2031 to 05/01/2032

Annual Premium  -  flat,  not subject to audit             $4,310.00`;
    expect(policyOf(asScan(documentOfText(text))).total?.value).toBe('4310.00');
  });
});

describe('an amount that a scan parts behind its comma', () => {
  it('is whole', () => {
    const part = policyOf(
      asScan(
        documentOfText(`${HEAD}

Annual Premium                $4,310.00
Self-Insured Retention        $15,  000`),
      ),
    );
    expect(deductibles(part)).toEqual(['Self-insured retention 15000.00']);
  });
});

describe('a deductible', () => {
  it('goes on in rows of the same terms, as far as these are of its size', () => {
    const part = policy(`${HEAD}

Buildings              $8,300,000
Contents               $60,000
Signs                  $15,000

COMMERCIAL PROPERTY COVERAGE PART
Location               1 Pier Street
Deductible:            $5,000 per occurrence, all perils except as below
Water damage:          $15,000 per occurrence
Umbrella:              $5,000,000 per occurrence

Annual Premium         $4,310.00`);
    expect(deductibles(part)).toEqual(['COMMERCIAL PROPERTY 5000.00', 'Water damage 15000.00']);
  });

  it('is of the sort of insurance, not of its form, or of the part that stands below it', () => {
    const part = policy(`${HEAD}

TYPE OF INSURANCE     COVERAGE / FORMS                  DEDUCTIBLE       AMOUNT
PROPERTY              Special form, replacement cost       $5,000    $8,300,000
                      Sinkhole collapse                   $20,000      Included
GENERAL LIABILITY     Occurrence form                      $1,000    $1,000,000

Annual Premium        $4,310.00`);
    expect(deductibles(part)).toEqual([
      'PROPERTY 5000.00',
      'Sinkhole collapse 20000.00',
      'GENERAL LIABILITY 1000.00',
    ]);
  });
});

it('reads the number of the renewals that stands behind a stroke, and an insurer that gives bonds', () => {
  const part = policy(`Lowland Fidelity & Bonding Company
CRIME COVERAGE DECLARATIONS
Policy Number: 00318452 - 4
Named Insured: Heron Pier Owners Association
Policy Period: 05/01/2031 to 05/01/2032

Annual premium         $910.00`);
  expect(part.policy?.value).toBe('00318452 - 4');
  expect(part.carrier?.value).toBe('Lowland Fidelity & Bonding Company');
  expect(premiums(part)).toEqual(['Crime 910.00']);
});
