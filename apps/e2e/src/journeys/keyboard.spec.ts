import { Stage } from '../support/stage';
import type { Device } from '../support/device';
import { lineOf, sampleBudget } from '../support/workspace';

/**
 * By keyboard alone: not one call of the mouse in this file.
 *
 * | What is done                                                   | Keys                                       |
 * | -------------------------------------------------------------- | ------------------------------------------ |
 * | a budget is opened                                             | Tab to its link, Enter                     |
 * | three cells are edited: opened, typed over, started by a digit | Enter, Arrow Down, F2, a digit             |
 * | an edit is taken back and done again                           | Ctrl+Z, Ctrl+Shift+Z                       |
 * | a chat command                                                 | arrow keys on the tabs, Tab, Enter         |
 * | two versions are compared                                      | Tab, Enter, Escape gives the focus back    |
 */
describe('the workspace by keyboard', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  }, 240_000);
  afterAll(() => stage.strike());

  /** Tab until the focus is on what is called so, once it is there: a feature's own code comes after the page's. */
  async function tabTo(name: RegExp, most = 150): Promise<void> {
    await device.until(`${String(name)} is there`, async () =>
      (await labels(':is(a, button, input, textarea, [tabindex="0"]):not(:disabled)')).some((label) =>
        name.test(label),
      ),
    );
    const seen: string[] = [];
    for (let step = 0; step < most; step++) {
      await device.keys('Tab');
      const label = await focused();
      if (name.test(label)) return;
      seen.push(label);
    }
    throw new Error(`Tab does not reach ${String(name)}. It reached: ${seen.join(' | ')}`);
  }

  /** What the elements that a selector finds are called. */
  const labels = (selector: string) =>
    device.page.$$eval(selector, (nodes) =>
      nodes
        .filter((node) => node.checkVisibility())
        .map((node) => {
          const words =
            node.getAttribute('aria-label') ??
            (node instanceof HTMLInputElement
              ? node.labels?.[0]?.textContent
              : (node as HTMLElement).innerText);
          return (words ?? '').replace(/\s+/g, ' ').trim();
        }),
    );
  const focused = async () => (await labels(':focus'))[0] ?? '';
  const amount = async (code: string) => (await lineOf(device, id, code)).proposedBudget;
  const saved = (code: string, value: string) =>
    device.until(`${code} is ${value}`, async () => (await amount(code)) === value);

  it('opens a budget and edits three cells', async () => {
    await device.go('/');
    await device.sees('Recent Activity');
    await tabTo(/Copper Kestrel/);
    await device.keys('Enter');
    await device.sees('Net Operating Position');
    await tabTo(/^Landscape Contract: .+, edit$/, 300);
    await device.keys('Enter');
    await device.find('textbox', 'New amount for Landscape Contract');
    await device.page.keyboard.type('33000');
    await device.keys('Enter');
    await saved('7310', '33000.00');
    // The focus is on the cell again, and arrows go from cell to cell.
    await device.until('the focus is back', async () =>
      (await focused()).startsWith('Landscape Contract: $33,000'),
    );
    await device.keys('ArrowDown');
    const second = await focused();
    await device.keys('F2');
    await device.page.keyboard.type('4100');
    await device.keys('Enter');
    await device.until('the second is saved', async () => (await focused()).includes('$4,100'));
    expect(second).not.toContain('Landscape Contract');
    await device.keys('ArrowDown');
    await device.page.keyboard.type('5200');
    await device.keys('Enter');
    await device.until('the third is saved', async () => (await focused()).includes('$5,200'));
    expect(device.problems).toEqual([]);
  });

  it('takes an edit back, and does it again', async () => {
    const third = async () => (await device.text()).includes('$5,200');
    await device.keys('Control+z');
    await device.until('the third is taken back', async () => !(await third()));
    await device.keys('Control+Shift+z');
    await device.until('it is done again', third);
    await device.keys('Control+z');
    await device.until('it is taken back again', async () => !(await third()));
  });

  it('saves a version, and compares it after a command in the chat', async () => {
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    await tabTo(/^Versions$/);
    await device.keys('Enter');
    await device.sees('No versions yet');
    await device.until('the focus is on the name', async () => {
      if ((await focused()).startsWith('Name')) return true;
      await device.keys('Tab');
      return false;
    });
    await device.page.keyboard.type('By keys');
    await device.keys('Enter');
    await device.sees('Version saved');
    await device.keys('Escape');
    await device.until('the focus is back', async () => (await focused()) === 'Versions');

    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    await tabTo(/^Budget$/);
    await device.keys('End');
    await tabTo(/^Message to the assistant/);
    await device.page.keyboard.type('set landscape contract to 34,500');
    await device.keys('Enter');
    await saved('7310', '34500.00');

    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    await tabTo(/^Versions$/);
    await device.keys('Enter');
    await device.sees('By keys');
    await tabTo(/^Compare By keys$/);
    await device.keys('Enter');
    await device.sees('1 changed, 0 new, 0 gone', 'Landscape Contract');
    await device.keys('Escape');
    await device.seesNot('Compare versions');
    expect(device.problems).toEqual([]);
  });
});
