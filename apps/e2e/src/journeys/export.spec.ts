import { violations } from '../support/axe';
import { NARROW, WIDE, type Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { pdfPages, zipNames } from '../support/files';
import { whole } from '../support/slides';
import { Stage } from '../support/stage';
import { linesOf, sampleBudget } from '../support/workspace';

/**
 * Section 2, Export, with the toasts of section 8 and the limits of section 9; every file is really saved.
 *
 * | Text, default or state                                                                | Journey               |
 * | ------------------------------------------------------------------------------------- | --------------------- |
 * | cards 'Excel Spreadsheet', 'CSV File', 'PDF Document', 'Email Template', 'Presentation' | offers              |
 * | 'Back to Budget' leads to /budget-modern/{id}; 'Open the slides' to the presentation  | offers                |
 * | 'Loading budget data...'                                                               | waits                 |
 * | toast 'Export successful' with the file's name: .xlsx, .pdf                           | saves                 |
 * | 'Generating CSV'; toast 'CSV export successful'; {location}_HOA_Budget_{year}.csv     | saves a CSV           |
 * | 'Preview Email' is busy, 'Board Email': subject, body, top 5 categories, the .xlsx    | the email             |
 * | 'Copy All', toast 'Content copied'; 'It could not be copied'; the .eml                | the email, may not copy |
 * | 'Board Presentation': 'Loading presentation...', six slides, 'Copy Content'           | the board presentation |
 * | 'Download Full Presentation': a .pptx of six slides                                   | the board presentation |
 * | 'Letter to owners': 'Please enter a valid number', .docx and PDF                      | the letter            |
 *
 * What is said where it fails: export-failures.spec.ts.
 */
const NAME = 'Colorado_HOA_Budget_2027';
const CARDS = [
  ['Excel Spreadsheet', 'Complete budget with formulas', 'Download Excel'],
  ['CSV File', 'Enhanced format with GL codes', 'Download CSV'],
  ['PDF Document', 'Board-ready', 'Download PDF'],
  ['Email Template', 'For your board', 'Preview Email'],
  ['Presentation', 'Six slides for the meeting', 'Board Presentation'],
  ['Letter to owners', 'The new fee and why, for every home', 'Download Word'],
] as const;

jest.setTimeout(240_000);

describe('export', () => {
  let stage: Stage;
  let device: Device;
  let downloads: Downloads;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
    downloads = await Downloads.of(device);
  });
  afterAll(async () => {
    await stage.strike();
    await downloads.clean();
  });

  const open = async (on = device, budget = id) => {
    await on.page.bringToFront();
    await on.go(`/budget-export/${budget}`);
    await on.sees('Back to Budget', 'Letter to owners');
  };
  const saved = (button: string, name: string) => downloads.pressed(device, { button, name });
  const totalOf = async (type: string) =>
    (await linesOf(device, id))
      .filter((line) => line.type === type)
      .reduce((sum, line) => sum + Math.round(Number(line.proposedBudget) * 100), 0);

  it('offers each way out, and the ways back and on', async () => {
    await open();
    const cards = await device.page.$$eval('section[aria-labelledby]', (all) =>
      all.map((card) => (card as HTMLElement).innerText.split('\n').filter((line) => line.trim() !== '')),
    );
    expect(cards.map(([title, description]) => [title, description])).toEqual(
      CARDS.map(([title, description]) => [title, description]),
    );
    for (const [, , button] of CARDS) await device.find('button', button);
    await device.sees('Copper Kestrel Condominium Association, Inc., 2027 Budget');
    await device.click('link', 'Open the slides');
    await device.untilPath(new RegExp(`^/budget-presentation/${id}$`));
    await device.sees('1 of 6');
    await open();
    await device.click('link', 'Back to Budget');
    await device.untilPath(new RegExp(`^/budget-modern/${id}$`));
    expect(device.problems).toEqual([]);
  });

  it('waits for the budget on a slow connection', async () => {
    await device.latency(3_000);
    await device.go(`/budget-export/${id}`);
    await device.sees('Loading budget data...');
    await device.latency(0);
    await device.sees('Excel Spreadsheet');
  });

  it('saves a workbook with five sheets and one of the reserves', async () => {
    await open();
    const bytes = await saved('Download Excel', `${NAME}.xlsx`);
    const names = await zipNames(bytes);
    expect(names).toContain('xl/workbook.xml');
    expect(names.filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))).toHaveLength(6);
  });

  it('saves a CSV, and says while it does', async () => {
    await open();
    await device.latency(3_000);
    await device.click('button', 'Download CSV');
    await device.sees('Generating CSV');
    await device.latency(0);
    await device.sees('CSV export successful', `Downloaded as ${NAME}.csv.`, 'Download CSV');
    await device.seesNot('Generating CSV');
    const csv = (await downloads.take(device, `${NAME}.csv`)).toString('utf8');
    expect(csv.startsWith('\uFEFFGL Code,Category,Description,2026,2027 Budget,Change %')).toBe(true);
    for (const { glCode, description } of await linesOf(device, id)) {
      const row = csv
        .split('\r\n')
        .find((line) => line.startsWith(`${glCode},`) && line.includes(description));
      expect([description, row !== undefined]).toEqual([description, true]);
    }
    const total = csv.split('\r\n').find((line) => line.includes('Total Operating Expenses'));
    expect(total).toContain(((await totalOf('expense')) / 100).toFixed(2));
  });

  it('saves a PDF for the board, with the totals of the screen and no percent of the net', async () => {
    await open();
    const bytes = await saved('Download PDF', `${NAME}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = await pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]).toContain('Copper Kestrel Condominium Association, Inc.');
    const text = pages.join(' ');
    const [expenses, income] = [await totalOf('expense'), await totalOf('income')];
    expect(text).toContain('Total Operating Expenses');
    expect(text).toContain(whole(expenses));
    expect(text).toContain(`${whole(income - expenses)} above the expenses`);
    expect(text).toMatch(/Net Operating Position(?:(?!%).){0,160}Surplus/);
  });

  it('shows the email to the board, copies it and saves it with the workbook', async () => {
    const context = device.page.browserContext();
    await context.overridePermissions(stage.app.url, ['clipboard-read', 'clipboard-sanitized-write']);
    await open();
    await device.latency(3_000);
    await device.click('button', 'Preview Email');
    await device.page.waitForSelector('section button[aria-busy=true]');
    await device.latency(0);
    await device.find('dialog', 'Board Email');
    await device.sees(
      `Attached: ${NAME}.xlsx`,
      'opens in your mail program with the Excel workbook attached',
    );
    const subject = await fieldOf(device, 'Subject');
    expect(subject).toBe('Copper Kestrel Condominium Association, Inc.: Proposed 2027 Budget');
    const text = await fieldOf(device, 'Text');
    expect(text).toContain(
      `Total budget: $${Math.round((await totalOf('expense')) / 100).toLocaleString('en-US')}`,
    );
    const largest = (await categories(device, id)).slice(0, 5);
    largest.forEach(({ category, cents }, index) =>
      expect(text).toContain(
        `${index + 1}. ${category}: $${Math.round(cents / 100).toLocaleString('en-US')} (`,
      ),
    );
    expect(text).not.toContain('\n6. ');
    await device.click('button', 'Copy All');
    await device.sees('Content copied', 'The subject and the text.');
    expect(await clipboard(device)).toBe(`Subject: ${subject}\n\n${text}`);
    const mail = (await saved('Download .eml', `${NAME}.eml`)).toString('latin1');
    expect(mail).toMatch(/^Subject: .+2027 Budget/m);
    expect(mail).toContain(`filename="${NAME}.xlsx"`);
    await device.keys('Escape');
    await device.seesNot('Board Email');
    // The focus returns in a task after the one that removes the dialog.
    await device.until('the focus is back on Preview Email', () =>
      device.page.evaluate(() => document.activeElement?.textContent === 'Preview Email'),
    );
    await context.clearPermissionOverrides();
    expect(device.problems).toEqual([]);
  });

  it('says what the six slides say, copies that, and saves them', async () => {
    const context = device.page.browserContext();
    await context.overridePermissions(stage.app.url, ['clipboard-read', 'clipboard-sanitized-write']);
    await open();
    await device.latency(3_000);
    await device.click('button', 'Board Presentation');
    await device.sees('Loading presentation...');
    await device.latency(0);
    await device.find('dialog', 'Board Presentation');
    await device.sees('Copy Content', 'Download Full Presentation');
    expect(await device.page.$$eval('[role=dialog] h3', (all) => all.map((one) => one.textContent))).toEqual([
      'Title',
      'Overview',
      'Expenses',
      'Year over Year',
      'Insights',
      'Conclusion',
    ]);
    await device.click('button', 'Copy Content');
    await device.sees('Content copied', 'The text of the six slides.');
    const copied = await clipboard(device);
    for (const { category, cents } of await categories(device, id))
      expect(copied).toContain(`${category}: $${Math.round(cents / 100).toLocaleString('en-US')} (`);
    const names = await zipNames(await saved('Download Full Presentation', `${NAME}.pptx`));
    expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(6);
    expect(names.some((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))).toBe(true);
    await device.keys('Escape');
    await device.seesNot('Copy Content');
    await context.clearPermissionOverrides();
  });

  it('says so where the browser may not copy', async () => {
    const context = device.page.browserContext();
    await context.overridePermissions(stage.app.url, []);
    await open();
    await device.click('button', 'Preview Email');
    await device.click('button', 'Copy All');
    await device.sees('It could not be copied', 'select the text and copy it by hand');
    await context.clearPermissionOverrides();
  });

  it('saves the letter to owners, in Word and as PDF, and takes no fee that is none', async () => {
    await open();
    const fee = await device.find('textbox', /^Monthly fee today/);
    await fee.type('much');
    await device.click('button', 'Download Word');
    await device.sees('Please enter a valid number');
    expect(await downloads.names()).toEqual([]);
    await device.clickSteady(fee, 3);
    await fee.type('$545.10');
    // As typed into a date's field of this language: month, day, year.
    await (await device.page.waitForSelector('input[type=date]'))!.type('12082026');
    await (await device.find('textbox', /^Place/)).type('Club house, 1 Kestrel Way');
    const letter = `${NAME}_Owner_Letter`;
    expect(await zipNames(await saved('Download Word', `${letter}.docx`))).toContain('word/document.xml');
    const pages = await pdfPages(await saved('Download letter as PDF', `${letter}.pdf`));
    for (const text of ['DRAFT', 'December 8, 2026', 'Club house, 1 Kestrel Way', '$545.10'])
      expect(pages.join(' ')).toContain(text);
  });

  it('is for everyone, its dialogs too; at 390 px nothing scrolls sideways', async () => {
    for (const [scheme, viewport] of [
      ['light', NARROW],
      ['dark', WIDE],
    ] as const) {
      await device.prefers(scheme, viewport);
      await open();
      await expectToFit(viewport.width);
      await device.click('button', 'Preview Email');
      await device.sees('Board Email', 'Copy All');
      await expectToFit(viewport.width);
      await device.keys('Escape');
      await device.seesNot('Board Email');
      await device.click('button', 'Board Presentation');
      await device.sees('Copy Content');
      await expectToFit(viewport.width);
    }
    await device.prefers('light');
  });

  async function expectToFit(width: number): Promise<void> {
    expect(await violations(device)).toEqual([]);
    const outside = await device.page.evaluate(
      (most) => ({
        page: Math.max(0, document.documentElement.scrollWidth - most),
        dialog: [...document.querySelectorAll('[role=dialog] *')]
          .filter((node) => node.getBoundingClientRect().right > most + 0.5)
          .map((node) => node.outerHTML.slice(0, 80)),
      }),
      width,
    );
    expect(outside).toEqual({ page: 0, dialog: [] });
  }
});

/** What a field of the dialog holds, by its label. */
function fieldOf(device: Device, label: string): Promise<string> {
  return device.page.evaluate((name) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return fields.find((field) => field.labels?.[0]?.textContent === name)?.value ?? '';
  }, label);
}

async function clipboard(device: Device): Promise<string> {
  await device.page.bringToFront();
  return device.page.evaluate(() => navigator.clipboard.readText());
}

interface Presented {
  categorizedItems: { category: string; type: string; proposed: string }[];
}

/** The categories of expenses, the largest first. */
async function categories(device: Device, id: number): Promise<{ category: string; cents: number }[]> {
  const { body } = await device.api(`/api/export/${id}/presentation`);
  return (body as Presented).categorizedItems
    .filter(({ type }) => type === 'expense')
    .map(({ category, proposed }) => ({ category, cents: Math.round(Number(proposed) * 100) }))
    .sort((a, b) => b.cents - a.cents);
}
