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

it('when a thing was last replaced is no life, and a bare contribution of a year is one', () => {
  const { part } = read(`Reserve schedule for 2027
Item             Last Done    Cost to Replace    Life (years)    Years Left
Gate motors           2019             $9,000              12             4
Sea wall              2008           $410,000              50            31
Reserve balance 12/31      $88,000
Contribution 2027          $12,300`);
  expect(livesOf(part)).toEqual([
    [12, 4],
    [50, 31],
  ]);
  expect(part.contribution?.value).toBe('12300.00');
});

it('a head whose unit stands before the next head of its lower row', () => {
  const { part } = read(`Reserve component      Remaining Life    Useful Life         Estimated
                            (Yrs)             (Yrs) Replacement Cost
Gate motors                     4              12             9,000
Sea wall                       31              50           410,000`);
  expect(livesOf(part)).toEqual([
    [12, 4],
    [50, 31],
  ]);
  expect(part.components[0]!.cost?.value).toBe('9000.00');
});

it('what a board has budgeted or is told to set aside, and no sentence for the field above it', () => {
  const table = `Component              Useful life    Remaining life    Current cost
Gate motors                 12                4               $9,000
Sea wall                    50               31             $410,000`;
  const { part } = read(`3. The estimated cash reserve at the end of the year is $88,000. The
association's reserve fund is at 54 percent funded status.
4. The board has budgeted a transfer of $12,300 to reserves for next year.
${table}`);
  expect(part.balance?.value).toBe('88000.00');
  expect(part.contribution?.value).toBe('12300.00');
  const { part: other } =
    read(`The reserve account is expected to hold $88,000, which makes the fund 54% funded.
We recommend that the Association set aside $12,300 in 2027 ($1,025.00 per month).
${table}`);
  expect(other.contribution?.value).toBe('12300.00');
});
