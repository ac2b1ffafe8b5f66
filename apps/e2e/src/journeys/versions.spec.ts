import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { dollarsOf, edit, lineOf, sampleBudget, tableRows } from '../support/workspace';

/**
 * Named versions and the budget's status, against the running application.
 *
 * | Text or state                                                         | Journey            |
 * | --------------------------------------------------------------------- | ------------------ |
 * | 'No versions yet'; 'Version saved'                                    | saves              |
 * | differences line by line, sums that foot                              | compares           |
 * | 'Version restored', what stood before is kept; Undo                   | restores           |
 * | 'Budget is now: Proposed', 'Adopted'; 'This budget is adopted'        | adopts             |
 * | no editing, adding, restoring or regenerating of an adopted one; 409  | adopts             |
 * | 'Reopen as a draft'                                                   | reopens            |
 */
describe('versions and status', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  }, 240_000);
  beforeEach(async () => {
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
  });
  afterAll(() => stage.strike());

  const amount = async () => (await lineOf(device, id, '7310')).proposedBudget;
  const status = async (item: RegExp) => {
    await device.click('button', /^Status: /);
    await device.click('menuitem', item);
  };
  let original: string;

  it('saves the budget under a name', async () => {
    original = await amount();
    await device.click('button', 'Versions');
    await device.sees('No versions yet');
    await (await device.find('textbox', 'Name')).type('First draft');
    await (await device.find('textbox', /Why/)).type('Before the meeting');
    await device.click('button', 'Save version');
    await device.sees('Version saved', 'First draft', 'Before the meeting');
    expect(device.problems).toEqual([]);
  });

  it('compares it line by line with the current budget', async () => {
    await edit(device, 'Landscape Contract', '35000');
    await device.sees('Budget updated');
    await edit(device, 'Electricity', '20000');
    await device.until(
      'both are saved',
      async () => (await lineOf(device, id, '7810')).proposedBudget === '20000.00',
    );
    await device.dismissToasts();
    await device.click('button', 'Versions');
    await device.click('button', 'Compare First draft');
    await device.sees('2 changed, 0 new, 0 gone');
    const rows = await tableRows(device, 'Differences');
    const landscape = rows.find(([name]) => name!.startsWith('Landscape Contract'))!;
    expect(landscape.slice(1).map(dollarsOf)).toEqual([Number(original), 35000, 35000 - Number(original)]);
    const sums = rows
      .find(([name]) => name === 'Total Expenses')!
      .slice(1)
      .map(dollarsOf);
    expect(sums[2]).toBeCloseTo(sums[1]! - sums[0]!, 2);
    const lines = rows.slice(1, -2).map((cells) => dollarsOf(cells[3]!));
    expect(lines.reduce((all, one) => all + one, 0)).toBeCloseTo(sums[2]!, 2);
    await device.click('checkbox', 'Lines that are the same, too');
    await device.until(
      'all lines are there',
      async () => (await tableRows(device, 'Differences')).length > 20,
    );
    expect(device.problems).toEqual([]);
  });

  it('restores it, keeps what stood before, and takes the restoring back', async () => {
    await device.click('button', 'Versions');
    await device.click('button', 'Restore First draft');
    await device.sees('Version restored', 'What was there before is kept as');
    expect(await amount()).toBe(original);
    await device.click('button', 'Undo');
    await device.until('the restoring is undone', async () => (await amount()) === '35000.00');
    await device.sees('before a restore');
    await device.keys('Escape');
    await device.sees('$35,000');
    expect(device.problems).toEqual([]);
  });

  it('proposes and adopts it: from then on nobody edits', async () => {
    await status(/Propose to the board/);
    await device.sees('Budget is now: Proposed');
    await device.dismissToasts();
    const open = await device.window();
    await open.go(`/budget-review/${id}`);
    await open.sees('Net Operating Position');
    await device.page.bringToFront();
    await status(/Adopt/);
    await device.sees('Budget is now: Adopted', 'This budget is adopted');
    const text = await device.text();
    expect(text).not.toContain('Add line');
    expect(text).not.toContain('Regenerate');
    expect(await device.page.$$('[data-amount-cell]')).toHaveLength(0);
    await device.dismissToasts();
    await device.click('button', 'Versions');
    await device.sees('as adopted', 'as proposed');
    expect(await device.page.$$('[aria-label^="Restore "]')).toHaveLength(0);
    await device.keys('Escape');

    // A window that was open before does not know yet: the server refuses.
    await open.page.bringToFront();
    await edit(open, 'Landscape Contract', '34500');
    await open.sees('Error updating budget item');
    expect(await amount()).toBe('35000.00');
    await open.page.close();
    await device.page.bringToFront();
  });

  it('reopens it', async () => {
    await device.sees('This budget is adopted');
    await status(/Reopen as a draft/);
    await device.sees('Budget is now: Draft');
    await device.dismissToasts();
    await edit(device, 'Landscape Contract', '34000');
    await device.until('it is saved', async () => (await amount()) === '34000.00');
    expect(device.problems).toEqual([]);
  });
});
