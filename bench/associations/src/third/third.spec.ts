import { Truth } from '../truth';
import { thirdPapers } from './family';

async function papersOf(
  seed: number,
  number: number,
): Promise<{ file: string; bytes: Buffer; truth: Truth }[]> {
  const all = [];
  for await (const paper of thirdPapers(seed, number, { scans: false })) all.push(paper);
  return all;
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const numbers = [1, 2, 3, 4, 5, 6];

// Whole associations are written, on machines that do other work as well.
jest.setTimeout(60_000);

describe('the third family', () => {
  it('has truths that parse, of files that are named once', async () => {
    for (const number of numbers) {
      const papers = await papersOf(31, number);
      expect(papers.length).toBeGreaterThanOrEqual(3);
      expect(new Set(papers.map((paper) => paper.file)).size).toBe(papers.length);
      for (const { file, truth, bytes } of papers) {
        expect(Truth.parse(truth).file).toBe(file);
        expect(bytes.length).toBeGreaterThan(100);
      }
    }
  });

  it('prints totals that foot where it says so, and only there', async () => {
    for (const part of await partsOf('budget'))
      for (const total of part.totals) {
        const lines = part.lines;
        const candidates = sumsOf(lines, total.columnId);
        expect({ ...total, known: candidates.has(cents(total.printed)) }).toEqual({
          ...total,
          known: total.foots,
        });
      }
  });

  it('states the sum of the shares, and calls a sum that is off a flaw', async () => {
    for (const part of await partsOf('ownership')) {
      const shares = part.shares.map(({ share }) => Number(share.n) / Number(share.d));
      const sum = 100 * shares.reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(Number(part.sum.n) / Number(part.sum.d), 6);
      expect(part.flaws.includes('sum')).toBe(Math.abs(sum - 100) > 0.5);
      expect(new Set(part.shares.map((one) => one.unit)).size).toBe(part.shares.length);
    }
  });

  it('adds premiums to their total', async () => {
    for (const part of await partsOf('insurance')) {
      const sum = part.premiums.reduce((all, one) => all + cents(one.premium), 0n);
      expect(sum).toBe(cents(part.total ?? '0.00'));
    }
  });

  it('gives the same bytes for the same seed', async () => {
    const [once, again, other] = [await papersOf(33, 4), await papersOf(33, 4), await papersOf(34, 4)];
    expect(once.map(({ bytes }) => bytes.toString('base64'))).toEqual(
      again.map(({ bytes }) => bytes.toString('base64')),
    );
    expect(once.map(({ truth }) => truth)).not.toEqual(other.map(({ truth }) => truth));
  });
});

type Part<K> = Extract<Truth['parts'][number], { kind: K }>;

async function partsOf<K extends Truth['parts'][number]['kind']>(kind: K): Promise<Part<K>[]> {
  const papers = (await Promise.all(numbers.map((number) => papersOf(32, number)))).flat();
  const parts = papers.flatMap(({ truth }) => truth.parts).filter((one): one is Part<K> => one.kind === kind);
  expect(parts.length).toBeGreaterThan(0);
  return parts;
}

/** What a column's printed totals may be: of a section, of spending with and without reserves, of income, or the rest. */
function sumsOf(lines: Part<'budget'>['lines'], column: string): Set<bigint> {
  const sum = (of: typeof lines): bigint => of.reduce((all, { cells }) => all + cents(cells[column] ?? '0.00'), 0n);
  const of = (type: string): bigint => sum(lines.filter((line) => line.type === type));
  const cost = of('expense') + of('reserve');
  const sections = [...new Set(lines.map((line) => line.section))];
  return new Set([
    ...sections.map((section) => sum(lines.filter((line) => line.section === section))),
    of('expense'),
    cost,
    of('income') - cost,
  ]);
} // prettier-ignore
