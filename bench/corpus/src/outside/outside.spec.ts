import { inconsistent, plain, unprinted } from './checks';
import { outside } from './index';
import { printed } from './markup';
import { partsOf } from './model';
import { bytesOf, fileName, truthOf } from './write';

const documents = outside.map((one) => [one.name, one] as const);

describe('documents for blind scoring', () => {
  it('have distinct names, and a quarter of them are scans', () => {
    expect(new Set(outside.map(({ name }) => name)).size).toBe(outside.length);
    expect(outside.length).toBeGreaterThanOrEqual(120);
    const scans = outside.filter(({ scan }) => scan !== undefined).length;
    expect(scans / outside.length).toBeCloseTo(0.25, 1);
  });

  it.each(documents)('%s prints all that its truth says', (_, one) => {
    expect(truthOf(one).file).toBe(fileName(one));
    expect(plain(printed(one.text))).toContain(plain(one.association));
    expect(partsOf(one).flatMap((part) => unprinted(part, one))).toEqual([]);
    expect(one.text).not.toMatch(/undefined|NaN/);
  });

  it.each(documents)('%s has sums that are whole and premiums that add up, or says so', (_, one) => {
    expect(partsOf(one).flatMap(inconsistent)).toEqual([]);
  });

  it('become PDF, Word and scanned files', async () => {
    for (const like of [
      { as: undefined, scan: false },
      { as: 'docx', scan: false },
      { as: undefined, scan: true },
    ]) {
      const one = outside.find(({ as, scan }) => as === like.as && (scan !== undefined) === like.scan)!;
      expect((await bytesOf(one)).subarray(0, 2).toString()).toBe(like.as ? 'PK' : '%P');
    }
  });
});
