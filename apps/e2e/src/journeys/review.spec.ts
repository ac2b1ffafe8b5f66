import { readFileSync } from 'node:fs';
import { sample, Stage, generated, withBudget, withSamples } from '../support/stage';
import type { Device } from '../support/device';

interface Expected {
  parameters: {
    associationName: string;
    year: number;
    location: string;
    units: number;
    propertyType: string;
  };
  items: {
    glCode: string;
    description: string;
    type: string;
    category: string;
    previousYear: string;
    proposedBudget: string;
    basis: string;
  }[];
  totals: Record<string, string>;
}
const expected = JSON.parse(readFileSync(sample('expected.json'), 'utf8')) as Expected;

describe('from the samples to a reviewed budget', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  async function reviewed(): Promise<{ device: Device; id: number }> {
    const device = await stage.device();
    await device.go('/');
    await device.deviceId();
    await withSamples(device);
    const id = await withBudget(device, expected.parameters);
    await generated(device, id);
    await device.go(`/budget-review/${id}`);
    await device.sees('Complete Budget');
    return { device, id };
  }

  it('goes through in the browser alone: samples, parameters, generation, review', async () => {
    const device = await stage.device();
    await device.go('/');
    await device.click('link', /Create New Budget/);
    await device.click('button', /Try it with sample documents/);
    await device.sees('7 document(s) uploaded');
    const forward = await device.page.waitForSelector('::-p-text(Continue to Parameters)');
    await forward!.click();
    await device.untilPath(/^\/budget-parameters$/);
    await device.sees('Continue to Generate Budget');
    await device.page.type('input[name=associationName]', expected.parameters.associationName);
    await device.page.select('select[name=location]', expected.parameters.location);
    for (const [name, value] of [
      ['units', '48'],
      ['year', '2027'],
    ] as const) {
      await device.replace(name, value);
    }
    await device.click('button', 'Continue to Generate Budget');
    await device.sees(
      'Creating Your Budget',
      'AI is analyzing your documents and generating your custom budget',
    );
    await device.sees(
      'Document Analysis',
      'Financial Data Extraction',
      'Economic Factors',
      'Budget Construction',
      'Final Processing',
    );
    await device.sees('Budget Generated');
    await device.untilPath(/^\/budget-modern\/\d+$/);
    await device.sees(
      'Complete Budget',
      'Total Operating Expenses',
      'Net Operating Position',
      'Condominium',
      'Colorado',
    );
    expect(device.problems).toEqual([]);
  });

  it('arrives at the bookkeeper’s figures, to the cent', async () => {
    const { device, id } = await reviewed();
    const items = (await device.api(`/api/budget-items/${id}`)).body as Expected['items'];
    const told = (all: Expected['items']) =>
      all
        .map(({ glCode, type, category, previousYear, proposedBudget, basis }) => ({
          glCode,
          type,
          category,
          previousYear,
          proposedBudget,
          basis,
        }))
        .sort((a, b) => a.glCode.localeCompare(b.glCode));
    expect(told(items)).toEqual(told(expected.items));
  });

  it('names a source for every line that has one, and opens it', async () => {
    const { device, id } = await reviewed();
    const items = (await device.api(`/api/budget-items/${id}`)).body as {
      basis: string;
      sources: { documentName: string; page: number; quote: string }[];
    }[];
    for (const item of items.filter(({ basis }) => ['document', 'contract', 'trend'].includes(basis))) {
      expect(item.sources.length).toBeGreaterThan(0);
      for (const source of item.sources) {
        expect(source.documentName).toMatch(/\.(pdf|docx|xlsx)$/);
        expect(source.page).toBeGreaterThan(0);
        expect(source.quote.length).toBeGreaterThan(3);
      }
    }
    await device.click('button', 'Show the analysis of Landscape Contract');
    await device.sees('landscape-contract.docx', 'page 1');
  });

  it('edits a cell by double-click: Enter saves, Escape cancels, an invalid value is refused', async () => {
    const { device, id } = await reviewed();
    const amountOf = async (glCode: string) =>
      ((await device.api(`/api/budget-items/${id}`)).body as Expected['items']).find(
        (item) => item.glCode === glCode,
      )!.proposedBudget;
    const before = await amountOf('7310');

    await open(device, 'Landscape Contract');
    expect(await typed(device)).toBe(before);
    await device.page.keyboard.type('32000');
    await device.page.keyboard.press('Escape');
    expect(await amountOf('7310')).toBe(before);

    await open(device, 'Landscape Contract');
    await device.page.keyboard.type('abc');
    await device.page.keyboard.press('Enter');
    await device.sees('Invalid value', 'Please enter a valid number');
    expect(await amountOf('7310')).toBe(before);
    await device.page.keyboard.press('Escape');

    await open(device, 'Landscape Contract');
    await device.page.keyboard.type('32,000.50');
    await device.page.keyboard.press('Enter');
    await device.sees('Budget updated');
    await device.until('the amount is stored', async () => (await amountOf('7310')) === '32000.50');
    await device.sees('$32,001');

    await open(device, 'Landscape Contract');
    await device.page.keyboard.type('=32000*1.1');
    await device.page.keyboard.press('Enter');
    await device.until('the product is stored', async () => (await amountOf('7310')) === '35200.00');
    await open(device, 'Landscape Contract');
    await device.page.keyboard.type('+5%');
    await device.page.keyboard.press('Enter');
    await device.until('the increase is stored', async () => (await amountOf('7310')) === '36960.00');

    await open(device, 'Landscape Contract');
    await device.page.keyboard.type('369600');
    await device.page.keyboard.press('Enter');
    await device.sees('Change Landscape Contract to $369,600?', 'It is $36,960 now.');
    await device.click('button', 'Keep $36,960');
    expect(await amountOf('7310')).toBe('36960.00');
  });

  it('shows an error page for a budget that is not there', async () => {
    const device = await stage.device();
    await device.go('/budget-review/999999');
    await device.sees('Error Loading Budget', "We're unable to load your budget data:");
    const home = await device.page.waitForSelector('::-p-text(Return to Home)');
    await home!.click();
    await device.untilPath(/^\/$/);
  });
});

async function open(device: Device, description: string): Promise<void> {
  const cell = await device.find('button', new RegExp(`^${description}: .+, edit$`));
  await device.clickSteady(cell, 2);
  const field = await device.find('textbox', `New amount for ${description}`);
  await field.evaluate((node) => (node as HTMLInputElement).select());
}

async function typed(device: Device): Promise<string> {
  return device.page.$eval('input[aria-label^="New amount"]', (field) => (field as HTMLInputElement).value);
}
