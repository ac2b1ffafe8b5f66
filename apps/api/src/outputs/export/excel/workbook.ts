import { oneLine } from '../plain-text';
import type { Report } from '../report';
import { addAssessmentsSheet, type WorkbookAssessments } from './assessments-sheet';
import { addBudgetSheet } from './budget-sheet';
import { fitRows, setUp } from './cells';
import { addForecastSheet } from './forecast-sheet';
import { addAssumptionsSheet, addSourcesSheet } from './note-sheets';
import { addReservesSheet } from './reserves-sheet';
import { fillSummarySheet } from './summary-sheet';

/**
 * The bytes of an .xlsx of a budget: Summary, Budget, Assumptions, Sources and Forecast, Reserves where there is a
 * study to plan by, and Assessments where the association has a schedule. Sums, changes and fees are formulas that hold their present result; `at` is what the
 * file's properties say.
 */
export async function budgetWorkbook(
  report: Report & { assessments?: WorkbookAssessments | undefined },
  at: Date,
): Promise<Uint8Array> {
  // Only who exports pays for loading it.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  workbook.creator = 'AI Budget Assistant';
  workbook.title = oneLine(`${report.parameters.associationName}: ${report.title}`).slice(0, 200);
  workbook.created = at;
  workbook.modified = at;
  workbook.calcProperties = { fullCalcOnLoad: true };
  const summary = workbook.addWorksheet('Summary');
  setUp(summary, report, { subtitle: 'summary', widths: [34, 20, 18, 12, 18, 20], headerRow: null });
  const places = addBudgetSheet(workbook, report);
  fillSummarySheet(workbook, summary, { report, places });
  addAssumptionsSheet(workbook, report);
  addSourcesSheet(workbook, report);
  addForecastSheet(workbook, report, places);
  addReservesSheet(workbook, report);
  const { assessments } = report;
  if (assessments) addAssessmentsSheet(workbook, { report, assessments });
  for (const sheet of workbook.worksheets) fitRows(sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
