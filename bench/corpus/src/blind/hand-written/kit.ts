import { stableZip } from '@hoa/bench-associations/kit';
import type { Flow, Fund, RowRole } from '@hoa/contracts';
import { funds } from '@hoa/contracts';
import { Document, Packer, type Paragraph, type Table } from 'docx';
import { Workbook, type Worksheet } from 'exceljs';
import type { Format } from '../../statements/model';
import type { ColumnTruth, RowTruth, StatementTruth } from '../../statements/truth';
import { FILE_DATE } from '../../writers/pdf';

/** A document composed by hand: how its file is made, and what it means. */
export interface HandWritten {
  name: string;
  format: Format;
  association: string;
  write: () => Promise<Buffer>;
  statements: StatementTruth[];
  scanned?: boolean;
}

type Money = number | null;
export type Meaning = {
  role: RowRole;
  fund?: Fund;
  flow?: Flow;
  also?: RowRole[];
};

const line = (fund: Fund, flow: Flow): Meaning => ({ role: 'line', fund, flow });
/** What a row is; the truth of a document names one for each row that has amounts. */
export const is = {
  income: line('operating', 'income'),
  cost: line('operating', 'expense'),
  reserveIn: line('reserve', 'income'),
  reserveOut: line('reserve', 'expense'),
  specialIn: line('special', 'income'),
  specialOut: line('special', 'expense'),
  total: { role: 'total' },
  subtotal: { role: 'subtotal' },
  net: { role: 'net' },
  opening: { role: 'opening-balance', also: ['closing-balance'] },
  closing: { role: 'closing-balance', also: ['opening-balance'] },
  transfer: { role: 'transfer' },
  carryover: { role: 'carryover' },
  statistic: { role: 'statistic', also: ['note', 'detail'] },
  repeat: { role: 'repeat' },
  detail: { role: 'detail', also: ['note', 'statistic'] },
} satisfies Record<string, Meaning>;

export const year = (to: number, start = 1): ColumnTruth['period'] => {
  const end = new Date(Date.UTC(start === 1 ? to + 1 : to, start - 1, 0)).toISOString().slice(0, 10);
  const from = `${start === 1 ? to : to - 1}-${String(start).padStart(2, '0')}-01`;
  return { from, to: end, kind: 'year' };
};

export type ColumnSketch = Pick<ColumnTruth, 'label' | 'scenario' | 'period'> &
  Partial<Pick<ColumnTruth, 'measure' | 'alternative' | 'adopted' | 'part' | 'misprinted'>>;

/** Dollars in each column, in print order. */
export type RowSketch = [label: string, meaning: Meaning, ...values: Money[]];

const cents = (dollars: Money): Money => (dollars === null ? null : Math.round(dollars * 100));

export interface Sketch {
  columns: ColumnSketch[];
  rows: RowSketch[];
  /** Income and expenses of each column in dollars, added by hand: a slip in a row fails here. */
  sums: [income: number, expense: number][];
  page?: number;
}

export function statement({ columns, rows, sums, page = 1 }: Sketch): StatementTruth {
  const made = rows.map(([label, meaning, ...values]): RowTruth => {
    if (values.length !== columns.length) throw new Error(`${label}: ${values.length} values`);
    return { label, ...meaning, values: values.map(cents), page };
  });
  const present = funds.filter((fund) => made.some((row) => row.role === 'line' && row.fund === fund));
  return {
    rows: made,
    columns: columns.map((column, at): ColumnTruth => {
      const isAmount = (column.measure ?? 'amount') === 'amount';
      const sum = (flow: Flow, fund?: Fund): number =>
        made
          .filter((row) => row.role === 'line' && row.flow === flow && (!fund || row.fund === fund))
          .reduce((all, row) => all + (row.values[at] ?? 0), 0);
      const both = (fund?: Fund): { income: number; expense: number } =>
        isAmount ? { income: sum('income', fund), expense: sum('expense', fund) } : { income: 0, expense: 0 };
      const [income, expense] = sums[at] ?? [0, 0];
      if (isAmount && (both().income !== cents(income) || both().expense !== cents(expense)))
        throw new Error(`${column.label}: ${both().income / 100} / ${both().expense / 100}`);
      return {
        measure: 'amount',
        ...column,
        annual: isAmount && column.period.kind === 'year' && !column.part,
        totals: both(),
        byFund: isAmount ? Object.fromEntries(present.map((fund) => [fund, both(fund)])) : {},
      };
    }),
  };
}

/** Writes a workbook; `fill` puts the cells where the treasurer put them. */
export async function workbook(fill: (add: (name: string) => Worksheet) => void): Promise<Buffer> {
  const book = new Workbook();
  book.created = FILE_DATE;
  book.modified = FILE_DATE;
  fill((name) => book.addWorksheet(name));
  return stableZip(Buffer.from(await book.xlsx.writeBuffer()), FILE_DATE);
}

export type Cell = string | number | null | { f: string; v: number };

/** Puts rows of cells below one another, from a first row on; `f` is a formula and `v` what it shows. */
export function put(sheet: Worksheet, first: number, rows: readonly (readonly Cell[])[]): void {
  rows.forEach((cells, i) =>
    cells.forEach((cell, j) => {
      if (cell === null) return;
      sheet.getCell(first + i, j + 1).value =
        typeof cell === 'object' ? { formula: cell.f, result: cell.v } : cell;
    }),
  );
}

export async function wordFile(children: readonly (Paragraph | Table)[]): Promise<Buffer> {
  const page = {
    size: { width: 12240, height: 15840 },
    margin: { top: 1100, bottom: 1100, left: 1300, right: 1300 },
  };
  return stableZip(
    await Packer.toBuffer(new Document({ sections: [{ properties: { page }, children }] })),
    FILE_DATE,
  );
}
