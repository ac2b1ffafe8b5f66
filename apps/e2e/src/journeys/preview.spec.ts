import type { Facts } from '@hoa/contracts';
import { violations } from '../support/axe';
import { NARROW, WIDE, type Device } from '../support/device';
import { generated, sample, Stage, untilRead, withBudget } from '../support/stage';

const NAME = 'prior-year-budget.pdf';

describe('the preview of a document', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  async function opened(): Promise<Device> {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.upload(sample(NAME));
    await device.sees('Document uploaded');
    await untilRead(device);
    await device.click('button', NAME);
    await device.sees('Content extracted from your document', 'Page 1 of 2', 'What was read');
    // On a phone it covers what is at the top for some seconds.
    await device.dismissToasts();
    return device;
  }

  async function facts(device: Device): Promise<Facts> {
    const [row] = (await device.api('/api/documents')).body as { id: number }[];
    return (await device.api(`/api/documents/${row!.id}/facts`)).body as Facts;
  }

  async function choose(device: Device, field: string, value: string): Promise<void> {
    const select = await device.find('combobox', field);
    await select.select(value);
    await device.click('button', 'Save');
  }

  const previousOf = (items: Record<string, unknown>[], code: string) =>
    items.find((item) => item['glCode'] === code)?.['previousYear'];

  it('corrects what a column holds, and the budget follows', async () => {
    const device = await opened();
    const budget = await withBudget(device);
    expect(previousOf(await generated(device, budget), '6120')).toBe('1650.00');

    await device.click('button', /^Column 2026 Projected: Projected 2026/);
    await choose(device, 'This column holds', 'other');
    await device.sees('Corrected by you', 'it was read as Projected 2026');
    await device.find('button', /^Column 2026 Projected: Other figures 2026/);
    expect((await facts(device)).corrections).toMatchObject([{ field: 'column', about: '2026 Projected' }]);
    expect(previousOf(await generated(device, budget), '6120')).toBe('1500.00');

    await device.click('button', 'Undo the correction of 2026 Projected');
    await device.find('button', /^Column 2026 Projected: Projected 2026/);
    expect((await facts(device)).corrections ?? []).toEqual([]);
    expect(device.problems).toEqual([]);
  });

  it('corrects the kind, and the pages are read anew', async () => {
    const device = await opened();
    await device.sees('Maintenance Fees');
    await (await device.page.waitForSelector('::-p-text(Is it something else?)'))!.click();
    await choose(device, 'This is a …', 'contract');
    await device.sees('it was read as Budget');
    await device.until('no budget is left', async () =>
      (await facts(device)).parts.every(({ kind }) => kind !== 'budget'),
    );
    await device.seesNot('Budget lines');
    await device.click('button', 'Undo the correction of The document');
    await device.sees('Budget lines');
    expect(device.problems).toEqual([]);
  });

  it('corrects a figure by keyboard alone', async () => {
    const device = await opened();
    const mark = await device.find('button', /^1,500.00: Late Fees, Budget 2026/);
    await mark.evaluate((node) => (node as HTMLElement).focus());
    await device.page.keyboard.press('ArrowLeft');
    await device.page.keyboard.press('Enter');
    await device.sees('Late Fees, Actual 2025', 'The document states');
    const field = await device.find('textbox', 'The document states');
    await field.focus();
    await device.page.keyboard.down('Control');
    await device.page.keyboard.press('KeyA');
    await device.page.keyboard.up('Control');
    await field.type('1,826');
    await device.page.keyboard.press('Enter');
    await device.sees('corrected by you', 'it was read as $1,825.00');
    await device.page.keyboard.press('Escape');
    await device.seesNot('Content extracted from your document');
    expect(device.problems).toEqual([]);
  });

  it('is for everyone: both themes, both widths', async () => {
    const device = await opened();
    for (const scheme of ['light', 'dark'])
      for (const viewport of [WIDE, NARROW]) {
        await device.page.setViewport(viewport);
        await device.page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        // A phone has room for one of the two.
        if (viewport === NARROW) await device.click('button', /^What was read/);
        await device.click('button', /^1,500.00: Late Fees, Budget 2026/);
        await device.sees('The document states');
        expect({ scheme, width: viewport.width, found: await violations(device) }).toEqual({
          scheme,
          width: viewport.width,
          found: [],
        });
        expect(await device.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      }
  });
});
