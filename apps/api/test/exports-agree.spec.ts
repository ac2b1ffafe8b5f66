import { parse } from 'csv-parse/sync';
import { annualAssessment, formatDollars, monthlyFee, sumCents, toCents } from '@hoa/budget-math';
import { PLAIN_PLAN, type BudgetItem, type PresentationData, type RouteName } from '@hoa/contracts';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { OfficeFile } from './support/office';
import { openPdf } from './support/pdf-text';
import { recalculated } from './support/recalculated';
import { setTrap, type Trap } from './support/trap';

/**
 * One budget in all forms, each opened by another library than the one that wrote it. Its lines, its association and
 * its considerations are those of somebody who means harm.
 */
jest.setTimeout(240_000);
const UNITS = 37;
const ASSOCIATION = `Cedar <b>Bend</b> & "Sons"`;

let app: SharedApp;
let trap: Trap;
let device: Device;
let id: number;
let schedule: number;
let items: BudgetItem[];
let hostile: string[];
let slides: PresentationData;

beforeAll(async () => {
  app = await sharedTestApp();
  trap = await setTrap();
  device = app.device();
  hostile = [
    `<script>fetch('${trap.url}')</script>`,
    `<img src=${trap.url}/a.png>`,
    `=HYPERLINK("${trap.url}","Click")`,
    `+cmd|' /C calc'!A0`,
    '<iframe src="file:///etc/passwd"></iframe>',
  ];
  await uploadPaper(app, device, 'budget', (paper) =>
    paper.budget(
      [column('b26', 'budget', 2026)],
      [
        ['6100', 'Maintenance Fees', 'income', '612345.67'],
        ...hostile.map(
          (name, index) =>
            [`78${index}5`, name, 'expense', `${90_000 + index}.13`] as [string, string, 'expense', string],
        ),
        ['7310', 'Landscape', 'expense', '41234.56'],
        ['7740', 'Insurance', 'expense', '38001.05'],
        ['7990', 'Solar credit', 'expense', '-1234.56'],
      ],
    ),
  );
  ({ id } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: ASSOCIATION,
      location: 'Colorado',
      units: UNITS,
      propertyType: 'Condominium',
      specialConsiderations: `Roof. ${hostile.join(' ')}`,
    },
  }));
  ({ items } = await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } }));
  const landscape = items.find(({ description }) => description === 'Landscape');
  await device.call('updateItem', {
    params: { id: landscape?.id ?? 0 },
    body: { proposedBudget: '-7777.77' },
  });
  items = await device.call('listItems', { params: { parametersId: id } });
  slides = await device.call('exportPresentation', { params: { id } });
  const share = { n: '1', d: String(UNITS) };
  const units = Array.from({ length: UNITS }, (_, n) => ({ unit: hostile[n] ?? `${n}`, share }));
  const body = { associationName: ASSOCIATION, name: hostile[2] ?? '', plan: PLAIN_PLAN, units };
  ({ id: schedule } = await device.call('createSchedule', { body }));
}, 240_000);

afterAll(() => trap.close());

async function download(name: RouteName, query: Record<string, string> = {}): Promise<Buffer> {
  const params = { id, parametersId: id, provider: 'built-in' };
  const response = await device.request(name, { params, query });
  expect([name, response.status]).toEqual([name, 200]);
  return Buffer.from(await response.arrayBuffer());
}

/** The truth: sums of what the screen lists. */
const totalOf = (type: string, field: 'proposedBudget' | 'previousYear' = 'proposedBudget') =>
  sumCents(items.filter((item) => item.type === type).map((item) => toCents(item[field])));
const exact = (cents: number) => formatDollars(cents, { cents: true });
const inCents = (value: unknown) => Math.round(Number(value) * 100);
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

function truth() {
  const total = totalOf('expense');
  return {
    total,
    previous: totalOf('expense', 'previousYear'),
    income: totalOf('income'),
    fee: monthlyFee(total, UNITS),
    annual: annualAssessment(total, UNITS),
    // The only income is the dues: what owners pay a month, and what they paid.
    pay: monthlyFee(totalOf('income'), UNITS),
    paid: monthlyFee(totalOf('income', 'previousYear'), UNITS),
    payAYear: annualAssessment(totalOf('income'), UNITS),
  };
}

it('has a budget worth comparing: cents, a negative amount and every hostile name', () => {
  expect(items).toHaveLength(hostile.length + 4);
  for (const name of hostile) expect(items.map(({ description }) => description)).toContain(name);
  expect(items.some(({ proposedBudget }) => proposedBudget === '-7777.77')).toBe(true);
  expect(truth().total % 100).not.toBe(0);
});

it('agrees in the budget itself, this year’s and last year’s', async () => {
  const { income, pay, paid } = truth();
  const { ownersPay } = await device.call('getBudget', { params: { parametersId: id } });
  expect(ownersPay).toMatchObject({
    dues: (income / 100).toFixed(2),
    perUnit: (pay / 100).toFixed(2),
    previousPerUnit: (paid / 100).toFixed(2),
  });
});

it('agrees in the JSON of the presentation', () => {
  const { total, previous, income, fee, annual, pay, paid } = truth();
  expect({ ...slides.totals, percentChange: 0 }).toEqual({
    totalProposedBudget: (total / 100).toFixed(2),
    totalPreviousYear: (previous / 100).toFixed(2),
    percentChange: 0,
    monthlyPerUnit: (fee / 100).toFixed(2),
    annualPerUnit: (annual / 100).toFixed(2),
    totalIncome: (income / 100).toFixed(2),
    net: ((income - total) / 100).toFixed(2),
    previousKnown: true,
    ownersPay: (pay / 100).toFixed(2),
    ownersPaid: (paid / 100).toFixed(2),
  });
  expect(sumCents(expenseCategories().map(({ proposed }) => toCents(proposed)))).toBe(total);
});

const expenseCategories = () => slides.categorizedItems.filter(({ type }) => type === 'expense');

/** A workbook whose every formula gives what it says, and whose names hold the totals. */
function expectWorkbook(bytes: Uint8Array): void {
  const { total, previous, income, fee } = truth();
  const book = recalculated(bytes);
  expect(book.workbook.SheetNames).toEqual([
    'Summary',
    'Budget',
    'Assumptions',
    'Sources',
    'Forecast',
    'Assessments',
  ]);
  expect(book.formulas.length).toBeGreaterThan(50);
  for (const { where, stored, computed } of book.formulas)
    if (typeof computed === 'number') expect([where, inCents(stored)]).toEqual([where, inCents(computed)]);
    else expect([where, stored ?? '']).toEqual([where, computed]);
  expect(book.values.filter((value) => typeof value === 'string' && /^#[A-Z/0]+[!?]$/.test(value))).toEqual(
    [],
  );
  expect(inCents(book.named('TotalExpenses'))).toBe(total);
  expect(inCents(book.named('PreviousExpenses'))).toBe(previous);
  expect(inCents(book.named('TotalIncome'))).toBe(income);
  expect(inCents(book.named('MonthlyFee'))).toBe(fee);
  for (const { proposedBudget } of items) expect(book.values.map(inCents)).toContain(toCents(proposedBudget));
  for (const { where } of book.formulas) expect(where).not.toMatch(/HYPERLINK|cmd/);
  for (const name of hostile) expect(book.values).toContain(name);
  expect(inCents(book.named('OwnersDues'))).toBe(income);
  // Every unit's 37th of the dues rounded, what that leaves in the last one.
  const each = Math.round(income / UNITS);
  const years = Array.from({ length: UNITS }, (_, n) =>
    inCents((book.workbook.Sheets['Assessments']?.[`D${n + 6}`] as { v?: unknown } | undefined)?.v),
  );
  expect(years).toEqual([...Array<number>(UNITS - 1).fill(each), income - (UNITS - 1) * each]);
}

it('agrees in the workbook, computed anew', async () => {
  const bytes = await download('exportExcel');
  expectWorkbook(new Uint8Array(bytes));
  expect((await OfficeFile.open(bytes)).reaching()).toEqual([]);
});

it('agrees in the CSV', async () => {
  const { total, previous, income } = truth();
  const rows = parse(await download('exportCsv'), { bom: true, columns: true }) as Record<string, string>[];
  const row = (name: string) => rows.find(({ Description }) => Description === name);
  expect(toCents(row('Total Operating Expenses')?.['2027 Budget'] ?? '')).toBe(total);
  expect(toCents(row('Total Operating Expenses')?.['2026'] ?? '')).toBe(previous);
  expect(toCents(row('Net Operating Position')?.['2027 Budget'] ?? '')).toBe(income - total);
  for (const { category, proposed } of slides.categorizedItems)
    expect([category, row(`Total ${category}`)?.['2027 Budget']]).toEqual([category, proposed]);
  for (const name of hostile) expect(row(/^[=+]/.test(name) ? `'${name}` : name)).toBeDefined();
  for (const one of rows) for (const cell of Object.values(one)) expect(cell).not.toMatch(/^[=+@]/);
});

it('agrees in the mail, and in the workbook that goes with it', async () => {
  const { total, previous, income, fee, annual, pay } = truth();
  const { subject, textContent } = await device.call('exportEmail', { params: { id } });
  expect(subject).toBe(`Cedar <b>Bend</b> & "Sons": Proposed 2027 Budget`);
  for (const cents of [total, previous, fee, annual, income, Math.abs(income - total)])
    expect(textContent).toContain(formatDollars(cents));
  expect(textContent).toContain(`${exact(pay)} a month`);
  for (const { category, proposed } of largestCategories())
    expect(textContent).toContain(`${category}: ${formatDollars(toCents(proposed))}`);
  const [, text = '', attached = ''] = (await download('exportEmailFile'))
    .toString('latin1')
    .split(/\r\n--=_[^\r\n]+\r\n/);
  const bodyOf = (part: string) => Buffer.from(part.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '', 'base64');
  expect(bodyOf(text).toString('utf8').replace(/\r\n/g, '\n')).toContain(textContent);
  expectWorkbook(new Uint8Array(bodyOf(attached)));
});

const largestCategories = () =>
  expenseCategories()
    .sort((a, b) => toCents(b.proposed) - toCents(a.proposed))
    .slice(0, 5);

it('agrees in the slides: text, tables and the charts’ own figures', async () => {
  const { total, previous, fee, annual, pay } = truth();
  const bytes = await download('exportPresentation', { as: 'file' });
  const deck = await OfficeFile.open(bytes);
  const said = (slide: number) => deck.texts(new RegExp(`^ppt/slides/slide${slide}\\.xml$`), 'a:t');
  expect([...deck.files.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(6);
  for (const cents of [total, fee, annual]) expect(said(2)).toContain(formatDollars(cents));
  expect(said(2).join(' ')).toContain(`${exact(pay)} a month`);
  expect(said(2).join(' ')).toContain(`from ${formatDollars(previous)}`);
  expect(said(4).join(' ')).toContain(`from ${formatDollars(previous)} to ${formatDollars(total)}`);
  for (const { description, proposed } of slides.topItems) {
    expect(said(3)).toContain(formatDollars(toCents(proposed)));
    expect(hostile).toContain(description);
    expect(said(3).some((text) => text === description || text.endsWith('…'))).toBe(true);
  }
  expect(chartsOf(deck)).toEqual([
    [
      expenseCategories()
        .map(({ proposed }) => toCents(proposed))
        .sort((a, b) => b - a),
    ],
    [slides.categoryChanges, slides.categoryChanges].map((changes, series) =>
      changes.map(({ proposed, previous: before }) => toCents(series === 0 ? proposed : before)),
    ),
  ]);
  expectChartData(deck);
  const notes = deck.texts(/^ppt\/notesSlides\/notesSlide2\.xml$/, 'a:t').join(' ');
  expect(notes).toContain(slides.presenterNotes?.overview[0]);
  expect(deck.reaching()).toEqual([]);
});

/** The cached figures of each chart, a list a series, in cents. */
function chartsOf(deck: OfficeFile): number[][][] {
  const charts = [...deck.files.keys()].filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).sort();
  return charts.map((name) => {
    const series: number[][] = [];
    let points: number[] = [];
    for (const element of deck.elements(new RegExp(`^${name}$`))) {
      if (element.name === 'c:v') points.push(inCents(element.text));
      if (element.name === 'c:tx' || element.name === 'c:cat') points = [];
      if (element.name !== 'c:val') continue;
      series.push(points);
      points = [];
    }
    return series;
  });
}

/** Whoever edits a chart finds the figures that it shows. */
function expectChartData(deck: OfficeFile): void {
  const books = [...deck.files].filter(([name]) => name.startsWith('ppt/embeddings/'));
  expect(books).toHaveLength(2);
  const figures = books.map(([, content]) => recalculated(new Uint8Array(content)));
  for (const { formulas } of figures) expect(formulas).toEqual([]);
  for (const { proposed } of expenseCategories())
    expect(figures[0]?.values.map(inCents)).toContain(toCents(proposed));
}

it('answers the same slides to whoever accepts their type alone', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  const response = await device.fetch(`/api/export/${id}/presentation`, { headers: { accept: type } });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Colorado_HOA_Budget_2027.pptx"',
  );
  expect((await device.fetch(`/api/export/${id}/presentation`)).headers.get('content-type')).toMatch(/json/);
});

it('agrees in the letter to owners, in Word and as PDF', async () => {
  const { total, previous, pay, paid, payAYear } = truth();
  const typed = { meetingDate: '2026-12-08', meetingPlace: hostile[0] ?? '', signedBy: '=1+1' };
  const word = await OfficeFile.open(await download('exportNotice', typed));
  const inWord = word.texts(/^word\/(document|header\d+)\.xml$/, 'w:p').join('\n');
  const pdf = await openPdf(new Uint8Array(await download('exportNotice', { ...typed, as: 'pdf' })));
  const inPdf = pdf.pages.join(' ');
  for (const [text, shown] of [
    // The five lines that change most are named; three of them are hostile.
    [inWord, hostile.slice(2)],
    [inPdf, []],
  ] as const) {
    const said = oneSpace(text);
    const figures = [total, previous, total - previous, pay, paid, payAYear];
    for (const cents of figures) expect(said).toContain(exact(cents));
    expect(said).toContain('DRAFT');
    expect(said).toContain('December 8, 2026');
    for (const name of shown) expect(said).toContain(name);
  }
  expect(inPdf.replace(/\s/g, '')).toContain(`<script>fetch('${trap.url}')</script>`);
  expect(word.reaching()).toEqual([]);
  expect(inPdf).not.toContain('root:');
});

it('agrees in the PDF of the budget and of the slides', async () => {
  const { total, previous, income, fee, annual, pay } = truth();
  const [budget, deck] = await Promise.all(
    (['exportPdf', 'exportSlidesPdf'] as const).map(async (name) =>
      oneSpace((await openPdf(new Uint8Array(await download(name)))).pages.join(' ')),
    ),
  );
  for (const cents of [fee, annual]) expect(budget).toContain(exact(cents));
  for (const cents of [total, previous, income - total]) expect(budget).toContain(formatDollars(cents));
  for (const { proposedBudget } of items) expect(budget).toContain(formatDollars(toCents(proposedBudget)));
  for (const { proposed } of slides.categorizedItems)
    expect(budget).toContain(formatDollars(toCents(proposed)));
  for (const cents of [total, previous, fee, annual]) expect(deck).toContain(formatDollars(cents));
  for (const text of [budget, deck]) {
    expect(text).toContain(`${exact(pay)} a month`);
    expect(text).not.toContain('root:');
    expect((text ?? '').replace(/\s/g, '')).toContain('<iframesrc="file:///etc/passwd">');
  }
});

it('agrees in the statements of units', async () => {
  const { income: dues } = truth();
  const response = await device.request('assessmentStatements', {
    params: { id: schedule },
    body: {
      total: (dues / 100).toFixed(2),
      year: 2027,
      instalments: 12,
      parametersId: id,
      rows: [0, 1, 2, 3, 4, UNITS - 1],
    },
  });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="assessment-statements-2027.pdf"',
  );
  const { pages } = await openPdf(new Uint8Array(await response.arrayBuffer()));
  const each = Math.round(dues / UNITS);
  const words = (page = '') => page.replace(/\s/g, '');
  expect(pages).toHaveLength(6);
  hostile.forEach((name, place) => {
    expect(words(pages[place])).toContain(words(`2027 assessment, unit ${name}`));
    expect(oneSpace(pages[place] ?? '')).toContain(`= ${exact(each)}`);
  });
  expect(oneSpace(pages[5] ?? '')).toContain(`= ${exact(dues - (UNITS - 1) * each)}`);
  for (const page of pages) expect(oneSpace(page)).toContain(ASSOCIATION);
});

it('has reached nothing', () => {
  expect(trap.connections()).toBe(0);
});
