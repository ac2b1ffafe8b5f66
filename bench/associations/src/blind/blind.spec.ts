import { exact, inPercent, sumOf } from '../core/fraction';
import { sumCents } from '../core/money';
import { Random } from '../core/random';
import { readBack } from '../testing/read-back';
import { Truth, type TruthBudget, type TruthLine, type TruthPart } from '../truth';
import { budgets } from './budgets';
import { blindPapers } from './family';
import { publish, type Published } from './publish';
import { makeHome } from './world';

jest.setTimeout(240_000);

const cents = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
const digits = (text: string): string => text.replace(/[^\d]/g, '');
const squeezed = (text: string): string => text.replace(/[\s.]+/g, '').toLowerCase();

async function make(numbers: number[]): Promise<Published[]> {
  const all: Published[] = [];
  for (const number of numbers)
    for await (const one of blindPapers(20_261, number, { scans: false })) all.push(one);
  return all;
}

/** What a document prints, its encoding undone. */
async function said(paper: Published): Promise<string> {
  const { traits } = paper.truth;
  const encoding = traits.includes('utf16le-bom')
    ? 'utf16le'
    : traits.includes('win1252')
      ? 'latin1'
      : 'utf8';
  const bytes = /\.(csv|txt)$/.test(paper.file) ? Buffer.from(paper.bytes.toString(encoding)) : paper.bytes;
  return (await readBack(paper.file, bytes)).join('\n').replace(/\u0092/g, '\u2019');
}

describe('the blind family', () => {
  let made: Published[] = [];
  beforeAll(async () => {
    made = await make(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  const partsOf = <K extends TruthPart['kind']>(
    kind: K,
  ): { paper: Published; part: Extract<TruthPart, { kind: K }> }[] =>
    made.flatMap((paper) =>
      paper.truth.parts.flatMap((part) =>
        part.kind === kind ? [{ paper, part: part as Extract<TruthPart, { kind: K }> }] : [],
      ),
    );

  it('writes truths of the documented format, of every kind of document', () => {
    for (const { truth } of made) expect(Truth.parse(truth)).toEqual(truth);
    expect(new Set(made.map((one) => one.truth.kind)).size).toBe(8);
    expect(new Set(made.map((one) => one.truth.traits[1])).size).toBeGreaterThan(45);
  });

  it('gives the same bytes and truths for the same seed and number', async () => {
    const again = await make([4]);
    const first = made.filter((one) => one.file.startsWith('004-'));
    expect(again.map((one) => one.truth)).toEqual(first.map((one) => one.truth));
    again.forEach((one, at) => expect(first[at]?.bytes.equals(one.bytes)).toBe(true));
  });

  it('prints every line and figure of a budget', async () => {
    for (const { paper, part } of partsOf('budget')) {
      const text = await said(paper);
      const [words, figures] = [squeezed(text), digits(text)];
      const missing = part.lines.flatMap((line) => [
        ...(words.includes(squeezed(line.description)) ? [] : [line.description]),
        ...(line.glCode && !text.includes(line.glCode) ? [line.glCode] : []),
        ...moneyOf(part, line).filter(
          (value) => !figures.includes(digits(value.replace(/\.?0+$/, '')).replace(/^0+(?=\d)/, '')),
        ),
      ]);
      expect({ file: paper.file, missing }).toEqual({ file: paper.file, missing: [] });
    }
  });

  it('says of each printed total whether its lines add to it', () => {
    for (const { paper, part } of partsOf('budget'))
      for (const total of part.totals) {
        const adds = sums(part, total.columnId).has(cents(total.printed));
        expect({ file: paper.file, total, adds }).toEqual({ file: paper.file, total, adds: total.foots });
      }
  });

  it('adds ownership exactly and names what is wrong with it', () => {
    for (const { paper, part } of partsOf('ownership')) {
      const shares = part.shares.map(({ share }) => exact(BigInt(share.n), BigInt(share.d)));
      const sum = inPercent(sumOf(shares));
      expect({ file: paper.file, n: sum.n.toString(), d: sum.d.toString() }).toEqual({
        file: paper.file,
        ...part.sum,
      });
      const off = Math.abs(Number(part.sum.n) / Number(part.sum.d) - 100);
      expect({ file: paper.file, off: off > 0.3 }).toEqual({
        file: paper.file,
        off: part.flaws.includes('sum'),
      });
      const doubled = new Set(part.shares.map((one) => one.unit)).size < part.shares.length;
      expect(doubled).toBe(part.flaws.includes('duplicate'));
    }
  });

  it('prints what a contract is about, and no fee where it is withheld', async () => {
    for (const { paper, part } of partsOf('contract')) {
      const text = (await said(paper)).replace(/\s+/g, ' ');
      const print = (amount: string): string =>
        Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
      const due = [
        part.vendor,
        part.customer,
        ...part.decoys,
        ...(part.fee?.amount ? [print(part.fee.amount)] : []),
        ...(part.fee?.schedule ?? []).map((one) => print(one.amount)),
      ];
      const lower = text.toLowerCase();
      const missing = due.filter((one) => !lower.includes(one.toLowerCase()));
      expect({ file: paper.file, missing }).toEqual({ file: paper.file, missing: [] });
      for (const percent of [part.escalator.value, part.escalator.floor, part.escalator.cap])
        if (percent) expect(text).toContain(`${percent}%`);
    }
  });

  it('prints premiums that add to their total, and a percent funded that follows unless the truth says that it does not', async () => {
    for (const { paper, part } of partsOf('insurance')) {
      expect(sumCents(part.premiums.map((one) => cents(one.premium)))).toBe(cents(part.total));
      const figures = digits(await said(paper));
      for (const { premium } of part.premiums) expect(figures).toContain(digits(premium));
    }
    for (const { paper, part } of partsOf('reserve')) {
      const full = part.components.reduce(
        (all, one) => all + (Number(one.cost) * (one.usefulLife! - one.remainingLife!)) / one.usefulLife!,
        0,
      );
      const agrees = Math.abs((Number(part.balance) / full) * 100 - part.percentFunded!) < 0.11;
      expect({ file: paper.file, agrees }).toEqual({ file: paper.file, agrees: !part.contradicts });
    }
  });

  it('makes a scan of images alone', async () => {
    const random = new Random('scan');
    const home = makeHome(random.fork('home'), '001');
    const paper = { ...budgets[4]!(home, random), containers: { scan: 1 } };
    const scan = await publish(paper, { name: 'x', scans: true }, random.fork('publish'));
    expect(scan?.truth.scan?.dpi).toBeGreaterThanOrEqual(150);
    expect((await readBack(scan!.file, scan!.bytes)).join('')).toBe('');
  });
});

function moneyOf(part: TruthBudget, line: TruthLine): string[] {
  return Object.entries(line.cells).flatMap(([id, value]) =>
    line.dashes?.includes(id) || part.columns.find((one) => one.id === id)?.role === 'percent' ? [] : [value],
  );
}

/** Every sum that a total of a column may print: of a section, of a type, of several types, and the nets of them. */
function sums(part: TruthBudget, id: string): Set<number> {
  const of = (keep: (line: TruthLine) => boolean): number =>
    sumCents(part.lines.filter(keep).map((line) => cents(line.cells[id])));
  const income = of((line) => line.type === 'income');
  const expense = of((line) => line.type === 'expense');
  const reserve = of((line) => line.type === 'reserve');
  const sections = [...new Set(part.lines.map((line) => line.section))].map((section) =>
    of((line) => line.section === section),
  );
  return new Set([
    ...sections,
    income,
    expense,
    reserve,
    expense + reserve,
    income - expense,
    income - expense - reserve,
  ]);
}
