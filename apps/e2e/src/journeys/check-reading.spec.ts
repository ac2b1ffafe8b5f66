import type { Device } from '../support/device';
import { Stage, untilRead } from '../support/stage';
import { CLUBHOUSE, statementPdf } from '../support/statement-pdf';
import { expectForEveryone } from '../support/workspace';

const NAME = 'juniper-court.pdf';
const LEAVE_OUT = /^Not part of the budget/;

describe('checking the reading', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.strike());

  /** The upload page with a budget that leaves one question open. */
  async function asked(): Promise<Device> {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.addDocument(NAME, await statementPdf(CLUBHOUSE));
    await untilRead(device);
    await device.go('/upload-documents');
    await device.sees('Check the reading', '1 question', 'Changes a total by up to $5,000');
    return device;
  }

  async function toParameters(device: Device): Promise<void> {
    await device.click('link', 'Continue to Parameters');
    await device.find('textbox', 'Association Name');
    await device.replace('associationName', 'Juniper Court');
    await device.page.select('select[name=location]', 'Colorado');
    await device.replace('units', '20');
  }

  it('a question is answered beside the page, and the budget is generated: three clicks from upload to budget', async () => {
    const device = await asked();
    const image = await device.page.waitForSelector(`img[alt="${NAME}, page 1"]`);
    await device.until('the image of the page is drawn', () =>
      image!.evaluate((node) => (node as HTMLImageElement).naturalWidth > 1000),
    );
    await device.click('button', LEAVE_OUT);
    await device.sees('Ties', 'The lines add up to every total printed in this document.', 'Answered');
    await toParameters(device);
    await device.click('button', 'Continue to Generate Budget');
    await device.untilPath(/^\/budget-modern\/\d+$/);
    await device.sees('Complete Budget');
    await device.seesNot('Not reconciled');
    expect(device.problems).toEqual([]);
  });

  it('an answer is undone', async () => {
    const device = await asked();
    await device.click('button', LEAVE_OUT);
    await device.sees('Answered');
    await device.dismissToasts();
    await device.click('button', 'Undo the answer');
    await device.sees('1 question');
    expect(device.problems).toEqual([]);
  });

  it('a generation with an open question stops; generated anyway, the budget says that it is not reconciled', async () => {
    const device = await asked();
    await toParameters(device);
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Before this budget is generated', 'No budget was generated yet', 'Generate anyway');
    await device.dismissToasts();
    await expectForEveryone(device, () => device.sees('Generate anyway', 'As printed'));
    await device.click('button', 'Generate anyway');
    await device.untilPath(/^\/budget-modern\/\d+$/);
    await device.sees('Not reconciled', 'Clubhouse');
    expect(await device.text()).not.toMatch(/Complete Budget|Budget is balanced/);
    await device.dismissToasts();
    await device.click('button', /^Status: Draft/);
    await device.sees('Propose to the board');
    expect(await device.text()).not.toContain('Adopt:');
    expect(device.problems).toEqual([]);
  });

  it('a generation that stopped goes on once the question is answered', async () => {
    const device = await asked();
    await toParameters(device);
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Before this budget is generated');
    await device.dismissToasts();
    await device.click('button', LEAVE_OUT);
    await device.sees('The budget can be generated.');
    await device.dismissToasts();
    await device.click('button', 'Generate budget');
    await device.untilPath(/^\/budget-modern\/\d+$/);
    await device.sees('Complete Budget');
    expect(device.problems).toEqual([]);
  });

  it('a document of another association is left out by a click, which is taken back by another', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    const budget = (association: string) =>
      Buffer.from(`${association}\n2026 Budget\nAccount,2026 Budget\nIncome\nDues,900.00\nExpenses\nWater,500.00\nInsurance,400.00\nTotal Expenses,900.00\n`); // prettier-ignore
    await device.addDocument('own.csv', budget('Juniper Court Homeowners Association'));
    await device.addDocument('other.csv', budget('Copper Finch Condominium Owners Association'));
    await untilRead(device);
    await toParameters(device);
    await device.sees('Not selected because it names another association');
    await device.page.evaluate(() =>
      [...document.querySelectorAll('fieldset li')]
        .find((item) => item.textContent?.includes('other.csv'))
        ?.querySelector<HTMLElement>('[role=checkbox]')
        ?.focus(),
    );
    await device.keys('Space');
    await device.sees('It is used because it was selected.');
    await device.click('button', 'Continue to Generate Budget');
    await device.sees('Before this budget is generated', 'other.csv names another association');
    await device.dismissToasts();
    await expectForEveryone(device, () => device.sees('Leave other.csv out', 'other.csv belongs to'));
    await device.click('button', 'Leave other.csv out');
    await device.sees('The budget can be generated.');
    await device.dismissToasts();
    await device.click('button', 'Undo the answer');
    await device.sees('Generate anyway');
    await device.dismissToasts();
    await device.click('button', 'Leave other.csv out');
    await device.sees('The budget can be generated.');
    await device.dismissToasts();
    await device.click('button', 'Generate budget');
    await device.untilPath(/^\/budget-modern\/\d+$/);
    await device.sees('Complete Budget');
    expect(device.problems).toEqual([]);
  });

  it('everything is reached by keyboard', async () => {
    const device = await asked();
    const focused = () =>
      device.page.evaluate(() => {
        const at = document.activeElement;
        return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim();
      });
    const tabTo = async (name: RegExp) => {
      for (let tries = 0; tries < 60; tries++) {
        if (name.test(await focused())) return;
        await device.keys('Tab');
      }
      throw new Error(`Tab never reached ${String(name)}.`);
    };
    await tabTo(/^Show page 1, line/);
    await device.keys('Enter');
    await tabTo(LEAVE_OUT);
    await device.keys('Enter');
    await device.sees('Ties', 'Answered');
    expect(await focused()).toMatch(LEAVE_OUT);
    await tabTo(/^Sections/);
    await device.keys('Enter');
    await device.sees('Set what a section is.');
    await tabTo(/^juniper-court.pdf, page 1/);
    await tabTo(/^Continue to Parameters/);
    expect(device.problems).toEqual([]);
  });

  it('is for everyone: both themes, both widths', async () => {
    const device = await asked();
    await expectForEveryone(device, async () => {
      await device.sees('1 question', 'As printed');
    });
    expect(device.problems).toEqual([]);
  });

  it('a sheet has no image: its cells are highlighted in place', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    const rows = CLUBHOUSE.map((row) => row.map((cell) => `"${cell}"`).join(','));
    await device.addDocument('juniper-court.csv', rows.join('\n'));
    await untilRead(device);
    await device.go('/upload-documents');
    await device.click('button', 'juniper-court.csv');
    await device.sees('Document Preview', 'What was read');
    await device.click('button', /^31,120: Insurance/);
    await device.until('the cell is highlighted', () =>
      device.page.evaluate(
        () => document.querySelector('[role=dialog] td[data-chosen]')?.textContent === '31,120',
      ),
    );
    expect(device.problems).toEqual([]);
  });
});
