import type { Workbook, Worksheet } from 'exceljs';
import { billsAYear, eachWords, INCOME_GROUP, isDues, type OwnersPay } from '@hoa/budget-math';
import { fundRows } from '../fund-words';
import type { Report } from '../report';
import { BUDGET_SHEET, type BudgetPlaces } from './budget-sheet';
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
} from './cells';

const COLUMNS = 6;

/** The budget on one page: every figure is a formula of the Budget sheet. The units are entered here, once. */
export function fillSummarySheet(
  workbook: Workbook,
  sheet: Worksheet,
  of: { report: Report; places: BudgetPlaces },
): void {
  const { report, places } = of;
  addFacts(sheet, report);
  addFigures(sheet, report, places);
  sheet.addRow([]);
  addCategories(sheet, report, places);
  addFunds(sheet, report);
  workbook.views = [
    { x: 0, y: 0, width: 24_000, height: 16_000, firstSheet: 0, activeTab: 0, visibility: 'visible' },
  ];
}

function addFacts(sheet: Worksheet, { parameters, status, yearLabel }: Report): void {
  sheet.addRow([]);
  const facts: [string, string][] = [
    ['Location', parameters.location],
    ['Property type', parameters.propertyType],
    ...(parameters.associationType
      ? [['Association type', parameters.associationType] as [string, string]]
      : []),
    ['Budget year', yearLabel],
    ['Status', status.charAt(0).toUpperCase() + status.slice(1)],
  ];
  for (const [label, value] of facts) {
    const row = sheet.addRow([]);
    putText(row.getCell(1), label);
    putText(row.getCell(2), value, { horizontal: 'right' });
  }
  const units = sheet.addRow([]);
  putText(units.getCell(1), 'Units');
  putNumber(units.getCell(2), parameters.units, formats.count);
  named(units.getCell(2), names.units);
}

function addFigures(sheet: Worksheet, report: Report, places: BudgetPlaces): void {
  const { totals, previousLabel } = report;
  const { units } = report.parameters;
  const incomeRow = places.subtotals.get(INCOME_GROUP);
  const expenses = dollars(totals.expensesCents);
  const previous = dollars(totals.previousExpensesCents);
  sheet.addRow([]);
  const put = (label: string, formula: string, figure: { result: number | string; format: string }) => {
    const row = sheet.addRow([]);
    putText(row.getCell(1), label);
    putFormula(row.getCell(2), formula, figure);
    return row;
  };
  const money = (result: number) => ({ result, format: formats.money });
  emphasise(put('Total budget', names.totalExpenses, money(expenses)), 2, 'subtotal');
  put(previousLabel, names.previousExpenses, { result: previous, format: formats.moneyOrDash });
  const change = `${names.totalExpenses}-${names.previousExpenses}`;
  put('Change $', orNothing(names.previousExpenses, change), {
    result: previous === 0 ? '' : dollars(totals.changeCents),
    format: formats.money,
  });
  put('Change %', orNothing(names.previousExpenses, `(${change})/${names.previousExpenses}`), {
    result: previous === 0 ? '' : totals.changePercent / 100,
    format: formats.change,
  });
  const income = put(
    'Total income',
    incomeRow === undefined ? '0' : `'${BUDGET_SHEET}'!D${incomeRow}`,
    money(dollars(totals.incomeCents)),
  );
  named(income.getCell(2), names.totalIncome);
  put(
    'Net operating position',
    `${names.totalIncome}-${names.totalExpenses}`,
    money(dollars(totals.netCents)),
  );
  emphasise(put('Monthly fee per unit', names.monthlyFee, money(expenses / units / 12)), 2, 'subtotal');
  put('Annual assessment per unit', `${names.monthlyFee}*12`, money(expenses / units));
  addOwnersPay(sheet, report, places);
}

/** Dues as they are billed, and those of the year before where a document states them. */
function addOwnersPay(sheet: Worksheet, report: Report, places: BudgetPlaces): void {
  const { totals, yearLabel, previousLabel } = report;
  const { pay } = totals;
  const dues = sheet.addRow([]);
  putText(dues.getCell(1), `Dues of all owners, ${yearLabel}`);
  const lines = duesCells(report, places).join('+');
  const amount = dollars(pay.duesCents);
  const billed = pay.rounded ? `(${billFormula(lines, pay)})*${billsFormula(pay)}` : lines;
  if (lines !== '') putFormula(dues.getCell(2), billed, { result: amount, format: formats.money });
  else putNumber(dues.getCell(2), amount, formats.money);
  named(dues.getCell(2), names.dues);
  const bills: [string, number | null][] = [
    [previousLabel, pay.previousPerUnitCents],
    [yearLabel, pay.perUnitCents],
  ];
  for (const [label, cents] of bills) {
    if (cents === null) continue;
    const row = sheet.addRow([]);
    putText(
      row.getCell(1),
      `What owners pay ${eachWords(pay)}${pay.billedBy === 'equal' ? '' : ' on average'}, ${label}`,
    );
    if (label === yearLabel && lines !== '')
      putFormula(row.getCell(2), billFormula(lines, pay), { result: dollars(cents), format: formats.money });
    else putNumber(row.getCell(2), dollars(cents), formats.money);
  }
}

/** Bills of all units in a year. */
const billsFormula = (pay: OwnersPay): string => `(${names.units}*${billsAYear(pay)})`;

/** The bill of a unit, from the lines of dues. */
function billFormula(lines: string, pay: OwnersPay): string {
  const bill = `ROUND((${lines})/${billsFormula(pay)},2)`;
  return pay.rounded ? `ROUNDUP(${bill},0)` : bill;
}

/** The cells of the lines that owners are billed; none where the budget has no such line. */
function duesCells({ groups }: Report, places: BudgetPlaces): string[] {
  const income = groups.find(({ group }) => group === INCOME_GROUP);
  const end = places.subtotals.get(INCOME_GROUP);
  if (!income || end === undefined) return [];
  const begin = end - income.items.length;
  return income.items.flatMap((item, index) => (isDues(item) ? [`'${BUDGET_SHEET}'!D${begin + index}`] : []));
}

function addCategories(sheet: Worksheet, report: Report, places: BudgetPlaces): void {
  const { yearLabel, previousLabel } = report;
  const { units } = report.parameters;
  headerCells(
    sheet.addRow([]),
    ['Category', previousLabel, `${yearLabel} Budget`, 'Change %', 'Share of expenses', 'Per unit and month'],
    (column) => column > 1,
  );
  const total = dollars(report.totals.expensesCents);
  const groups = report.groups.filter(({ type }) => type === 'expense');
  for (const group of groups) {
    const line = places.subtotals.get(group.group);
    const row = sheet.addRow([]);
    const [previous, proposed] = [`B${row.number}`, `C${row.number}`];
    const amount = dollars(group.proposedCents);
    const before = dollars(group.previousCents);
    putText(row.getCell(1), group.group);
    putFormula(row.getCell(2), `'${BUDGET_SHEET}'!C${line}`, { result: before, format: formats.moneyOrDash });
    putFormula(row.getCell(3), `'${BUDGET_SHEET}'!D${line}`, { result: amount, format: formats.money });
    putFormula(row.getCell(4), orNothing(previous, `(${proposed}-${previous})/${previous}`), {
      result: before === 0 ? '' : (amount - before) / before,
      format: formats.change,
    });
    putFormula(row.getCell(5), `IF(${names.totalExpenses}=0,0,${proposed}/${names.totalExpenses})`, {
      result: total === 0 ? 0 : amount / total,
      format: formats.percent,
    });
    putFormula(row.getCell(6), `${proposed}/${names.units}/12`, {
      result: amount / units / 12,
      format: formats.money,
    });
  }
  addSum(sheet, report, groups.length);
}

function addSum(sheet: Worksheet, { totals, parameters }: Report, count: number): void {
  const row = sheet.addRow([]);
  const column = (letter: string) =>
    count === 0 ? '0' : `SUM(${letter}${row.number - count}:${letter}${row.number - 1})`;
  const [expenses, previous] = [dollars(totals.expensesCents), dollars(totals.previousExpensesCents)];
  putText(row.getCell(1), 'Total Operating Expenses');
  const [before, now] = [`B${row.number}`, `C${row.number}`];
  putFormula(row.getCell(2), column('B'), { result: previous, format: formats.moneyOrDash });
  putFormula(row.getCell(3), column('C'), { result: expenses, format: formats.money });
  putFormula(row.getCell(4), orNothing(before, `(${now}-${before})/${before}`), {
    result: previous === 0 ? '' : totals.changePercent / 100,
    format: formats.change,
  });
  putFormula(row.getCell(5), column('E'), { result: expenses === 0 ? 0 : 1, format: formats.percent });
  putFormula(row.getCell(6), column('F'), {
    result: expenses / parameters.units / 12,
    format: formats.money,
  });
  emphasise(row, COLUMNS, 'total');
}

/** Each fund from its opening to its closing balance; both stay empty where no document states them. */
function addFunds(sheet: Worksheet, { funds }: Report): void {
  if (funds.length === 0) return;
  sheet.addRow([]);
  headerCells(
    sheet.addRow([]),
    ['Fund', 'Opening balance', 'In', 'Out', 'Net', 'Closing balance'],
    (column) => column > 1,
  );
  for (const fund of fundRows(funds)) {
    const row = sheet.addRow([]);
    const at = (letter: string) => `${letter}${row.number}`;
    putText(row.getCell(1), fund.name);
    if (fund.openingCents !== null) putNumber(row.getCell(2), dollars(fund.openingCents), formats.money);
    putNumber(row.getCell(3), dollars(fund.inCents), formats.money);
    putNumber(row.getCell(4), dollars(fund.outCents), formats.money);
    putFormula(row.getCell(5), `${at('C')}-${at('D')}`, {
      result: dollars(fund.inCents - fund.outCents),
      format: formats.money,
    });
    if (fund.closingCents !== null)
      putFormula(row.getCell(6), `${at('B')}+${at('E')}`, {
        result: dollars(fund.closingCents),
        format: formats.money,
      });
  }
}

/** Empty where there is no earlier figure to compare with. */
function orNothing(previous: string, formula: string): string {
  return `IF(${previous}=0,"",${formula})`;
}
