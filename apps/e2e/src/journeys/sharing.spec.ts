import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { edit, lineOf, sampleBudget } from '../support/workspace';

/**
 * Another browser is let in, and put out again.
 *
 * | Text or state                                                              | Journey        |
 * | -------------------------------------------------------------------------- | -------------- |
 * | 'Error Loading Budget' with 'Join code' where a browser has no access      | a stranger     |
 * | 'Send these to the other person', the code, the link                       | joins          |
 * | 'Welcome'; the budget                                                      | joins          |
 * | 'This code opens nothing': mistyped, used                                  | a stranger, once |
 * | the journal: 'this browser', 'another browser'                             | the journal    |
 * | 'Who has access', 'Access revoked'; the other browser is out            | put out        |
 */
describe('sharing a budget', () => {
  let stage: Stage;
  let device: Device;
  let member: Device;
  let id: number;
  let code: string;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
    member = await stage.device();
  }, 240_000);
  afterAll(() => stage.strike());

  const join = async (other: Device, words: string, name = '') => {
    const field = await other.find('textbox', 'Join code');
    await other.clickSteady(field, 3);
    await field.type(words);
    if (name) await (await other.find('textbox', /Your name/)).type(name);
    await other.click('button', 'Join');
  };

  it('a stranger sees an error, and where to enter a code', async () => {
    await member.go(`/budget/${id}`);
    await member.sees(
      'Error Loading Budget',
      "We're unable to load your budget data:",
      'Were you sent a join code?',
    );
    await member.click('button', 'Join');
    await member.sees('Please enter the code.');
    await join(member, 'AAAAA-BBBBB');
    await member.sees('This code opens nothing');
  });

  it('joins by the code that the manager made, and sees the budget', async () => {
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    await device.click('button', 'Share');
    // By itself a code is for reading.
    await device.page.select('[role=dialog] select', 'editor');
    await device.click('button', 'Make a join code');
    await device.sees(
      'Send these to the other person',
      `/budget/${id}?join`,
      'It works once, for 10 minutes',
    );
    code = await device.page.$eval('p[aria-label="Join code"]', (node) => node.textContent ?? '');
    expect(code).toMatch(/^[0-9A-Z]+(-[0-9A-Z]+)*$/);
    await member.page.bringToFront();
    await join(member, code.toLowerCase(), 'Ada');
    await member.sees('Welcome', 'Net Income / Loss', 'AI Budget Assistant');
    expect(member.problems).toEqual([]);
  });

  it('the code works once', async () => {
    const other = await stage.device();
    await other.go(`/budget/${id}`);
    await join(other, code);
    await other.sees('This code opens nothing');
    await other.sees('Error Loading Budget');
    await other.page.close();
  });

  it('the journal tells this browser from another', async () => {
    await member.page.bringToFront();
    await member.go(`/budget-review/${id}`);
    await member.sees('Net Operating Position');
    await edit(member, 'Landscape Contract', '36000');
    await member.until(
      'it is saved',
      async () => (await lineOf(member, id, '7310')).proposedBudget === '36000.00',
    );
    await member.click('button', 'Journal');
    await member.sees('by hand, this browser');
    await device.page.bringToFront();
    await device.go(`/budget-review/${id}`);
    await device.sees('$36,000');
    await device.click('button', 'Journal');
    await device.sees('by hand, another browser');
    await device.keys('Escape');
  });

  it('a browser whose access is revoked is out', async () => {
    await device.click('button', 'Share');
    await device.sees('Who has access', 'Ada', 'This browser');
    await device.click('button', 'Revoke access: Ada');
    await device.sees('Access revoked');
    await device.until('Ada is off the list', async () => !(await device.text()).includes('Revoke'));
    await member.page.bringToFront();
    await member.go(`/budget/${id}`);
    await member.sees('Error Loading Budget');
    expect((await member.api(`/api/budget-items/${id}`)).status).toBeGreaterThanOrEqual(401);
    await device.page.bringToFront();
    await device.go(`/budget/${id}`);
    await device.sees('Net Income / Loss');
    expect(device.problems).toEqual([]);
  });
});
