import { inconsistent, plain, unprinted } from '../outside/checks';
import { outside } from '../outside/index';
import { printed } from '../outside/markup';
import { partsOf, type Outside } from '../outside/model';
import { bytesOf, fileName, truthOf } from '../outside/write';
import { outsideTwo } from './index';

const documents = outsideTwo.map((one) => [one.name, one] as const);
const count = (is: (one: Outside) => boolean): number => outsideTwo.filter(is).length;

/** Who does and who insures, as the truths name them. */
const companies = (all: readonly Outside[]): string[] =>
  all.flatMap(partsOf).flatMap((part) => {
    if (part.kind === 'contract') return [part.vendor];
    return part.kind === 'insurance' ? [part.carrier] : [];
  });

describe('the second set of documents for blind scoring', () => {
  it('has distinct names, all kinds of papers and files, and at least thirty scans', () => {
    expect(new Set([...outside, ...outsideTwo].map(({ name }) => name)).size).toBe(
      outside.length + outsideTwo.length,
    );
    expect(outsideTwo.length).toBeGreaterThanOrEqual(110);
    expect(count(({ scan }) => scan !== undefined)).toBeGreaterThanOrEqual(30);
    for (const as of ['docx', 'xlsx', 'txt']) expect(count((one) => one.as === as)).toBeGreaterThanOrEqual(5);
    const least = { declaration: 28, contract: 28, insurance: 24, 'reserve-study': 20, other: 12 };
    for (const [kind, few] of Object.entries(least))
      expect(count((one) => one.kind === kind)).toBeGreaterThanOrEqual(few);
  });

  it('has other associations, vendors and carriers than the first set', () => {
    const known = new Set(outside.map(({ association }) => association));
    expect(outsideTwo.filter(({ association }) => known.has(association))).toEqual([]);
    const before = new Set(companies(outside));
    expect(companies(outsideTwo).filter((one) => before.has(one))).toEqual([]);
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

  it.each(documents)('%s prints what must not be taken', (_, one) => {
    const text = printed(one.text);
    const decoys = partsOf(one).flatMap((part) => (part.kind === 'contract' ? part.decoys : []));
    expect(decoys.filter((decoy) => !text.includes(decoy))).toEqual([]);
  });

  const shortest = (is: (one: Outside) => boolean): Outside =>
    outsideTwo.filter(is).reduce((a, b) => (b.text.length < a.text.length ? b : a));

  it.each([
    ['PDF', '%P', (one: Outside) => one.as === undefined && one.scan === undefined],
    ['scanned', '%P', (one: Outside) => one.scan !== undefined],
    ['Word', 'PK', (one: Outside) => one.as === 'docx'],
    ['Excel', 'PK', (one: Outside) => one.as === 'xlsx'],
  ] as const)('becomes %s files', async (_, start, is) => {
    expect((await bytesOf(shortest(is))).subarray(0, 2).toString()).toBe(start);
  });

  it('becomes text files', async () => {
    const one = shortest(({ as }) => as === 'txt');
    expect(plain((await bytesOf(one)).toString())).toContain(plain(one.association));
  });
});
