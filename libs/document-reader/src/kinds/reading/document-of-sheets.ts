import { gridCell, lineOf, pageOfLines } from '../../page/grid';
import type { Box, Page, ReadDocument } from '../../page/types';

export type SheetValue = string | number | null;

/** A workbook as a reader has it, for specs; a number is shown with thousands, a year without. */
export function documentOfSheets(sheets: SheetValue[][][]): ReadDocument {
  const pages = sheets.map((rows, i) => sheetPage(rows, i + 1));
  return { container: 'xlsx', pages, pageCount: pages.length, warnings: [] };
}

function sheetPage(rows: SheetValue[][], number: number): Page {
  const cellOf = (value: string | number, row: number, column: number) => {
    const box: Box = [column * 60, row * 15, column * 60 + 60, row * 15 + 15];
    const ref = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'string') return gridCell({ text: value, box, ref });
    const isYear = Number.isInteger(value) && value > 2000 && value < 2040;
    return gridCell({
      text: isYear ? String(value) : value.toLocaleString('en-US'),
      box,
      ref,
      number: String(value),
    });
  };
  const built = rows.map((row, r) =>
    lineOf(
      r + 1,
      row.flatMap((value, c) => (value === null ? [] : [cellOf(value, r, c)])),
    ),
  );
  const kept = built.filter((line) => line.cells.length > 0);
  return pageOfLines({ number, name: `Sheet${number}`, source: 'grid', lines: kept });
}
