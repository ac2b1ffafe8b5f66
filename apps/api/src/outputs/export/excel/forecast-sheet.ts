import type { Workbook, Worksheet } from 'exceljs';
import { PROJECTION_PERCENT } from '@hoa/budget-math';
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
  setUp,
} from './cells';

const HEADER_ROW = 6;

/** The standard projection, driven by one rate that a board may change. */
export function addForecastSheet(workbook: Workbook, report: Report, places: BudgetPlaces): void {
  const sheet = workbook.addWorksheet('Forecast');
  const { years } = report.forecast;
  setUp(sheet, report, {
    subtitle: 'standard projection',
    widths: [34, ...years.map(() => 17)],
    headerRow: HEADER_ROW,
  });
  putText(sheet.getCell('A3'), 'Growth a year');
  putNumber(sheet.getCell('B3'), PROJECTION_PERCENT / 100, formats.percent);
  named(sheet.getCell('B3'), names.forecastRate);
  putText(
    sheet.getCell('A4'),
    'Change the rate above, and every year follows. Each amount is rounded to the cent.',
    {
      wrapText: false,
    },
  );
  headerCells(
    sheet.getRow(HEADER_ROW),
    ['Category', ...years.map(({ year }) => String(year))],
    (column) => column > 1,
  );
  for (const group of report.forecast.groups) addGroup(sheet, group, places.subtotals.get(group.group));
  addClosing(sheet, report);
}

function addGroup(
  sheet: Worksheet,
  { group, cents }: Report['forecast']['groups'][number],
  subtotalRow: number | undefined,
): void {
  const row = sheet.addRow([]);
  putText(row.getCell(1), group);
  cents.forEach((amount, index) => {
    // In cents and rounded twice: the first takes away what binary fractions add, so that halves round as on paper.
    const grown = `ROUND(ROUND($B${row.number}*100*(1+${names.forecastRate})^${index},6),0)/100`;
    putFormula(row.getCell(index + 2), index === 0 ? `'${BUDGET_SHEET}'!D${subtotalRow}` : grown, {
      result: dollars(amount),
      format: formats.money,
    });
  });
}

function addClosing(sheet: Worksheet, { forecast, parameters }: Report): void {
  const columns = forecast.years.length + 1;
  const last = HEADER_ROW + forecast.groups.length;
  const total = sheet.addRow([]);
  const change = sheet.addRow([]);
  const fee = sheet.addRow([]);
  putText(total.getCell(1), 'Total Operating Expenses');
  putText(change.getCell(1), 'Change %');
  putText(fee.getCell(1), 'Monthly fee per unit');
  forecast.years.forEach(({ totalCents }, index) => {
    const column = index + 2;
    const here = total.getCell(column);
    const letter = here.address.replace(/\d+/, '');
    const before = total.getCell(column - 1).address;
    const sum = forecast.groups.length === 0 ? '0' : `SUM(${letter}${HEADER_ROW + 1}:${letter}${last})`;
    putFormula(here, sum, { result: dollars(totalCents), format: formats.money });
    if (index > 0)
      putFormula(change.getCell(column), `IF(${before}=0,0,(${here.address}-${before})/${before})`, {
        result: forecast.years[index]!.changePercent / 100,
        format: formats.change,
      });
    putFormula(fee.getCell(column), `${here.address}/${names.units}/12`, {
      result: dollars(totalCents) / parameters.units / 12,
      format: formats.money,
    });
  });
  emphasise(total, columns, 'total');
}
