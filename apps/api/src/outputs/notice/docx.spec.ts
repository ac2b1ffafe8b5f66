import { OfficeFile } from '../../../test/support/office';
import { exportItem, exportReport } from '../../../test/support/report';
import { noticeDocx } from './docx';
import { lettersOf } from './letter';
import { noticeDocument } from './page';

const DATE = new Date('2026-11-21T09:00:00Z');
const shares = [
  { unit: '101', lotNumber: '7', interest: '40.0000%', annualCents: 120_001, previousAnnualCents: null },
  {
    unit: '<i>102</i>',
    lotNumber: '',
    interest: '60.0000%',
    annualCents: 180_000,
    previousAnnualCents: 168_000,
  },
];
const letters = (status = 'draft') =>
  lettersOf({
    report: exportReport([exportItem({ description: 'Wa\u0000ter\ud800 \u202e<b>' })], { status }),
    input: { meetingPlace: '\u0007Club <house>' },
    date: DATE,
    shares,
  });

it('merges a letter a unit, each on pages of its own with its own figures', async () => {
  const file = await OfficeFile.open(await noticeDocx(letters(), DATE));
  const body = file.elements(/^word\/document\.xml$/);
  expect(body.filter(({ name }) => name === 'w:sectPr')).toHaveLength(2);
  const text = file.texts(/^word\/document\.xml$/, 'w:t').join('\n');
  for (const own of ['unit 101', '101 (lot 7)', '40.0000%', '$1,200.01', '$100.00', '$100.01'])
    expect(text).toContain(own);
  for (const own of ['unit <i>102</i>', '60.0000%', '$1,800.00', '$150.00', '$10.00 (+7.1%)'])
    expect(text).toContain(own);
  expect(text).toMatch(/Wa ter +<b>/);
  expect(text).toContain('Club <house>');
});

it('marks every page of a draft, and none of an adopted budget', async () => {
  const headers = async (status: string) => {
    const file = await OfficeFile.open(await noticeDocx(letters(status), DATE));
    return file.texts(/^word\/header\d+\.xml$/, 'w:t');
  };
  expect(await headers('draft')).toEqual(
    Array(2).fill('DRAFT: not adopted by the board yet. Figures may still change.'),
  );
  expect(await headers('adopted')).toEqual([]);
});

it('is the same letters as HTML, with the text of people escaped', () => {
  const html = noticeDocument(letters());
  expect(html.match(/<section class="letter">/g)).toHaveLength(2);
  expect(html).toContain('unit &lt;i&gt;102&lt;/i&gt;');
  expect(html).not.toMatch(/<i>|<house>/);
  expect(html).toContain('aria-hidden="true">DRAFT<');
  expect(noticeDocument(letters('adopted'))).not.toContain('DRAFT');
});
