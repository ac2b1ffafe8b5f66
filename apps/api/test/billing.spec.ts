import { expenseCategories, formatDollars, lineAmounts, ownersPay, unitBills } from '@hoa/budget-math';
import { PLAIN_PLAN, type Parameters, type ParametersInput, type RouteName } from '@hoa/contracts';
import { column } from './facts';
import { sharedTestApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { OfficeFile } from './support/office';
import { openPdf } from './support/pdf-text';
import { recalculated } from './support/recalculated';

/**
 * An association of 7 homes that bills every quarter, by share, in whole dollars, and states its delinquency. Dues were $60,000.
 * Next year: the loan's $46,000, bad debt of 2.5% of $60,000 = $1,500, contingency of 4% of $47,500 = $1,900, and $12,000 for
 * reserves: $61,400, short by $1,400. Raised by $1,470 to $61,470, which is $2,195.36 a bill: billed as $2,196, so dues are
 * 2,196 x 28 = $61,488, $8,784 a home and year. Last year's bill was 60,000 / 28 = $2,142.86.
 */
jest.setTimeout(240_000);
const BILL = '$2,196';
const BEFORE = '$2,142.86';
const DUES = 61_488;
const CHOICES: Partial<ParametersInput> = {
  billing: 'quarter',
  billedBy: 'share',
  wholeDollars: true,
  contingencyPercent: 4,
  delinquencyPercent: 2.5,
};

let device: Device;
let id: number;
let schedule: number;

beforeAll(async () => {
  const app = await sharedTestApp();
  device = app.device();
  await uploadPaper(app, device, 'budget', (paper) =>
    paper.budget(
      [column('b26', 'budget', 2026)],
      [
        ['6100', 'Maintenance Fees', 'income', '60000.00'],
        ['7250', 'Loan payment', 'expense', '46000.00'],
        ['9005', 'Contribution to reserves', 'expense', '12000.00'],
      ],
    ),
  );
  const parameters: ParametersInput = {
    year: 2027,
    associationName: 'Alder Row',
    location: 'Colorado',
    units: 7,
    propertyType: 'Townhomes',
    ...CHOICES,
  };
  ({ id } = await device.call('createParameters', { body: parameters }));
  await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } });
  const units = Array.from({ length: 7 }, (_, n) => ({ unit: `${n + 1}`, share: { n: '1', d: '7' } }));
  const body = { associationName: 'Alder Row', name: 'Shares', plan: PLAIN_PLAN, units };
  ({ id: schedule } = await device.call('createSchedule', { body }));
});

async function download(name: RouteName, query: Record<string, string> = {}): Promise<Buffer> {
  const params = { id, parametersId: id, provider: 'built-in' };
  const response = await device.request(name, { params, query });
  expect([name, response.status]).toEqual([name, 200]);
  return Buffer.from(await response.arrayBuffer());
}
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');
const pdfText = async (bytes: Buffer) => oneSpace((await openPdf(new Uint8Array(bytes))).pages.join(' '));

it('keeps what was chosen, also through a change of something else, and takes a choice back', async () => {
  expect(await device.call('getParameters', { params: { id } })).toMatchObject(CHOICES);
  const changed = await device.call('updateParameters', {
    params: { id },
    body: { specialConsiderations: 'None' },
  });
  expect(changed).toMatchObject(CHOICES);
  const cleared = { params: { id }, body: { contingencyPercent: null } };
  expect((await device.call('updateParameters', cleared)).contingencyPercent).toBeNull();
  await device.call('updateParameters', { params: { id }, body: { contingencyPercent: 4 } });
});

it('refuses percentages and periods that do not exist', async () => {
  for (const body of [{ contingencyPercent: -1 }, { delinquencyPercent: 51 }, { billing: 'week' }]) {
    const response = await device.fetch(`/api/budget-parameters/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([body, response.status]).toEqual([body, 400]);
  }
});

it('computes the percentages, and dues that are those of the bills', async () => {
  const items = await device.call('listItems', { params: { parametersId: id } });
  expect(Object.fromEntries(items.map(({ glCode, proposedBudget }) => [glCode, proposedBudget]))).toEqual({
    6100: '61488.00',
    7060: '1500.00',
    7250: '46000.00',
    7490: '1900.00',
    9005: '12000.00',
  });
  const { ownersPay } = await device.call('getBudget', { params: { parametersId: id } });
  expect(ownersPay).toEqual({
    billing: 'quarter',
    billedBy: 'share',
    dues: '61488.00',
    previousDues: '60000.00',
    perUnit: '2196.00',
    previousPerUnit: '2142.86',
    stated: true,
  });
});

it('states the same bill in slides, PDF and mail', async () => {
  const slides = await device.call('exportPresentation', { params: { id } });
  expect(slides.totals).toMatchObject({ ownersPay: '2196.00', ownersPaid: '2142.86' });
  const deck = await OfficeFile.open(await download('exportPresentation', { as: 'file' }));
  const inSlides = `from ${BEFORE} to ${BILL}.00 a quarter on average`;
  expect(deck.texts(/^ppt\/slides\/slide2\.xml$/, 'a:t').join(' ')).toContain(inSlides);
  // The arrow is a picture in the fonts of a PDF.
  expect(await pdfText(await download('exportSlidesPdf'))).toContain(`${BILL}.00 a quarter on average`);
  const words = `from ${BEFORE} to ${BILL} a quarter on average`;
  const pdf = await pdfText(await download('exportPdf'));
  expect(pdf).toContain(`${BILL} a quarter on average`);
  expect(pdf).toContain('What owners pay a quarter');
  expect(pdf).toContain('divided by 7 units and by 4 quarters, rounded up to whole dollars');
  const { textContent } = await device.call('exportEmail', { params: { id } });
  expect(textContent).toContain(`What owners pay: ${words} per unit`);
});

it('computes the same bill in the workbook, by formulas', async () => {
  const book = recalculated(new Uint8Array(await download('exportExcel')));
  expect(book.named('OwnersDues')).toBe(DUES);
  for (const { where, stored, computed } of book.formulas)
    if (typeof computed === 'number')
      expect([where, Math.round(Number(stored) * 100)]).toEqual([where, Math.round(computed * 100)]);
  const bills = book.formulas.filter(({ where }) => where.includes('ROUNDUP'));
  expect(bills.map(({ computed }) => computed)).toEqual([DUES, 2_196]);
});

it('writes quarterly letters and statements of the same dues', async () => {
  const word = await OfficeFile.open(await download('exportNotice'));
  const letter = oneSpace(word.texts(/^word\/document\.xml$/, 'w:p').join(' '));
  expect(letter).toContain(`the quarterly fee (your assessment) of ${BILL}.00 would apply`);
  expect(letter).toContain(`more a quarter than ${BEFORE} before`);
  expect(letter).toContain('Per home and quarter');
  const ofUnits = await pdfText(await download('exportNotice', { as: 'pdf', per: 'unit' }));
  expect(ofUnits).toContain(`New quarterly fee ${BILL}.00`);
  const response = await device.request('assessmentStatements', {
    params: { id: schedule },
    body: { total: `${DUES}.00`, year: 2027, instalments: 4, parametersId: id, rows: [0] },
  });
  const statement = await pdfText(Buffer.from(await response.arrayBuffer()));
  expect(statement).toContain(formatDollars(878_400, { cents: true }));
});

it.each([
  ['What do owners pay?', `from ${BEFORE} to ${BILL} a quarter on average`],
  ['Why do the dues go up?', `${BILL}.00 in 2027`],
  ['Draft a motion', `${BILL}.00 a unit and quarter on average`],
])('answers “%s” with the same bill', async (content, words) => {
  const message = await device.call('sendChat', { params: { parametersId: id }, body: { content } });
  expect(JSON.stringify(message)).toContain(words);
});

// Of $61,488 a tenth is $6,148.80 and three tenths are $18,446.40 a year: $1,537.20 and $4,611.60 a quarter.
it('bills units of different shares as their statements print it', async () => {
  const units = [1, 1, 1, 1, 1, 2, 3].map((n, at) => ({ unit: `${at + 1}`, share: { n: `${n}`, d: '10' } }));
  const body = { associationName: 'Alder Row', name: 'Interests', plan: PLAIN_PLAN, units };
  const { id: other } = await device.call('createSchedule', { body });
  const items = await device.call('listItems', { params: { parametersId: id } });
  const billed: Parameters = await device.call('getParameters', { params: { id } });
  const pay = ownersPay(items.map(lineAmounts), billed);
  const bills = unitBills(
    { plan: PLAIN_PLAN, units },
    { duesCents: pay.duesCents, categories: expenseCategories(items), billed },
  );
  expect(bills).toEqual({ leastCents: 153_720, mostCents: 461_160 });
  const response = await device.request('assessmentStatements', {
    params: { id: other },
    body: { total: `${DUES}.00`, year: 2027, instalments: 4, parametersId: id, rows: [0, 6] },
  });
  const printed = await pdfText(Buffer.from(await response.arrayBuffer()));
  expect(['$1,537.20', '$4,611.60'].map((bill) => printed.split(bill).length > 4)).toEqual([true, true]);
});
