import type { ReservePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';
import { componentsOf } from './components-in-words';

/** Worksheets of volunteers, plans of years behind an inventory, summaries in sentences. */
function read(text: string): ReservePart {
  const ctx = { documentId: 6, documentName: 'reserves.csv', readingId: 'reading' };
  const { parts } = readReserve(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

it('a worksheet in plain words', () => {
  const part = read(`Sunny Slope Townhomes, our reserves
Item                Cost today     Lasts     Years to go     Saved so far
Roof                    64,000        25               7           31,000
Siding                  88,000        30              22           12,500
Total                  152,000                                     43,500
Reserve balance        $43,500
Contribution for 2027  $14,400`);
  expect(componentsOf(part)).toEqual([
    ['Roof', 25, 7, '64000.00'],
    ['Siding', 30, 22, '88000.00'],
  ]);
  expect(part.balance?.value).toBe('43500.00');
  expect(part.contribution?.value).toBe('14400.00');
});

it('a plan of years behind the inventory holds no components', () => {
  const part = read(`RESERVE STUDY
Component              Useful Life     Remaining Life     Current Cost
Roof shingles                   25                 12         $273,000
Exterior painting                8                  2          $85,000
Total                                                         $358,000
Projection of twenty years
Year          Opening        Paid in       Earned        Spent        Closing
2026          412,350        114,000        8,247            0        534,597
2027          534,597        117,705       10,692            0        662,994
2028          662,994        121,530       13,260       88,000        709,784`);
  expect(componentsOf(part)).toEqual([
    ['Roof shingles', 25, 12, '273000.00'],
    ['Exterior painting', 8, 2, '85000.00'],
  ]);
});

it('what a board has adopted, and two rates of one sentence', () => {
  const part = read(`RESERVE FUNDING DISCLOSURE
The board has approved reserve contributions of $4,150 per month. The plan assumes 2.5% interest and 3% inflation.
Component            Est. useful life     Est. remaining life     Replacement cost
Roofs                30                   14                      $310,000
Pool plaster         12                   3                       $22,000`);
  expect(part.contribution?.value).toBe('49800.00');
  expect(part.interest?.value).toBe(2.5);
  expect(part.inflation?.value).toBe(3);
});
