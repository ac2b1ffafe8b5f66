import type { InsurancePart } from '@hoa/contracts';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const HEAD = `DIRECTORS, OFFICERS AND ENTITY LIABILITY POLICY
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028
`;
const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(HEAD + text), ctx).parts;
const premiumsOf = (part: InsurancePart | undefined): string[] | undefined =>
  part?.premiums.map(({ line, premium }) => `${line}: ${premium.value}`);
const deductiblesOf = (part: InsurancePart | undefined): string[] | undefined =>
  part?.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`);

describe('premiums by other words', () => {
  it('are charges in a sentence that begins with what is paid', () => {
    const [part] = policies(
      'In consideration of the payment of $1,530, of which $30 is the charge for coverage of terrorism and the remaining $1,500 the charge for all other coverage, the Insurer provides this insurance.',
    );
    expect(premiumsOf(part)).toEqual(
      ['Terrorism: 30.00', 'Directors, officers and entity liability: 1500.00'].reverse(),
    );
    expect(part?.total?.value).toBe('1530.00');
  });

  it('are charges in a column over what is payable', () => {
    const [part] = policies(`
Agreement              Limit       Deductible   Annual charge
A. Theft               $90,000     $1,000       $310
B. Forgery             $90,000     $500         $45
                                   Payable      $355`);
    expect(premiumsOf(part)).toEqual(['A. Theft: 310.00', 'B. Forgery: 45.00']);
    expect(part?.total?.value).toBe('355.00');
    expect(deductiblesOf(part)).toEqual(['A. Theft: 1000.00', 'B. Forgery: 500.00']);
  });

  it('are listed in a remark without signs where they add to their total', () => {
    const [part] = policies(
      'Number to follow. Prem: property 4,210; auto 380. Annual total 4,590, agency bill.',
    );
    expect(premiumsOf(part)).toEqual(['Property: 4210.00', 'Auto: 380.00']);
    expect(part?.total?.value).toBe('4590.00');
    const [other] = policies(
      'Number to follow. Prem: property 4,210; auto 380. Annual total 4,990, agency bill.',
    );
    expect(premiumsOf(other)).toEqual([]);
  });

  it('are for the whole policy, with a remark behind the amount', () => {
    const [part] = policies(`
Premium for this policy, flat, not auditable    $3,100.00    25% ($775.00) is earned at once
Terrorism                                       $62.00
TOTAL PAYABLE                                   $3,162.00`);
    expect(premiumsOf(part)).toEqual([
      'Directors, officers and entity liability premium: 3100.00',
      'Terrorism: 62.00',
    ]);
    expect(part?.total?.value).toBe('3162.00');
  });

  it('are rows that a code names, where only with them the printed total is reached', () => {
    const [part] = policies(`
Code    Class                           Payroll    Premium
9012    Caretakers                      80,400     2,310
Experience credit                                  -210
Total estimated annual premium                     2,100`);
    expect(part?.total?.value).toBe('2100.00');
    expect(part?.premiums.map(({ premium }) => premium.value)).toEqual(['2310.00', '-210.00']);
  });
});

it('reads no policy in the schedule of those that an umbrella lies over', () => {
  const parts = policies(`Schedule of underlying insurance
Coverage            Carrier              Policy       Limits
General liability   Birch Bay Mutual     GL 40817     $1,000,000
Automobile          Birch Bay Mutual     CA 40818     $1,000,000
Annual premium      $2,450.00`);
  expect(parts.map(({ policy, carrier }) => [policy?.value, carrier?.value])).toEqual([
    ['TMC-2044817-03', 'Tamarack Mutual Insurance Company'],
  ]);
});

it('reads deductibles that remain in a letter, and none of a choice that it offers', () => {
  const [part] =
    policies(`The renewal premium is $9,200, to which a state surcharge of $80 is added, so that $9,280 will be billed.
The occurrence deductible remains $5,000; the ice dam deductible remains $2,500 per unit.
If you would rather raise the occurrence deductible to $10,000 the premium falls by $640.`);
  expect(deductiblesOf(part)).toEqual(['Occurrence: 5000.00', 'Ice dam: 2500.00']);
  expect(part?.total?.value).toBe('9280.00');
});

it('reads a deductible of a grid in its column, whatever else the column holds', () => {
  const doc = documentOfSheets([
    [
      ['Insurer: Tamarack Mutual Insurance Company'],
      ['Policy Number: TMC-2044817-03'],
      ['Coverage', 'Limit', 'Deductible', 'Premium'],
      ['Property', '$4,000,000', '$5,000 AOP', '$9,100'],
      ['Water damage', 'included', '$15,000', 'included'],
      ['General liability', '$1M / $2M', 'none', '$2,100'],
      ['Crime', '$100,000', 'none', '$300'],
      ['Total', '', '', '$11,500'],
    ],
  ]);
  expect(deductiblesOf(readInsurance(doc, ctx).parts[0])).toEqual([
    'Property - All other perils (AOP): 5000.00',
    'Water damage: 15000.00',
  ]);
});

it('names the deductible of a box after the coverage over it', () => {
  const [part] = policies(`
PROPERTY CAUSES OF LOSS    BASIC    LIMITS               DEDUCTIBLE
                                    Building 800,000     DED  2,500
Policy premium             $4,000.00`);
  expect(deductiblesOf(part)).toEqual(['PROPERTY: 2500.00']);
});

it('reads the name of an insurer that a narrow box breaks', () => {
  const text = `BINDER
COMPANY                  BINDER #
Birch Bay Farm &         BND-27-00418
Casualty Insurance Co.
EFFECTIVE                EXPIRATION
04/01/2027               04/01/2028
Policy premium           $4,000.00`;
  expect(readInsurance(documentOfText(text), ctx).parts[0]?.carrier?.value).toBe(
    'Birch Bay Farm & Casualty Insurance Co.',
  );
});
