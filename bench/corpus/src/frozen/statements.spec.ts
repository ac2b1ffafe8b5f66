import type { Flow } from '@hoa/contracts';
import type { DocumentScore } from '../score/judge';
import { frozenSources, scoreSource } from '../score/sources';
import type { DocumentTruth, StatementTruth } from '../statements/truth';
import { frozenStatements } from './statements';

jest.setTimeout(120_000);

/** Name, documents, and how many of them are scans. */
const FAMILIES = [
  ['hand-first', 10, 0],
  ['hand-second', 12, 0],
  ['hand-third', 14, 0],
  ['hand-fourth', 39, 8],
  ['hand-fifth', 45, 8],
  ['hand-sixth', 45, 8],
  ['hand-seventh', 60, 10],
  ['hand-eighth', 40, 5],
  ['hand-tenth', 36, 4],
  ['hand-eleventh', 12, 0],
  ['generated-first', 60, 0],
  ['generated-second', 60, 0],
  ['generated-third', 60, 0],
  ['generated-ninth', 162, 12],
  ['generated-eleventh', 212, 12],
  ['generated-twelfth', 162, 12],
  ['hand-twelfth', 10, 0],
  ['generated-thirteenth', 154, 43],
  ['hand-thirteenth', 10, 0],
  ['hand-fourteenth', 10, 0],
  ['generated-fourteenth', 127, 28],
  ['generated-fifteenth', 129, 30],
  ['hand-fifteenth', 10, 0],
  ['generated-sixteenth', 115, 34],
  ['hand-sixteenth', 10, 0],
  ['generated-seventeenth', 131, 41],
  ['hand-seventeenth', 10, 0],
  ['generated-eighteenth', 160, 53],
  ['generated-nineteenth', 141, 49],
  ['generated-twentieth', 162, 55],
  ['generated-twenty-first', 120, 41],
  ['generated-twenty-second', 126, 41],
  ['hand-twentieth', 72, 1],
] as const;

const truths = frozenStatements.truths();
const byName = (file: string): DocumentTruth => truths.find((truth) => truth.file === file)!;

/** What the rows of a statement add up to, by column of amounts, beside the totals in its truth. */
const sumsAndTotals = ({ columns, rows }: StatementTruth): [number, number][] =>
  columns.flatMap(({ measure, totals }, at) =>
    measure !== 'amount'
      ? []
      : (['income', 'expense'] as const).map((flow): [number, number] => [
          sumOf(rows, flow, at),
          totals[flow],
        ]),
  );

const sumOf = (rows: StatementTruth['rows'], flow: Flow, at: number): number =>
  rows
    .filter((row) => row.role === 'line' && row.flow === flow)
    .reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

describe('frozen statements', () => {
  it('are those of twenty-nine families', () => {
    expect([...frozenStatements.families()]).toEqual(FAMILIES.map(([name, documents]) => [name, documents]));
  });

  it('have words on their pages, and scans among them', () => {
    const scans = new Map<string, number>();
    for (const { family, truth, document } of frozenStatements.documents()) {
      if (truth.scanned) scans.set(family, (scans.get(family) ?? 0) + 1);
      expect(document.pages.some(({ lines }) => lines.length > 0)).toBe(true);
    }
    expect([...scans]).toEqual(
      FAMILIES.filter(([, , scanned]) => scanned > 0).map(([name, , scanned]) => [name, scanned]),
    );
  });

  it('have truths whose totals are the sums of their lines', () => {
    const pairs = truths.flatMap(({ statements }) => statements.flatMap(sumsAndTotals));
    expect(pairs.length).toBeGreaterThan(5000);
    expect(pairs.filter(([sum, total]) => sum !== total)).toEqual([]);
  });

  it('keep what is true of a workbook, a scan and a report of months', () => {
    const incomes = (file: string): number[] =>
      byName(file).statements.flatMap(({ columns }) => columns.map(({ totals }) => totals.income));
    expect(incomes('crystal-bowl-lake.xlsx')).toEqual([1734220, 1535800, 1600877]);
    expect(byName('coronado-court.pdf')).toMatchObject({
      scanned: true,
      association: 'Coronado Court Homeowners Association',
    });
    expect(incomes('coronado-court.pdf')).toEqual([3361500, 3391827, 3365500]);
    const periods = byName('n7741-001.pdf').statements[0]!.columns.map(({ period }) => period.kind);
    expect(periods).toEqual(['month', 'month', 'month', 'year-to-date']);
  });
});

describe('the first two documents of each frozen family', () => {
  const scores: DocumentScore[] = [];

  beforeAll(async () => {
    const files = new Set<string>();
    let at = 0;
    for (const [, documents] of FAMILIES) {
      for (const { file } of truths.slice(at, at + 2)) files.add(file);
      at += documents;
    }
    for (const source of frozenSources([], ({ file }) => files.has(file)))
      scores.push(await scoreSource(source, false));
  });

  it.each(FAMILIES.map(([name]) => name))('%s: are scored from their pages', (name) => {
    // Families may have files of one name.
    const own = scores.filter(({ family }) => family === name).slice(0, 2);
    expect(own.map(({ found }) => found)).toEqual([true, true]);
    expect(own.every(({ rowsRight }) => rowsRight > 0)).toBe(true);
  });

  it('have at least 85% of their annual columns right', () => {
    const columns = scores.flatMap((score) => score.columns);
    expect(columns.filter(({ right }) => right).length / columns.length).toBeGreaterThanOrEqual(0.85);
  });

  it('are not found under a family that does not exist', () => {
    expect(() => [...frozenSources(['hand-ninth'], () => true)]).toThrow(
      'There is no frozen family hand-ninth',
    );
  });
});
