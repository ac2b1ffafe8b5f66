import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { lineOf, sampleBudget } from '../support/workspace';

/**
 * The AI Chat tab, against the running application.
 *
 * | Text or state                                                        | Journey                     |
 * | -------------------------------------------------------------------- | --------------------------- |
 * | panel 400 px high; 3 suggestions from the pool of 5                  | an empty conversation       |
 * | empty and blank input is not sent                                    | an empty conversation       |
 * | 'Thinking...', input and suggestions disabled while sending          | a question                  |
 * | an answer from the data, with its sources                            | a question                  |
 * | more than 5 messages: 3 suggestions from the pool of 8               | a long conversation         |
 * | a command is applied at once, with its diff and Undo                 | a command                   |
 * | a command that could mean several lines asks which                   | a doubtful command          |
 * | the toast of a message that was not sent; the text stays             | the server is gone          |
 */
describe('the chat', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  }, 240_000);
  beforeEach(async () => {
    await device.go(`/budget-review/${id}?tab=chat`);
    await device.find('textbox', 'Message to the assistant');
    await device.until('the conversation is loaded', async () => (await suggestions()).length === 3);
  });
  afterAll(() => stage.strike());

  const FIRST = [
    'What is the total budget?',
    'How does this compare with last year?',
    'Which lines increase the most?',
    'Why did insurance go up?',
    'Which contracts renew soon?',
  ];
  const suggestions = () =>
    device.page.$$eval('[role=group][aria-label=Suggestions] button', (all) =>
      all.map((button) => (button as HTMLElement).innerText),
    );
  const messages = async () => (await device.api(`/api/chat/${id}`)).body as { content: string }[];
  const say = async (words: string) => {
    await (await device.find('textbox', 'Message to the assistant')).type(words);
    await device.keys('Enter');
  };
  const log = () =>
    device.page.$eval('[role=log]', (node) => (node as HTMLElement).innerText.replace(/\s+/g, ' '));

  it('starts with three suggestions, is 400 px high, and sends nothing that is empty', async () => {
    expect(await suggestions()).toHaveLength(3);
    for (const prompt of await suggestions()) expect(FIRST).toContain(prompt);
    expect(
      await device.page.$eval('section[aria-label="AI Chat"]', (node) => node.getBoundingClientRect().height),
    ).toBe(400);
    await device.keys('Tab');
    await say('   ');
    const send = await device.find('button', 'Send');
    expect(await send.evaluate((node) => (node as HTMLButtonElement).disabled)).toBe(true);
    expect(await messages()).toEqual([]);
  });

  it('thinks, answers from the data, and is closed meanwhile', async () => {
    await device.latency(3_000);
    await say('What does insurance cost?');
    await device.sees('Thinking...');
    const closed = await device.page.$$eval(
      'section[aria-label="AI Chat"] input, [aria-label=Suggestions] button',
      (all) => all.every((one) => (one as HTMLInputElement).disabled),
    );
    expect(closed).toBe(true);
    await device.latency(0);
    await device.seesNot('Thinking...');
    expect(await messages()).toHaveLength(2);
    expect(await log()).toContain('$');
    expect(device.problems).toEqual([]);
  });

  it('applies a clear command at once, shows what changed, and takes it back', async () => {
    const before = await lineOf(device, id, '7310');
    await say('set landscape contract to 33,000');
    await device.until(
      'it is saved',
      async () => (await lineOf(device, id, '7310')).proposedBudget === '33000.00',
    );
    await device.until('it is told', async () => (await log()).includes('$33,000'));
    await device.click('button', 'Undo');
    await device.sees('Undone');
    expect((await lineOf(device, id, '7310')).proposedBudget).toBe(before.proposedBudget);
    expect(device.problems).toEqual([]);
  });

  it('asks which line a doubtful command means', async () => {
    await say('increase the contract by 500');
    await device.until(
      'it asks',
      async () => (await device.page.$$('[role=log] [role=group] button')).length > 1,
    );
  });

  it('suggests from the larger pool once the conversation is long', async () => {
    while ((await messages()).length <= 5) {
      const count = (await messages()).length;
      // Suggestions may be taken away for others under the pointer: then the next one is pressed.
      await device.until('a suggestion is pressed', async () => {
        const open = await device.page.$('[aria-label=Suggestions] button:not(:disabled)');
        if (open) await device.clickSteady(open);
        return open !== null;
      });
      await device.until('it is answered', async () => (await messages()).length > count);
    }
    await device.seesNot('Thinking...');
    await device.until('others are suggested', async () => {
      const shown = await suggestions();
      return shown.length === 3 && shown.join() !== FIRST.slice(0, 3).join();
    });
  });

  // Last: the server is stopped for it.
  it('says that a message was not sent, and keeps its words', async () => {
    await stage.app.stop();
    await say('How well are the reserves funded?');
    await device.sees('Error sending message', 'The server could not be reached');
    const field = await device.find('textbox', 'Message to the assistant');
    expect(await field.evaluate((node) => (node as HTMLInputElement).value)).toBe(
      'How well are the reserves funded?',
    );
    await stage.again();
    await device.dismissToasts();
    const before = (await messages()).length;
    // The field has the focus again.
    await device.keys('Enter');
    await device.until('it is sent and answered', async () => (await messages()).length === before + 2);
  }, 240_000);
});
