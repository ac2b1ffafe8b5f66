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
import { longDate } from '../core/dates';
import { readBack } from '../testing/read-back';
import { Truth } from '../truth';
import { sixthPapers } from './family';

jest.setTimeout(240_000);

describe('the sixth family', () => {
  let made: Published[] = [];
  let texts: (Published & { text: string })[] = [];
  beforeAll(async () => {
    made = await papersOf(
      sixthPapers,
      6_013,
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
    const written = made.filter(({ file, truth }) => truth.parts.length > 0 && !file.endsWith('.txt'));
    texts = await Promise.all(
      written.map(async (one) => ({ ...one, text: bare((await readBack(one.file, one.bytes)).join(' ')) })),
    );
  });

  it('writes truths of the documented format, of every kind of document and many layouts', () => {
    for (const { truth } of made) expect(Truth.parse(truth)).toEqual(truth);
    expect(new Set(made.map((one) => one.truth.kind)).size).toBe(8);
    expect(new Set(made.map((one) => one.truth.traits[1])).size).toBeGreaterThan(45);
  });

  it('gives the same bytes and truths for the same seed and number', async () => {
    const again = await papersOf(sixthPapers, 6_013, [6]);
    const first = made.filter((one) => one.file.startsWith('S006-'));
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

  it('names no figure of a contract both its price and a decoy', () => {
    for (const { file, part } of partsOf(made, 'contract')) {
      const price = part.fee?.amount ?? 'none';
      const clash = part.decoys.filter((one) => Number(one.replace(/[$,%]/g, '')) === Number(price));
      expect({ file, clash }).toEqual({ file, clash: [] });
    }
  });

  it('prints the days of each contract, its notice and the figures of its escalator', () => {
    for (const { file, truth, text } of texts) {
      const part = truth.parts[0];
      if (part?.kind !== 'contract') continue;
      const { value, floor, cap } = part.escalator;
      const days = [part.start, part.alsoEnd ? undefined : part.end].flatMap((one) =>
        one ? longDate(one) : [],
      );
      const percents = [value, floor, cap].flatMap((one) => (one === undefined ? [] : `${one}%`));
      const missing = [...days, ...percents].filter((one) => !text.includes(bare(one)));
      expect({ file, missing }).toEqual({ file, missing: [] });
      if (part.noticeDays)
        expect({ file, text }).toEqual({ file, text: expect.stringMatching(`${part.noticeDays}\\)?days`) });
    }
  });

  it('prints the association and the year that its truths name', () => {
    for (const { file, truth, text } of texts) {
      const named = [truth.association, truth.fiscalYear].flatMap((one) => (one ? bare(`${one}`) : []));
      const short = `${truth.fiscalYear ?? ''}`.slice(2);
      const missing = named.filter(
        (one) =>
          !text.includes(one) && !text.includes(`jan-dec${short}`) && !text.includes(`jan-sep${short}`),
      );
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  });

  it('prints each share in one of the notations of such documents', () => {
    for (const { file, truth, text } of texts) {
      if (truth.traits[1] === 'in-letters') continue;
      const missing = truth.parts.flatMap((part) =>
        part.kind === 'ownership'
          ? part.shares.filter(({ share }) => !notations(share.n, share.d).some((one) => text.includes(one)))
          : [],
      );
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  });

  it('prints what its truths say', async () => {
    for (const one of made)
      expect({ file: one.file, missing: await unprinted(one) }).toEqual({ file: one.file, missing: [] });
  });
});

const bare = (text: string): string => text.replace(/[\s,]+/g, '').toLowerCase();

/** A share in percent and as a decimal to some places, and as fractions that come to the same. */
function notations(n: string, d: string): string[] {
  const one = Number(n) / Number(d);
  const near = [2, 3, 4, 5].flatMap((places) => {
    const shown = (one * 100).toFixed(places);
    return Math.abs(Number(shown) / 100 - one) < 1e-12 ? [shown, one.toFixed(places + 2).slice(1)] : [];
  });
  return [
    ...near,
    ...Array.from({ length: 60 }, (_, at) => `${Number(n) * (at + 1)}/${Number(d) * (at + 1)}`),
  ];
}
