import { read, type CellObject, type WorkBook } from '@e965/xlsx';
import { DetailedCellError, HyperFormula, type RawCellContent } from 'hyperformula';

export interface FormulaCell {
  /** "Budget!D7 SUM(D6:D6)". */
  where: string;
  /** What the file says that it gives. */
  stored: unknown;
  /** What a formula engine makes of it, never having seen `stored`; an error's name such as "#REF!". */
  computed: unknown;
}

export interface Recalculated {
  workbook: WorkBook;
  formulas: FormulaCell[];
  /** The computed value of a name's cell. */
  named: (name: string) => unknown;
  /** Every cell's computed value. */
  values: unknown[];
}

/** A workbook read by one library and computed anew by another; neither wrote it. */
export function recalculated(bytes: Uint8Array): Recalculated {
  const workbook = read(bytes, { type: 'array', cellFormula: true });
  const sheets = Object.fromEntries(workbook.SheetNames.map((name) => [name, gridOf(workbook, name)]));
  const names = (workbook.Workbook?.Names ?? [])
    .filter(({ Name }) => !Name.startsWith('_xlnm'))
    .map(({ Name, Ref }) => ({ name: Name, expression: `=${Ref}` }));
  const engine = HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3' }, names);
  const valueOf = (value: unknown) => (value instanceof DetailedCellError ? value.value : value);
  const formulas = workbook.SheetNames.flatMap((name, sheet) =>
    cellsOf(workbook, name).flatMap(({ cell, row, col }) =>
      cell.f === undefined
        ? []
        : [
            {
              where: `${name}!R${row + 1}C${col + 1} ${cell.f}`,
              stored: cell.v,
              computed: valueOf(engine.getCellValue({ sheet, row, col })),
            },
          ],
    ),
  );
  return {
    workbook,
    formulas,
    named: (name) => valueOf(engine.getNamedExpressionValue(name)),
    values: Object.values(engine.getAllSheetsValues()).flat(2).map(valueOf),
  };
}

function cellsOf(workbook: WorkBook, name: string): { cell: CellObject; row: number; col: number }[] {
  return Object.entries(workbook.Sheets[name] ?? {}).flatMap(([address, cell]) => {
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    if (row === undefined) return [];
    const col = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return [{ cell: cell as CellObject, row: Number(row) - 1, col }];
  });
}

function gridOf(workbook: WorkBook, name: string): RawCellContent[][] {
  const grid: RawCellContent[][] = [];
  for (const { cell, row, col } of cellsOf(workbook, name)) {
    while (grid.length <= row) grid.push([]);
    // An apostrophe keeps a text a text, as it stands in the file.
    grid[row]![col] =
      cell.f !== undefined ? `=${cell.f}` : cell.t === 'n' ? Number(cell.v) : `'${String(cell.v)}`;
  }
  return grid.map((row) => Array.from(row, (value) => value ?? null));
}
