import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 8, documentName: 'agreement.pdf', readingId: 'reading' };

const OPENING = `DOCK CARE AGREEMENT
This agreement is between Juniper Court Condominium Association ("Association") and Heron Docks, Inc.
("Contractor"). Contractor shall sweep the docks. The term begins May 1, 2027 and ends April 30, 2028.
`;

function feeOf(prices: string): NonNullable<ContractPart['fee']>['value'] | undefined {
  const { parts } = readContract(documentOfText(`${OPENING}${prices}`), ctx);
  return parts[0]?.fee?.value;
}

const OFFERS = `Option A   once a week     $1,240.00 per month
Option B   twice a week    $1,875.00 per month
Option C   every day       $2,960.00 per month
`;
const LEVELS = (mark: string): string => `Bronze    $1,240.00 per month
Silver    $1,875.00 per month${mark}
Gold      $2,200.00 per month`;

describe('a price among its rivals', () => {
  it.each([
    ['seasons in columns', 'Item                     2026-27     2027-28\nSweeping, per month      $1,790.00   $1,875.00'],
    ['years in columns', 'Service                  2026 price  2027 price\nSweeping, per month      $1,790.00   $1,875.00'],
    ['three years', 'Contract year            2025        2026        2027\nMonthly price            $1,700.00   $1,790.00   $1,875.00'],
    ['last year beside this one', 'Service                  Last year   This year\nSweeping, monthly price  $1,790.00   $1,875.00'],
    ['what expires', 'Service                  Expiring    Renewal\nSweeping, monthly price  $1,790.00   $1,875.00'],
    ['a row of an earlier year', 'Price per month             $1,875.00\nPrice in 2026 (per month)   $1,790.00'],
    ['an earlier row', '2026 rate, per month   $1,790.00\n2027 rate, per month   $1,875.00'],
    ['a sentence on an earlier year', 'In 2026 you paid $1,790.00 per month. The price for this year is $1,875.00 per month.'],
    ['what was until now', 'Until now we came once a week for $1,680.00 per month. From May 1, 2027 we come twice for $1,875.00 per month.'],
    ['a price put right', 'Monthly fee: $1,790.00 changed to $1,875.00, initialed T.K.'],
    ['a price of the list', 'List price $2,100.00 per month. Your price $1,875.00 per month.'],
    ['a price of somebody else', 'The price quoted by Pelican Docks was $1,650.00 per month. The monthly fee is $1,875.00.'],
    ['what comes at cost', 'Piles run about $640.00 per month and are billed at cost. The fee is $1,875.00 per month.'],
    ['what is optional', 'Sweeping, monthly fee   $1,875.00\nOptional services:\nNight patrol, monthly fee   $2,240.00'],
    ['what may be elected', 'The fee is $1,875.00 per month. If the Association elects night service, the fee is $2,240.00 per month.'],
    ['an alternate', 'Base bid: sweeping, $1,875.00 per month\nAlternate 1 (if selected): hosing, $2,240.00 per month'],
    ['the price of a renewal', 'The fee is $1,875.00 per month. On renewal the fee will be $1,950.00 per month.'],
    ['what is deducted from', 'Charge each quarter   $2,005.00\nLess: discount   -$130.00\nYou pay per quarter   $1,875.00'],
    ['a part that it includes', 'The fee is $1,875.00 per month. Of the new price, $115.00 a month is for the garden.'],
    ['a row that the sentence does not repeat', 'Price per month   $1,240.00   $1,875.00   $2,200.00\nThe Association pays $1,875.00 a month.'],
    ['its own parts', 'The price is $22,500.00 per year in twelve payments of $1,875.00.'],
  ])('is told from %s', (_, prices) => {
    expect(['1875.00', '22500.00']).toContain(feeOf(prices)?.amount);
    expect(feeOf(prices)?.schedule).toBeUndefined();
  }); // prettier-ignore

  it.each([
    ['where it is accepted', `${OFFERS}Accepted: Option B`],
    ['in a sentence', `${OFFERS}The Board approved Option B on April 2, 2027.`],
    ['in a letter', `${OFFERS}We would like to go with Option B, please start May 1.`],
    ['in its row', OFFERS.replace('$1,875.00 per month', '$1,875.00 per month   Accepted')],
    ['by initials', OFFERS.replace(/per month/g, 'per month    Initial: ____').replace('$1,875.00 per month    Initial: ____', '$1,875.00 per month    Initial: _TK_')],
    ['by a cross', LEVELS('   X')],
    ['by a box', LEVELS('   [X]')],
    ['by an arrow', LEVELS('   <-- selected')],
    ['in a column for it', 'Way            Price per quarter   Chosen\nBasic          $1,240.00           No\nFull           $1,875.00           Yes\nWith parts     $2,960.00           No'],
    ['among columns', '                   Option A     Option B\nVisits a week      1            2\nPrice per month    $1,240.00    $1,875.00\nThe Board accepts Option B.'],
  ])('is that of the offer chosen %s', (_, prices) => {
    expect(feeOf(prices)?.amount).toBe('1875.00');
  }); // prettier-ignore

  it.each([
    [
      'another is as much more as a third',
      'As today, lamps only   $388.00 per month\nLamps and bollards   $569.00 per month\nAdded for bollards   $181.00',
    ],
    ['nobody chose', `${OFFERS}Please initial your choice: ____`],
    [
      'it is as likely as another',
      'Sweeping   $1,240.00 per month\nSweeping and hosing   $1,875.00 per month',
    ],
  ])('is not stated where %s', (_, prices) => {
    expect(feeOf(prices)).toBeUndefined();
    const { warnings } = readContract(documentOfText(`${OPENING}${prices}`), ctx);
    expect(warnings.map(({ code }) => code)).toContain('contract-fee-undecided');
  });
});

describe('a term in plain words', () => {
  const read = (text: string): ContractPart | undefined =>
    readContract(
      documentOfText(
        `AGREEMENT between Juniper Court Condominium Association and Heron Docks, Inc.\nThe fee is $900.00 per month.\n${text}`,
      ),
      ctx,
    ).parts[0];

  it('is of any number of months, begins with the agreement and ends with a week of notice', () => {
    expect(read('The term is eighty-four (84) months and begins on May 1, 2027.')?.end?.value).toBe(
      '2034-04-30',
    );
    const part = read('Start of agreement:  May 1, 2027\nEnd of agreement:  April 30, 2028');
    expect([part?.start?.value, part?.end?.value]).toEqual(['2027-05-01', '2028-04-30']);
    expect(read("Either of us may end this with a week's notice.")?.noticeDays?.value).toBe(7);
  });
});
