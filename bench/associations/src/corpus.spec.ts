import { sumCents } from './core/money';
import { associationPapers } from './corpus';
import { type Published } from './papers/publish';
import { readBack } from './testing/read-back';
import { Truth, type TruthBudget, type TruthOwnership } from './truth';

jest.setTimeout(240_000);

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Documents of some associations; scans are slow, so they are made but not read. */
async function papers(numbers: number[]): Promise<Published[]> {
  const all: Published[] = [];
  for (const number of numbers)
    for await (const paper of associationPapers(20_241, number, { scans: false })) all.push(paper);
  return all;
}

const digits = (text: string): string => text.replace(/[^\d]/g, '');
const squeezed = (text: string): string => text.replace(/[\s.·]+/g, '').toLowerCase();

describe('the generator', () => {
  let made: Published[] = [];
  beforeAll(async () => {
    made = await papers(Array.from({ length: 18 }, (_, at) => at + 1));
  });

  const partsOf = <K extends string>(
    kind: K,
  ): { paper: Published; part: Extract<Truth['parts'][number], { kind: K }> }[] =>
    made.flatMap((paper) =>
      paper.truth.parts.flatMap((part) =>
        part.kind === kind ? [{ paper, part: part as Extract<Truth['parts'][number], { kind: K }> }] : [],
      ),
    );

  it('writes truths of the documented format', () => {
    for (const { truth } of made) expect(Truth.parse(truth)).toEqual(truth);
  });

  it('makes every kind of document, and the same layout rarely twice', () => {
    const kinds = new Set(made.map((paper) => paper.truth.kind));
    expect([...kinds].sort()).toEqual([
      'actuals',
      'budget',
      'bylaws',
      'contract',
      'declaration',
      'insurance',
      'other',
      'reserve-study',
    ]);
    const budgets = made
      .filter((paper) => paper.truth.kind === 'budget')
      .map((paper) => paper.truth.traits.join(' '));
    expect(new Set(budgets).size).toBeGreaterThan(budgets.length * 0.9);
  });

  it('gives the same bytes for the same seed and number', async () => {
    const again = await papers([3]);
    const first = made.filter((paper) => paper.file.startsWith('003-'));
    expect(again.map((paper) => paper.file)).toEqual(first.map((paper) => paper.file));
    again.forEach((paper, at) => expect(first[at]?.bytes.equals(paper.bytes)).toBe(true));
  });

  it('prints in the document every line and figure of a budget', async () => {
    for (const { paper, part } of partsOf('budget')) {
      const said = (await readBack(paper.file, decoded(paper))).join('\n');
      const [words, figures] = [squeezed(said), digits(said)];
      for (const line of part.lines) {
        expect({
          file: paper.file,
          has: words.includes(squeezed(line.description)) ? line.description : undefined,
        }).toEqual({ file: paper.file, has: line.description });
        if (line.glCode) expect(said).toContain(line.glCode);
        for (const [column, value] of Object.entries(line.cells)) {
          if (
            line.dashes?.includes(column) ||
            part.columns.find((one) => one.id === column)?.role === 'percent'
          )
            continue;
          expect({
            file: paper.file,
            value,
            has: figures.includes(digits(String(Math.trunc(Number(value))))),
          }).toEqual({ file: paper.file, value, has: true });
        }
      }
    }
  });

  it('says of each printed section total whether its lines add to it', () => {
    for (const { part } of partsOf('budget')) checkFooting(part);
  });

  it('adds ownership exactly and names what is wrong with it', () => {
    for (const { paper, part } of partsOf('ownership')) checkOwnership(paper.file, part);
  });

  it('prints every premium, total and deductible of a policy, and they add up', async () => {
    for (const { paper, part } of partsOf('insurance')) {
      const figures = digits((await readBack(paper.file, decoded(paper))).join('\n'));
      for (const { premium } of part.premiums) expect(figures).toContain(digits(premium).replace(/00$/, ''));
      if (part.total)
        expect(sumCents(part.premiums.map((one) => cents(one.premium)))).toBe(cents(part.total));
    }
  });

  it('prints every contract fee and percentage that its truth has, and none that it hides', async () => {
    for (const { paper, part } of partsOf('contract')) {
      const said = (await readBack(paper.file, decoded(paper))).join(' ').replace(/\s+/g, ' ');
      expect(said).toContain(part.customer);
      expect(said).toContain(part.vendor);
      if (part.fee?.amount)
        expect(said).toContain(Number(part.fee.amount).toLocaleString('en-US', { minimumFractionDigits: 2 }));
      if (part.fee === null) expect(said).toMatch(/\$(_{4,}|\[\*\]|\[REDACTED\])/);
      for (const percent of [part.escalator.value, part.escalator.floor, part.escalator.cap])
        if (percent) expect(said).toContain(String(percent));
    }
  });

  it('prints percent funded that follows from the components, unless the truth says that it does not', () => {
    for (const { part } of partsOf('reserve')) {
      const funded = part.components.reduce((sum, one) => {
        const [cost, useful, remaining] = [Number(one.cost), one.usefulLife ?? 1, one.remainingLife ?? 0];
        return sum + (cost * (useful - remaining)) / useful;
      }, 0);
      const agrees =
        funded === 0 || Math.abs((Number(part.balance) / funded) * 100 - (part.percentFunded ?? 0)) < 0.06;
      expect(agrees).toBe(!part.contradicts);
    }
  });
});

/** Text in another encoding as the bytes that `readBack` expects. */
function decoded(paper: Published): Buffer {
  if (!/\.(csv|txt)$/.test(paper.file)) return paper.bytes;
  const { traits } = paper.truth;
  const encoding = traits.includes('utf16le-bom')
    ? 'utf16le'
    : traits.includes('win1252')
      ? 'latin1'
      : 'utf8';
  return Buffer.from(paper.bytes.toString(encoding));
}

/** By the sections' names: the totals that name one section must agree with its lines, or be said not to. */
function checkFooting(part: TruthBudget): void {
  const failing = part.totals.filter((total) => !total.foots);
  expect(failing.length).toBeLessThanOrEqual(1);
  for (const total of part.totals) {
    const lines = part.lines.filter(
      (line) =>
        (line.alsoSection ?? line.section) &&
        `total ${line.alsoSection ?? line.section}`.toLowerCase() === total.description.toLowerCase(),
    );
    if (lines.length === 0) continue;
    const sum = sumCents(lines.map((line) => cents(line.cells[total.columnId] ?? '0')));
    expect({ total: total.description, foots: sum === cents(total.printed) }).toEqual({
      total: total.description,
      foots: total.foots,
    });
  }
}

function checkOwnership(file: string, part: TruthOwnership): void {
  const scale = 10n ** 30n;
  const sum = part.shares.reduce(
    (all, one) => all + (BigInt(one.share.n) * scale * 100n) / BigInt(one.share.d),
    0n,
  );
  const stated = (BigInt(part.sum.n) * scale) / BigInt(part.sum.d);
  const distance = Number(((sum - stated) * 1_000_000n) / scale);
  expect({ file, distance }).toEqual({ file, distance: 0 });
  const off = Math.abs(Number(part.sum.n) / Number(part.sum.d) - 100);
  expect({ file, off: off > 0.6 }).toEqual({ file, off: off > 0.6 && part.flaws.includes('sum') });
  const units = part.shares.map((one) => `${one.lot ?? ''}/${one.unit}`);
  expect(new Set(units).size < units.length).toBe(part.flaws.includes('duplicate'));
}
