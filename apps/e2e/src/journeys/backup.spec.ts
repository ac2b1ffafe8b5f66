import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer';
import type { Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { Stage } from '../support/stage';
import { edit, lineOf, linesOf, sampleBudget } from '../support/workspace';

/**
 * A year's work as one file: out of one browser, and into it again, or into another.
 *
 * | Text or state                                                                         | Journey         |
 * | ------------------------------------------------------------------------------------- | --------------- |
 * | 'Complete backup', 'Download backup', 'Restore from a backup'                         | downloads       |
 * | toast 'Backup downloaded', the file's name with the date, its size                    | downloads       |
 * | 'Download backup first' in 'Clear Budget History?', which stays open                  | clears, restores |
 * | 'Checking and restoring'; toast 'Backup restored' with what came and what stayed      | clears, restores |
 * | 'Everything ... is here already. Nothing was changed.'                                | a second time   |
 * | toast 'Restore failed': no backup, a damaged one; nothing changed                     | refused         |
 * | toast 'Backup failed' where the server is gone                                        | refused         |
 * | another browser: 'No Budget History', restored, the same figures, documents readable  | another browser |
 * | 'Use another browser, too', 'Make a join code'; 'Is your work in another browser?',    | a join code     |
 * | 'Please enter the code.', 'This code opens nothing', toast 'Welcome'                  | a join code     |
 */
describe('the complete backup', () => {
  let stage: Stage;
  let device: Device;
  let downloads: Downloads;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
    downloads = await Downloads.of(device);
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    await edit(device, 'Landscape Contract', '36000');
    await device.until(
      'the edit is saved',
      async () => (await lineOf(device, id, '7310')).proposedBudget === '36000.00',
    );
  }, 240_000);
  afterAll(async () => {
    await stage.strike();
    await downloads.clean();
  });

  it('downloads as one file with the day in its name', async () => {
    await device.go('/budget-history');
    await device.sees('Complete backup', 'All your documents and budgets as one file');
    await device.click('button', 'Download backup');
    await device.sees('Backup downloaded', backupName(), 'Keep it in a safe place.');
    const bytes = await readFile(await backupFile());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(await device.text()).toMatch(/AI_Budget_Backup_[\d-]+\.zip, \d+(\.\d)? (KB|MB)\./);
  });

  it('clears the history after a backup was offered, and restores everything', async () => {
    const before = (await linesOf(device, id)).map(figures);
    await device.dismissToasts();
    await device.click('button', 'Clear History');
    await device.sees('Clear Budget History?', 'A complete backup brings it back');
    await device.click('button', 'Download backup first');
    await device.sees('Backup downloaded');
    await device.dismissToasts();
    await device.sees('Clear Budget History?');
    await confirmClearing(device);
    await device.sees('History Cleared', 'No Budget History');
    await device.dismissToasts();
    await choose(device, await backupFile());
    await device.sees('Backup restored', '1 budget came back from the backup of');
    await device.sees('7 documents already here stayed as they are.', 'Copper Kestrel');
    const [{ id: restored } = { id: 0 }] = await budgetsOf(device);
    // It was kept, and comes back as it was.
    expect(restored).toBe(id);
    expect((await linesOf(device, restored)).map(figures)).toEqual(before);
    id = restored;
    // The edit is in the journal, as this browser's own, and can be taken back.
    await device.go(`/budget-review/${id}`);
    await device.sees('$36,000');
    await device.click('button', 'Journal');
    await device.sees('by hand, this browser');
    await device.keys('Escape');
    expect(device.problems).toEqual([]);
  });

  it('restored a second time changes nothing', async () => {
    await device.go('/budget-history');
    await device.sees('Copper Kestrel');
    await choose(device, await backupFile());
    await device.sees('Everything of the backup of', 'is here already. Nothing was changed.');
    expect(await budgetsOf(device)).toHaveLength(1);
    await device.dismissToasts();
  });

  it('is refused with a sentence where it is none, or damaged', async () => {
    const none = path.join(downloads.folder, 'none.zip');
    await writeFile(none, 'not a zip at all');
    await choose(device, none);
    await device.sees('Restore failed', 'This file is not a backup of this program. Nothing was restored.');
    await device.dismissToasts();
    const damaged = path.join(downloads.folder, 'damaged.zip');
    const bytes = await readFile(await backupFile());
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    await writeFile(damaged, bytes);
    await choose(device, damaged);
    await device.sees('Restore failed', 'This backup is damaged, or was changed after it was made.');
    await device.dismissToasts();
    expect(await budgetsOf(device)).toHaveLength(1);
  });

  it('says so when the server is gone', async () => {
    const backup = await backupFile();
    await stage.app.stop();
    await device.click('button', 'Download backup');
    await device.sees('Backup failed', 'The server could not be reached.');
    await device.dismissToasts();
    await choose(device, backup);
    await device.sees('Restore failed', 'The connection to the server was lost. Nothing was restored');
    await device.dismissToasts();
    await stage.again();
  });

  it('brings it all to another browser', async () => {
    const other = await stage.device();
    await other.go('/budget-history');
    await other.sees('No Budget History', 'Complete backup');
    await choose(other, await backupFile());
    await other.sees('Backup restored', '1 budget and 7 documents came back', 'Copper Kestrel');
    const [{ id: theirs } = { id: 0 }] = await budgetsOf(other);
    expect((await linesOf(other, theirs)).map(figures)).toEqual((await linesOf(device, id)).map(figures));
    await other.go('/upload-documents');
    await other.sees('Uploaded Documents (7)', 'prior-year-budget.pdf');
    expect(other.problems).toEqual([]);
    await other.page.close();
  });

  it('a join code opens the same work in a second browser', async () => {
    const second = await stage.device();
    await second.go('/budget-history');
    await second.sees('Is your work in another browser?');
    await second.click('button', 'Join');
    await second.sees('Please enter the code.');
    await (await second.find('textbox', 'Join code')).type('AAAAA-BBBBB');
    await second.click('button', 'Join');
    await second.sees('This code opens nothing');
    await device.page.bringToFront();
    await device.go('/budget-history');
    await device.sees('Use another browser, too');
    await device.click('button', 'Make a join code');
    await device.sees('Enter this code in the other browser', 'It works once, for 10 minutes, until');
    const code = await device.page.$eval('p[aria-label="Join code"]', (node) => node.textContent ?? '');
    await second.page.bringToFront();
    const field = await second.find('textbox', 'Join code');
    await second.clickSteady(field, 3);
    await field.type(code);
    await second.click('button', 'Join');
    await second.sees('Welcome', 'Copper Kestrel');
    expect((await budgetsOf(second)).map((budget) => budget.id)).toEqual([id]);
    expect(second.problems).toEqual([]);
  });

  const backupName = () => `AI_Budget_Backup_${new Date().toISOString().slice(0, 10)}.zip`;

  /** The download once it is there as a whole. */
  const backupFile = () => downloads.path(device, /^AI_Budget_Backup_.*\.zip$/);
});

interface Figures {
  glCode: string;
  description: string;
  proposedBudget: string;
  generatedAmount: string | null;
}
const figures = ({ glCode, description, proposedBudget, generatedAmount }: Figures): Figures => ({
  glCode,
  description,
  proposedBudget,
  generatedAmount,
});

async function budgetsOf(device: Device): Promise<{ id: number }[]> {
  return (await device.api('/api/budget-parameters')).body as { id: number }[];
}

async function choose(device: Device, file: string): Promise<void> {
  const input = await device.page.waitForSelector('input[data-testid=backup-input]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
}

async function confirmClearing(device: Device): Promise<void> {
  const dialog = await device.page.waitForSelector('[role=alertdialog]');
  for (const button of await dialog!.$$('button'))
    if ((await button.evaluate((node) => node.textContent)) === 'Clear History') await button.click();
}
