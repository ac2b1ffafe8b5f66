import type { ReservePart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import type { ReadDocument } from '../../page/types';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';

/** Summaries in a firm's own words, percentages without a sign, and cards with both lives in one field. */
function study(doc: ReadDocument): ReservePart {
  const ctx = { documentId: 6, documentName: 'study.txt', readingId: 'reading' };
  const { parts } = readReserve(doc, ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const read = (text: string): ReservePart => study(documentOfText(text));

const INVENTORY = `
Component              Useful Life     Remaining Life     Current Cost
Roof shingles                   25                 12         $273,000
Exterior painting                8                  2          $85,000`;

it('reads the percent funded from other words for it', () => {
  expect(read(`Reserve Study\nPercent of full accumulation     61.2%${INVENTORY}`).percentFunded?.value).toBe(
    61.2,
  );
  expect(
    read(`Reserve Study\nCurrent Balance as a % of Ideal Balance     44%${INVENTORY}`).percentFunded?.value,
  ).toBe(44);
  const told = `Reserve Study\nWith the components below the account is 58.5% funded.${INVENTORY}`;
  expect(read(told).percentFunded?.value).toBe(58.5);
});

it('prefers a stated balance and percent funded to a table of future years', () => {
  const part = read(`Reserve Funding Disclosure Summary
The projected reserve fund cash balance at the end of the current fiscal year is $151,000,
resulting in reserves being 48.3 percent funded at this date.

Year      Required       Projected balance      Percent funded
2027      $331,000       $170,400               51%
2028      $340,000       $190,100               56%
${INVENTORY}`);
  expect(part.balance?.value).toBe('151000.00');
  expect(part.percentFunded?.value).toBe(48.3);
});

it('takes the recommended monthly allocation, not the one of the budget', () => {
  const part = read(`Reserve Analysis
Monthly Reserve Allocation from 2026 budget      $4,000.00
Recommendations for 2027
Monthly Reserve Allocation                       $5,500.00${INVENTORY}`);
  expect(part.contribution?.value).toBe('66000.00');
});

it('reads a suggested contribution that increases follow', () => {
  const part = read(`Reserve Study
We suggest raising the contribution to $2,500 per month starting in 2027, followed by yearly increases.
${INVENTORY}`);
  expect(part.contribution?.value).toBe('30000.00');
});

it('reads the plain words of a volunteer', () => {
  const part = read(`Reserve worksheet
In the reserve account 6/30/26:     $41,000.00
Transfer to reserves:               $900.00 a month ($30.00 a unit)
Credit union pays:                  1.9 %${INVENTORY}`);
  expect(part.balance?.value).toBe('41000.00');
  expect(part.contribution?.value).toBe('10800.00');
  expect(part.interest?.value).toBe(1.9);
});

it('reads fractions of a workbook as percentages', () => {
  const part = study(
    documentOfSheets([
      [
        ['Reserve Study'],
        ['Starting reserve balance', 80000],
        ['Percent funded', '0.72'],
        ['Inflation', '0.025'],
        ['Interest earned, net', '0.0075'],
        [null],
        ['Component', 'Useful life', 'Remaining life', 'Current cost'],
        ['Roof shingles', 25, 12, 273000],
        ['Exterior painting', 8, 2, 85000],
      ],
    ]),
  );
  expect(part.percentFunded?.value).toBe(72);
  expect(part.inflation?.value).toBe(2.5);
  expect(part.interest?.value).toBe(0.75);
});

it('reads a pooled balance, one that is expected, and one that a note begins with', () => {
  const balanceIn = (words: string) => read(`Reserve Study\n${words}${INVENTORY}`).balance?.value;
  expect(balanceIn('Pooled reserve balance, 1/1/2027:      $61,000')).toBe('61000.00');
  expect(
    balanceIn(
      'The balance of the reserve account on January 1, 2027 is expected to be $61,000. It earns interest.',
    ),
  ).toBe('61000.00');
  expect(balanceIn('Notes: 1) $61,000 is the projected reserve balance at July 1, 2027.')).toBe('61000.00');
  expect(balanceIn('Notes: 1) $61,000 is the fully funded reserve balance at July 1, 2027.')).toBeUndefined();
});

it('reads what a fund is when measured, and rates by any order of their words', () => {
  const part = read(`Reserve Study
Measured against the fully funded balance the account stands at 64 percent. Last year it earned 3 percent.
Rate of interest on the account       1.4 %${INVENTORY}`);
  expect(part.percentFunded?.value).toBe(64);
  expect(part.interest?.value).toBe(1.4);
  expect(read(`Reserve Study\nLevel of funding      64%${INVENTORY}`).percentFunded?.value).toBe(64);
});

it('takes a contribution of the year for one, beside that of the month', () => {
  const part = read(`Reserve Study\nAnnual contribution      $24,000      Monthly      $2,000${INVENTORY}`);
  expect(part.contribution?.value).toBe('24000.00');
});

it('knows a study for the year of a budget by its inventory', () => {
  const text = `RESERVE FUND ANALYSIS\nFor budget year 2027${INVENTORY}\nGate motors                     10                  4          $9,000`;
  expect(factsOf(documentOfText(text), { documentId: 6, documentName: 'study.txt', readingId: 'r' }).kind).toBe('reserve-study'); // prettier-ignore
});
