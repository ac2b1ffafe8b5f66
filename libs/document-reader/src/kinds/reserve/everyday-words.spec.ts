import type { ReservePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';

/** Studies that call lives, costs and figures of the summary by everyday words. */
function read(text: string): { part: ReservePart; warnings: string[] } {
  const ctx = { documentId: 7, documentName: 'reserves.txt', readingId: 'reading' };
  const { parts, warnings } = readReserve(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, warnings: warnings.map(({ code }) => code) };
}

const livesOf = (part: ReservePart): unknown[] =>
  part.components.map(({ usefulLife, remainingLife }) => [usefulLife?.value, remainingLife?.value]);

it('years left beside years in all, in either order', () => {
  const head = 'Reserve component      Yrs left      Total years      Cost to replace';
  const { part } = read(`${head}
Gate motors                   4               12              $9,000
Sea wall                     31               50            $410,000`);
  expect(livesOf(part)).toEqual([
    [12, 4],
    [50, 31],
  ]);
  const { part: other } = read(`Reserve item              Lasts (years)     Left (years)     Cost now
Gate motors                  12                4              $9,000
Sea wall                     50               31            $410,000`);
  expect(livesOf(other)).toEqual([
    [12, 4],
    [50, 31],
  ]);
});

it('numbered statements, and sentences about an account', () => {
  const table = `Component              Useful life    Remaining life    Current cost
Gate motors                 12                4               $9,000
Sea wall                    50               31             $410,000`;
  const { part } = read(`(a) Reserve monies on hand as of July 1: $88,000.
(b) Contribution to reserves called for by the adopted plan: $12,300.
The reserve fund is 54.5% funded. Costs are expected to rise by 3.5% a year.
${table}`);
  expect(part.balance?.value).toBe('88000.00');
  expect(part.contribution?.value).toBe('12300.00');
  expect(part.percentFunded?.value).toBe(54.5);
  expect(part.inflation?.value).toBe(3.5);
  expect(read(`Planned contribution for the year   $7,700\n${table}`).part.contribution?.value).toBe(
    '7700.00',
  );
});

it('the head of a column is no field of the row below it', () => {
  const { warnings } = read(`RESERVE STUDY
Reserve balance: $100,000
Percent funded: 34.4%
Component              Useful life    Remaining life    Current cost    Fully funded balance
Gate motors                 12                4               $9,000                  $6,000
Sea wall                    50               15             $407,143                $285,000`);
  expect(warnings).toEqual([]);
});

it('a disclosure that a law asks for', () => {
  const { part } = read(`Reserve disclosure
The balance of our reserve accounts is $61,200, which is 71.5 percent of the amount that the civil code prescribes.
The sum to be set aside for reserves next year will be $9,900. We assumed a return of 1.25 percent and inflation of 3 percent.
Component              Useful life    Remaining life    Current cost
Gate motors                 12                4               $9,000
Sea wall                    50               31             $410,000`);
  const { percentFunded, contribution, interest, inflation } = part;
  expect([percentFunded?.value, contribution?.value, interest?.value, inflation?.value]).toEqual([
    71.5,
    '9900.00',
    1.25,
    3,
  ]);
});
