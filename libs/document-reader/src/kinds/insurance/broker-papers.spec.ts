import type { InsurancePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

/** Summaries of brokers, letters and declarations whose totals stand in several steps. */
function read(text: string): { part: InsurancePart; codes: string[] } {
  const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
  const { parts, warnings } = readInsurance(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, codes: warnings.map(({ code }) => code) };
}

const premiums = (part: InsurancePart): [string, string][] =>
  part.premiums.map(({ line, premium }) => [line, premium.value]);

it('a proposal: the renewal column, and no carrier where each line has its own', () => {
  const { part, codes } = read(`INSURANCE PROPOSAL
Named insured: Seaside Villas Homeowners Association
Policy Term 04/01/2026 - 04/01/2027
PREMIUM SUMMARY
Coverage                     Carrier                          Expiring Premium     Renewal Premium
Package                      Pacific Union Insurance Co.      $52,400.00           $61,310.00
Directors & Officers         Summit Specialty Ins. Co.        $3,150.00            $3,420.00
Taxes and Fees                                                $312.00              $355.00
TOTAL                                                         $55,862.00           $65,085.00`);
  expect(premiums(part)).toEqual([
    ['Package', '61310.00'],
    ['Directors & Officers', '3420.00'],
    ['Taxes and Fees', '355.00'],
  ]);
  expect(part.total?.value).toBe('65085.00');
  expect(part.carrier).toBeUndefined();
  expect(codes).toEqual([]);
});

it('a head over the amounts insured: names without a head, and fees behind a subtotal', () => {
  const { part, codes } = read(`FLOOD DECLARATIONS PAGE
Insurer: Wright Plains Flood Insurance Company
Policy Number: 87 0456 1123
Policy Term: 05/12/2026 to 05/12/2027
                     Coverage          Deductible       Premium
Building             $5,000,000        $10,000          $18,220
Contents             $100,000          $10,000          $310
                                   Annual Subtotal      $18,530
                                   Reserve fund assessment (18%)  $3,335
                                   Federal policy fee    $2,000
                                   Total premium paid    $23,865`);
  expect(premiums(part)).toEqual([
    ['Building', '18220.00'],
    ['Contents', '310.00'],
    ['Reserve fund assessment (18%)', '3335.00'],
    ['Federal policy fee', '2000.00'],
  ]);
  expect(part.total?.value).toBe('23865.00');
  expect(codes).toEqual([]);
});

it('a bare premium with its taxes and fees: it is the first line, whatever the others are called', () => {
  const { part, codes } = read(`CONDOMINIUM ASSOCIATION POLICY DECLARATIONS
Company: Evergreen Surplus Lines Insurance Company
Policy No. ESL00045521-02
Period: 7/1/26 - 7/1/27
Premium                     $184,220.00
Policy Fee                  $250.00
Surplus Lines Tax (4.94%)   $9,130.11
FHCF / EMPA                 $4.00
Total                       $193,604.11`);
  expect(premiums(part)[0]).toEqual(['Premium', '184220.00']);
  expect(part.premiums).toHaveLength(4);
  expect(part.total?.value).toBe('193604.11');
  expect(codes).toEqual([]);
});

it('a letter names its insurer, total and retention in sentences', () => {
  const { part } = read(
    `Dear Board: We confirm renewal of your Directors and Officers liability policy no. DNO-5581204 with Liberty Plains Insurance Company for the period September 1, 2026 to September 1, 2027. The annual premium is $2,985.00 plus a policy fee of $150.00 and surplus lines tax of $146.27, for a total of $3,281.27. The retention is $2,500 per claim and the limit of liability is $1,000,000.`,
  );
  expect(part.carrier?.value).toBe('Liberty Plains Insurance Company');
  expect(part.total?.value).toBe('3281.27');
  expect(part.deductibles.map(({ amount }) => amount.value)).toEqual(['2500.00']);
});

it('rows that add to their total are premiums by the first of their cells, and a down payment is none', () => {
  const { part } = read(`MASTER POLICY DECLARATIONS
Policy Number          HO-99-2214-A
Policy Period          March 15, 2026 to March 15, 2027
Underwriting Company   American Bedrock Insurance Company
Location Premium Schedule
Building 1     $2,000,000 limit    $6,110
Building 2     $2,000,000 limit    $6,110
Total Premium  $12,220
Premium is payable: Down payment $3,220; 3 installments of $3,000 each plus $10 service charge.`);
  expect(premiums(part)).toEqual([
    ['Building 1', '6110.00'],
    ['Building 2', '6110.00'],
  ]);
  expect(part.total?.value).toBe('12220.00');
});

it('a larger total behind the one that the lines add to is told', () => {
  const { part, codes } = read(`POLICY DECLARATIONS
Insurer: Granite State Mutual Insurance Company
Policy Number: CPP 4471902
Policy Period: 06/01/2026 to 06/01/2027
Coverage                  Premium
Property                  $38,412.00
General Liability         $6,250.00
Total premium             $44,662.00
Total amount due          $45,900.00`);
  expect(part.total?.value).toBe('44662.00');
  expect(codes).toEqual(['insurance-total']);
});

it('terms side by side whose heads do not say premium again; what a payment costs is no fee', () => {
  const { part, codes } = read(`INSURANCE RENEWAL COMPARISON
Heron Point Townhomes Homeowners Association
Carrier:  Travelers Plains Casualty Insurance Company
Policy number: 680-4H221133
Policy period: 5/1/2026 - 5/1/2027

                              Expiring       Renewal        Change
Property                   $31,200.00     $36,415.00      16.7%
General Liability           $4,120.00      $4,380.00       6.3%
Broker Fee                    $500.00        $500.00       0.0%
TOTAL                      $35,820.00     $41,295.00

Payment: $10,323.75 down and three installments; a fee of $6.00 is added to each.`);
  expect(premiums(part)).toEqual([
    ['Property', '36415.00'],
    ['General Liability', '4380.00'],
    ['Broker Fee', '500.00'],
  ]);
  expect(part.total?.value).toBe('41295.00');
  expect(codes).toEqual([]);
});

it('years side by side: the later', () => {
  const { part } = read(`PREMIUM HISTORY
Carrier:  Travelers Plains Casualty Insurance Company
Policy number: 680-4H221133
Policy period: 5/1/2026 - 5/1/2027
Coverage                      2025-26        2026-27
Property                   $31,200.00     $36,415.00
Umbrella                    $2,800.00      $2,950.00
TOTAL                      $34,000.00     $39,365.00`);
  expect(premiums(part)).toEqual([
    ['Property', '36415.00'],
    ['Umbrella', '2950.00'],
  ]);
});

it('years of losses are no premiums', () => {
  const { part } = read(`COVERAGE SUMMARY
Insurer: Travelers Plains Casualty Insurance Company
Policy number: 680-4H221133
Policy period: 5/1/2026 - 5/1/2027
Total premium: $41,295.00
Losses paid
Cause                         2024           2025
Water                      $11,200.00     $6,415.00
Wind                        $4,120.00      $4,380.00`);
  expect(premiums(part)).toEqual([]);
  expect(part.total?.value).toBe('41295.00');
});

it('lines without a heading are proven by the total that they add to', () => {
  const { part, codes } = read(`RENEWAL DECLARATION
Cincinnati Plains Insurance Company
Insured: Harbor View Owners Association, Inc.
Policy: BP-7718820
Term: 10/01/2026 to 10/01/2027
Building .......................     22,410
Liability ......................      3,105
D & O ..........................        415
Surplus lines tax ..............        810
                                   --------
TOTAL DUE                            26,740
Limits: building $9,400,000, each occurrence $1,000,000.`);
  expect(premiums(part)).toEqual([
    ['Building', '22410.00'],
    ['Liability', '3105.00'],
    ['D & O', '415.00'],
    ['Surplus lines tax', '810.00'],
  ]);
  expect(part.carrier?.value).toBe('Cincinnati Plains Insurance Company');
  expect(codes).toEqual([]);
});

it('a letter that names each deductible behind its coverage, and the insurer in its subject', () => {
  const { part } = read(`Harbor Lane Insurance Agency
Re: Prairie Star Mutual, policy PK-4410982-03
The package was bound for the term May 1, 2026 to May 1, 2027. The annual premium:
Building ($7,500 deductible) ................ $9,310.00
General Liability .......................... $1,204.00
Crime (deductible of $250) ................. $388.00
Total annual premium                         $10,902.00`);
  expect(part.carrier?.value).toBe('Prairie Star Mutual');
  expect(premiums(part)).toEqual([
    ['Building', '9310.00'],
    ['General Liability', '1204.00'],
    ['Crime', '388.00'],
  ]);
  expect(part.deductibles.map(({ line, amount }) => [line, amount.value])).toEqual([
    ['Building', '7500.00'],
    ['Crime', '250.00'],
  ]);
});

it('a bill for premiums is a policy, though it calls itself an invoice', () => {
  const facts = factsOf(
    documentOfText(`Harbor Lane Insurance Agency          PREMIUM BILL
Insured: Harrow Bend Homes Association
Insurer: Prairie Star Mutual
Policy No.: PK-4410982-03
Term: May 1, 2026 to May 1, 2027
INVOICE
General Liability        1,204.00
Employee Dishonesty        388.00
Total Due               $1,592.00`),
    { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' },
  );
  expect(facts.kind).toBe('insurance');
  expect(premiums(facts.parts[0] as InsurancePart)).toHaveLength(2);
});

it('a list of deductibles under its own heading, below that of the premiums', () => {
  const { part } = read(`CONTINUATION NOTICE
Policy number: QX-55120
Named insured: Seaside Villas Homeowners Association
Policy period: 03/01/2026 to 03/01/2027
PREMIUMS
Property ............ $6,100.00
Crime ............ $240.00
TOTAL ............ $6,340.00
LIST OF DEDUCTIBLES
Property ............ $7,500
Umbrella ............ None
Crime ............ $500
Pay the total by the first day of the term.`);
  expect(premiums(part)).toEqual([
    ['Property', '6100.00'],
    ['Crime', '240.00'],
  ]);
  expect(part.deductibles.map(({ line, amount }) => [line, amount.value])).toEqual([
    ['Property', '7500.00'],
    ['Crime', '500.00'],
  ]);
});
