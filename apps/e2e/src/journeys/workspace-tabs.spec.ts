import { Stage, generated, untilRead, withBudget } from '../support/stage';
import type { Device } from '../support/device';
import { dollarsOf, edit, lineOf, linesOf, sampleBudget, tableRows } from '../support/workspace';

/**
 * The manager's workspace, against the running application. What can be read on it, and where that is shown:
 *
 * | Text or state                                                              | Journey                    |
 * | -------------------------------------------------------------------------- | -------------------------- |
 * | location, units, year; 'Complete Budget'; the property type                | header and tiles           |
 * | Total Budget, Monthly Fee, Annual Assessment, their explanations           | header and tiles           |
 * | 'Loading budget data...'                                                   | a slow connection          |
 * | 'Error Loading Budget', 'We're unable to load your budget data: …', 'Return to Home' | the server is gone |
 * | search, filter, collapse, 'Edited', undo, redo, journal, restore           | the Budget tab             |
 * | Analyze, 'Contract Analysis Complete', terms, increases, advice            | the Contracts tab          |
 * | 'Upload Contracts'                                                         | no contracts               |
 * | 'Error Analyzing Contract'                                                 | the server is gone         |
 * | Standard Projection (3 %), Aggressive Inflation, Conservative Growth; 5 years that foot | the Forecast tab |
 * | health, key figures, economic data with source and date, savings           | AI Insights                |
 * | 'No Recommendations Available'                                             | nothing to recommend       |
 * | 'Unable to Load Recommendations', 'Try Again'                              | the server is gone         |
 */
describe('the manager’s workspace', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  }, 240_000);
  afterAll(() => stage.strike());

  const review = (tab?: string) => device.go(`/budget-review/${id}${tab ? `?tab=${tab}` : ''}`);

  it('says whose budget it is and what it costs, and explains the figures', async () => {
    await review();
    await device.sees('Colorado · 48 units · 2027', 'Complete Budget', 'Condominium', 'Draft');
    await device.sees('Total Budget', 'Monthly Fee', 'Annual Assessment', 'per unit per month');
    const expenses = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const total = expenses.reduce((sum, { proposedBudget }) => sum + Number(proposedBudget), 0);
    await device.sees(
      `$${Math.round(total).toLocaleString('en-US')}`,
      `$${Math.round(total / 48 / 12).toLocaleString('en-US')}`,
    );
    for (const [tip, words] of [
      ['About the total budget', 'All expenses of 2027, reserve contributions among them'],
      ['About the monthly fee', '48 units / 12 months'],
      ['About the annual assessment', 'The monthly fee x 12'],
    ] as const) {
      await device.click('button', tip);
      await device.sees(words);
      await device.keys('Escape');
      await device.seesNot(words);
    }
    for (const name of ['Board view', 'Present', 'Export', 'Export Budget', 'Back to Parameters'])
      await device.find('link', name);
    await device.find('button', 'Regenerate');
    expect(await device.page.$$eval('[role=tab]', (tabs) => tabs.map((tab) => tab.textContent))).toEqual([
      'Budget',
      'Contracts',
      'Forecast',
      'AI Insights',
      'AI Chat',
    ]);
  });

  it('says that it is loading while the connection is slow', async () => {
    await device.go('/');
    await device.sees('Recent Activity');
    await device.latency(3_000);
    await review();
    await device.sees('Loading budget data...');
    await device.latency(0);
    await device.sees('Net Operating Position');
  });

  it('searches, filters, collapses, marks what changed, takes it back and tells it', async () => {
    await review();
    await device.sees('Net Operating Position');
    const all = (await linesOf(device, id)).length;
    const search = await device.find('searchbox', 'Search lines');
    await search.type('landscape contract');
    await device.sees(`1 of ${all} lines shown`);
    await device.click('button', 'Show all');
    await device.click('button', 'Utilities');
    await device.seesNot('Electricity');
    await device.click('button', 'Utilities');
    await device.sees('Electricity', 'Total Utilities');

    const before = await lineOf(device, id, '7310');
    await edit(device, 'Landscape Contract', '32100');
    await device.sees('Budget updated', '$32,100', 'Edited');
    await device.dismissToasts();
    const only = await device.find('combobox', 'Which lines');
    await only.select('changed');
    await device.sees(`1 of ${all} lines shown`);
    await only.select('all');

    await device.click('button', /^Undo: /);
    await device.until(
      'it is undone',
      async () => (await lineOf(device, id, '7310')).proposedBudget === before.proposedBudget,
    );
    await device.click('button', /^Redo: /);
    await device.until(
      'it is done again',
      async () => (await lineOf(device, id, '7310')).proposedBudget === '32100.00',
    );
    await device.click('button', 'Journal');
    await device.sees(
      'Every change since the budget was generated',
      'by hand, this browser',
      'undo, this browser',
      '$32,100.00',
    );
    await device.keys('Escape');

    await device.click('button', 'Show the analysis of Landscape Contract');
    await device.click('button', /^Restore \$/);
    await device.sees('the generated amount again');
    expect((await lineOf(device, id, '7310')).proposedBudget).toBe(before.generatedAmount);
    expect(device.problems).toEqual([]);
  });

  it('analyses a contract: terms, increases against a named series, days, advice', async () => {
    await review('contracts');
    // A document that was read as a contract shows what it says without a click, also after a reload.
    await device.sees('Rate increases', 'Analyze again');
    await device.page.reload();
    // The second one moves what is below the first when it comes.
    await device.find('button', 'Analyze again: elevator-contract.pdf');
    await device.find('button', 'Analyze again: landscape-contract.docx');
    await device.sees('Rate increases');
    await device.click('button', 'Analyze again: elevator-contract.pdf');
    await device.sees('Contract Analysis Complete', 'Vendor', 'Rate increases', 'Analyze again');
    await device.sees('Market:', 'Today');
    const [, ...increases] = await tableRows(device, 'Rate increases of elevator-contract.pdf');
    expect(increases.length).toBeGreaterThan(0);
    for (const [, from, to, percent] of increases) {
      const [before, after] = [dollarsOf(from!), dollarsOf(to!)];
      expect(
        Math.abs(((after - before) / before) * 100 - Number(percent!.replace(/[^\d.]/g, ''))),
      ).toBeLessThan(0.06);
    }
    await device.click('button', 'Analyze again: landscape-contract.docx');
    await device.until(
      'both are analysed',
      async () => (await device.text()).split('Analyze again').length === 3,
    );
    // What was found stays while one looks elsewhere.
    await device.click('tab', 'Budget');
    await device.sees('Net Operating Position');
    await device.click('tab', 'Contracts');
    await device.sees('Rate increases');
    expect(device.problems).toEqual([]);
  });

  it('offers to upload contracts where there are none', async () => {
    const other = await stage.device();
    const budget = await withoutContracts(other);
    await other.go(`/budget-review/${budget}?tab=contracts`);
    await other.sees('No contracts yet');
    await other.click('link', 'Upload Contracts');
    await other.untilPath(/^\/upload-documents$/);
  });

  it('forecasts five years under three scenarios, and every year foots', async () => {
    await review('forecast');
    await device.sees('Total Expenses', 'Monthly fee per unit');
    const expenses = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const cents = (text: string) => BigInt(text.replace('.', ''));
    const base = expenses.reduce((sum, { proposedBudget }) => sum + cents(proposedBudget), 0n);
    const totals: number[][] = [];
    for (const name of ['Standard Projection', 'Aggressive Inflation', 'Conservative Growth']) {
      const select = await device.find('combobox', 'Scenario');
      const value = await select.evaluate(
        (node, label) => [...(node as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
        name,
      );
      await select.select(value!);
      await device.sees(`${name}: from $`);
      totals.push(footing(await tableRows(device, '5-year forecast')));
    }
    const [standard, aggressive, conservative] = totals as [number[], number[], number[]];
    standard.forEach((shown, year) => {
      const exact = Number(base * 103n ** BigInt(year)) / Number(100n ** BigInt(year)) / 100;
      // Categories are rounded to cents, once a year.
      expect(Math.abs(shown - exact)).toBeLessThan(0.6);
    });
    expect(aggressive[5]).toBeGreaterThan(standard[5]!);
    expect(conservative[5]).toBeLessThan(standard[5]!);
    expect(device.problems).toEqual([]);
  });

  it('lets a scenario’s rate be replaced, and takes the built-in one back', async () => {
    await review('forecast');
    const select = await device.find('combobox', 'Scenario');
    await select.select('aggressive');
    const before = footing(await tableRows(device, '5-year forecast'));
    const field = await device.find('textbox', 'Utilities');
    await device.clickSteady(field, 3);
    await field.type('20');
    await device.keys('Enter');
    await device.sees('Rates updated', 'Yours; built in: 8%');
    await device.until(
      'the table follows',
      async () => footing(await tableRows(device, '5-year forecast'))[5]! > before[5]!,
    );
    await device.click('button', 'Back to the built-in rates');
    await device.until(
      'the table is back',
      async () => footing(await tableRows(device, '5-year forecast'))[5]! === before[5]!,
    );
  });

  it('tells how healthy the budget is, and what every figure rests on', async () => {
    await review('insights');
    await device.sees(
      'Budget health',
      'of 100',
      'Recommendations',
      'Economic insights',
      'Where the money goes',
    );
    await device.page.evaluate(() => document.querySelector('summary')!.click());
    await device.sees('Weight', 'Points', 'Score');
    const parts = (await tableRows(device, 'Parts of the score')).slice(1, -1);
    const sum = parts.reduce((total, cells) => total + Number(cells[4]), 0);
    expect(await device.text()).toContain(`${Math.round(sum)} of 100`);
    for (const kpi of ['Reserve funding', 'Operating ratio']) await device.find('button', `About: ${kpi}`);
    await device.click('button', 'About: Operating ratio');
    await device.sees('Source:');
    await device.keys('Escape');
    expect(await device.text()).toMatch(/Bureau of Labor Statistics|BLS/);
    expect(await device.text()).toMatch(/(Above|With|Below) Inflation/);
    await device.sees('How this was computed');
    expect(device.problems).toEqual([]);
  });

  it('recalculates when a published rate is replaced', async () => {
    await review('insights');
    const field = await device.find('textbox', 'Consumer prices (CPI-U, 12 months)');
    await device.clickSteady(field, 3);
    await field.type('9.9');
    await device.keys('Enter');
    await device.sees('Rates updated', 'Yours, in place of');
    await device.sees('Below Inflation');
    await device.click('button', /^Back to /);
    await device.seesNot('Yours, in place of');
  });

  it('says so where nothing is to be recommended', async () => {
    const other = await stage.device();
    const budget = await withoutContracts(other);
    await asLastYear(other, budget);
    await other.go(`/budget-review/${budget}?tab=insights`);
    await other.sees('No Recommendations Available');
  });

  // Last: the server is stopped for it.
  it('says what failed while the server is gone, and recovers', async () => {
    const other = await withBudget(device, { year: 2028 });
    await generated(device, other);
    await device.go('/');
    await device.sees('2028 Budget');
    for (const tab of ['insights', 'contracts']) await review(tab);
    await device.sees('elevator-contract.pdf');
    await device.click('tab', 'AI Insights');
    await device.sees('Budget health');
    await device.click('link', /AI Budget Assistant/);
    await device.click('link', /2028 Budget/);
    await device.sees('Net Operating Position');
    await device.click('tab', 'Contracts');
    await device.find('button', 'Analyze again: elevator-contract.pdf');
    await stage.app.stop();

    await device.click('button', 'Analyze again: elevator-contract.pdf');
    await device.sees('Error Analyzing Contract', 'The server could not be reached');
    await device.dismissToasts();
    await device.click('tab', 'Budget');
    await edit(device, 'Landscape Contract', '31000');
    await device.sees('Error updating budget item');
    await device.dismissToasts();
    await device.click('tab', 'AI Insights');
    await device.sees('Unable to Load Recommendations', 'Try Again');

    await stage.again();
    await device.click('button', 'Try Again');
    await device.sees('Budget health');
  }, 240_000);
});

/** Whole dollars of the totals by year; fails where a year's categories do not add up to them. */
function footing(rows: string[][]): number[] {
  const named = new Map(rows.map(([name, ...cells]) => [name!, cells.map(dollarsOf)]));
  const totals = named.get('Total Expenses')!;
  expect(totals).toHaveLength(6);
  const sums = ['Category', 'Operating expenses', 'Total Expenses', 'Change', 'Monthly fee per unit'];
  const categories = [...named].filter(([name]) => !sums.includes(name));
  totals.forEach((total, year) => {
    const shown = categories.reduce((sum, [, cells]) => sum + cells[year]!, 0);
    // Each is shown in whole dollars.
    expect(Math.abs(total - shown)).toBeLessThanOrEqual(categories.length / 2);
  });
  return totals;
}

/** A budget from one sheet alone: no contract, no study, nothing missing. */
async function withoutContracts(device: Device): Promise<number> {
  await device.go('/');
  await device.addDocument(
    'budget-2026.csv',
    [
      'GL Code,Description,2026 Budget',
      'Income,,',
      '6100,Maintenance Fees,130000',
      'Expenses,,',
      '7010,Management Fees,40000',
      '7020,Tax Return and Audit,5000',
      '7310,Landscape Contract,30000',
      '7710,Property Insurance,25000',
      '9005,Reserve Contribution,30000',
    ].join('\n'),
  );
  await untilRead(device);
  const id = await withBudget(device);
  await generated(device, id);
  return id;
}

/** Last year's amounts again: nothing rises, and income covers expenses exactly. */
async function asLastYear(device: Device, id: number): Promise<void> {
  for (const line of await linesOf(device, id)) {
    const saved = await device.api(`/api/budget-items/${line.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ proposedBudget: line.previousYear }),
    });
    expect(saved.status).toBe(200);
  }
}
