import type { Facts, FactWarning, Fraction, OwnershipPart } from '@hoa/contracts';
import { analyseDeclaration, bare } from './analyse';

const document = { id: 7, name: 'Declaration OCR.pdf', status: 'ready' as const };

function facts(parts: OwnershipPart[], warnings: FactWarning[] = [], more: Partial<Facts> = {}): Facts {
  return {
    schema: 1,
    documentId: 7,
    readingId: 'r',
    status: 'ready',
    kind: 'declaration',
    confidence: 1,
    reader: { engine: 'test', version: '1' },
    parts,
    warnings,
    ...more,
  };
}

const percent = (n: number, d = 1): Fraction => ({ n: String(n), d: String(d) });

/** Rows as [unit, share of one as numerator and denominator]. */
function table(
  rows: [unit: string, n: number, d: number][],
  { sum, ...more }: Partial<OwnershipPart> & { sum: Fraction },
): OwnershipPart {
  return {
    id: 'ownership-1',
    kind: 'ownership',
    pages: [3, 3],
    inForce: true,
    why: 'It is the only table in the file.',
    sum,
    shares: rows.map(([unit, n, d], line) => ({
      unit,
      share: {
        value: { n: String(n), d: String(d) },
        raw: `${n}/${d}`,
        source: {
          documentId: 7,
          documentName: document.name,
          readingId: 'r',
          page: 3,
          line,
          quote: `${unit} ${n}/${d}`,
        },
        confidence: 0.9,
        by: 'rules' as const,
      },
    })),
    ...more,
  };
}

const warning = (code: string, message: string): FactWarning => ({ code, message });
const analyse = (...given: Parameters<typeof facts>) => analyseDeclaration(document, facts(...given));

it('answers the rows of the table in force, exact and as percent, each with its place', () => {
  const old = table([['101', 1, 1]], { sum: percent(100), inForce: false, why: 'Superseded by page 9.' });
  const now = table(
    [
      ['Unit 101', 1, 36],
      ['102', 35, 36],
    ],
    { sum: percent(100), pages: [9, 9], why: 'It supersedes page 3.' },
  );
  const analysis = analyse([old, now], [], {
    association: { ...old.shares[0]!.share, value: 'Cedar Bend', raw: 'Cedar Bend', rival: undefined },
  });
  expect(analysis).toMatchObject({ documentId: 7, associationName: 'Cedar Bend', sum: 100, warnings: [] });
  expect(analysis.error).toBeUndefined();
  expect(analysis.ownershipInterests).toEqual([
    {
      unit: '101',
      lotNumber: '',
      percentage: 100 / 36,
      share: { n: '1', d: '36' },
      confidence: 0.9,
      source: now.shares[0]!.share.source,
    },
    expect.objectContaining({ unit: '102', share: { n: '35', d: '36' } }),
  ]);
  expect(analysis.tables).toEqual([
    {
      pages: [3, 3],
      units: 1,
      sum: 100,
      exactSum: percent(100),
      inForce: false,
      why: 'Superseded by page 9.',
    },
    {
      pages: [9, 9],
      units: 2,
      sum: 100,
      exactSum: percent(100),
      inForce: true,
      why: 'It supersedes page 3.',
    },
  ]);
});

it.each([
  ['101', '101'],
  ['Unit 101', '101'],
  ['UNIT NO. 4B', '4B'],
  ['Unit #12', '12'],
  ['Apt. 3', '3'],
  ['Units', 'Units'],
  ['Garage 4', 'Garage 4'],
  ['United 5', 'United 5'],
])('calls %s %s', (unit, name) => expect(bare(unit)).toBe(name));

it('tells the difference from 100 %, and that nothing is calculated far from it', () => {
  const of = (n: number, d: number) =>
    analyse(
      [table([['1', n, d * 100]], { sum: percent(n, d) })],
      [warning('ownership-sum', 'The shares add to less, not to 100 %.')],
    ).warnings;
  expect(of(995, 10)).toEqual(['The shares add up to 99.5%, which is 0.5% less than 100%.']);
  expect(of(1_000_002, 10_000)).toEqual(['The shares add up to 100.0002%, which is 0.0002% more than 100%.']);
  expect(of(90, 1)).toEqual([
    'The shares add up to 90%, which is 10% less than 100%. Below 95% or above 105% nothing is calculated until the rows are corrected.',
  ]);
});

it('sums towers by themselves, and buildings of one whole together', () => {
  const tower = (group: string, n: number) => table([[`${group}1`, n, 100]], { sum: percent(n), group });
  const towers = analyse([tower('A', 100), tower('B', 99)]);
  expect(towers.warnings).toEqual(['The shares of B add up to 99%, which is 1% less than 100%.']);
  expect(towers.ownershipInterests.map(({ group }) => group)).toEqual(['A', 'B']);
  expect(towers.sum).toBe(199);
  expect(analyse([tower('A', 60), tower('B', 40)]).warnings).toEqual([]);
});

it('takes unnamed tables that are each whole for buildings, unless a unit stands in both', () => {
  const page = (number: number, unit: string) =>
    table([[unit, 1, 1]], { sum: percent(100), pages: [number, number] });
  const buildings = analyse([page(3, '101'), page(4, '201')]);
  expect(buildings.ownershipInterests.map(({ group }) => group)).toEqual(['Page 3', 'Page 4']);
  expect(buildings.warnings).toEqual([]);
  const copies = analyse([page(3, '101'), page(4, '101')]);
  expect(copies.ownershipInterests.map(({ group }) => group)).toEqual([undefined, undefined]);
  expect(copies.warnings?.[0]).toMatch(/add up to 200%.*nothing is calculated/);
});

it('names units that stand twice, and passes on what reading warned of', () => {
  const twice = table(
    [
      ['1', 1, 4],
      ['2', 1, 4],
      ['1', 1, 4],
      ['2', 1, 2],
    ],
    { sum: percent(100) },
  );
  const { warnings } = analyse(
    [twice],
    [
      warning('ownership-duplicate', 'Unit 1 stands twice.'),
      warning('ownership-sum', 'In a table that is not in force: The shares add to 99 %, not to 100 %.'),
      warning('ownership-gap', 'Between the units that are listed there is no unit 3.'),
      warning('poor-scan', 'Page 3 is hard to read (OCR); please check its figures.'),
      warning('insurance-total', 'Something else.'),
    ],
  );
  expect(warnings).toEqual([
    'Unit 1 appears more than once.',
    'Unit 2 appears more than once, with different shares.',
    'In a table that is not in force: The shares add to 99 %, not to 100 %.',
    'Between the units that are listed there is no unit 3.',
    'Page 3 is hard to read (OCR); please check its figures.',
  ]);
});

describe('without a row', () => {
  it('says why, in the words of reading, and speaks of OCR only where recognition failed', () => {
    const none = warning('ownership-none', 'No ownership table was found: nothing gives units their shares.');
    expect(analyse([], [none])).toMatchObject({ ownershipInterests: [], error: none.message });
    expect(analyse([], [], { kind: 'contract' }).error).toMatch(/does not look like a declaration/);
    expect(analyse([table([['1', 1, 1]], { sum: percent(100), inForce: false, why: 'Votes.' })]).error).toBe(
      'A table of shares was found, but it is not in force. Votes.',
    );
    for (const kind of ['declaration', 'contract', 'other'] as const)
      expect(analyse([], [], { kind }).error).not.toContain('OCR');
  });

  it.each([
    [
      warning('ocr-failed', 'Page 4 could not be recognized (OCR): out of memory'),
      /\(OCR\) failed on page 4/,
    ],
    [warning('poor-scan', 'Page 12 is hard to read (OCR); please check.'), /page 12.*better scan/],
    [warning('no-text', 'No text was found in the file.'), /OCR/],
  ])('%j', (given, expected) => expect(analyse([], [given]).error).toMatch(expected));

  it('says what became of a file that could not be read', () => {
    const failed = (message: string) =>
      analyseDeclaration({ ...document, status: 'failed', error: { code: 'x', message } }, facts([])).error;
    expect(failed('The file is damaged.')).toBe('The file is damaged.');
    expect(failed('Recognizing its scanned pages (OCR) was not finished. Too slow.')).toContain('OCR');
  });
});

it('is done at once with a sum of millions of digits', () => {
  const d = `1${'0'.repeat(2_000_000)}`;
  const sum = { n: `9${'9'.repeat(2_000_001)}`, d };
  const analysis = analyse([table([['1', 1, 1]], { sum })]);
  expect(analysis.sum).toBeCloseTo(100, 6);
  expect(analysis.tables?.[0]?.exactSum.d.length).toBeLessThan(80);
});
