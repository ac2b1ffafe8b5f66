import type { Alignment, Cell, Fill, Font, Row, Worksheet } from 'exceljs';
import type { Cents } from '@hoa/budget-math';
import { oneLine, xmlText } from '../plain-text';
import { wrapped } from '../text-lines';
import type { Report } from '../report';

/** Real number formats: the cells hold numbers, and a minus is a minus in print as well. */
export const formats = {
  money: '$#,##0.00;[Red]-$#,##0.00',
  /** For sums of an earlier year, of which nothing may be known. */
  moneyOrDash: '$#,##0.00;[Red]-$#,##0.00;"-"',
  percent: '0.0%;[Red]-0.0%',
  change: '+0.0%;[Red]-0.0%;0.0%',
  /** The amount of a net as what it is called. */
  standing: '"Surplus";"Deficit";"Balanced"',
  count: '#,##0',
  /** Text, also after a person opens the cell and presses Enter: nothing in it is ever computed. */
  text: '@',
} as const;

/** Cells that formulas of every sheet name. */
export const names = {
  units: 'Units',
  totalExpenses: 'TotalExpenses',
  totalIncome: 'TotalIncome',
  previousExpenses: 'PreviousExpenses',
  monthlyFee: 'MonthlyFee',
  dues: 'OwnersDues',
  forecastRate: 'ForecastRate',
} as const;

/** What a cell of a spreadsheet may hold; longer text is cut, and says so. */
const LONGEST_TEXT = 32_000;
const INK = 'FF1D1B17';
const WARNING = 'FF96301F';
const RULE = { style: 'thin', color: { argb: 'FF8B8473' } } as const;
/** Named in every font: programs take one of their own where none is. */
const FACE = { name: 'Calibri', family: 2, size: 11 } as const;
/** Points of a line, and what a row may have at most. */
const LINE_HEIGHT = 15;
const TALLEST_ROW = 405;
/** A column's width counts digits of Calibri: a digit in the wider ems that text is measured in. */
const DIGIT_EMS = 0.54;

/** Dollars of cents as a cell holds them. */
export const dollars = (cents: Cents): number => cents / 100;

/** Text of people and documents: a text cell, without what a workbook's XML cannot hold. */
export function putText(cell: Cell, value: string, alignment: Partial<Alignment> = {}): void {
  const plain = xmlText(value);
  cell.value = plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT)} (cut here)` : plain;
  cell.numFmt = formats.text;
  cell.alignment = { vertical: 'top', wrapText: true, ...alignment };
}

export function putNumber(cell: Cell, value: number, format: string): void {
  cell.value = value;
  cell.numFmt = format;
}

/** A live formula with the figure that it gives now, for viewers that do not compute. */
export function putFormula(
  cell: Cell,
  formula: string,
  of: { result: number | string; format: string },
): void {
  cell.value = { formula, result: of.result };
  cell.numFmt = of.format;
}

/** A figure with its name for the formulas of other sheets. */
export function named(cell: Cell, name: string): void {
  cell.names = [name];
}

/** A sheet with the columns' widths, its title in the first two rows, and how it prints. */
export function setUp(
  sheet: Worksheet,
  report: Report,
  of: { subtitle: string; widths: readonly number[]; headerRow: number | null },
): void {
  sheet.columns = of.widths.map((width) => ({ width }));
  const { associationName, year } = report.parameters;
  putText(sheet.getCell('A1'), associationName, { wrapText: false });
  sheet.getCell('A1').font = { ...FACE, bold: true, size: 14, color: { argb: INK } };
  const subtitle = `${report.title}: ${of.subtitle}`;
  putText(sheet.getCell('A2'), report.banner === null ? subtitle : `${report.banner} | ${subtitle}`, {
    wrapText: false,
  });
  if (report.banner !== null) sheet.getCell('A2').font = { ...FACE, bold: true, color: { argb: WARNING } };
  sheet.pageSetup = {
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.7, header: 0.3, footer: 0.3 },
    ...(of.headerRow === null ? {} : { printTitlesRow: `${of.headerRow}:${of.headerRow}` }),
  };
  // In a footer an ampersand begins a code.
  const footer = `${oneLine(associationName).slice(0, 50)}, ${year}`.replace(/&/g, '&&');
  sheet.headerFooter = { oddFooter: `&L${footer}&C&A&RPage &P of &N` };
  sheet.views = [
    of.headerRow === null
      ? { state: 'normal', showGridLines: false }
      : { state: 'frozen', ySplit: of.headerRow, showGridLines: false },
  ];
}

const HEADER_FILL: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1F5C45' } };
const GROUP_FILL: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE2EDE4' } };

export function headerCells(row: Row, titles: readonly string[], numeric: (column: number) => boolean): void {
  titles.forEach((title, index) => {
    const cell = row.getCell(index + 1);
    const afterNumbers = index > 0 && !numeric(index + 1) && numeric(index);
    putText(cell, title, {
      horizontal: numeric(index + 1) ? 'right' : 'left',
      vertical: 'middle',
      ...(afterNumbers ? { indent: 1 } : {}),
    });
    cell.font = { ...FACE, bold: true, color: { argb: 'FFFFFFFF' } };
    cell.fill = HEADER_FILL;
  });
}

/** A row that names what follows, or adds up what came before. */
export function emphasise(row: Row, columns: number, kind: 'group' | 'subtotal' | 'total'): void {
  const font: Partial<Font> = { ...FACE, bold: true, color: { argb: INK } };
  for (let column = 1; column <= columns; column += 1) {
    const cell = row.getCell(column);
    cell.font = font;
    if (kind === 'group') cell.fill = GROUP_FILL;
    if (kind === 'subtotal') cell.border = { top: RULE };
    if (kind === 'total') cell.border = { top: RULE, bottom: { ...RULE, style: 'double' } };
  }
}

/** Gives rows of wrapped text their height: not every program works it out when it opens a file. */
export function fitRows(sheet: Worksheet): void {
  sheet.eachRow((row) => {
    let lines = 1;
    row.eachCell((cell, column) => {
      if (typeof cell.value !== 'string' || !cell.alignment?.wrapText) return;
      const ems = (sheet.getColumn(column).width ?? 10) * DIGIT_EMS;
      const taken = cell.value.split('\n').flatMap((part) => wrapped(part, ems)).length;
      lines = Math.max(lines, taken);
    });
    if (lines > 1) row.height = Math.min(TALLEST_ROW, lines * LINE_HEIGHT);
  });
}
