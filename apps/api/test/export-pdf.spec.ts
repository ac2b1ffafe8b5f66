import { formatDollars, toCents } from '@hoa/budget-math';
import type { RouteName } from '@hoa/contracts';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { at, madeBudget } from './support/made-budget';
import { openPdf, type OpenedPdf } from './support/pdf-text';
import { setTrap } from './support/trap';

jest.setTimeout(240_000);
const named = process.env['PUPPETEER_EXECUTABLE_PATH'];
const browser: Record<string, string> = named ? { PUPPETEER_EXECUTABLE_PATH: named } : {};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(browser);
}, 240_000);
afterAll(() => app.close());

async function download(device: Device, name: RouteName, id: number) {
  const response = await device.request(name, { params: { id } });
  expect([name, response.status]).toEqual([name, 200]);
  const opened = await openPdf(new Uint8Array(await response.arrayBuffer()));
  return { headers: response.headers, ...opened, text: opened.pages.join(' ') };
}
const exact = (amount: string) => formatDollars(toCents(amount), { cents: true });
const whole = (amount: string) => formatDollars(toCents(amount));

it('is the budget for the board: every line and total of the screen, in whole dollars', async () => {
  const { device, parametersId: id, items } = await madeBudget(app);
  await device.call('updateItem', { params: { id: at(items, 1).id }, body: { proposedBudget: '-7777.77' } });
  const lines = await device.call('listItems', { params: { parametersId: id } });
  const slides = await device.call('exportPresentation', { params: { id } });
  const pdf = await download(device, 'exportPdf', id);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="Colorado_HOA_Budget_2027.pdf"');
  expect(pdf.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  for (const { description, proposedBudget, previousYear } of lines) {
    expect(pdf.text).toContain(description);
    expect(pdf.text).toContain(whole(proposedBudget));
    expect(pdf.text).toContain(whole(previousYear));
  }
  expect(pdf.text).toContain('−$7,778');
  const { totals, categorizedItems } = slides;
  for (const { category, proposed } of categorizedItems)
    expect(pdf.text).toMatch(pattern(`Total ${category}`, whole(proposed)));
  expect(pdf.text).toMatch(pattern('Total Operating Expenses', whole(totals.totalProposedBudget)));
  expect(pdf.text).toMatch(pattern('Net Operating Position', whole(totals.net)));
  expect(pdf.text).toContain(`${exact(totals.monthlyPerUnit)}: all expenses`);
  expect(pdf.text).toContain(exact(totals.annualPerUnit));
  expectBoardReady(pdf);
});

/** The words, and in the same row the figure. */
function pattern(words: string, figure: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${literal(words)}.{0,60}${literal(figure)}`);
}

function expectBoardReady({ pages, outline, alternatives, ...pdf }: OpenedPdf): void {
  expect(pdf).toMatchObject({ title: 'Cedar Bend: Proposed 2027 Budget', language: 'en-US', tagged: true });
  expect(pages[0]).toContain('January 1, 2027 to December 31, 2027');
  expect(pages[0]).not.toContain('Page 1');
  pages.slice(1).forEach((page, index) => expect(page).toContain(`Page ${index + 2} of ${pages.length}`));
  expect(outline.map((title) => title.trim())).toEqual(
    expect.arrayContaining([
      'Cedar Bend',
      'Summary',
      'Line items',
      'Notes to the lines',
      'Assumptions',
      'Sources',
    ]),
  );
  expect(alternatives.filter((text) => text.startsWith('Bars of'))).toHaveLength(2);
}

it('is the six slides of the screen, a page each', async () => {
  const { device, parametersId: id } = await madeBudget(app);
  const data = await device.call('exportPresentation', { params: { id } });
  const { pages, size, headers } = await download(device, 'exportSlidesPdf', id);
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="Colorado_HOA_Budget_2027_Slides.pdf"',
  );
  expect([pages.length, size]).toEqual([6, [960, 540]]);
  const says = (page: number, ...texts: string[]) => {
    for (const text of texts) expect(pages[page]).toContain(text.replace(/\s+/g, ' '));
  };
  says(0, 'Cedar Bend', '2027 Budget', 'Colorado · 10 units', 'Draft for the board');
  const { totals, topItems, categoryChanges, notableChanges, insights, optimizationInsights: health } = data;
  says(1, whole(totals.totalProposedBudget), whole(totals.monthlyPerUnit), whole(totals.annualPerUnit));
  says(
    2,
    'Where the money goes',
    ...topItems.flatMap(({ description, proposed }) => [description, whole(proposed)]),
  );
  says(
    3,
    '2026 to 2027',
    ...categoryChanges.map(({ label }) => label),
    ...notableChanges.map(({ name }) => name),
  );
  says(4, 'Insights and recommendations', ...insights.map(({ title }) => title));
  says(
    5,
    health.budgetHealthScore,
    health.budgetHealthSummary,
    ...health.longTermRecommendations,
    ...data.nextSteps,
  );
});

it('attack 54: what a document or a person wrote is text in it, and nothing is asked for', async () => {
  const trap = await setTrap();
  const device = app.device();
  const evil = [
    `<script>document.body.append('R'+'AN')</script><img src="${trap.url}/x" onerror="alert(1)">`,
    `<iframe src="file:///etc/passwd"></iframe><link rel=preconnect href="${trap.url}">`,
    '=HYPERLINK("http://127.0.0.1/")',
  ] as const;
  await uploadPaper(app, device, 'budget', (paper) =>
    paper.budget(
      [column('b26', 'budget', 2026)],
      [
        ['6100', 'Maintenance Fees', 'income', '20000.00'],
        ['7810', evil[0], 'expense', '5000.00'],
        ['7820', evil[1], 'expense', '3000.00'],
        ['7830', evil[2], 'expense', '100.00'],
      ],
    ),
  );
  const { id } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: evil[0],
      location: 'Colorado',
      units: 10,
      propertyType: 'Condominium',
      specialConsiderations: evil.join('\n'),
    },
  });
  await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } });
  for (const route of ['exportPdf', 'exportSlidesPdf'] as const) {
    const { text } = await download(device, route, id);
    // Lines are broken where there is room, also within a word.
    const solid = text.replace(/\s/g, '');
    for (const written of evil) expect(solid).toContain(written.replace(/\s/g, ''));
    expect(text).not.toMatch(/RAN|root:x/);
  }
  expect(trap.connections()).toBe(0);
  await trap.close();
});

it('makes many at once, each its own', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => madeBudget(app)));
  await Promise.all(
    made.map(({ device, parametersId, items }, index) =>
      device
        .call('updateItem', {
          params: { id: at(items, 1).id },
          body: { proposedBudget: `${index + 1}234.56` },
        })
        .then(() => parametersId),
    ),
  );
  const texts = await Promise.all(
    made.flatMap(({ device, parametersId }) =>
      [0, 1].map(async () => (await download(device, 'exportPdf', parametersId)).text),
    ),
  );
  texts.forEach((text, index) => expect(text).toContain(`$${Math.floor(index / 2) + 1},235`));
});

it.each(['exportPdf', 'exportSlidesPdf'] as const)(
  '%s says that a budget has no lines yet, and is nobody else’s business',
  async (name) => {
    const device = app.device();
    const { id } = await device.call('createParameters', {
      body: { year: 2027, associationName: 'Elm', location: 'Ohio', units: 1, propertyType: 'Townhomes' },
    });
    expect(await device.fail(name, { params: { id } })).toMatchObject({
      status: 422,
      code: 'nothing_to_export',
    });
    expect(await app.device().fail(name, { params: { id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  },
);

describe('without a browser', () => {
  let without: TestApp;
  beforeAll(async () => {
    without = await startTestApp({ PUPPETEER_EXECUTABLE_PATH: '/no/such/browser' });
  }, 240_000);
  afterAll(() => without.close());

  it('says what is missing, and makes every other form', async () => {
    const { device, parametersId: id } = await madeBudget(without);
    for (const name of ['exportPdf', 'exportSlidesPdf'] as const)
      expect(await device.fail(name, { params: { id } })).toEqual({
        status: 503,
        code: 'unavailable',
        message:
          'A PDF needs Chromium or Chrome on the server: PUPPETEER_EXECUTABLE_PATH names a program that is not there. Everything but PDF works without it.',
      });
    for (const name of [
      'exportExcel',
      'exportCsv',
      'exportEmail',
      'exportEmailFile',
      'exportPresentation',
    ] as const) {
      const response = await device.request(name, { params: { id, parametersId: id, provider: 'built-in' } });
      expect([name, response.status]).toEqual([name, 200]);
    }
  });
});
