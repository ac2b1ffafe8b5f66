import { read } from '@e965/xlsx';
import { PLAIN_PLAN } from '@hoa/contracts';
import { pdfPages } from '../support/files';
import { officeText } from '../support/office';
import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { sampleBudget } from '../support/workspace';

/**
 * One dues figure wherever the budget of the samples shows it. By hand (samples/README.md): dues are $324,266.85 after $313,920.00,
 * for 48 units and 12 months $562.96 after $545.00. Of a year a unit pays 324,266.85 / 48 = $6,755.56. Each file is opened by
 * another library than the one that wrote it: SheetJS, pdf.js and yauzl.
 */
jest.setTimeout(240_000);
const DUES = '$324,266.85';
const BILL = '$562.96';
const CHANGE = `from $545 to ${BILL} a month`;

describe('what owners pay', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  });
  afterAll(() => stage.strike());

  const file = async (path: string, init: RequestInit = {}): Promise<Buffer> => {
    const headers = { 'content-type': 'application/json', 'x-device-id': await device.deviceId() };
    const response = await fetch(stage.app.url + path, { ...init, headers });
    expect([path, response.status]).toEqual([path, 200]);
    return Buffer.from(await response.arrayBuffer());
  };
  const pdf = async (path: string, init?: RequestInit) =>
    (await pdfPages(await file(path, init))).join(' ').replace(/\s+/g, ' ');

  it.each([['budget-review'], ['budget-modern']])('is in the review, /%s', async (page) => {
    await device.go(`/${page}/${id}`);
    await device.sees(`What owners pay: ${CHANGE}`);
  });

  it('is in the board’s view, and in the answer of the chat', async () => {
    await device.go(`/budget/${id}`);
    await device.sees(`Owners pay ${CHANGE}.`);
    await device.click('button', 'Ask a question');
    await (await device.find('textbox', 'Your question')).type('What do owners pay?');
    await device.keys('Enter');
    await device.until('the chat answers with the dues', async () => {
      const dialog = await device.page.$eval('[role=dialog]', (node) => (node as HTMLElement).innerText);
      return dialog.replace(/\s+/g, ' ').includes(CHANGE);
    });
  });

  it('is what the calculator divides', async () => {
    await device.go('/assessments-calculator');
    await (await device.find('combobox', 'Existing budget')).select(String(id));
    await device.sees('Dues of the budget', DUES);
    await device.until('the total is filled in', async () => {
      const total = await device.find('textbox', 'Budget total');
      return (await total.evaluate((node) => (node as HTMLInputElement).value)) === '324266.85';
    });
  });

  it('is in the statements of units', async () => {
    const units = Array.from({ length: 48 }, (_, n) => ({ unit: `${n + 1}`, share: { n: '1', d: '48' } }));
    const body = { associationName: 'Copper Kestrel', name: 'Equal', plan: PLAIN_PLAN, units };
    const created = await device.api('/api/assessment-schedules', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { id: schedule } = created.body as { id: number };
    const text = await pdf(`/api/assessment-schedules/${schedule}/statements`, {
      method: 'POST',
      body: JSON.stringify({ total: '324266.85', year: 2027, instalments: 12, parametersId: id, rows: [0] }),
    });
    for (const amount of [DUES, '$6,755.56', BILL]) expect(text).toContain(amount);
  });

  it('is in the workbook', async () => {
    const book = read(await file(`/api/export/${id}/excel`), { type: 'buffer' });
    const named = book.Workbook?.Names?.find(({ Name }) => Name === 'OwnersDues')?.Ref ?? '';
    const [sheet = '', cell = ''] = named.replaceAll(/[$']/g, '').split('!');
    expect((book.Sheets[sheet]?.[cell] as { v?: unknown } | undefined)?.v).toBe(324_266.85);
    const summary = Object.values(book.Sheets[sheet] ?? {}) as { v?: unknown }[];
    expect(summary.map(({ v }) => (typeof v === 'number' ? v.toFixed(2) : ''))).toContain('562.96');
  });

  it('is in the PDF of the budget and of the slides', async () => {
    expect(await pdf(`/api/export/${id}/pdf`)).toContain(`${BILL} a month`);
    expect(await pdf(`/api/export/${id}/presentation.pdf`)).toContain(`${BILL} a month`);
  });

  it('is on the slides', async () => {
    const deck = await file(`/api/export/${id}/presentation?as=file`);
    expect(await officeText(deck, /^ppt\/slides\/slide2\.xml$/)).toContain(`${BILL} a month`);
  });

  it('is in the letter to owners, in Word and as PDF', async () => {
    const word = await officeText(await file(`/api/export/${id}/notice?per=home`), /^word\/document\.xml$/);
    for (const text of [word, await pdf(`/api/export/${id}/notice?per=home&as=pdf`)])
      for (const amount of [BILL, '$545.00', DUES]) expect(text).toContain(amount);
  });

  it('is in the mail', async () => {
    const { textContent } = (await device.api(`/api/export/${id}/email`)).body as { textContent: string };
    expect(textContent).toContain(`What owners pay: ${CHANGE} per unit`);
    const saved = (await file(`/api/export/${id}/email.eml`))
      .toString('latin1')
      .split(/\r\n--=_[^\r\n]+\r\n/);
    const text = Buffer.from(saved[1]?.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
    expect(text).toContain(`What owners pay: ${CHANGE} per unit`);
    expect(device.problems).toEqual([]);
  });
});
