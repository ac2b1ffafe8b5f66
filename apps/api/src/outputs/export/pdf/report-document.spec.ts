import { formatDollars } from '@hoa/budget-math';
import { exportItem, exportReport } from '../../../../test/support/report';
import { rowsOf, type Report } from '../report';
import { fiscalYear } from './figures';
import { reportDocument } from './report-document';

const MADE = new Date('2026-11-21T12:00:00Z');
const documentFor = (report: Report) => reportDocument(report, MADE);
const exact = (cents: number) => formatDollars(cents, { cents: true });

it('holds every line and every total in whole dollars, in the order of the budget', async () => {
  const report = exportReport([
    exportItem({
      type: 'income',
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedCents: 987_654_321,
    }),
    exportItem(),
    exportItem({ glCode: '7740', description: 'Refund', proposedCents: -12_345, previousCents: -10_001 }),
    exportItem({ glCode: '9005', description: 'Reserves', proposedCents: 5_000_099, previousKnown: false }),
  ]);
  const document = await documentFor(report);
  const lines = document.slice(document.indexOf('<h2>Line items</h2>'), document.indexOf('<h2>Notes'));
  let from = 0;
  for (const { description, proposedCents, previousCents } of rowsOf(report)) {
    for (const text of [
      description,
      previousCents === null ? '–' : `>${formatDollars(previousCents)}<`,
      `>${formatDollars(proposedCents)}<`,
    ]) {
      const at = lines.indexOf(text, from);
      expect([text, at >= from]).toEqual([text, true]);
      from = at + text.length;
    }
  }
  expect(document).toContain(`${exact(report.totals.monthlyFeeCents)}: all expenses ÷ 48 units ÷ 12 months`);
  for (const { totalCents } of report.forecast.years) expect(document).toContain(formatDollars(totalCents));
});

it('shows text of people and documents as text, wherever it comes from', async () => {
  const evil = '<script>alert(1)</script><img src="http://127.0.0.1/x">';
  const document = await documentFor(
    exportReport(
      [
        exportItem({
          description: evil,
          glCode: evil,
          notes: evil,
          formula: evil,
          assumptions: [evil],
          basis: evil,
          sources: [{ documentName: evil, page: 1, quote: evil }],
        }),
      ],
      {
        status: evil,
        notes: [evil],
        parameters: {
          associationName: evil,
          location: evil,
          year: 2027,
          units: 1,
          propertyType: evil,
          associationType: evil,
          specialConsiderations: evil,
          fiscalYearStartMonth: 7,
        },
      },
    ),
  );
  expect(document).not.toMatch(/<script|<img/);
  expect(document.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(15);
});

it('draws its charts without a script, with words for whoever does not see them', async () => {
  const document = await documentFor(exportReport([exportItem()]));
  expect(document.match(/<svg/g)).toHaveLength(2);
  expect(document).toContain('aria-label="Bars of 1 expense categories: Utilities $1,067."');
  expect(document).toContain('<span class="key"');
  // A year of which nothing is known has no bars, and no key.
  const alone = await documentFor(exportReport([exportItem({ previousKnown: false, previousCents: 0 })]));
  expect(alone).not.toContain('<span class="key"');
  expect(alone).toContain('No earlier year to compare with');
});

it('is whole where a budget has no expenses, no notes and no sources', async () => {
  const income = exportItem({ type: 'income', glCode: '6100', formula: '', sources: [] });
  const document = await documentFor(exportReport([income]));
  expect(document).not.toContain('Notes to the lines');
  expect(document).not.toContain('Where the money goes');
  expect(document).toContain('No line cites a document.');
});

it('says what stands, and from when to when', async () => {
  const adopted = await documentFor(exportReport([exportItem()], { status: 'adopted' }));
  expect(adopted).toContain('<title>Cedar Bend: Adopted 2027 Budget</title>');
  expect(adopted).toContain('November 21, 2026');
  expect(await documentFor(exportReport([exportItem()]))).toContain('Draft, not yet adopted by the board');
  expect(fiscalYear({ year: 2027, fiscalYearStartMonth: 1 })).toBe('January 1, 2027 to December 31, 2027');
  expect(fiscalYear({ year: 2027, fiscalYearStartMonth: 7 })).toBe('July 1, 2027 to June 30, 2028');
});
