import type { ReservePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';

const ctx = { documentId: 6, documentName: 'study.pdf', readingId: 'reading' };
const INVENTORY = `Component    Useful life    Remaining life    Cost
Roof         20             8                 $90,000
Gate         15             3                 $12,000
Pool         12             5                 $40,000
`;
const read = (text: string): ReservePart | undefined =>
  readReserve(documentOfText(`RESERVE STUDY\nGull Harbor Association\n${INVENTORY}${text}`), ctx).parts[0];

describe('the contribution of a study', () => {
  it('is that of the plan that was adopted', () => {
    const part = read(
      'Plan A keeps the contribution at $6,000 per year. Plan B, which the Board has adopted, sets the annual contribution at $9,500.',
    );
    expect(part?.contribution?.value).toBe('9500.00');
  });

  it('may be a field behind others, or of a fiscal year', () => {
    expect(
      read(
        '1. Reserve balance: $50,000. 2. Percent funded: 70%. 3. Reserve contribution for the fiscal year: $9,100.',
      )?.contribution?.value,
    ).toBe('9100.00');
    expect(read('Contribution, fiscal year 2027    $8,800')?.contribution?.value).toBe('8800.00');
    expect(read('The annual contribution needed in 2027 is $8,700 ($725 per month).')?.contribution?.value).toBe('8700.00'); // prettier-ignore
  });
});

describe('what a reserve holds and how well it is funded', () => {
  it('is told in plain words, of its amount as of its prices', () => {
    expect(read('The reserve account held $61,000. We are 92%\nfunded.')?.percentFunded?.value).toBe(92);
    const told =
      'The reserve account holds $61,000, which is 44 percent of the amount of a fully funded reserve.';
    expect(read(told)?.percentFunded?.value).toBe(44);
    expect(read('We assumed that prices go up 3% per year.')?.inflation?.value).toBe(3);
  });

  it.each([
    ['Reserve cash    $61,000', '61000.00'],
    ['Reserves at the start of the year: $62,000. Ideal (fully funded) balance: $90,000.', '62000.00'],
    ['Reserve balance on December 31, 2027: $63,000 Percent funded: 61%', '63000.00'],
  ])('has a balance in: %s', (text, balance) => {
    expect(read(text)?.balance?.value).toBe(balance);
  });

  it.each([
    ['Reserve balance on December 31, 2027: $63,000 Percent funded: 61%', 61],
    ['Its components call for $132,000 today, so that it is\n73% funded.', 73],
    [
      'Reserves of $50,000 compare with a fully funded balance of $90,000, so that the percent\nfunded is 56%.',
      56,
    ],
  ])('has a percentage in: %s', (text, percent) => {
    expect(read(text)?.percentFunded?.value).toBe(percent);
  });
});
