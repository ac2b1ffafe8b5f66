import * as XLSX from '@e965/xlsx';
import type { ReadContext, Warning } from '../../page/options';
import { ReadError } from '../../page/read-error';
import type { Page, ReadDocument } from '../../page/types';
import { readSheet, type SheetPage } from './sheet-page';

/** Rows of a sheet that are parsed; a budget has hundreds. */
const MOST_ROWS = 200_000;

/** Reads an Excel workbook of any age, one page a visible sheet. Throws ReadError: encrypted, damaged. */
export function readWorkbook(bytes: Uint8Array, kind: 'xlsx' | 'xls', context: ReadContext): ReadDocument {
  const workbook = open(bytes);
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
    const found = readSheet({ sheet, name, number: pages.length + 1, cellsLeft });
    cellsLeft -= found.cells;
    warnings.push(...warningsOf(found, name));
    pages.push(found.page);
    context.onPage?.(found.page);
    context.onProgress?.({ stage: 'text', page: pages.length, pageCount: toRead.length });
    if (found.cut) break;
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
