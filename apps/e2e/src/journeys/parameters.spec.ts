import { usStates } from '@hoa/contracts';
import { Stage, untilRead, withBudget, withSamples } from '../support/stage';
import { violations } from '../support/axe';
import type { Device } from '../support/device';

describe('budget parameters', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  async function ready(): Promise<Device> {
    const device = await stage.device();
    await device.go('/');
    await device.deviceId();
    await withSamples(device);
    return device;
  }

  /** A browser with one document, which states nothing about an association. */
  async function withNotes(): Promise<Device> {
    const device = await stage.device();
    await device.go('/');
    await device.deviceId();
    await device.addDocument('notes.txt', 'The pool opens in May. Please close the gate.');
    await untilRead(device);
    return device;
  }

  it('begins with the defaults and all fifty states where no document states anything', async () => {
    const device = await withNotes();
    await device.go('/budget-parameters');
    await device.sees(
      'Budget Parameters',
      'Configure the details for your HOA budget',
      'Back to Documents',
      'Continue to Generate Budget',
    );
    const values = await device.page.$$eval('input, select', (fields) =>
      Object.fromEntries(
        fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
      ),
    );
    expect(values['year']).toBe(String(new Date().getFullYear() + 1));
    expect(values['units']).toBe('100');
    expect(values['associationName']).toBe('');
    const options = await device.page.$$eval('select[name=location] option', (all) =>
      all.map((option) => option.textContent ?? ''),
    );
    expect(options.filter((name) => (usStates as readonly string[]).includes(name))).toEqual([...usStates]);
  });

  it('is filled in from the documents with their source, and asks about what contradicts them', async () => {
    const device = await ready();
    await device.go('/budget-parameters');
    await device.sees('Values with a source were filled in from your documents.', 'page 1');
    const value = (name: string) =>
      device.page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement | HTMLSelectElement).value);
    await device.until('the units are filled in', async () => (await value('units')) === '48');
    expect(await value('location')).toBe('Colorado');
    expect(await value('associationName')).toContain('Copper Kestrel');
    await device.replace('units', '100');
    await device.page.select('select[name=location]', 'Florida');
    await device.sees('The documents state 48', 'The documents state Colorado');
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Your documents state 48 units in Colorado. Use 100 units in Florida anyway?');
    expect(await violations(device)).toEqual([]);
    await device.click('button', 'Use the documents’ values');
    expect([await value('units'), await value('location')]).toEqual(['48', 'Colorado']);
    expect((await device.api('/api/budget-parameters')).body).toEqual([]);
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Creating Your Budget');
    expect(device.problems).toEqual([]);
  });

  it('says each of the spec’s sentences where it belongs, and sends nothing', async () => {
    const device = await withNotes();
    await device.go('/budget-parameters');
    await device.sees('Continue to Generate Budget');
    await device.replace('units', '0');
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Association name is required', 'Location is required', 'Units must be at least 1');
    expect((await device.api('/api/budget-parameters')).body).toEqual([]);
  });

  it('sends a person without documents back, with a toast', async () => {
    const device = await stage.device();
    await device.go('/budget-parameters');
    await device.sees('No documents found', 'Please upload documents before setting budget parameters.');
    await device.untilPath(/^\/upload-documents$/);
  });

  it('shows saved parameters read-only until they are edited', async () => {
    const device = await ready();
    const id = await withBudget(device);
    await device.go(`/budget-parameters/${id}`);
    await device.sees('Edit Parameters', 'Generate Budget');
    const editable = () =>
      device.page.$eval(
        'input[name=associationName]',
        (field) => !(field as HTMLInputElement).disabled && !(field as HTMLInputElement).readOnly,
      );
    expect(await editable()).toBe(false);
    await device.click('button', 'Edit Parameters');
    await device.sees('Cancel', 'Save Changes');
    expect(await editable()).toBe(true);
    await device.replace('units', '52');
    await device.click('button', 'Cancel');
    await device.sees('Edit Parameters');
    expect(((await device.api(`/api/budget-parameters/${id}`)).body as { units: number }).units).toBe(48);
    await device.click('button', 'Edit Parameters');
    await device.replace('units', '52');
    await device.click('button', 'Save Changes');
    await device.sees('Your documents state 48 units. Use 52 units anyway?');
    await device.click('button', 'Use my values');
    await device.sees(
      'Parameters Updated',
      'Your budget parameters have been successfully updated.',
      'Edit Parameters',
    );
    expect(((await device.api(`/api/budget-parameters/${id}`)).body as { units: number }).units).toBe(52);
  });

  it('tells when saving fails, keeps what was typed, and does not make a second record', async () => {
    const device = await ready();
    await device.go('/budget-parameters');
    await device.sees('Continue to Generate Budget');
    await device.replace('associationName', 'Copper Kestrel');
    await device.page.select('select[name=location]', 'Ohio');
    await stage.app.stop();
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Error');
    expect(
      await device.page.$eval('input[name=associationName]', (field) => (field as HTMLInputElement).value),
    ).toBe('Copper Kestrel');
    await stage.again();
    await device.dismissToasts();
    await device.click('button', 'Continue to Generate Budget');
    await device.click('button', 'Use my values');
    await device.sees('Creating Your Budget');
    await device.until(
      'one record',
      async () => ((await device.api('/api/budget-parameters')).body as unknown[]).length === 1,
    );
  });
});
