import * as XLSX from '@e965/xlsx';
import type { ReadContext, Warning } from '../../page/options';
import { ReadError } from '../../page/read-error';
import type { Page, ReadDocument } from '../../page/types';
import { MOST_ROWS, readSheet, rowsOf, type SheetPage } from './sheet-page';

/** Reads an Excel workbook of any age, one page a visible sheet. Throws ReadError: encrypted, damaged. */
export function readWorkbook(bytes: Uint8Array, kind: 'xlsx' | 'xls', context: ReadContext): ReadDocument {
  const workbook = open(bytes);
  const unreckoned = leavesResultsToExcel(workbook);
  const visible = visibleSheets(workbook);
  const warnings: Warning[] = [...visible.warnings];
  const toRead = visible.names.slice(0, context.limits.pages);
  if (toRead.length < visible.names.length) {
    warnings.push({ code: 'page-cap', message: `Only the first ${toRead.length} sheets were read.` });
  }
  const pages: Page[] = [];
  let cellsLeft = context.limits.cells;
  for (const name of toRead) {
    const sheet = workbook.Sheets[name];
    if (!sheet) continue;
    const found = readSheet({ sheet, name, number: pages.length + 1, cellsLeft, unreckoned });
    cellsLeft -= found.cells;
    warnings.push(...warningsOf(found, name));
    pages.push(found.page);
    context.onPage?.(found.page);
    context.onProgress?.({ stage: 'text', page: pages.length, pageCount: toRead.length });
    if (found.cut) {
      warnings.push(...unread(toRead.slice(pages.length)));
      break;
    }
  }
  return { container: kind, pages, pageCount: visible.names.length, warnings };
}

function open(bytes: Uint8Array): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellStyles: true,
      cellNF: true,
      cellHTML: false,
      cellDates: false,
      sheetRows: MOST_ROWS,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message)) throw new ReadError('encrypted', message);
    throw new ReadError('damaged', message);
  }
}

/**
 * Libraries that write workbooks without reckoning put 0 for every result and tell Excel to compute all when it opens
 * the file. Those zeros are nobody's figures.
 */
function leavesResultsToExcel(workbook: XLSX.WorkBook): boolean {
  const settings = (workbook.Workbook as { CalcPr?: { fullCalcOnLoad?: string } } | undefined)?.CalcPr;
  if (!/^(1|true)$/i.test(settings?.fullCalcOnLoad ?? '')) return false;
  let formulas = 0;
  for (const sheet of Object.values(workbook.Sheets)) {
    const rows = rowsOf(sheet);
    for (const row of rows) {
      for (const cell of row ?? []) {
        if (cell?.f === undefined || cell.t === 'z') continue;
        if (cell.v !== 0) return false;
        formulas++;
      }
    }
  }
  return formulas > 0;
}

/**
 * Tells of rows past the last that is parsed. What a sheet says of its own size is no help: formats reach further down
 * than values, so the last value is looked for in the part itself.
 */
export function rowCap(parts: Map<string, Buffer>): Warning[] {
  const last = Math.max(0, ...[...parts].map(([name, part]) => (SHEET_PART.test(name) ? lastRow(part) : 0)));
  if (last <= MOST_ROWS) return [];
  const [read, all] = [MOST_ROWS, last].map((rows) => rows.toLocaleString('en-US'));
  const message = `A sheet has ${all} rows, of which the first ${read} were read. Please upload the rest as a file of its own.`;
  return [{ code: 'row-cap', message }];
}

const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/i;

function lastRow(part: Buffer): number {
  const value = Math.max(part.lastIndexOf('</v>'), part.lastIndexOf('</is>'));
  const row = value < 0 ? -1 : part.lastIndexOf('<row ', value);
  if (row < 0) return 0;
  return Number(/\br="(\d+)"/.exec(part.toString('latin1', row, row + 512))?.[1] ?? 0);
}

function unread(names: string[]): Warning[] {
  if (names.length === 0) return [];
  const sheets = listed(names.map((name) => `'${name}'`));
  return [
    { code: 'sheets-unread', message: `The workbook is too large: these sheets were not read: ${sheets}.` },
  ];
}

function visibleSheets(workbook: XLSX.WorkBook): { names: string[]; warnings: Warning[] } {
  const hidden = new Set(
    (workbook.Workbook?.Sheets ?? []).filter((sheet) => sheet.Hidden).map((sheet) => sheet.name),
  );
  const sheets = workbook.SheetNames.filter((name) => {
    const type = (workbook.Sheets[name] as { '!type'?: string } | undefined)?.['!type'];
    return type === undefined || type === 'sheet';
  });
  const names = sheets.filter((name) => !hidden.has(name));
  const left = sheets.filter((name) => hidden.has(name));
  // A workbook whose every sheet is hidden would open empty; then what is there is better than nothing.
  if (names.length === 0 || left.length === 0) return { names: names.length ? names : sheets, warnings: [] };
  const message = `Hidden sheets were left out: ${left.map((name) => `'${name}'`).join(', ')}.`;
  return { names, warnings: [{ code: 'hidden-sheets', message }] };
}

function warningsOf(found: SheetPage, name: string): Warning[] {
  const page = found.page.number;
  const warnings: Warning[] = [];
  if (found.hiddenRows.length > 0) {
    const rows = listed(found.hiddenRows.map((row) => String(row + 1)));
    warnings.push({
      code: 'hidden-rows',
      message: `Hidden rows of sheet '${name}' were left out: ${rows}.`,
      page,
    });
  }
  if (found.hiddenColumns.length > 0) {
    const columns = listed(found.hiddenColumns.map((column) => XLSX.utils.encode_col(column)));
    warnings.push({
      code: 'hidden-columns',
      message: `Hidden columns of sheet '${name}' were left out: ${columns}.`,
      page,
    });
  }
  if (found.unanswered > 0) {
    const message = `Sheet '${name}' has ${found.unanswered} formulas saved without a result. Open it in Excel, save it, and upload it again.`;
    warnings.push({ code: 'formula-without-value', message, page });
  }
  if (found.cut) {
    warnings.push({ code: 'cell-cap', message: `Sheet '${name}' is too long to be read to its end.`, page });
  }
  return warnings;
}

function listed(names: string[]): string {
  return names.length > 12
    ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`
    : names.join(', ');
}
