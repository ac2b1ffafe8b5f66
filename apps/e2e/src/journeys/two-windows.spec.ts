import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { edit, lineOf, sampleBudget } from '../support/workspace';

/**
 * Two windows on one budget.
 *
 * | Text or state                                                             | Journey               |
 * | ------------------------------------------------------------------------- | --------------------- |
 * | 'Changed in the meantime': who came second is told, with the amount as it is | the same cell      |
 * | the amount as it is now, and that yours was not saved                     | the same cell         |
 * | what-if of an older state is refused                                      | a trial               |
 */
describe('two windows on one budget', () => {
  let stage: Stage;
  let first: Device;
  let second: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device: first, id } = await sampleBudget(stage));
    second = await first.window();
  }, 240_000);
  afterAll(() => stage.strike());

  const amount = async () => (await lineOf(first, id, '7310')).proposedBudget;
  const show = async (device: Device) => {
    await device.page.bringToFront();
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
  };

  it('edit the same cell: the second is told, and nothing is silently overwritten', async () => {
    await show(first);
    await show(second);
    await first.page.bringToFront();
    await edit(first, 'Landscape Contract', '40000');
    await first.until('the first is saved', async () => (await amount()) === '40000.00');

    await second.page.bringToFront();
    await edit(second, 'Landscape Contract', '41000');
    await second.sees(
      'Changed in the meantime',
      'Landscape Contract was changed elsewhere. It is $40,000 now; your $41,000 was not saved.',
    );
    expect(await amount()).toBe('40000.00');
    await second.find('button', 'Landscape Contract: $40,000, edit');

    // Told, they decide anew.
    await second.dismissToasts();
    await edit(second, 'Landscape Contract', '41000');
    await second.until('the second is saved', async () => (await amount()) === '41000.00');
    expect(second.problems).toEqual([]);
  });

  it('edit different cells: both stand', async () => {
    await show(first);
    await show(second);
    await edit(second, 'Landscape Contract', '42000');
    await second.until('one is saved', async () => (await amount()) === '42000.00');
    await first.page.bringToFront();
    await edit(first, 'Electricity', '21000');
    await first.until(
      'the other is saved',
      async () => (await lineOf(first, id, '7810')).proposedBudget === '21000.00',
    );
    expect(await amount()).toBe('42000.00');
  });

  it('a trial on an older state is not applied over newer amounts', async () => {
    await first.page.bringToFront();
    await first.go(`/budget/${id}?tab=interactive`);
    const slider = await first.find('slider', 'Service Contracts');
    await slider.focus();
    await first.keys('ArrowRight');
    await show(second);
    await edit(second, 'Landscape Contract', '43000');
    await second.until('it is saved', async () => (await amount()) === '43000.00');
    await first.page.bringToFront();
    await first.click('button', 'Apply');
    await first.sees('The changes could not be applied');
    expect(await amount()).toBe('43000.00');
  });
});
