import { Stage, withBudget } from '../support/stage';
import type { Device } from '../support/device';
import { dollarsOf, linesOf, sampleBudget, tableRows, type StoredLine } from '../support/workspace';

/**
 * The board's view, against the running application.
 *
 * | Text or state                                                               | Journey                    |
 * | --------------------------------------------------------------------------- | -------------------------- |
 * | Budget, Interactive, Forecast, AI Insights                                  | the table                  |
 * | Item, {year - 1}, {year}, Change; sections, 'Total Expenses'                | the table                  |
 * | 'Net Income / Loss' with 'Balanced' or 'Deficit'                                     | the table, a deficit       |
 * | 'AI Budget Assistant': two largest categories, increased or decreased, fee  | the side panel             |
 * | 'Ask a question': its dialog, 'Thinking...', an answer, an error            | a question, the server is gone |
 * | Interactive: slider, total, fee, change; target fee; apply, undo, discard   | Interactive                |
 * | 'Loading budget data...', 'Error Loading Budget', 'Return to Home'          | slow connection, the server is gone |
 */
describe('the board’s view', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  }, 240_000);
  afterAll(() => stage.strike());

  const board = async (tab?: string) => {
    await device.go(`/budget/${id}${tab ? `?tab=${tab}` : ''}`);
    await device.sees('Complete Budget');
  };
  const trial = () =>
    device.page.$eval('[aria-label="The trial"]', (node) =>
      (node as HTMLElement).innerText.replace(/\s+/g, ' '),
    );

  it('shows the whole budget in four columns that add up', async () => {
    await board();
    expect(await device.page.$$eval('[role=tab]', (tabs) => tabs.map((tab) => tab.textContent))).toEqual([
      'Budget',
      'Interactive',
      'Forecast',
      'AI Insights',
    ]);
    const [head, ...rows] = await tableRows(device, 'Budget');
    expect(head).toEqual(['Item', '2026', '2027', 'Change']);
    const lines = await linesOf(device, id);
    for (const { description } of lines) expect(rows.some(([name]) => name === description)).toBe(true);
    const expenses = lines.filter(({ type }) => type === 'expense');
    const total = rows.find(([name]) => name === 'Total Expenses')!;
    const sum = expenses.reduce((all, { proposedBudget }) => all + Number(proposedBudget), 0);
    expect(dollarsOf(total[2]!)).toBe(Math.round(sum));
    expect(rows.at(-1)![0]).toBe('Net Income / Loss');
    expect(rows.at(-1)![3]).toBe('Balanced');
    for (const name of ['Export', 'Back to Parameters', 'Present']) await device.find('link', name);
    expect(device.problems).toEqual([]);
  });

  it('sums itself up beside the table', async () => {
    await board();
    const panel = await device.page.$eval('aside', (node) =>
      (node as HTMLElement).innerText.replace(/\s+/g, ' '),
    );
    expect(panel).toContain('AI Budget Assistant');
    expect(panel).toMatch(/The budget (increased|decreased) from 2026/);
    const lines = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const total = lines.reduce((all, { proposedBudget }) => all + Number(proposedBudget), 0);
    expect(panel).toContain(
      `The monthly fee is $${Math.round(total / 48 / 12).toLocaleString('en-US')} per unit`,
    );
  });

  it('answers a question, and keeps it in the chat', async () => {
    await board();
    await device.click('button', 'Ask a question');
    const field = await device.find('textbox', 'Your question');
    const ask = await device.find('button', 'Ask');
    expect(await ask.evaluate((node) => (node as HTMLButtonElement).disabled)).toBe(true);
    await field.type('What is the total budget?');
    await device.latency(3_000);
    await device.keys('Enter');
    await device.sees('Thinking...');
    await device.latency(0);
    await device.seesNot('Thinking...');
    const lines = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const total = lines.reduce((all, { proposedBudget }) => all + Number(proposedBudget), 0);
    await device.until('the answer has the total', async () =>
      (await device.text()).includes(Math.round(total).toLocaleString('en-US')),
    );
    await device.click('link', 'Open the whole chat');
    await device.sees('What is the total budget?');
    expect(device.problems).toEqual([]);
  });

  it('tries a category out, discards, reaches a fee, applies and takes it back', async () => {
    await board('interactive');
    const before = await linesOf(device, id);
    const untouched = await trial();
    const slider = await device.find('slider', 'Utilities');
    await slider.focus();
    await device.keys('ArrowRight', 'ArrowRight');
    await device.until('the trial follows', async () => (await trial()) !== untouched);
    await device.click('button', 'Discard');
    await device.until('the trial is gone', async () => (await trial()) === untouched);

    const fee = await device.find('textbox', 'Monthly fee per unit');
    await fee.type('540');
    await device.click('button', 'Show what it takes');
    await device.sees('For $540 a month');
    expect(await trial()).toContain('$540.00');
    expect(await linesOf(device, id)).toEqual(before);
    await device.click('button', 'Apply');
    await device.sees('Budget updated', 'lines changed.');
    // Dues of $540 for 48 units and what the other lines of income bring, less the contingency that the budget keeps.
    const income = before.filter(({ type }) => type === 'income');
    const other = income.filter(({ glCode }) => glCode !== '6100');
    expect([income.length - other.length, centsOf(other)]).toEqual([1, 9_264_59]);
    const contingency = centsOf(income) - centsOf(before.filter(({ type }) => type === 'expense'));
    expect(contingency).toBe(492_71);
    const expenses = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    expect(centsOf(expenses)).toBe(540_00 * 48 * 12 + 9_264_59 - 492_71);
    await device.click('button', 'Undo');
    await device.until('it is taken back', async () =>
      (await linesOf(device, id)).every(
        ({ proposedBudget }, index) => proposedBudget === before[index]!.proposedBudget,
      ),
    );
    await device.dismissToasts();
    expect(device.problems).toEqual([]);
  });

  it('says where income falls short', async () => {
    const income = (await linesOf(device, id)).find(({ glCode }) => glCode === '6100')!;
    const set = (proposedBudget: string) =>
      device.api(`/api/budget-items/${income.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ proposedBudget }),
      });
    await set('1000.00');
    await board();
    await device.sees('Net Income / Loss');
    expect((await tableRows(device, 'Budget')).at(-1)![3]).toBe('Deficit');
    await set(income.proposedBudget);
  });

  it('has the forecast and the insights of the workspace', async () => {
    await board('forecast');
    await device.sees('Standard Projection', 'Monthly fee per unit');
    await device.click('tab', 'AI Insights');
    await device.sees('Budget health', 'Recommendations', 'Economic insights');
    expect(device.problems).toEqual([]);
  });

  it('says that it is loading while the connection is slow', async () => {
    await device.go('/');
    await device.sees('Recent Activity');
    await device.latency(3_000);
    await device.go(`/budget/${id}`);
    await device.sees('Loading budget data...');
    await device.latency(0);
    await device.sees('Net Income / Loss');
  });

  // Last: the server is stopped for it.
  it('says what failed while the server is gone', async () => {
    await withBudget(device, { year: 2028 });
    const other = await device.window();
    for (const window of [device, other]) {
      await window.page.bringToFront();
      await window.go(`/budget/${id}`);
      await window.sees('Net Income / Loss');
    }
    await other.click('link', /AI Budget Assistant/);
    await other.sees('2028 Budget');
    await stage.app.stop();

    await other.click('link', /2028 Budget/);
    await other.sees(
      'Error Loading Budget',
      "We're unable to load your budget data: The server could not be reached.",
    );
    await other.click('link', 'Return to Home');
    await other.untilPath(/^\/$/);

    await device.page.bringToFront();
    await device.click('button', 'Ask a question');
    await (await device.find('textbox', 'Your question')).type('How much is insurance?');
    await device.keys('Enter');
    await device.sees('Error sending message', 'The server could not be reached');
    await stage.again();
    await device.go(`/budget/${id}`);
    await device.sees('Net Income / Loss');
  }, 240_000);
});

function centsOf(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { proposedBudget }) => sum + Math.round(Number(proposedBudget) * 100), 0);
}
