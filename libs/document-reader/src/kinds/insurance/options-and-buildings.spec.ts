import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;

it('reads the option that was bound, with its own insurer, premiums and deductibles', () => {
  const [part, ...more] = policies(`RENEWAL COMPARISON
Birch Hollow Condominium Association
                                   EXPIRING                    OFFER                       OPTION SELECTED
                                   Keel Insurance Co.          Keel Insurance Co.          Tamarack Casualty Company
Blanket building limit             $18,000,000                 $19,000,000                 $19,000,000
All other perils deductible        $5,000                      $20,000                     $10,000
Named storm deductible             2%                          3%                          2%
General liability                  $1M / $2M                   $1M / $2M                   $1M / $2M
Premium
Property                           $46,000.00                  $61,000.00                  $52,000.00
General liability                  $6,000.00                   $7,000.00                   $6,500.00
Terrorism                          $400.00                     Rejected                    $500.00
Total annual premium               $52,400.00                  $68,000.00                  $59,000.00
Bound: Policy number TC-PKG-204481, June 1, 2027 to June 1, 2028.`);
  expect(more).toEqual([]);
  expect(part).toMatchObject({
    carrier: { value: 'Tamarack Casualty Company' },
    policy: { value: 'TC-PKG-204481' },
    total: { value: '59000.00' },
  });
  expect(part!.premiums.map(({ premium }) => premium.value)).toEqual(['52000.00', '6500.00', '500.00']);
  expect(part!.deductibles.map(({ line, amount }) => [line, amount.value])).toEqual([
    ['All other perils', '10000.00'],
  ]);
});

describe('a schedule of buildings', () => {
  const HEAD = `TAMARACK MUTUAL INSURANCE COMPANY
Policy Number: TMC-2044817
Policy Period: 04/01/2027 to 04/01/2028
`;

  it('has premiums and deductibles by the number of the building', () => {
    const [part] = policies(`${HEAD}
Bldg   Location              Limit of liability    Hurricane ded.    Premium
1      10-20 Birch Hollow    $1,100,000            $33,000           $7,000.00
2      30-40 Birch Hollow    $1,300,000            $39,000           $8,000.00
       Total                 $2,400,000                              $15,000.00`);
    expect(part!.premiums.map(({ line }) => line)).toEqual([
      'Building 1, 10-20 Birch Hollow',
      'Building 2, 30-40 Birch Hollow',
    ]);
    expect(part!.deductibles.map(({ line, amount }) => [line, amount.value])).toEqual([
      ['Building 1, 10-20 Birch Hollow', '33000.00'],
      ['Building 2, 30-40 Birch Hollow', '39000.00'],
    ]);
  });

  it('states its percentage in the head and ends where the premiums begin', () => {
    const [part] = policies(`${HEAD}
Item   Description           Amount of insurance    Hurricane deductible 5%
1      Building A            $1,100,000             $55,000
2      Building B            $1,300,000             $65,000
PREMIUM DETAIL
Wind premium, items 1 and 2 (after a credit of $1,900)                   $8,000.00
Ordinance or law                                                         $600.00
TOTAL                                                                    $8,600.00`);
    expect(part!.deductibles.map(({ amount }) => amount.value)).toEqual(['55000.00', '65000.00']);
    expect(part!.premiums.map(({ premium }) => premium.value)).toEqual(['8000.00', '600.00']);
  });
});
