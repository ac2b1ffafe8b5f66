import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

/** Several policies in one table, whose cells have several lines; every name is made up. */
const ctx = { documentId: 4, documentName: 'program.pdf', readingId: 'reading' };
const policies = (text: string): string[][] => readInsurance(documentOfText(text), ctx).parts.map(told);
const told = ({ carrier, policy, period, total, premiums, deductibles }: InsurancePart): string[] => [
  `${carrier?.value}, ${policy?.value}, ${period?.value.from}, ${total?.value}`,
  premiums.map(({ line, premium }) => `${line}: ${premium.value}`).join('; '),
  deductibles.map(({ line, amount }) => `${line}: ${amount.value}`).join('; '),
];

it('a policy a row, whose cells run over several lines', () => {
  const found = policies(`PROGRAM SUMMARY
Coverage               Carrier                   Policy #        Term           Deductible               Expiring     Premium
Package                Tamarack Mutual Ins.      TMP 4471-       04/01/26 -     $10,000                  $31,870      $36,212
                       Co.                       20933-02        04/01/27
                       A.M. Best A (XI)
Directors and          Juniper Specialty         JH-DOX-         04/01/26 -     $2,500                   $2,318       $2,455
officers               Insurance Company         0088172         04/01/27
                       A- (VIII)
TOTAL PREMIUM                                                                                            $34,188      $38,667`);
  expect(found).toEqual([
    ['Tamarack Mutual Ins. Co., TMP 4471-20933-02, 2026-04-01, 36212.00', 'Package: 36212.00', 'Package: 10000.00'], // prettier-ignore
    ['Juniper Specialty Insurance Company, JH-DOX-0088172, 2026-04-01, 2455.00', 'Directors and officers: 2455.00', 'Directors and officers: 2500.00'], // prettier-ignore
  ]);
});

it('a policy a column, with what is charged on its premium and their total', () => {
  const found = policies(`INSURANCE AT A GLANCE
                         Property                   General liability          Umbrella
Insurance company        Tamarack Mutual Ins.       Tamarack Mutual Ins.       Keel Excess
                         Co.                        Co.                        Insurance Co.
Policy number            TMP-61884                  TML-61885                  KBX002217-26
Policy period            06/01/2026 - 06/01/2027    06/01/2026 - 06/01/2027    06/01/2026 - 06/01/2027
Deductible               $2,500; storm 2%           none                       $10,000 retention
Premium                  $5,118.00                  $6,940.00                  $3,100.00
TRIA                     $51.18                     $69.40                     $31.00
Surplus lines tax        -                          -                          $169.07
Total by policy          $5,169.18                  $7,009.40                  $3,300.07
Last year                $4,850.00                  $6,702.00                  $2,815.00`);
  expect(found).toEqual([
    ['Tamarack Mutual Ins. Co., TMP-61884, 2026-06-01, 5169.18', 'Property premium: 5118.00; TRIA: 51.18', 'Property: 2500.00'], // prettier-ignore
    ['Tamarack Mutual Ins. Co., TML-61885, 2026-06-01, 7009.40', 'General liability premium: 6940.00; TRIA: 69.40', ''], // prettier-ignore
    ['Keel Excess Insurance Co., KBX002217-26, 2026-06-01, 3300.07', 'Umbrella premium: 3100.00; TRIA: 31.00; Surplus lines tax: 169.07', 'Umbrella: 10000.00'], // prettier-ignore
  ]);
});

it('of rival offers the one that was accepted, with every line that its total needs', () => {
  const found = policies(`MARKETING RESULTS
Master policy, effective August 8, 2026 to August 8, 2027
                        EXPIRING              TAMARACK MUTUAL INSURANCE        KEEL UNION ASSURANCE
                                              COMPANY ** accepted 7/21/26 **
Policy / quote number   NG-MP 40071-05        TMH 7-118834                     declined
AOP deductible          $10,000               $25,000                          -
Property premium        $68,411               $74,350                          -
Liability premium       $7,204                $6,985                           -
Equipment breakdown     included              $1,248                           -
TOTAL ANNUAL PREMIUM    $75,615               $82,583                          -`);
  expect(found).toEqual([
    ['TAMARACK MUTUAL INSURANCE COMPANY, TMH 7-118834, 2026-08-08, 82583.00', 'Property: 74350.00; Liability: 6985.00; Equipment breakdown: 1248.00', 'All other perils (AOP): 25000.00'], // prettier-ignore
  ]);
});

it('an invoice for several policies, each with what is charged under its number', () => {
  const found = policies(`INSURANCE BROKERS INVOICE
Eff. date      Description                        Policy / term               Item                    Amount
11/01/2026     Commercial Package renewal         TFP-20117733                Premium              28,466.00
               Tamarack Farmers Ins. Exchange     11/01/2026 - 11/01/2027
                                                                              TRIA                    285.00
                                                                              Policy total         28,751.00
11/01/2026     Excess Liability renewal           PBX00087321                 Premium               4,100.00
               Keel Bluff Surplus Ins. Co.        11/01/2026 - 11/01/2027
                                                                              Broker fee              250.00
                                                                              Policy total          4,350.00
Payment received, thank you                                                                           500.00
TOTAL AMOUNT DUE                                                                                   32,601.00`);
  expect(found).toEqual([
    ['Tamarack Farmers Ins. Exchange, TFP-20117733, 2026-11-01, 28751.00', 'Commercial Package renewal: 28466.00; TRIA: 285.00', ''], // prettier-ignore
    ['Keel Bluff Surplus Ins. Co., PBX00087321, 2026-11-01, 4350.00', 'Excess Liability renewal: 4100.00; Broker fee: 250.00', ''], // prettier-ignore
  ]);
});

it('a column to which every row adds up is the total of its policy, whatever its head says', () => {
  const found = policies(`INSURANCE SUMMARY
Line        Carrier                     Policy #       Effective    Expires       Premium     Taxes     Fees    2026 Total
Property    Tamarack Fire Insurance Co  PFI-882044     7/1/2026     7/1/2027    43,118.00                        43,118.00
D&O         Keel Risk Specialty         TRS 0071-9     7/1/2026     7/1/2027     2,940.00     88.20   125.00      3,153.20
TOTAL                                                                           46,058.00     88.20   125.00     46,271.20`);
  expect(found.map(([facts, premiums]) => [facts, premiums])).toEqual([
    ['Tamarack Fire Insurance Co, PFI-882044, 2026-07-01, 43118.00', 'Property: 43118.00'],
    ['Keel Risk Specialty, TRS 0071-9, 2026-07-01, 3153.20', 'D&O: 2940.00; Taxes: 88.20; Fees: 125.00'],
  ]);
});

it('a certificate whose insurers are a list by letter', () => {
  const found = policies(`CERTIFICATE OF PROPERTY AND LIABILITY INSURANCE
PRODUCER                                 INSURERS AFFORDING COVERAGE
Reed Insurance Center                    A: Tamarack Mutual Fire Ins. Co.
19 Lower Common                          B: Keel Casualty Co.
INSR   TYPE OF INSURANCE                 POLICY NUMBER    POLICY EFF    POLICY EXP    LIMITS AND DEDUCTIBLES
A      PROPERTY                          CMF 77-20931     03/10/2026    03/10/2027    BLANKET BUILDING $18,840,000
B      COMMERCIAL GENERAL LIABILITY      LCG-410087       03/10/2026    03/10/2027    EACH OCCURRENCE $1,000,000`);
  expect(found.map(([facts]) => facts)).toEqual([
    'Tamarack Mutual Fire Ins. Co., CMF 77-20931, 2026-03-10, undefined',
    'Keel Casualty Co., LCG-410087, 2026-03-10, undefined',
  ]);
});
