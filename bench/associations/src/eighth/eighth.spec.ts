import { type Published } from '../blind/publish';
import { papersOf, wrongTruths } from '../testing/family-checks';
import { eighthPapers } from './family';

jest.setTimeout(240_000);

describe('the eighth family', () => {
  let made: Published[] = [];
  beforeAll(async () => {
    made = await papersOf(eighthPapers, 8_103, [1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps documents of every kind in many layouts', () => {
    expect(new Set(made.map((one) => one.truth.kind)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(made.map((one) => one.truth.traits[1])).size).toBeGreaterThan(30);
  });

  it('gives the same bytes and truths for the same seed and number', async () => {
    const again = await papersOf(eighthPapers, 8_103, [2]);
    const first = made.filter((one) => one.file.startsWith('E002-'));
    expect(again.map((one) => one.truth)).toEqual(first.map((one) => one.truth));
    again.forEach((one, at) => expect(first[at]?.bytes.equals(one.bytes)).toBe(true));
  });

  it('tells truths that its documents print, whose sums are what they say', async () => {
    expect(await wrongTruths(made)).toEqual([]);
  });
});
