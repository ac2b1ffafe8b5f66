import { NARROW } from '../support/device';
import { Stage, withBudget } from '../support/stage';

/** Texts of section 2 for Home and the 404 page, each with where it leads. */
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
