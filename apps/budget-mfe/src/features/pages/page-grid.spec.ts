import { documentPage } from '../../testing/records';
import { toGrid, type PageLine } from './page-grid';

const shape = (rows: string[]) =>
  toGrid(documentPage(1, rows).lines).rows.map(({ cells, isText }) =>
    isText
      ? cells.map(({ cell }) => cell.text).join()
      : cells.map(({ column, cell }) => `${column}:${cell.text}`),
  );

describe('toGrid', () => {
  it('puts the cells of a page into columns by where they stand', () => {
    expect(
      shape([
        'Juniper Court',
        'Account        2025      2026',
        'Water      1,200.00  1,300.00',
        'Gas                     90.00',
      ]),
    ).toEqual([
      'Juniper Court',
      ['0:Account', '1:2025', '2:2026'],
      ['0:Water', '1:1,200.00', '2:1,300.00'],
      ['0:Gas', '2:90.00'],
    ]);
  });

  it('does not join columns of figures that a long label reaches into', () => {
    expect(
      shape(['Water        100   200', 'A label that is long  300', 'Gas           50    60']).at(-1),
    ).toEqual(['0:Gas', '1:50', '2:60']);
  });

  it('lays a sheet out by the addresses of its cells', () => {
    const cell = (ref: string, text: string): PageLine['cells'][number] => ({
      text,
      ref,
      box: [0, 0, 10, 10],
      confidence: 1,
    });
    const lines = [
      {
        index: 1,
        text: '',
        box: [0, 0, 10, 10] as PageLine['box'],
        cells: [cell('A4', 'Water'), cell('AB4', '100')],
      },
    ];
    const grid = toGrid(lines);
    expect(grid.letters).toEqual(['A', 'AB']);
    expect(grid.rows[0]).toMatchObject({ number: 4, cells: [{ column: 0 }, { column: 1 }] });
  });
});
