import { Workbook } from 'exceljs';
import { presented } from '../../../test/support/presented';
import { exportReport, wireItem } from '../../../test/support/report';
import { lettersOf, letterText } from '../notice/letter';
import { BUILT_IN_WORDS } from './chains/write-email/rules';
import { budgetCsv } from './csv';
import { boardEmail } from './email';
import { budgetWorkbook } from './excel/workbook';
import { reportDocument } from './pdf/report-document';
import { slidesDocument } from './pdf/slides/slides-document';
import { budgetTable } from './table';

jest.setTimeout(120_000);

/** Far from the years of the budget, so that a date is taken for neither. */
const MADE = new Date('2031-11-21T12:00:00Z');
/** The budget is for 2027, and the only documents are of 2025. */
const OF_2025 = { previousYearOf: 2025, formula: '', sources: [], notes: '' };
const items = [
  wireItem(1, { ...OF_2025, type: 'income', glCode: '6100', description: 'Maintenance Fees' }),
  wireItem(2, OF_2025),
  wireItem(3, { ...OF_2025, glCode: '7820', description: 'Water', proposedCents: 400_000 }),
];
const report = exportReport(items);

async function cellsOf(): Promise<string> {
  const bytes = await budgetWorkbook(report, MADE);
  const workbook = new Workbook();
  // exceljs declares a Buffer of its own, which is an ArrayBuffer.
  await workbook.xlsx.load(bytes.slice().buffer);
  const cells: string[] = [];
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) => row.eachCell((cell) => void cells.push(JSON.stringify(cell.value)))),
  );
  return cells.join('\n');
}

/** What the year of the figures is called, and what the year before the budget's would be. */
const CALENDAR = ['2025', '2026'] as const;
/** The slides are of an association whose year begins in July. */
const FISCAL = ['FY 2025-26', 'FY 2026-27'] as const;

it.each<[string, readonly [string, string], () => string | Promise<string>]>([
  ['the CSV', CALENDAR, () => budgetCsv(report)],
  ['the table', CALENDAR, () => budgetTable(report)],
  ['the workbook', CALENDAR, cellsOf],
  ['the PDF', CALENDAR, () => reportDocument(report, MADE)],
  ['the email', CALENDAR, () => boardEmail(report, BUILT_IN_WORDS).textContent],
  [
    'the letter',
    CALENDAR,
    () =>
      lettersOf({ report, input: {}, date: MADE, shares: [] })
        .flatMap((letter) => [...letterText(letter), JSON.stringify(letter.drivers)])
        .join('\n'),
  ],
  ['the slides', FISCAL, () => slidesDocument(presented(items))],
  ['what the presenter says', FISCAL, () => JSON.stringify(presented(items).presenterNotes)],
])('%s names the year that the earlier figures are of', async (_what, [year, yearBefore], made) => {
  const text = await made();
  expect(text).toContain(year);
  expect(text.match(new RegExp(`.{0,60}${yearBefore}.{0,60}`))).toBeNull();
});
