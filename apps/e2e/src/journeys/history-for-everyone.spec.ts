import type { Device } from '../support/device';
import { Stage } from '../support/stage';
import { expectForEveryone, sampleBudget } from '../support/workspace';

/** As accessibility.spec.ts, for the screens that the remotes of the history and the calculator have a part in. */
describe('the screens of other remotes, for everyone', () => {
  let stage: Stage;
  let device: Device;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device } = await sampleBudget(stage));
  }, 240_000);
  afterAll(() => stage.strike());

  it.each([
    ['home', '/', 'Recent Activity'],
    ['history', '/budget-history', 'Copper Kestrel'],
    ['calculator', '/assessments-calculator', 'Calculate'],
  ])('%s', async (_name, path, sign) => {
    await expectForEveryone(device, async () => {
      await device.go(path);
      await device.sees(sign);
    });
    expect(device.problems).toEqual([]);
  });

  const onHistory: [string, string, () => Promise<void>][] = [
    ['clearing the history', 'Download backup first', () => device.click('button', 'Clear History')],
    [
      'a code for another browser',
      'Enter this code in the other browser',
      () => device.click('button', 'Make a join code'),
    ],
  ];
  it.each(onHistory)('on the history: %s', async (_name, sign, open) => {
    await device.prefers('light');
    await device.go('/budget-history');
    await device.sees('Complete backup');
    await open();
    await device.sees(sign);
    await expectForEveryone(device, () => device.sees(sign));
    expect(device.problems).toEqual([]);
  });

  it('the history without budgets', async () => {
    const other = await stage.device();
    await expectForEveryone(other, async () => {
      await other.go('/budget-history');
      await other.sees('No Budget History', 'Is your work in another browser?');
    });
    expect(other.problems).toEqual([]);
    await other.page.close();
    await device.page.bringToFront();
  });
});
