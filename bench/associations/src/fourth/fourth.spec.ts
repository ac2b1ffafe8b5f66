import { exact, inPercent, sumOf } from '../core/fraction';
import { sumCents } from '../core/money';
import { readBack } from '../testing/read-back';
import { Truth, type TruthBudget, type TruthPart } from '../truth';
import { type Published } from '../blind/publish';
import { fourthPapers } from './family';

jest.setTimeout(240_000);

const cents = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
const squeezed = (text: string): string => text.replace(/[\s.]+/g, '').toLowerCase();
const digits = (text: string): string => text.replace(/[^\d]/g, '');

async function make(numbers: readonly number[]): Promise<Published[]> {
  const all: Published[] = [];
  for (const number of numbers)
    for await (const one of fourthPapers(4_077, number, { scans: false })) all.push(one);
  return all;
}

/** Every sum that a column's total may print: of lines next to one another, and of one type less the others. */
function sums(part: TruthBudget, id: string): Set<number> {
  const values = part.lines.map((line) => cents(line.cells[id]));
  const of = (type: string): number => sumCents(values.filter((_, at) => part.lines[at]?.type === type));
  const found = new Set<number>([of('income') - of('expense') - of('reserve')]);
  for (let from = 0; from < values.length; from++) {
    let sum = 0;
    for (const value of values.slice(from)) found.add((sum += value));
  }
  return found;
}

describe('the fourth family', () => {
  let made: Published[] = [];
  beforeAll(async () => {
    made = await make([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  const partsOf = <K extends TruthPart['kind']>(
    kind: K,
  ): { file: string; part: Extract<TruthPart, { kind: K }> }[] =>
    made.flatMap(({ file, truth }) =>
      truth.parts.flatMap((part) =>
        part.kind === kind ? [{ file, part: part as Extract<TruthPart, { kind: K }> }] : [],
      ),
    );

  it('writes truths of the documented format, of every kind of document and many layouts', () => {
    for (const { truth } of made) expect(Truth.parse(truth)).toEqual(truth);
    expect(new Set(made.map((one) => one.truth.kind)).size).toBe(8);
    expect(new Set(made.map((one) => one.truth.traits[1])).size).toBeGreaterThan(38);
  });

  it('gives the same bytes and truths for the same seed and number', async () => {
    const again = await make([5]);
    const first = made.filter((one) => one.file.startsWith('005-'));
    expect(again.map((one) => one.truth)).toEqual(first.map((one) => one.truth));
    again.forEach((one, at) => expect(first[at]?.bytes.equals(one.bytes)).toBe(true));
  });

  it('says of each printed total whether its lines add to it', () => {
    for (const { file, part } of partsOf('budget'))
      for (const { foots, columnId, printed, description } of part.totals) {
        const adds = sums(part, columnId).has(cents(printed));
        expect({ file, description, columnId, adds }).toEqual({ file, description, columnId, adds: foots });
      }
  });

  it('adds ownership exactly, and to the whole within rounding', () => {
    for (const { file, part } of partsOf('ownership')) {
      const sum = inPercent(sumOf(part.shares.map(({ share }) => exact(BigInt(share.n), BigInt(share.d)))));
      expect({ file, n: `${sum.n}`, d: `${sum.d}` }).toEqual({ file, ...part.sum });
      expect(Math.abs(Number(sum.n) / Number(sum.d) - 100)).toBeLessThan(0.1);
      expect(new Set(part.shares.map((one) => one.unit)).size).toBe(part.shares.length);
    }
  });

  it('adds premiums to their total, and says when a percent funded does not follow', () => {
    for (const { part } of partsOf('insurance'))
      expect(sumCents(part.premiums.map((one) => cents(one.premium)))).toBe(cents(part.total));
    for (const { file, part } of partsOf('reserve')) {
      const full = part.components.reduce(
        (all, one) => all + (Number(one.cost) * (one.usefulLife! - one.remainingLife!)) / one.usefulLife!,
        0,
      );
      const agrees = Math.abs((Number(part.balance) / full) * 100 - part.percentFunded!) < 0.11;
      expect({ file, agrees }).toEqual({ file, agrees: !part.contradicts });
    }
  });

  it('prints what its truths say', async () => {
    for (const { file, bytes, truth } of made) {
      if (/\.(txt|csv)$/.test(file)) continue;
      const text = (await readBack(file, bytes)).join('\n');
      const [words, figures] = [squeezed(text), digits(text)];
      const missing = truth.parts.flatMap((part) => [
        ...wordsOf(part).filter((one) => !words.includes(squeezed(one))),
        ...amountsOf(part).filter(
          (one) => !figures.includes(digits(one.replace(/\.?0+$/, '')).replace(/^0+(?=\d)/, '')),
        ),
      ]);
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  });
});

function wordsOf(part: TruthPart): string[] {
  if (part.kind === 'budget') return part.lines.map((line) => line.description);
  if (part.kind === 'contract') return [part.vendor, part.customer, ...part.decoys];
  if (part.kind === 'insurance') return [part.carrier, part.policy, ...part.premiums.map((one) => one.line)];
  return part.kind === 'reserve' ? part.components.map((one) => one.name) : [];
}

function amountsOf(part: TruthPart): string[] {
  if (part.kind === 'budget') {
    const money = part.columns.filter((one) => one.role !== 'percent').map((one) => one.id);
    return part.lines.flatMap((line) =>
      money.flatMap((id) => (line.dashes?.includes(id) ? [] : (line.cells[id] ?? []))),
    );
  }
  if (part.kind === 'contract')
    return [part.fee?.amount, ...(part.fee?.schedule ?? []).map((one) => one.amount)].flatMap(
      (one) => one ?? [],
    );
  return part.kind === 'insurance' ? part.premiums.map((one) => one.premium) : [];
}
