import { violations } from '../support/axe';
import type { Device } from '../support/device';
import { EmbedStage } from '../support/embed-stage';
import { reads } from '../support/embedded';
import { enterSchedule, fill } from '../support/pasting';

/** From the manager's screen to the portal: what the panel gives is pasted as it is. */
describe('a key for a portal', () => {
  let on: EmbedStage;
  beforeAll(async () => {
    on = await EmbedStage.set();
  }, 240_000);
  afterEach(() => on.stage.closeDevices());
  afterAll(() => on.strike());

  /** What stands under a label in the panel, to be copied. */
  const copied = (device: Device, label: string) =>
    device.page.evaluate((words) => {
      const blocks = [...document.querySelectorAll('pre')];
      const under = (block: Element) =>
        document.getElementById(block.getAttribute('aria-labelledby') ?? '')?.textContent;
      return blocks.find((block) => under(block)?.startsWith(words))?.textContent ?? '';
    }, label);

  it('is made, works as it was copied in both ways, is listed and revoked', async () => {
    const device = await on.stage.device();
    await device.go('/assessments-calculator');
    await enterSchedule(device, [
      ['Unit', 'Lot no.', 'Percent'],
      ['101', '7', '50%'],
      ['102', '8', '50%'],
    ]);
    await fill(device, 'Budget total', '1000');
    await device.click('button', 'Calculate Assessments');
    await device.click('button', 'Keep schedule');
    await device.sees('Keep this schedule');
    await device.replace('scheduleAssociation', 'Juniper Court');
    await device.click('button', 'Keep schedule');
    await device.sees('Schedule kept');
    await device.dismissToasts();

    await device.click('button', 'Embed in your portal');
    await device.sees('Sites that may show it', on.portal.listed, 'There is no key yet.');
    await fill(device, 'Where it is used', 'Owners’ portal');
    await device.click('button', 'Make a key');
    await device.sees('The key “Owners’ portal” is ready', 'not used yet');
    expect(await violations(device)).toEqual([]);
    const element = await copied(device, 'As an element');
    const frame = await copied(device, 'As a frame');

    const portal = await on.visit(`<body>${element}${frame}</body>`);
    await reads(portal, 'Juniper Court');
    const inner = await portal.page.waitForFrame((one) => one.url().includes('/embed/assessments'));
    await portal.until('the frame is as high as what it shows', async () => {
      const [outer, content] = await Promise.all([
        portal.page.$eval('iframe', (at) => at.getBoundingClientRect().height),
        inner.$eval('hoa-assessment-calculator', (at) => Math.ceil(at.getBoundingClientRect().height)),
      ]);
      return content > 0 && outer === content;
    });

    await device.click('button', 'I have copied it');
    expect(await copied(device, 'Key')).toBe('');
    await device.click('button', 'Revoke Owners’ portal');
    await device.sees('Pages that use this key show nothing more, at once.');
    await device.click('button', 'Revoke');
    await device.sees('Key revoked', 'There is no key yet.');
    await portal.page.reload();
    await reads(portal, 'The key of this page was revoked.');
    expect([...device.problems, ...portal.problems]).toEqual([]);
  });
});
