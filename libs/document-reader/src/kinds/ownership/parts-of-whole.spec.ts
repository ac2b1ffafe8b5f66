import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { statedWhole } from './parts-of-whole';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 5, documentName: 'schedule.pdf', readingId: 'reading' };

function read(text: string): { parts: OwnershipPart[]; shares: string[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text), ctx);
  const shares = (parts[0]?.shares ?? []).map(
    ({ unit, share: { value } }) => `${unit}=${value.n}/${value.d}`,
  );
  return { parts, shares, codes: warnings.map(({ code }) => code) };
}

describe('what a text says that figures are parts of', () => {
  it.each([
    ['Parts per 100,000', 100_000],
    ['Shares out of one thousand', 1_000],
    ['stated in thousandths', 1_000],
    ['in hundred-thousandths of the whole', 100_000],
    ['Interest (1/10000ths)', 10_000],
    ['Percentage of common interest', undefined],
    ['Votes per 100 members', undefined],
    ['1,000 square feet', undefined],
  ])('%s', (text, whole) => {
    expect(statedWhole([text])).toBe(whole);
  });
});

describe('shares as parts of a whole', () => {
  const table = (head: string, last: number): string => `MASTER DEED
Schedule of undivided interests
Flat      Floor area     ${head}
G-1.      1,000          310
G-2.      640            215
G-3.      905            ${last}`;

  it('are read by the head of their column, areas beside them are not', () => {
    const { shares, codes } = read(table('Parts per 1,000', 475));
    expect(shares).toEqual(['G-1=31/100', 'G-2=43/200', 'G-3=19/40']);
    expect(codes).toEqual([]);
  });

  it('are read by what they add to, where the head says that they are shares', () => {
    expect(read(table('Share', 475)).shares).toEqual(['G-1=31/100', 'G-2=43/200', 'G-3=19/40']);
  });

  it('fall short where one of them is missing or wrong, and that is told', () => {
    const { parts, codes } = read(table('Parts per 1,000', 375));
    expect(parts[0]?.sum).toEqual({ n: '90', d: '1' });
    expect(codes).toContain('ownership-sum');
  });

  it('are none where they add to a number that nobody names', () => {
    expect(read(table('Share', 375)).shares).toEqual([]);
  });
});
