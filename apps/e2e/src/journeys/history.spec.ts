import type { Device } from '../support/device';
import { Stage, withBudget } from '../support/stage';

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
    expect(await device.page.$$eval('h2', (all) => all.map((heading) => heading.textContent))).toEqual([
      'Birch Hollow',
      'Cedar Point',
    ]);
    const today = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    }).format(new Date());
    expect(text).toContain(today);
    const first = await device.page.waitForSelector('a[href^="/budget-review/"]');
    expect(await first!.evaluate((node) => node.getAttribute('href'))).toBe(`/budget-review/${newest}`);
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
    await confirm(device);
    await device.sees('History Cleared', 'No Budget History');
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
    await device.sees('Error');
    expect(await device.text()).toContain('Copper Kestrel');
    await stage.again();
    expect(((await device.api('/api/budget-parameters')).body as unknown[]).length).toBe(1);
  });
});

/** Presses the dialog's button that does it. */
async function confirm(device: Device): Promise<void> {
  const buttons = await device.page.$$('[role=alertdialog] button, [role=dialog] button');
  for (const button of buttons)
    if (/clear|delete/i.test(await button.evaluate((node) => node.textContent ?? ''))) await button.click();
}
