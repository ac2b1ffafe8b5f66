import { NARROW } from '../support/device';
import { Stage, withBudget } from '../support/stage';

/**
 * Section 2, Home and the 404 page, with the limit of section 9.
 *
 * | Text, default or state                                                          | Journey               |
 * | ------------------------------------------------------------------------------- | --------------------- |
 * | 'AI Budget Assistant', 'What would you like to do today?', 'under 5 minutes'     | says what it is       |
 * | no 'Recent Activity' without budgets                                            | says what it is       |
 * | three cards and where they lead                                                 | a card each           |
 * | 'Recent Activity': 3 records, association, '{year} Budget', '{units} units'      | at most three         |
 * | each leads to /budget-review/{id}; 'View all' to /budget-history                | at most three         |
 * | the list is the newest, and goes with the history                               | goes with the history |
 * | the footer of the layout                                                        | says what it is       |
 * | 'Page Not Found', 'Go Back', 'Return to Dashboard'                              | addresses             |
 * | 'Go Back' of somebody who came straight here                                    | straight              |
 */
const CARDS = [
  ['Create New Budget', '/upload-documents'],
  ['Calculate Assessments', '/assessments-calculator'],
  ['Budget History', '/budget-history'],
] as const;

describe('home', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  it('says what the product is', async () => {
    const device = await stage.device();
    await device.go('/');
    await device.sees('AI Budget Assistant', 'What would you like to do today?', 'under 5 minutes');
    await device.sees(...CARDS.map(([title]) => title));
    expect(await device.text()).not.toContain('Recent Activity');
    expect(await device.page.$$eval('footer', (all) => all.length)).toBe(1);
    expect(device.problems).toEqual([]);
  });

  it.each(CARDS)('%s leads to %s', async (title, path) => {
    const device = await stage.device();
    await device.go('/');
    await device.sees(title);
    const link = await device.find('link', new RegExp(title));
    await link.click();
    await device.untilPath(new RegExp(`^${path}$`));
  });

  it('shows at most three budgets as recent activity', async () => {
    const device = await stage.device();
    await device.go('/');
    await device.deviceId();
    const ids: number[] = [];
    for (let index = 1; index <= 4; index++)
      ids.push(await withBudget(device, { associationName: `Association ${index}`, units: 10 + index }));
    await device.go('/');
    await device.sees(
      'Recent Activity',
      'Association 4',
      'Association 3',
      'Association 2',
      '2027 Budget',
      '14 units',
      'View all',
    );
    expect(await device.text()).not.toContain('Association 1');
    await device.click('link', /Association 4/);
    await device.untilPath(new RegExp(`^/budget-review/${ids[3]}$`));
    await device.go('/');
    await device.click('link', /View all/);
    await device.untilPath(/^\/budget-history$/);
  });

  it('recent activity goes with the history', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device, { associationName: 'Birch Hollow' });
    await device.go('/');
    await device.sees('Recent Activity', 'Birch Hollow');
    await device.click('link', /View all/);
    await device.click('button', 'Clear History');
    const dialog = await device.page.waitForSelector('[role=alertdialog]');
    for (const button of await dialog!.$$('button'))
      if ((await button.evaluate((node) => node.textContent)) === 'Clear History') await button.click();
    await device.sees('History Cleared');
    await device.go('/');
    await device.sees('What would you like to do today?');
    await device.seesNot('Recent Activity');
  });

  it('an address that leads nowhere, opened straight away, leads home', async () => {
    const device = await stage.device();
    await device.go('/no/such/page');
    await device.sees('Page Not Found', 'There is no page at this address.');
    await device.click('link', 'Return to Dashboard');
    await device.untilPath(/^\/$/);
    expect(device.problems).toEqual([]);
  });

  it('has a page for addresses that lead nowhere', async () => {
    const device = await stage.device();
    await device.go('/');
    await device.sees('What would you like');
    await device.go('/no/such/page');
    await device.sees('Page Not Found');
    await device.click('button', /Go Back/);
    await device.sees('What would you like to do today?');
    await device.go('/no/such/page');
    await device.sees('Page Not Found');
    const home = await device.page.waitForSelector('::-p-text(Return to Dashboard)');
    await home!.click();
    await device.untilPath(/^\/$/);
  });

  it('does not scroll sideways at 390 px', async () => {
    const device = await stage.device(NARROW);
    for (const path of [
      '/',
      '/upload-documents',
      '/budget-history',
      '/assessments-calculator',
      '/no/such/page',
    ]) {
      await device.go(path);
      await device.until('the page is drawn', async () => (await device.text()).length > 80);
      expect(await device.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});
