import type { HTTPRequest } from 'puppeteer';
import type { Device } from '../support/device';
import { Stage, withBudget } from '../support/stage';

/**
 * Section 2, Budget History, with section 8's toast.
 *
 * | Text, default or state                                                              | Journey          |
 * | ----------------------------------------------------------------------------------- | ---------------- |
 * | 'No Budget History', "You haven't created any budgets yet"; no 'Clear History'       | is empty         |
 * | 'Create Your First Budget' leads to /upload-documents                               | is empty         |
 * | title 'Budget History'; groups by association, the one with the newest budget first | groups           |
 * | cards newest first, each with created date (MMM d, yyyy), year, location, units, type | groups         |
 * | each card leads to /budget-review/{id}                                              | groups           |
 * | 'Unnamed Association' where there is no name                                        | without a name   |
 * | 'Clear Budget History?', 'This will permanently delete ...', Cancel                 | is cleared       |
 * | toast 'History Cleared'; the empty state; documents stay                            | is cleared       |
 * | clearing flag: the button is busy                                                   | is cleared       |
 * | toast 'Error' with the message where clearing fails; the list stays                 | says so          |
 * | a list that cannot be loaded says so and can be asked for again                     | cannot be loaded |
 *
 * 'Complete backup' and the join code have journeys of their own (backup.spec.ts).
 */
describe('budget history', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  it('is empty at first, and says how to begin', async () => {
    const device = await stage.device();
    await device.go('/budget-history');
    await device.sees('Budget History', 'No Budget History', "You haven't created any budgets yet");
    expect(await device.text()).not.toContain('Clear History');
    const begin = await device.page.waitForSelector('::-p-text(Create Your First Budget)');
    await begin!.click();
    await device.untilPath(/^\/upload-documents$/);
  });

  it('groups budgets by association, the newest first', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device, { associationName: 'Birch Hollow', year: 2026 });
    await withBudget(device, {
      associationName: 'Cedar Point',
      year: 2026,
      location: 'Ohio',
      units: 12,
      propertyType: 'Townhomes',
    });
    const newest = await withBudget(device, { associationName: 'Birch Hollow', year: 2027 });
    await device.go('/budget-history');
    await device.sees('Birch Hollow', 'Cedar Point', 'Ohio', 'Townhomes', 'Colorado', '2027', '2026');
    const text = await device.text();
    expect(text.indexOf('Birch Hollow')).toBeLessThan(text.indexOf('Cedar Point'));
    const groups = await device.page.$$eval('section:has(a[href^="/budget-review/"]) > h2', (all) =>
      all.map((heading) => heading.textContent),
    );
    expect(groups).toEqual(['Birch Hollow', 'Cedar Point']);
    const cards = await device.page.$$eval('a[href^="/budget-review/"] h3', (all) =>
      all.map((title) => title.textContent),
    );
    expect(cards).toEqual([
      'Birch Hollow, 2027 Budget',
      'Birch Hollow, 2026 Budget',
      'Cedar Point, 2026 Budget',
    ]);
    expect(text).toContain('12 units · Townhomes');
    const today = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    }).format(new Date());
    expect(text).toContain(today);
    const first = await device.page.waitForSelector('a[href^="/budget-review/"]');
    expect(await first!.evaluate((node) => node.getAttribute('href'))).toBe(`/budget-review/${newest}`);
    await first!.click();
    await device.untilPath(new RegExp(`^/budget-review/${newest}$`));
    expect(device.problems).toEqual([]);
  });

  it('calls an association without a name so', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device, { associationName: 'Birch Hollow' });
    // The form asks for a name; older records may have none.
    await rewriteList(device, (list) => list.map((one) => ({ ...one, associationName: '' })));
    await device.go('/budget-history');
    await device.sees('Unnamed Association', '2027 Budget');
    await device.go('/');
    await device.sees('Recent Activity', 'Unnamed Association');
  });

  it('says so when the list cannot be loaded, and asks again', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device, { associationName: 'Birch Hollow' });
    const restore = await rewriteList(device, () => null);
    await device.go('/budget-history');
    await device.sees('Your budget history could not be loaded', 'The list is being repaired.');
    await restore();
    await device.click('button', 'Try again');
    await device.sees('Birch Hollow');
  });

  it('is cleared only after a confirmation', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device, { associationName: 'Birch Hollow' });
    await device.go('/budget-history');
    await device.click('button', /Clear History/);
    await device.sees(
      'Clear Budget History?',
      'This will permanently delete all your budget history. This action cannot be undone.',
    );
    await device.click('button', 'Cancel');
    await device.seesNot('Clear Budget History?');
    await device.sees('Birch Hollow');
    await device.click('button', /Clear History/);
    await device.sees('Clear Budget History?');
    await device.latency(3_000);
    await confirm(device);
    await device.page.waitForSelector('[role=alertdialog] button[aria-busy=true]');
    await device.latency(0);
    await device.sees('History Cleared', 'No Budget History', 'Your documents are still there.');
    expect((await device.api('/api/budget-parameters')).body).toEqual([]);
  });

  it('says so when the history cannot be cleared', async () => {
    const device = await stage.device();
    await device.go('/');
    await withBudget(device);
    await device.go('/budget-history');
    await device.click('button', /Clear History/);
    await device.sees('Clear Budget History?');
    await stage.app.stop();
    await confirm(device);
    await device.sees('Error', 'The server could not be reached.');
    expect(await device.text()).toContain('Copper Kestrel');
    await stage.again();
    expect(((await device.api('/api/budget-parameters')).body as unknown[]).length).toBe(1);
  });
});

type Listed = Record<string, unknown>;

/** What the list of budgets answers from now on: changed, or, for null, a failure. Gives back how to end that. */
async function rewriteList(
  device: Device,
  change: (list: Listed[]) => Listed[] | null,
): Promise<() => Promise<void>> {
  const list = change((await device.api('/api/budget-parameters')).body as Listed[]);
  const answer = list ?? { code: 'unavailable', message: 'The list is being repaired.' };
  const { page } = device;
  await page.setRequestInterception(true);
  const onRequest = (request: HTTPRequest) =>
    void (request.method() === 'GET' && request.url().endsWith('/api/budget-parameters')
      ? request.respond({
          status: list ? 200 : 503,
          contentType: 'application/json',
          body: JSON.stringify(answer),
        })
      : request.continue());
  page.on('request', onRequest);
  return async () => {
    page.off('request', onRequest);
    await page.setRequestInterception(false);
  };
}

/** Presses the dialog's button that does it. */
async function confirm(device: Device): Promise<void> {
  const buttons = await device.page.$$('[role=alertdialog] button, [role=dialog] button');
  for (const button of buttons)
    if (/clear|delete/i.test(await button.evaluate((node) => node.textContent ?? ''))) await button.click();
}
