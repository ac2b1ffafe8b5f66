import { gridCell, lineOf } from '../../page/grid';
import { columnsOf, type Placed, type PlacedRow } from './columns';

type Piece = Placed & { text: string };

/** Rows of a grid whose columns are so many points wide, with their text as pieces. */
function rowsOf(width: number, rows: string[][]): PlacedRow<Piece>[] {
  return rows.map((row, r) => {
    const cells = row.map((text, c) =>
      gridCell({
        text,
        box: [72 + c * width, r * 14, 72 + (c + 1) * width, r * 14 + 14],
        ref: `t1r${r}c${c}`,
      }),
    );
    const chunks = cells.map(({ text, box }) => ({ text, x0: box[0], x1: box[0] + 0.7 * width }));
    return { line: lineOf(r + 1, cells), chunks };
  });
}

it.each([96, 5])('tells the columns of a grid apart where each is %d points wide', (width) => {
  const [head, ...rows] = rowsOf(width, [
    ['Units', 'Value', 'Interest of each'],
    ['101, 103', '90', '22.50%'],
    ['102, 104', '110', '27.50%'],
  ]);
  const columns = columnsOf<Piece, PlacedRow<Piece>>(rows, [head!]);
  expect(columns.map((column) => column.head)).toEqual(['Units', 'Value', 'Interest of each']);
  expect(columns.map(({ chunks }) => [...chunks.values()].flat().map(({ text }) => text))).toEqual([
    ['101, 103', '102, 104'],
    ['90', '110'],
    ['22.50%', '27.50%'],
  ]);
  for (const { x0, chunks } of columns)
    expect(Math.abs(x0 - [...chunks.values()][0]![0]!.x0)).toBeLessThan(5);
});
