import type { InsurancePart } from '@hoa/contracts';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { isInsurerName } from './insurer-names';
import { isPlainPremium } from './premium-words';
import { readInsurance } from './read-insurance';

/** Terms that run on in paragraphs, answers below their labels and numbers in wide type; every name is made up. */
const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
const read = (text: string, source?: 'ocr'): InsurancePart[] =>
  readInsurance(documentOfText(text, source), ctx).parts;

const HEAD = `PROPERTY POLICY
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028`;
const deductibles = (parts: InsurancePart[]): string[] =>
  parts.flatMap((part) => part.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`));
const premiums = (parts: InsurancePart[]): string[] =>
  parts.flatMap((part) => part.premiums.map(({ line, premium }) => `${line}: ${premium.value}`));

it('takes the deductible of a sentence for that of the coverage before it, and no limit behind it', () => {
  const text = `${HEAD}
Options: law and ordinance 25% of the limit; Backup of Drains $40,000,
deductible $2,000; Garden Walls $12,000. Each occurrence $1,000,000. Theft by employees
limit $300,000, deductible $5,000.`;
  expect(deductibles(read(text))).toEqual(['Backup of Drains: 2000.00', 'Theft by employees: 5000.00']);
});

it('takes it from a cell with the limit, and of a coverage whose name has a dash', () => {
  expect(deductibles(read(`${HEAD}\nTheft            $300,000 limit, $5,000 deductible`))).toEqual([
    'Theft: 5000.00',
  ]);
  expect(deductibles(read(`${HEAD}\nDEDUCTIBLES\nIce dams        $20,000\nCrime — Theft   $5,000`))).toEqual([
    'Ice dams: 20000.00',
    'Crime — Theft: 5000.00',
  ]);
});

it('reads an amount with its terms in a cell of a grid', () => {
  const rows = [
    ['Policy number: TMC-2044817-03'],
    ['Coverage', 'Deductible', 'Annual premium'],
    ['Property', '$5,000 per claim', '$9,000.00'],
    ['Hail', '2% per building', 'Included'],
    ['Liability', '$1,500', '$1,000.00'],
    ['Crime', '$2,500', '$500.00'],
    ['Total', null, '$10,500.00'],
  ];
  expect(deductibles(readInsurance(documentOfSheets([rows]), ctx).parts)).toEqual([
    'Property: 5000.00',
    'Liability: 1500.00',
    'Crime: 2500.00',
  ]);
});

it('reads items beside each other that the line below answers', () => {
  const text = `${HEAD}
Item 4. Retention          Employment Retention
$5,000 each claim          $15,000 each claim
Item 5. Premium            State tax (3%)            Total
$4,000.00                  $120.00                   $4,120.00`;
  const parts = read(text);
  expect(premiums(parts)).toEqual(['Property premium: 4000.00', 'State tax (3%): 120.00']);
  expect(parts[0]?.total?.value).toBe('4120.00');
  expect(deductibles(parts)).toEqual(['Property retention: 5000.00', 'Employment: 15000.00']);
  expect(premiums(read(text.replace('$4,120.00', '$4,121.00')))).toEqual([]);
});

it('reads a number in wide type below its label, and further pages of the same policy', () => {
  const parts = read(
    `${HEAD.replace('Policy Number: TMC-2044817-03', 'Policy Number          Renewal of\nTMC  0044817-03        TMC  0044817-02')}
Property premium     $9,000.00`,
    'ocr',
  );
  expect(parts.map(({ policy }) => policy?.value)).toEqual(['TMC 0044817-03']);
});

it('knows a premium paid for several years, and an insurer with whom insurance is effected', () => {
  expect(isPlainPremium('Premium for the two-year policy period, prepaid')).toBe(true);
  expect(isInsurerName('Tamarack Mutual Insurance Company')).toBe(true);
  const parts = read(
    'Insurance effected with Tamarack Surplus Insurance Company\nPolicy Number: TMC-2044817-03\nPolicy Period: 04/01/2027 to 04/01/2028\nProperty premium     $9,000.00',
  );
  expect(parts[0]?.carrier?.value).toBe('Tamarack Surplus Insurance Company');
});

it('names the one premium of a policy after its title, not after the name of its insurer', () => {
  const text = HEAD.replace('PROPERTY POLICY', 'TAMARACK FIDELITY INSURANCE COMPANY\nCRIME POLICY');
  expect(premiums(read(`${text}\nPremium for the policy period: $900.00`))).toEqual(['Crime: 900.00']);
});

it('takes premises for no premium', () => {
  const text = `${HEAD}
Coverage                    Limit per claim      Deductible
Theft by employees          $750,000             $5,000
Theft inside the premises   — of money           Not covered
Forgery                     $100,000             $1,000`;
  expect(deductibles(read(text, 'ocr'))).toEqual(['Theft by employees: 5000.00', 'Forgery: 1000.00']);
});
