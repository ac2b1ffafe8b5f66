import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDollars, parseAmount, sumCents, toCents } from '@hoa/budget-math';
import {
  MOST_STATEMENTS,
  PLAIN_PLAN,
  type AssessmentPlan,
  type ScheduleUnitInput,
  type StatementsInput,
} from '@hoa/contracts';
import { Clock } from '../src/insights/clock/clock';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import { failure, type Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { openPdf } from './support/pdf-text';
import { recalculated } from './support/recalculated';

jest.setTimeout(240_000);
const samples = path.resolve(__dirname, '../../../samples');
const browser = process.env['PUPPETEER_EXECUTABLE_PATH'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(browser ? { PUPPETEER_EXECUTABLE_PATH: browser } : {});
  app.get(Clock).now = () => new Date('2026-11-21T09:00:00Z');
}, 240_000);
afterAll(() => app.close());

const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

async function kept(
  device: Device,
  units: ScheduleUnitInput[],
  of: { plan?: AssessmentPlan; association?: string } = {},
): Promise<number> {
  const { plan = PLAIN_PLAN, association: associationName = 'Cedar Bend Condominiums' } = of;
  return (await device.call('createSchedule', { body: { associationName, name: 'Exhibit B', plan, units } }))
    .id;
}

async function statements(device: Device, id: number, body: StatementsInput): Promise<string[]> {
  const response = await device.request('assessmentStatements', { params: { id }, body });
  if (response.status !== 200) throw new Error(await response.text());
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = await openPdf(new Uint8Array(await response.arrayBuffer()));
  expect([pdf.tagged, pdf.language]).toEqual([true, 'en-US']);
  return pdf.pages.map(oneSpace);
}

const refused = async (device: Device, id: number, body: StatementsInput) =>
  failure(await device.request('assessmentStatements', { params: { id }, body }));

/**
 * The sample's Exhibit B: a unit of type A has 1.6125 %, B 2.05 %, C 2.4375 %, D 2.9875 %; each of four floors is
 * C B A A B B B B A D B C, 12 A, 24 B, 8 C and 4 D in all.
 * Of 337,053.79: A 5,434.99236 B 6,909.602695 C 8,215.686131 D 10,069.481979; rounded, all but the last unit (412,
 * a C) are 12 x 5,434.99 + 24 x 6,909.60 + 7 x 8,215.69 + 4 x 10,069.48 = 328,838.03, which leaves it 8,215.76.
 */
const TOTAL = '337053.79';
const OF_TYPE: Record<string, string> = { A: '$5,434.99', B: '$6,909.60', C: '$8,215.69', D: '$10,069.48' };
const FLOOR = 'C B A A B B B B A D B C'.split(' ');
const TRUTH = [1, 2, 3, 4].flatMap((floor) =>
  FLOOR.map((type, index) => {
    const unit = `${floor}${String(index + 1).padStart(2, '0')}`;
    return { unit, amount: unit === '412' ? '$8,215.76' : OF_TYPE[type]! };
  }),
);

describe('the sample’s declaration', () => {
  let device: Device;
  let units: ScheduleUnitInput[];
  let documentId: number;
  let schedule: number;

  beforeAll(async () => {
    device = app.device();
    const bytes = readFileSync(path.join(samples, 'ccr-declaration.pdf'));
    ({ id: documentId } = await device.upload({ name: 'ccr-declaration.pdf', bytes, type: 'assessment' }));
    await device.untilRead(documentId, 150_000);
    const analysis = await device.call('analyzeCcr', { body: { documentId } });
    units = analysis.ownershipInterests.map(({ unit, lotNumber, share, source }) => ({
      unit,
      lotNumber,
      share,
      source,
    }));
    const made = await device.call('createSchedule', {
      body: {
        associationName: analysis.associationName ?? '',
        name: 'Exhibit B',
        documentId,
        plan: PLAIN_PLAN,
        units,
      },
    });
    schedule = made.id;
  }, 200_000);

  it('gives every unit what was worked out by hand, a page each, and all of it the total', async () => {
    expect(sumCents(TRUTH.map(({ amount }) => parseAmount(amount) ?? 0))).toBe(toCents(TOTAL));
    const pages = await statements(device, schedule, { total: TOTAL, year: 2027, instalments: 12 });
    expect(pages).toHaveLength(48);
    pages.forEach((page, place) => {
      const { unit, amount } = TRUTH[place]!;
      expect(page).toContain('Copper Kestrel Condominium Association, Inc.');
      expect(page).toContain('Statement of November 21, 2026');
      expect(page).toContain(`2027 assessment, unit ${unit}`);
      expect(page).toContain(`Annual assessment 2027 ${amount}`);
      expect(page).toContain(`= ${amount}`);
      expect(page).toContain(
        'The 2027 total of $337,053.79 is divided over 48 units. The assessments of all units add up to exactly that.',
      );
    });
    // 8,215.76 / 12 = 684.6467: eleven of 684.65, which leaves 684.61.
    const last = pages[47] ?? '';
    expect(last).toContain('In 12 monthly installments, each $684.65 the last one $684.61');
    expect(last).toContain('$337,053.79 × 2.4375% + $0.07 rounding = $8,215.76');
    expect(last).toContain('January 2027 $684.65');
    expect(last).toContain('December 2027 $684.61');
    expect(pages[0]).toContain('Ownership interest 2.4375%');
    expect(pages[0]).not.toContain('last year');
  });

  it('gives only the units asked for, in their order, under a name that says so', async () => {
    const input = { total: '650000', year: 2028, instalments: 1 };
    const pages = await statements(device, schedule, { ...input, rows: [9, 2, 9] });
    // 650,000 x 2.9875 % and x 1.6125 %.
    expect(pages.map((page) => /unit (\d+) .*?(\$[\d,.]+)/.exec(page)?.slice(1, 3))).toEqual([
      ['110', '$19,418.75'],
      ['103', '$10,481.25'],
    ]);
    expect(pages[0]).not.toContain('installments');
    const response = await device.request('assessmentStatements', {
      params: { id: schedule },
      body: { ...input, rows: [2] },
    });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="assessment-statement-103-2028.pdf"',
    );
    await response.arrayBuffer();
    expect(await refused(device, schedule, { ...input, rows: [48] })).toMatchObject({
      status: 400,
      message: 'A unit that was asked for is not in this schedule any more.',
    });
  });

  it('is the sheet of the budget’s workbook, with formulas that give the same cents', async () => {
    const { id, expenses } = await budgetOf(device, 'Copper Kestrel Condominium Association, Inc.', {
      Utilities: '100000.00',
      Insurance: '237053.79',
    });
    expect(expenses).toBe(TOTAL);
    const rows = await sheetOf(device, id);
    expect(rows.slice(5, 53).map((row) => [row[0], money(row[3])])).toEqual(
      TRUTH.map(({ unit, amount }) => [unit, amount]),
    );
    expect(rows[4]).toEqual([
      'Unit',
      'Lot no.',
      'Ownership interest',
      '2027 assessment',
      'A month',
      'Last month',
    ]);
    expect(rows[52]?.map((value) => (typeof value === 'number' ? Math.round(value * 1e6) : value))).toEqual([
      '412',
      '',
      24_375,
      8_215_760_000,
      684_650_000,
      684_610_000,
    ]);
    expect(rows.slice(53).map((row) => [row[0], money(row[3])])).toEqual([
      ['Total', '$337,053.79'],
      ['Approved assessment budget', '$337,053.79'],
      ['Of rounding, in unit 412', '$0.07'],
    ]);
  });
});

describe('letters to owners', () => {
  it('are one a unit with what the schedule has it pay, or one for all; without a schedule the server says so', async () => {
    const device = app.device();
    const { id } = await budgetOf(device, 'Cedar Bend Condominiums', { Insurance: '1000.01' });
    const letters = async () => {
      const query = { per: 'unit', as: 'pdf' } as const;
      const response = await device.request('exportNotice', { params: { id }, query });
      return response.ok ? openPdf(new Uint8Array(await response.arrayBuffer())) : failure(response);
    };
    expect(await letters()).toMatchObject({
      status: 422,
      code: 'not_assessable',
      message: expect.stringContaining('There is no schedule of units') as string,
    });
    const half = { n: '1', d: '2' };
    await kept(device, [
      { unit: '101', share: half, lastYear: '480.00' },
      { unit: '102', share: half },
    ]);
    const made = await letters();
    const text = 'pages' in made ? oneSpace(made.pages.join(' ')) : '';
    const [, ...all] = text.split(/(?=To the owner of unit)/);
    expect(all.map((letter) => /^To the owner of unit (\d+)/.exec(letter)?.[1])).toEqual(['101', '102']);
    // 500.01 rounded for the first, what is left for the last: 41.67 eleven times and 41.64, or 41.63.
    for (const figure of ['$500.01', '50.0000%', '$41.67', '$41.64', '$40.00'])
      expect(all[0]).toContain(figure);
    for (const figure of ['$500.00', '50.0000%', '$41.67', '$41.63']) expect(all[1]).toContain(figure);
  });
});

describe('statements', () => {
  const TWO: ScheduleUnitInput[] = [
    {
      unit: 'A-1',
      lotNumber: '12',
      group: 'Tower A',
      share: { n: '1', d: '3' },
      area: '900',
      lastYear: '500.00',
    },
    { unit: 'A-2', group: 'Tower A', share: { n: '2', d: '3' }, area: '1100', lastYear: '0' },
    { unit: 'B-1', group: 'Tower B', share: { n: '1', d: '1' }, area: '2000' },
  ];
  const TOWERS: AssessmentPlan = {
    pools: [
      { label: 'Water', part: { kind: 'categories', names: ['Utilities'] }, basis: 'equal' },
      {
        label: 'Elevator of Tower A',
        part: { kind: 'amount', amount: '300' },
        basis: 'share',
        group: 'Tower A',
      },
      { label: 'All else', part: { kind: 'rest' }, basis: 'area' },
    ],
    gap: 'unallocated',
  };

  it('tell each part of the total, last year, the months of the fiscal year, and that a budget is proposed', async () => {
    const device = app.device();
    const id = await kept(device, TWO, { plan: TOWERS });
    const { id: parametersId } = await budgetOf(device, 'Cedar Bend Condominiums', {
      Electricity: '600.00',
      Insurance: '1400.00',
    });
    await device.call('updateParameters', {
      params: { id: parametersId },
      body: { fiscalYearStartMonth: 7 },
    });
    const categories = new Set(
      (await device.call('listItems', { params: { parametersId } })).map(({ category }) => category),
    );
    expect(categories).toContain('Utilities');
    const body = { total: '2000', year: 2027, instalments: 4, parametersId };
    const [first, second, third] = await statements(device, id, body);
    // Water 600 / 3; 300 by 1/3 and 2/3; 1,100 by 900, 1,100 and 2,000 of 4,000 sq ft: 247.50, 302.50, 550.00.
    for (const words of [
      'Lot 12',
      'Building or class Tower A',
      'Floor area 900 sq ft',
      'Annual assessment 2027 $547.50',
      'Water Equally: one of 3 units $600.00 $200.00',
      'Elevator of Tower A By ownership interest among the units of Tower A: 33.3333% $300.00 $100.00',
      'All else By floor area: 900 of 4,000 sq ft $1,100.00 $247.50',
      'Together $547.50',
      'In 4 quarterly installments, each $136.88 the last one $136.86',
      'July 2027 $136.88',
      'April 2028 $136.86',
      'Last year $500.00',
      'Difference $47.50 (+9.5%)',
      'It is that of a proposed budget, which the board has not adopted yet.',
    ])
      expect(first).toContain(words);
    expect(second).toContain('Annual assessment 2027 $702.50');
    expect(second).toContain('Last year $0.00');
    expect(second).not.toContain('Infinity');
    expect(third).toContain('Annual assessment 2027 $750.00');
    expect(third).not.toContain('Elevator');
    expect(third).not.toContain('last year');
    for (const status of ['proposed', 'adopted'] as const)
      await device.call('setStatus', { params: { parametersId }, body: { status } });
    expect((await statements(device, id, { ...body, rows: [0] }))[0]).not.toContain('proposed');
  });

  it('of a special assessment leave out what only the year’s budget has', async () => {
    const device = app.device();
    const id = await kept(device, TWO, { plan: TOWERS });
    const special = { title: 'Roof of <b>both</b> towers' };
    const [first] = await statements(device, id, { total: '10000', year: 2027, instalments: 18, special });
    // By floor area alone: 900 of 4,000 of 10,000.00; / 18 is 125.00.
    for (const words of [
      'Roof of <b>both</b> towers, unit A-1',
      'Special assessment 2027 $2,250.00',
      'In 18 installments, each $125.00',
      '18 of 18 $125.00',
      'The special assessment of $10,000.00 is divided over 3 units.',
    ])
      expect(first).toContain(words);
    expect(first).not.toContain('Last year');
    expect(first).not.toContain('Water');
  });

  it('say what recorded interests leave to nobody', async () => {
    const device = app.device();
    const units = [
      { unit: '1', share: { n: '1', d: '2' } },
      { unit: '2', share: { n: '49', d: '100' } },
    ];
    const body = { total: '1000', year: 2027, instalments: 1 };
    const [page] = await statements(device, await kept(device, units), body);
    expect(page).toContain(
      'The assessments of all units and $10.00 that the recorded ownership interests leave to no unit add up to exactly that.',
    );
    const plan = { ...PLAIN_PLAN, gap: 'normalise' as const };
    const [, other] = await statements(device, await kept(device, units, { plan }), body);
    // 1,000 x 49 / 99
    expect(other).toContain('By ownership interest: 49.0000% of 99.0000%');
    expect(other).toContain('Annual assessment 2027 $494.95');
  });

  it.each<[string, ScheduleUnitInput[], Partial<StatementsInput>, RegExp]>([
    ['the shares are far from 100 %', [{ unit: '1', share: { n: '1', d: '2' } }], {}, /add up to 50.0000%/],
    [
      'attack 60: the shares add up to 250 %',
      ['1', '2', '3', '4', '5'].map((unit) => ({ unit, share: { n: '1', d: '2' } })),
      {},
      /add up to 250.0000%/,
    ],
    ['a share is negative', [{ unit: '1', share: { n: '-1', d: '2' } }], {}, /Unit 1 has a negative/],
    ['there are none', [{ unit: '1' }], {}, /no ownership interests/],
    ['the total is zero', [{ unit: '1', share: { n: '1', d: '1' } }], { total: '0' }, /above zero/],
  ])('are not made where %s', async (_what, units, more, message) => {
    const device = app.device();
    const body = { total: '100', year: 2027, instalments: 12, ...more };
    expect(await refused(device, await kept(device, units), body)).toMatchObject({
      status: 422,
      code: 'not_assessable',
      message: expect.stringMatching(message),
    });
  });

  it('need the budget whose categories they divide, of their own workspace', async () => {
    const device = app.device();
    const id = await kept(device, TWO, { plan: TOWERS });
    const body = { total: '2000', year: 2027, instalments: 12 };
    expect(await refused(device, id, body)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/budget category “Utilities”/),
    });
    const stranger = app.device();
    const { id: parametersId } = await stranger.call('createParameters', {
      body: {
        associationName: 'Another',
        year: 2027,
        location: 'Colorado',
        units: 2,
        propertyType: 'Condominium',
      },
    });
    expect(await refused(device, id, { ...body, parametersId })).toMatchObject({ status: 404 });
  });

  it('are made for so many units at a time', async () => {
    const device = app.device();
    const d = String(MOST_STATEMENTS + 1);
    const units = Array.from({ length: MOST_STATEMENTS + 1 }, (_, n) => ({
      unit: String(n),
      share: { n: '1', d },
    }));
    const id = await kept(device, units);
    const body = { total: '1000', year: 2027, instalments: 12 };
    expect(await refused(device, id, body)).toMatchObject({
      status: 400,
      message:
        'A file has at most 1,000 statements, and this schedule has 1,001 units. Please make them in several parts.',
    });
    const rows = units.map((_, place) => place);
    expect(await refused(device, id, { ...body, rows })).toMatchObject({ status: 400 });
    const pile = await device.request('assessmentStatements', {
      params: { id },
      body: { ...body, rows: rows.slice(0, 150) },
    });
    const pdf = await openPdf(new Uint8Array(await pile.arrayBuffer()));
    expect([pdf.pages.length, pdf.tagged]).toEqual([150, false]);
    expect(oneSpace(pdf.pages[149] ?? '')).toContain('2027 assessment, unit 149');
  });
});

describe('the workbook', () => {
  it('has the sheet only with a schedule of its association; the one changed last counts', async () => {
    const device = app.device();
    const name = 'Cedar Bend Condominiums';
    const { id } = await budgetOf(device, name, { Insurance: '1000.00' });
    const book = async () => {
      const response = await device.request('exportExcel', { params: { id } });
      return recalculated(new Uint8Array(await response.arrayBuffer())).workbook.SheetNames;
    };
    const whole = { n: '1', d: '1' };
    await kept(device, [{ unit: '1', share: whole }], { association: 'Another Association' });
    expect(await book()).not.toContain('Assessments');
    const first = await kept(device, [{ unit: 'old', share: whole }]);
    await kept(device, [{ unit: 'new', share: whole }]);
    expect((await sheetOf(device, id))[5]?.slice(0, 4)).toEqual(['new', '', 1, 1000]);
    await device.call('updateSchedule', { params: { id: first }, body: { version: 1, name: 'Again' } });
    expect((await sheetOf(device, id))[5]?.[0]).toBe('old');
    const units = [{ unit: '1', share: { n: '1', d: '4' } }];
    await device.call('updateSchedule', { params: { id: first }, body: { version: 2, units } });
    const rows = await sheetOf(device, id);
    expect(rows).toHaveLength(4);
    expect(rows[3]?.[0]).toMatch(/could not be calculated from the schedule “Again”.*25.0000%/);
  });
});

/** A budget whose expenses are these lines as they stand, by hand. */
async function budgetOf(device: Device, associationName: string, lines: Record<string, string>) {
  await uploadPaper(app, device, `budget ${Object.keys(lines).join(' ')}`, (paper) =>
    paper.budget(
      [column('b26', 'budget', 2026)],
      Object.entries(lines).map(([name, amount]) => ['', name, 'expense', amount]),
    ),
  );
  const body = { associationName, year: 2027, location: 'Colorado', units: 48, propertyType: 'Condominium' };
  const { id } = await device.call('createParameters', { body });
  const { items } = await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } });
  for (const [name, proposedBudget] of Object.entries(lines)) {
    const item = items.find(({ description }) => description === name);
    await device.call('updateItem', { params: { id: item?.id ?? 0 }, body: { proposedBudget } });
  }
  const { totals } = await device.call('getBudget', { params: { parametersId: id } });
  // Owners pay the expenses to the cent: no other income, and no margin.
  const dues = items.find(({ type }) => type === 'income');
  await device.call('updateItem', {
    params: { id: dues?.id ?? 0 },
    body: { proposedBudget: totals.expenses },
  });
  return { id, expenses: totals.expenses };
}

const money = (value: unknown) => formatDollars(Math.round(Number(value) * 100), { cents: true });

/** The rows of the sheet as another program computes them; every formula must give what the file says. */
async function sheetOf(device: Device, id: number): Promise<unknown[][]> {
  const response = await device.request('exportExcel', { params: { id } });
  const book = recalculated(new Uint8Array(await response.arrayBuffer()));
  expect(book.workbook.SheetNames.at(-1)).toBe('Assessments');
  const formulas = book.formulas.filter(({ where }) => where.startsWith('Assessments!'));
  for (const { where, stored, computed } of formulas)
    expect([where, Math.round(Number(computed) * 1e6)]).toEqual([where, Math.round(Number(stored) * 1e6)]);
  const sheet = book.workbook.Sheets['Assessments'] ?? {};
  const rows: unknown[][] = [];
  for (const [address, cell] of Object.entries(sheet)) {
    const [, letter, row] = /^([A-Z])(\d+)$/.exec(address) ?? [];
    if (!letter) continue;
    const at = (rows[Number(row) - 1] ??= []);
    at[letter.charCodeAt(0) - 65] = (cell as { v?: unknown }).v ?? '';
  }
  return Array.from(rows, (row) => row ?? []);
}
