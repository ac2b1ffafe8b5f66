import { Workbook } from 'exceljs';
import { reportDocument } from '../src/outputs/export/pdf/report-document';
import { slidesDocument } from '../src/outputs/export/pdf/slides/slides-document';
import { noticeDocument } from '../src/outputs/notice/page';
import { lettersOf } from '../src/outputs/notice/letter';
import { column } from './facts';
import { sharedTestApp } from './support/app';
import { unzipped } from './support/backup';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { exportItem, exportReport } from './support/report';
import { createElmCourt, makeStatement } from './support/statement';

jest.setTimeout(120_000);
let device: Device;
let params: { parametersId: number };
beforeAll(async () => {
  const app = await sharedTestApp();
  device = app.device();
  await uploadPaper(app, device, 'statement', (paper) =>
    paper
      .budget(
        [column('c1', 'budget', 2026)],
        [
          ['4000', 'Dues', 'income', '6000.00'],
          ['7820', 'Water', 'expense', '4000.00'],
        ],
      )
      .edit((part) => makeStatement(part, { c1: { income: '900.00' } })),
  );
  params = await createElmCourt(device);
  await device.call('generateWith', {
    params: { provider: 'built-in', ...params },
    body: { acceptUnreconciled: true },
  });
}, 240_000);

const BANNER =
  'Not reconciled: statement.csv, 2026 budget: income adds up to $6,000, but the document prints $900 ($5,100 difference).';
const REFUSAL = /^This budget is not reconciled with its documents: statement\.csv, 2026 budget: .*\$5,100/;

async function bytesOf(path: string): Promise<Buffer> {
  const response = await device.fetch(`/api/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

describe('a budget that is not reconciled', () => {
  it('shows the difference in the first line of the CSV', async () => {
    const csv = (await bytesOf(`built-in-export/${params.parametersId}`)).toString('utf8');
    expect(csv.split('\r\n')[0]).toBe(`\uFEFF"${BANNER}"`);
    expect(csv.split('\r\n')[1]).toMatch(/^GL Code,/);
  });

  it('shows it at the top of every sheet of the workbook', async () => {
    const workbook = new Workbook();
    // exceljs declares a Buffer of its own, which is an ArrayBuffer.
    await workbook.xlsx.load(
      (await bytesOf(`export/${params.parametersId}/excel`)) as unknown as ArrayBuffer,
    );
    const tops = workbook.worksheets.map((sheet) => String(sheet.getCell('A2').value));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops.filter((top) => !top.startsWith(BANNER))).toEqual([]);
  });

  it('shows it in the mail, which claims no surplus', async () => {
    const { subject, textContent } = await device.call('exportEmail', {
      params: { id: params.parametersId },
    });
    expect(subject).toMatch(/^Not reconciled: /);
    expect(textContent).toContain(`Dear Board Members,\n\n${BANNER}\n`);
    expect(textContent).not.toMatch(/Surplus|Deficit|are equal|ready for your review/);
  });

  it('shows it on every slide, without a health score', async () => {
    const data = await device.call('exportPresentation', { params: { id: params.parametersId } });
    expect(data.banner).toBe(BANNER);
    expect(data.optimizationInsights).toMatchObject({
      budgetHealthScore: '–',
      budgetHealthRating: 'Not rated',
      assumed: false,
      recommendations: [],
    });
    const pages = (await slidesDocument(data)).split('<section class="slide">').slice(1);
    expect(pages.map((page) => page.includes('$5,100 difference'))).toEqual(Array(6).fill(true));
    const deck = await bytesOf(`export/${params.parametersId}/presentation?as=file`);
    const files = [...(await unzipped(deck))].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const shown = files.filter(([, xml]) => xml.toString('utf8').includes('$5,100 difference'));
    expect([files.length, shown.length]).toEqual([6, 6]);
  });

  it('shows it on the cover and in the summary of the PDF, and in letters to owners', async () => {
    const report = exportReport([exportItem()], {
      reconciliation: { status: 'not-reconciled', banner: BANNER, differences: [] },
    });
    expect((await reportDocument(report, new Date())).split('$5,100 difference').length - 1).toBeGreaterThan(
      2,
    );
    const letters = lettersOf({ report, input: {}, date: new Date(), shares: [] });
    expect(letters[0]?.draft).toBe(
      `${BANNER} DRAFT: not adopted by the board yet. Figures may still change.`,
    );
    expect(noticeDocument(letters)).toContain('$5,100 difference');
  });

  it('gets no health score and no advice', async () => {
    const advice = await device.call('recommendations', { params });
    expect([advice.health.score, advice.health.rating, advice.suggestions]).toEqual([null, 'Not rated', []]);
    expect(advice.budgetHealth).toMatch(REFUSAL);
    expect(advice.health.summary).toMatch(REFUSAL);
  });

  it('gets no conclusions from the chat', async () => {
    const { content } = await device.call('sendChat', {
      params,
      body: { content: 'Is the budget balanced?' },
    });
    expect(content).toMatch(REFUSAL);
  });
});
