import { type Published } from '../blind/publish';
import {
  papersOf,
  partsOf,
  unprinted,
  wrongFooting,
  wrongFunding,
  wrongPremiums,
  wrongShares,
} from '../testing/family-checks';
import { Truth } from '../truth';
import { fifthPapers } from './family';

jest.setTimeout(240_000);

describe('the fifth family', () => {
  let made: Published[] = [];
  beforeAll(async () => {
    made = await papersOf(
      fifthPapers,
      5_013,
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
  });

  it('writes truths of the documented format, of every kind of document and many layouts', () => {
    for (const { truth } of made) expect(Truth.parse(truth)).toEqual(truth);
    expect(new Set(made.map((one) => one.truth.kind)).size).toBe(8);
    expect(new Set(made.map((one) => one.truth.traits[1])).size).toBeGreaterThan(45);
  });

  it('gives the same bytes and truths for the same seed and number', async () => {
    const again = await papersOf(fifthPapers, 5_013, [6]);
    const first = made.filter((one) => one.file.startsWith('V006-'));
    expect(again.map((one) => one.truth)).toEqual(first.map((one) => one.truth));
    again.forEach((one, at) => expect(first[at]?.bytes.equals(one.bytes)).toBe(true));
  });

  it('says of each printed total whether its lines add to it', () => {
    for (const { file, part } of partsOf(made, 'budget'))
      expect({ file, wrong: wrongFooting(part) }).toEqual({ file, wrong: [] });
  });

  it('adds ownership exactly, and to the whole within rounding unless it says that it does not', () => {
    for (const { file, part } of partsOf(made, 'ownership'))
      expect({ file, wrong: wrongShares(part) }).toEqual({ file, wrong: [] });
  });

  it('adds premiums to their total, and says when a percent funded does not follow', () => {
    expect(partsOf(made, 'insurance').filter(({ part }) => wrongPremiums(part))).toEqual([]);
    expect(partsOf(made, 'reserve').filter(({ part }) => wrongFunding(part))).toEqual([]);
  });

  it('prints what its truths say', async () => {
    for (const one of made)
      expect({ file: one.file, missing: await unprinted(one) }).toEqual({ file: one.file, missing: [] });
  });
});
