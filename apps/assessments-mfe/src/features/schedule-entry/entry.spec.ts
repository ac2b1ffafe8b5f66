import { ScheduleUnit } from '@hoa/contracts';
import fc from 'fast-check';
import { cellsOf } from './cells';
import { layoutOf } from './roles';
import { unitsOf } from './units';

const read = (text: string) => {
  const cells = cellsOf(text);
  return unitsOf(cells, layoutOf(cells));
};
const HALF = { n: '1', d: '2' };

describe('cells', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\0\uFEFF]/g, '').trim());
  const row = fc.array(cell, { minLength: 2, maxLength: 5 });
  const table = fc.array(row, { minLength: 1, maxLength: 8 });
  const quoted = (text: string) => `"${text.replace(/"/g, '""')}"`;

  it.each(['\t', ',', ';'])('come back as they were written, separated by %j', (delimiter) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, lineEnd) => {
        // The choice of a delimiter looks at the text; cells without any leave no other choice.
        const plain = rows.map((cells) => cells.map((text) => text.replace(/[\t,;\n\r]/g, ' ').trim()));
        const text = plain.map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd);
        expect(cellsOf(text)).toEqual(plain.filter((cells) => cells.some((one) => one !== '')));
      }),
    );
  });

  it('keep line ends, quotes and delimiters inside quotes', () => {
    expect(cellsOf('"a\nb"\t"say ""x"""\r\n1\t2')).toEqual([
      ['a\nb', 'say "x"'],
      ['1', '2'],
    ]);
    expect(cellsOf('"Smith, J.",2')).toEqual([['Smith, J.', '2']]);
  });

  it('of any text end, and hold no more than it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(cellsOf(text).flat().join('').length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('a pasted table', () => {
  it.each([
    ['Unit\tLot no.\tOwnership Interest\tSquare feet\tValue\tLast year\tTower', true],
    ['UNIT #\tLot\tPercentage\tSq. Ft.\tAppraised value\t2026 assessment\tBuilding', true],
    ['Apartment\tLot number\t% interest\tArea\tValue\tPrior year\tClass', true],
  ])('is read by its headings: %s', (header) => {
    const { units, problems } = read(`${header}\n101\t7\t50%\t1,250\t$300,000\t$1,200.50\tNorth`);
    expect(problems).toEqual([]);
    expect(units).toEqual([
      {
        unit: '101',
        lotNumber: '7',
        share: HALF,
        area: '1250',
        value: '300000',
        lastYear: '1200.50',
        group: 'North',
      },
    ]);
  });

  it('without headings is read in the usual order', () => {
    expect(read('101\t50\n102\t50').units).toEqual([
      { unit: '101', lotNumber: '', share: HALF },
      { unit: '102', lotNumber: '', share: HALF },
    ]);
    expect(read('Unit 101\t7\t1/2\nUnit 102\t8\t1/2').units[0]).toEqual({
      unit: 'Unit 101',
      lotNumber: '7',
      share: HALF,
    });
  });

  it('takes plain parts of one for what they are, and says so; never a table of percent', () => {
    const ofOne = read('101\t0.5\n102\t0.5');
    expect(ofOne.units.map(({ share }) => share)).toEqual([HALF, HALF]);
    expect(ofOne.notes).toHaveLength(1);
    expect(read('101\t0.5%\n102\t0.5%').units[0]?.share).toEqual({ n: '1', d: '200' });
    expect(read('101\t2.5\n102\t2.5').units[0]?.share).toEqual({ n: '1', d: '40' });
  });

  it('says what it could not read, leaves it empty, and leaves totals out by name', () => {
    const { units, problems, notes } = read(
      'Unit\tPercent\tValue\n101\tabc\tn/a\n\t2\t\n101\t3%\t\nTotal\t100%\t',
    );
    expect(units).toEqual([
      { unit: '101', lotNumber: '' },
      { unit: '101', lotNumber: '', share: { n: '3', d: '100' } },
    ]);
    expect(problems).toEqual([
      'Row 2: “abc” is no percentage or fraction, so it was left empty.',
      'Row 3 names no unit and was left out.',
      'Row 2: “n/a” is not a value, so it was left empty.',
      'Unit 101 is there more than once.',
    ]);
    expect(notes).toEqual(['Row 5 (“Total 100%”) is a total and was left out.']);
  });

  it.each([
    ['12k', '12000'],
    ['1,250 sf', '1250'],
    ['1,250 sq. ft.', '1250'],
    ['1,250 ft²', '1250'],
    ['=12*785', '9420'],
    ['$1,200.50', '1200.50'],
    ['12,5', undefined],
    ['12 or 13', undefined],
    ['+5%', undefined],
    ['-5', undefined],
  ])('takes a figure of %s as the fields do', (cell, area) => {
    const { units, problems } = read(`Unit\tPercent\tSquare feet\n101\t100%\t${cell}`);
    expect(units[0]?.area).toBe(area);
    expect(problems).toEqual(
      area === undefined ? [`Row 2: “${cell}” is not square feet, so it was left empty.`] : [],
    );
  });

  it('of any text gives units that the wire takes', () => {
    const figure = fc.oneof(
      fc.string({ maxLength: 10 }),
      fc.constantFrom('1/3', '2.5%', '-1', '$5', '', '1e5', '٣'),
    );
    const rows = fc.array(fc.array(figure, { minLength: 1, maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, (all) => {
        const { units } = read(all.map((row) => row.join('\t')).join('\n'));
        for (const unit of units) expect(ScheduleUnit.safeParse(unit)).toMatchObject({ success: true });
      }),
    );
  });
});
