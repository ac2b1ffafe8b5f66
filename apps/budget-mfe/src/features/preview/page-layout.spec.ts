import fc from 'fast-check';
import { documentPage } from '../../testing/records';
import { layOut } from './page-layout';

describe('layOut', () => {
  it('keeps what stands in a column there: words by their start, figures by their end', () => {
    const rows = layOut(
      documentPage(1, [
        'Account      2025      2026',
        'Water     1,200.00  1,300.00',
        'Gas         100.00     90.00',
        'Total     1,300.00  1,390.00',
      ]).lines,
    );
    expect(rows.map(({ text }) => text.trimEnd())).toEqual([
      'Account      2025      2026',
      'Water     1,200.00  1,300.00',
      'Gas         100.00     90.00',
      'Total     1,300.00  1,390.00',
    ]);
    expect(rows.map(({ cells }) => cells[2]?.end)).toEqual([27, 28, 28, 28]);
  });

  it('takes room away that no row of a table uses', () => {
    const far = ' '.repeat(60);
    const rows = layOut(documentPage(1, [`Water${far}1,200.00`, `Electricity${far.slice(6)}2,000.00`]).lines);
    expect(rows.map(({ text }) => text)).toEqual(['Water         1,200.00', 'Electricity   2,000.00']);
  });

  it('makes a sheet’s columns as wide as their texts', () => {
    const { lines } = documentPage(1, ['Item  Actual', 'Electricity and gas  1.00']);
    const addressed = lines.map((line, row) => ({
      ...line,
      // Cells of a sheet are all as wide, whatever they hold.
      cells: line.cells.map((cell, i) => ({ ...cell, ref: `${'AB'[i]}${row + 1}`, box: [i * 48, 0, i * 48 + 48, 15] as [number, number, number, number] })), // prettier-ignore
    }));
    expect(layOut(addressed).map(({ text }) => text)).toEqual([
      'Item                 Actual',
      'Electricity and gas    1.00',
    ]);
  });

  it('keeps every cell whole, in its order, and apart from the next', () => {
    const row = fc
      .array(fc.constantFrom('Water', '1,200.00', '(5)', '—', 'a long description', '2026', ' '.repeat(7)), {
        minLength: 1,
      })
      .map((parts) => parts.join('  '))
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const { lines } = documentPage(1, rows);
        layOut(lines).forEach(({ text, cells }, at) => {
          expect(cells.map(({ start, end }) => text.slice(start, end))).toEqual(
            lines[at]!.cells.map((cell) => cell.text),
          );
          for (const [i, { start }] of cells.entries())
            expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : cells[i - 1]!.end + 2);
        });
      }),
    );
  });
});
