import type { Workbook } from 'exceljs';
import type { Report } from '../report';
import { formats, headerCells, putNumber, putText, setUp } from './cells';

const HEADER_ROW = 4;

/** What the figures rest on where no paper says it, and how they were computed. */
export function addAssumptionsSheet(workbook: Workbook, report: Report): void {
  const sheet = workbook.addWorksheet('Assumptions');
  setUp(sheet, report, { subtitle: 'assumptions and notes', widths: [40, 110], headerRow: HEADER_ROW });
  headerCells(sheet.getRow(HEADER_ROW), ['About', 'Assumption or note'], () => false);
  for (const { subject, text } of report.assumptions) {
    const row = sheet.addRow([]);
    putText(row.getCell(1), subject);
    putText(row.getCell(2), text);
  }
}

/** Where each line's figure stands: paper, page, and the words there. */
export function addSourcesSheet(workbook: Workbook, report: Report): void {
  const sheet = workbook.addWorksheet('Sources');
  setUp(sheet, report, {
    subtitle: 'where each figure comes from',
    widths: [10, 36, 36, 8, 8, 90],
    headerRow: HEADER_ROW,
  });
  headerCells(
    sheet.getRow(HEADER_ROW),
    ['GL Code', 'Budget line', 'Document', 'Page', 'Line', 'Quote'],
    (column) => column === 4 || column === 5,
  );
  for (const source of report.sources) {
    const row = sheet.addRow([]);
    putText(row.getCell(1), source.glCode);
    putText(row.getCell(2), source.description);
    putText(row.getCell(3), source.documentName);
    putNumber(row.getCell(4), source.page, formats.count);
    if (source.line !== undefined) putNumber(row.getCell(5), source.line, formats.count);
    putText(row.getCell(6), source.quote, { horizontal: 'left', indent: 1 });
    for (const column of [4, 5]) row.getCell(column).alignment = { vertical: 'top' };
  }
  if (report.sources.length === 0) putText(sheet.addRow([]).getCell(2), 'No line cites a document.');
}
