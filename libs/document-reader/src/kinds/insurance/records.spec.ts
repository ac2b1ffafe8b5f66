import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { clausesOf } from './clauses';
import { readInsurance } from './read-insurance';

/** Every name is made up. */
const ctx = { documentId: 4, documentName: 'program.pdf', readingId: 'reading' };
const told = ({ carrier, policy, period, premiums, deductibles }: InsurancePart): string =>
  [
    `${carrier?.value}, ${policy?.value}, ${period?.value.to}`,
    premiums.map(({ line, premium }) => `${line} ${premium.value}`).join('; '),
    deductibles.map(({ line, amount }) => `${line} ${amount.value}`).join('; '),
  ].join(' | ');
const policies = (text: string): string[] => readInsurance(documentOfText(text), ctx).parts.map(told);

it.each([
  ['causes behind their amounts, on lines', '$5,000 all other perils\n$15,000 water\ndamage\n2% hail', ['all other perils 500000', 'water damage 1500000']],
  ['causes over their amounts', 'All other perils\n$5,000\nSewer backup\n$15,000', ['All other perils 500000', 'Sewer backup 1500000']],
  ['a limit before the deductible', 'Theft limit $300,000, deductible $5,000', ['Theft 500000']],
  ['terms of no cause', '$2,500 each claim; $7,500 each employment claim', [' 250000', ' 750000']],
])('amounts of a text: %s', (_, text, expected) => {
  expect(clausesOf(text).map(({ cause, cents }) => `${cause} ${cents}`)).toEqual(expected);
}); // prettier-ignore

it('a number below its insurer, charges below each other, and what a program bears', () => {
  expect(
    policies(`EVIDENCE OF PLACEMENT, SHARED PROPERTY PROGRAM
Term                  June 1, 2027 to June 1, 2028
Program deductibles   All other perils $50,000 per occurrence; sinkhole $90,000
Insurer
Policy number                        Share      Premium      TRIA      Fee      Total cost
Tamarack Shield Insurance Company      60%     24,000.00    300.00    200.00     24,500.00
TSI-SP-60081
Keel Surplus Lines Insurance           40%     16,000.00    200.00    100.00     16,300.00
Company
KSX-SP-71120
100% program                          100%     40,000.00    500.00    300.00     40,800.00`),
  ).toEqual([
    'Tamarack Shield Insurance Company, TSI-SP-60081, 2028-06-01 | Property 24000.00; TRIA 300.00; Fee 200.00 | All other perils 50000.00; sinkhole 90000.00',
    'Keel Surplus Lines Insurance Company, KSX-SP-71120, 2028-06-01 | Property 16000.00; TRIA 200.00; Fee 100.00 | All other perils 50000.00; sinkhole 90000.00',
  ]);
});

it('two policies beside each other, each with its own insurer over its number', () => {
  expect(
    policies(`TAMARACK COMPANION POLICIES
EQUIPMENT BREAKDOWN                           COMMERCIAL CRIME
Tamarack Mutual Insurance Company             Tamarack Casualty Corporation
Policy Number     EB 7714-002                 Policy Number     CR 7714-003
Policy Period     08/15/2027 - 08/15/2028     Policy Period     08/15/2027 - 08/15/2029
Direct Deductible           $2,500            Deductible                  $10,000
Breakdown Premium        $3,400.00            Theft Premium             $2,600.00
Total Premium            $3,400.00            Total Premium             $2,600.00`),
  ).toEqual([
    'Tamarack Mutual Insurance Company, EB 7714-002, 2028-08-15 | Breakdown 3400.00 | Direct 2500.00',
    'Tamarack Casualty Corporation, CR 7714-003, 2029-08-15 | Theft 2600.00 | COMMERCIAL CRIME 10000.00',
  ]);
});

it('boxes of deductibles, and a price by the rows right before its total', () => {
  const [part] = readInsurance(
    documentOfText(`Tamarack Employers Mutual Insurance Company
Policy Number: TEM 0551907
Policy Period: 01/01/2027 to 01/01/2028
DEDUCTIBLE - ALL OTHER PERILS     WATER DAMAGE
$10,000 per occurrence            $25,000 per unit
Classification                    Payroll     Rate      Premium
9015 Buildings                    184,300     2.41        4,442
8810 Clerical                      96,120      .14          135
TOTAL MANUAL PREMIUM                                      4,577
STANDARD PREMIUM                                          4,210
EXPENSE CONSTANT                                            160
TERRORISM                                                    34
TOTAL ESTIMATED ANNUAL COST                               4,404`),
    ctx,
  ).parts;
  expect(told(part!)).toBe('Tamarack Employers Mutual Insurance Company, TEM 0551907, 2028-01-01 | STANDARD PREMIUM 4210.00; EXPENSE CONSTANT 160.00; TERRORISM 34.00 | ALL OTHER PERILS 10000.00; WATER DAMAGE 25000.00'); // prettier-ignore
  expect(part!.total?.value).toBe('4404.00');
});
