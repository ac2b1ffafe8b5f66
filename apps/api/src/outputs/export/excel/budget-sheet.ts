import type { Row, Workbook, Worksheet } from 'exceljs';
import type { Cents } from '@hoa/budget-math';
import type { ExportRow } from '../budget-rows';
import type { Report } from '../report';
import {
  dollars,
  emphasise,
  formats,
  headerCells,
  named,
  names,
  putFormula,
  putNumber,
  putText,
  setUp,
} from './cells';

export const BUDGET_SHEET = 'Budget';
const HEADER_ROW = 4;
const COLUMNS = 10;

/** Where the figures of other sheets stand in this one. */
export interface BudgetPlaces {
  /** Row of each group's subtotal. */
  subtotals: Map<string, number>;
}

/** The lines by group, with live subtotals, totals, changes and fee. Columns: C the year before, D the budget. */
export function addBudgetSheet(workbook: Workbook, report: Report): BudgetPlaces {
  const sheet = workbook.addWorksheet(BUDGET_SHEET);
  const { yearLabel, previousLabel } = report;
  const { units } = report.parameters;
  setUp(sheet, report, {
    subtitle: 'lines by category',
    widths: [10, 42, 16, 16, 16, 13, 24, 40, 60, 80],
    headerRow: HEADER_ROW,
  });
  // Without it no program offers to fold the lines of a group away.
  sheet.properties.outlineLevelRow = 1;
  headerCells(
    sheet.getRow(HEADER_ROW),
    [
      'GL Code',
      'Description',
      previousLabel,
      `${yearLabel} Budget`,
      'Change $',
      'Change %',
      'Basis',
      'Source',
      'Formula',
      'Notes',
    ],
    (column) => column >= 3 && column <= 6,
  );
  const subtotals = new Map<string, number>();
  for (const group of report.groups) subtotals.set(group.group, addGroup(sheet, group));
  const expenseRows = rowsOfType(report, subtotals, 'expense');
  const expensesRow = addTotal(sheet, report.expensesRow, (column) => sumText(column, expenseRows));
  const incomeRows = rowsOfType(report, subtotals, 'income');
  addNet(sheet, report.netRow, { incomeRows, expensesRow });
  for (const { name, ...of } of report.otherFunds) addGroup(sheet, { group: name, ...of });
  named(sheet.getCell(`C${expensesRow}`), names.previousExpenses);
  named(sheet.getCell(`D${expensesRow}`), names.totalExpenses);
  const fee = sheet.addRow([]);
  putText(fee.getCell(2), 'Monthly fee per unit');
  putFormula(fee.getCell(4), `${names.totalExpenses}/${names.units}/12`, {
    result: dollars(report.totals.expensesCents) / units / 12,
    format: formats.money,
  });
  named(fee.getCell(4), names.monthlyFee);
  emphasise(fee, COLUMNS, 'total');
  // With sources, formulas and notes a line would be too small to read on paper; the other sheets have them.
  // The writer puts a dollar sign before each corner's column, and none before its row.
  sheet.pageSetup.printArea = `A$1:G$${fee.number}`;
  return { subtotals };
}

/** Answers the row of the subtotal. */
function addGroup(
  sheet: Worksheet,
  { group, rows, subtotal }: { group: string; rows: readonly ExportRow[]; subtotal: ExportRow },
): number {
  const heading = sheet.addRow([]);
  putText(heading.getCell(1), group, { wrapText: false });
  emphasise(heading, COLUMNS, 'group');
  for (const row of rows) addLine(sheet, row);
  const first = heading.number + 1;
  const last = heading.number + rows.length;
  const added = sheet.addRow([]);
  fillTotal(added, subtotal, (column) => `SUM(${column}${first}:${column}${last})`);
  emphasise(added, COLUMNS, 'subtotal');
  return added.number;
}

function addLine(sheet: Worksheet, line: ExportRow): void {
  const row = sheet.addRow([]);
  row.outlineLevel = 1;
  putText(row.getCell(1), line.glCode);
  putText(row.getCell(2), line.description);
  if (line.previousCents !== null) putNumber(row.getCell(3), dollars(line.previousCents), formats.money);
  putNumber(row.getCell(4), dollars(line.proposedCents), formats.money);
  putChanges(row, {
    before: line.previousCents ?? 0,
    now: line.proposedCents,
    nothing: `ISBLANK(C${row.number})`,
    known: line.previousCents !== null,
  });
  putText(row.getCell(7), line.basis, { horizontal: 'left', indent: 1 });
  putText(row.getCell(8), line.sources);
  putText(row.getCell(9), line.formula);
  putText(row.getCell(10), line.notes);
  for (const column of [3, 4, 5, 6]) row.getCell(column).alignment = { vertical: 'top' };
}

function addTotal(sheet: Worksheet, total: ExportRow, formula: (column: string) => string): number {
  const row = sheet.addRow([]);
  fillTotal(row, total, formula);
  emphasise(row, COLUMNS, 'total');
  return row.number;
}

/**
 * Income less expenses, with what that is called in place of a percent. Of the year before only where both are known:
 * expenses alone would look like a deficit.
 */
function addNet(
  sheet: Worksheet,
  net: ExportRow,
  { incomeRows, expensesRow }: { incomeRows: readonly number[]; expensesRow: number },
): void {
  const row = sheet.addRow([]);
  const at = row.number;
  const before = net.previousCents;
  const income = sumText('C', incomeRows);
  const earlier = `${income}-C${expensesRow}`;
  const ifWhole = (formula: string) => `IF(${income}=0,"",IF(C${expensesRow}=0,"",${formula}))`;
  putText(row.getCell(2), net.description);
  putFormula(row.getCell(3), ifWhole(earlier), {
    result: before === null ? '' : dollars(before),
    format: formats.money,
  });
  putFormula(row.getCell(4), `${sumText('D', incomeRows)}-D${expensesRow}`, {
    result: dollars(net.proposedCents),
    format: formats.money,
  });
  putFormula(row.getCell(5), ifWhole(`D${at}-(${earlier})`), {
    result: before === null ? '' : dollars(net.proposedCents - before),
    format: formats.money,
  });
  putFormula(row.getCell(6), `ROUND(D${at},2)`, {
    result: dollars(net.proposedCents),
    format: formats.standing,
  });
  row.getCell(6).alignment = { horizontal: 'right' };
  emphasise(row, COLUMNS, 'total');
}

function fillTotal(row: Row, total: ExportRow, formula: (column: string) => string): void {
  putText(row.getCell(2), total.description);
  putFormula(row.getCell(3), formula('C'), {
    result: dollars(total.previousCents ?? 0),
    format: formats.moneyOrDash,
  });
  putFormula(row.getCell(4), formula('D'), { result: dollars(total.proposedCents), format: formats.money });
  const before = total.previousCents ?? 0;
  putChanges(row, { before, now: total.proposedCents, nothing: `C${row.number}=0`, known: before !== 0 });
}

/**
 * Live: whoever types an earlier figure sees the change. Empty where there is nothing to compare with: `nothing` is that
 * condition, `known` whether it fails now.
 */
function putChanges(row: Row, of: { before: Cents; now: Cents; nothing: string; known: boolean }): void {
  const { before, now, nothing, known } = of;
  const [previous, proposed] = [`C${row.number}`, `D${row.number}`];
  putFormula(row.getCell(5), `IF(${nothing},"",${proposed}-${previous})`, {
    result: known ? dollars(now - before) : '',
    format: formats.money,
  });
  putFormula(row.getCell(6), `IF(${nothing},"",IF(${previous}=0,0,(${proposed}-${previous})/${previous}))`, {
    result: !known ? '' : before === 0 ? 0 : (now - before) / before,
    format: formats.change,
  });
}

function rowsOfType(report: Report, subtotals: Map<string, number>, type: 'income' | 'expense'): number[] {
  return report.groups
    .filter((group) => group.type === type)
    .flatMap(({ group }) => subtotals.get(group) ?? []);
}

/** "D9+D14", or "0" of nothing. */
function sumText(column: string, rows: readonly number[]): string {
  return rows.map((row) => `${column}${row}`).join('+') || '0';
}
