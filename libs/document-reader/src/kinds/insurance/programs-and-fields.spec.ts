import type { InsurancePart } from '@hoa/contracts';
import { classify } from '../classify/classify';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const premiums = (part: InsurancePart): string[] => part.premiums.map(({ line, premium }) => `${line}: ${premium.value}`); // prettier-ignore
const deductibles = (part: InsurancePart): string[] => part.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`); // prettier-ignore
const declared = (text: string): InsurancePart =>
  policies(`PROPERTY POLICY
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028
${text}`)[0]!;

describe('several policies of a program', () => {
  it('a policy a row, where one cell has the insurer with the number', () => {
    const parts = policies(`INSURANCE SUMMARY for the policy term 04/01/2027 to 04/01/2028
Coverage             Insurer and policy no.             Deductible           Premium
Property             Tamarack Mutual TMC-2044817        $10,000              $41,200
General liability    Keel Casualty Company GL 774001    None                 $6,150
Crime                Keel Casualty Company CR 774002    $2,500               $890
Total                                                                        $48,240`);
    expect(parts.map(({ carrier, policy, period }) => [carrier?.value, policy?.value, period?.value.from])).toEqual([
      ['Tamarack Mutual', 'TMC-2044817', '2027-04-01'],
      ['Keel Casualty Company', 'GL 774001', '2027-04-01'],
      ['Keel Casualty Company', 'CR 774002', '2027-04-01'],
    ]); // prettier-ignore
    expect(parts.map(premiums)).toEqual([
      ['Property: 41200.00'],
      ['General liability: 6150.00'],
      ['Crime: 890.00'],
    ]);
  });

  it('policies in one table and their premiums, by coverage, in another', () => {
    const parts = policies(`INSURANCE PROPOSAL for the policy term 04/01/2027 to 04/01/2028
Coverage                  Insurer                      Policy          Limit           Deductible
Property (9 buildings)    Tamarack Mutual              TMC-2044817     $11,460,000     $10,000
General liability                                                      $1,000,000      None
Umbrella                  Keel Casualty Company        UX 774001       $5,000,000      None
Premium comparison
Line                              Expiring 26-27    Renewal 27-28
Property                          $38,900           $41,200
General liability                 $5,900            $6,150
Tamarack package, subtotal        $44,800           $47,350
Umbrella liability                $2,300            $2,450
Surplus lines tax                 $69               $74
Total, all policies               $47,169           $49,874`);
    expect(parts.map(({ policy, total }) => [policy?.value, total?.value])).toEqual([
      ['TMC-2044817', '47350.00'],
      ['UX 774001', undefined],
    ]);
    expect(parts.map(premiums)).toEqual([
      ['Property: 41200.00', 'General liability: 6150.00'],
      ['Umbrella liability: 2450.00', 'Surplus lines tax: 74.00'],
    ]);
  });

  it('blocks of policies before a table of all of them, which is of none', () => {
    const parts = policies(`Property
Insurer          Tamarack Mutual Insurance Company
Policy number    TMC 2044817
Term             04/01/2027 to 04/01/2028
Premium component                      Amount
Buildings                              $41,200.00
Terrorism                              $800.00
Policy total                           $42,000.00
Umbrella
Insurer          Keel Casualty Company
Policy number    KC 774001
Term             04/01/2027 to 04/01/2028
Premium component                      Amount
First layer $10M                       $6,150.00

Premium summary
Policy        Insurer                              2027-28       2026-27
Property      Tamarack Mutual Insurance Company    $42,000.00    $38,900.00
Umbrella      Keel Casualty Company                $6,150.00     $5,700.00
Program total                                      $48,150.00    $44,600.00`);
    expect(parts.map(({ carrier, total }) => [carrier?.value, total?.value])).toEqual([
      ['Tamarack Mutual Insurance Company', '42000.00'],
      ['Keel Casualty Company', '6150.00'],
    ]);
    expect(parts.map(premiums)).toEqual([
      ['Buildings: 41200.00', 'Terrorism: 800.00'],
      ['First layer $10M: 6150.00'],
    ]);
  });

  it('the policies of a premium finance agreement, which is no contract of service', () => {
    const text = `PREMIUM FINANCE AGREEMENT
Insured: Seaside Villas Homeowners Association, Inc.
SCHEDULE OF POLICIES
Policy number    Eff. date     Insurance company             Type        Term (mo.)    Premium
TMC-2044817      04/01/2027    Tamarack Mutual Ins. Co.      Package     12            $41,200.00
KC-774001        04/01/2027    Keel Casualty Company         Umbrella    12            $6,150.00
                                                             Total                     $47,350.00
The insured agrees to pay the lender at its office. The lender may cancel upon ten days written notice.`;
    expect(classify(documentOfText(text), new Map()).kind).toBe('insurance');
    expect(policies(text).map(({ policy, period }) => [policy?.value, period?.value.to])).toEqual([
      ['TMC-2044817', '2028-04-01'],
      ['KC-774001', '2028-04-01'],
    ]);
  });
});

describe('what an amount is of', () => {
  it('an answer names no row: buildings have the coverage over their table, and the sum below has no name', () => {
    const part = declared(`ORDINANCE OR LAW COVERAGE
Bldg. No.     Coverage A     Coverage B Limit     Coverage C Limit     Additional Premium
1 (2-8)       Included       $500,000             $500,000             $610.00
2 (10-16)     Included       $750,000             $750,000             $890.00
                                                                       $1,500.00`);
    expect(premiums(part)).toEqual([
      'Building 1, ORDINANCE OR LAW: 610.00',
      'Building 2, ORDINANCE OR LAW: 890.00',
    ]);
    expect(part.total?.value).toBe('1500.00');
  });

  it('a premium behind the label of its item', () => {
    expect(
      premiums(
        declared(`Item 5. Premium:      Umbrella Liability $9,450.00
                      Terrorism $190.00
                      Total Advance Premium $9,640.00`),
      ),
    ).toEqual(['Umbrella Liability: 9450.00', 'Terrorism: 190.00']);
  });

  it('an invoice of an agent, whose entries begin with a day', () => {
    const [part] = policies(`INVOICE
Northfork Insurance Agency
Policy          Commercial package TMX-P-0044817, Tamarack Excess & Surplus Insurance Company
Policy dates    04/01/2027 - 04/01/2028
Eff. date     Transaction     Description             Amount
04/01/27      Renewal         Package premium         $27,000.00
04/01/27      Tax             Surplus lines tax 4%    $1,080.00
04/01/27      Fee             Broker fee              $250.00
                              Invoice total           $28,330.00`);
    expect([part?.carrier?.value, part?.policy?.value, part?.total?.value]).toEqual([
      'Tamarack Excess & Surplus Insurance Company',
      'TMX-P-0044817',
      '28330.00',
    ]);
    expect(premiums(part!)).toEqual(['Package: 27000.00', 'Surplus lines tax 4%: 1080.00', 'Broker fee: 250.00']); // prettier-ignore
  });

  it('a list in a sentence, with the coverage behind each amount', () => {
    const part = declared(
      'Your renewal premium will be $20,500. It is made up of a premium of $17,000 for property, $2,900 for liability, and $600 for directors and\nofficers.',
    );
    expect(premiums(part)).toEqual(['Property: 17000.00', 'Liability: 2900.00', 'Directors and officers: 600.00']); // prettier-ignore
    expect(part.total?.value).toBe('20500.00');
  });

  it('no premium that is still owed for the term that ends', () => {
    const part = declared('The policy will not be renewed. Any premium still owed, $6,100.00 due July 1, remains payable.'); // prettier-ignore
    expect([part.premiums, part.total]).toEqual([[], undefined]);
  });
});

it('the insurer, number and amounts of the choice that was bound', () => {
  const [part] = policies(`PACKAGE RENEWAL RESULTS
Renewal date 04/01/2027 - 04/01/2028
                           EXPIRING                   RENEWAL                    ALTERNATIVE 1 - BOUND
Carrier                    Keel Casualty Company      Keel Casualty Company      Tamarack Mutual Assurance Co.
Policy number              KC 774001                  KC 774001                  TMC-300418
Property                   $31,000                    $41,500                    $36,000
General Liability          $5,200                     $6,100                     $5,700
Total annual premium       $36,200                    $47,600                    $41,700
Water damage deductible    $10,000                    $50,000                    $15,000`);
  expect([part?.carrier?.value, part?.policy?.value, part?.period?.value.from]).toEqual([
    'Tamarack Mutual Assurance Co.',
    'TMC-300418',
    '2027-04-01',
  ]);
  expect([premiums(part!), deductibles(part!)]).toEqual([
    ['Property: 36000.00', 'General Liability: 5700.00'],
    ['Water damage: 15000.00'],
  ]);
});

it('a binder: the number and the term of the policy that is to be issued', () => {
  const [part] = policies(`INSURANCE BINDER
Company                              Binder #
Tamarack Mutual Insurance Company    TMB-B-27-1187
Effective date                       Expiration date
04/01/2027                           05/01/2027
Policy to be issued TMC 88-0417 for the term 04/01/2027 to 04/01/2028
Special conditions/other coverages        Estimated total premium
Subject to an inspection                  $ 19,800.00`);
  expect([part?.policy?.value, part?.period?.value, part?.total?.value, part?.premiums]).toEqual([
    'TMC 88-0417',
    { from: '2027-04-01', to: '2028-04-01' },
    '19800.00',
    [],
  ]);
});

it('a number and its insurer in an aside of a letter', () => {
  const [part] = policies(
    'Coverage has been bound effective April 1, 2027, expiring April 1, 2028. The package policy (number TMC 30-88120, Tamarack Mutual) covers the clubhouse. Its annual premium is $9,600, of which $6,400 is for the property and $3,200 for the liability.',
  );
  expect([part?.policy?.value, part?.carrier?.value, part?.total?.value]).toEqual(['TMC 30-88120', 'Tamarack Mutual', '9600.00']); // prettier-ignore
  expect(premiums(part!)).toEqual(['Property: 6400.00', 'Liability: 3200.00']);
});

describe('deductibles', () => {
  it.each([
    ['percent with a least amount', 'Deductible:   10% of the insured value, subject to a\n              minimum of $50,000 any one occurrence', ['minimum any one occurrence: 50000.00']],
    ['a list under an item', 'Item 4. Deductibles\nALL OTHER PERILS     $ 5,000 PER OCCURRENCE\nWIND AND HAIL 2% OF BUILDING VALUE\nEMPLOYEE DISHONESTY     $ 1,000', ['ALL OTHER PERILS: 5000.00', 'EMPLOYEE DISHONESTY: 1000.00']],
    ['one in hours among others', 'Deductibles\nDirect coverages     $5,000\nIndirect coverages     24 hours\nPumps over 50 tons     $15,000', ['Direct coverages: 5000.00', 'Pumps over 50 tons: 15000.00']],
    ['lettered amounts', 'ITEM 4. Retention     (a) $0 each Insured Person\n                      (b) $5,000 each Claim, Insured Organization\n                      (c) $15,000 each Employment Practices Claim', ['Each Claim, Insured Organization: 5000.00', 'Each Employment Practices Claim: 15000.00']],
    ['causes below each other', 'Deductible / retention     All other perils $50,000\n                           Water damage $100,000', ['All other perils: 50000.00', 'Water damage: 100000.00']],
    ['behind the limit', 'Equipment breakdown     X     LIMIT 14,875,000 DED: 10,000', ['Equipment breakdown: 10000.00']],
    ['a short word', 'Property damage ded.     $250', ['Property damage: 250.00']],
    ['after the limit, with', 'Each occurrence $1,000,000; employee dishonesty $400,000 with $1,000 deductible.', ['employee dishonesty: 1000.00']],
    ['no sentence about the deductible', 'Debris removal: the most we will pay is 25% of the direct\nloss plus the deductible, and an additional $25,000.', []],
  ])('%s', (_, text, expected) => {
    expect(deductibles(declared(text))).toEqual(expected);
  }); // prettier-ignore
});
