import { violations } from './axe';
import { NARROW, WIDE, type Device } from './device';
import { generated, withBudget, withSamples, type Stage } from './stage';

/** The fields of a line that journeys look at. */
export interface StoredLine {
  id: number;
  glCode: string;
  description: string;
  category: string;
  type: string;
  previousYear: string;
  proposedBudget: string;
  generatedAmount: string | null;
  version: number;
}

export interface Workspace {
  device: Device;
  id: number;
}

/** A browser with a budget generated from the sample documents. */
export async function sampleBudget(stage: Stage): Promise<Workspace> {
  const device = await stage.device();
  await device.go('/');
  await device.deviceId();
  await withSamples(device);
  const id = await withBudget(device);
  await generated(device, id);
  return { device, id };
}

export async function linesOf(device: Device, id: number): Promise<StoredLine[]> {
  return (await device.api(`/api/budget-items/${id}`)).body as StoredLine[];
}

export async function lineOf(device: Device, id: number, glCode: string): Promise<StoredLine> {
  const line = (await linesOf(device, id)).find((one) => one.glCode === glCode);
  if (!line) throw new Error(`There is no line ${glCode}.`);
  return line;
}

/** Adds a line by hand, an expense unless said otherwise; answers the status. */
export async function addLine(device: Device, budget: number, line: Record<string, string>): Promise<number> {
  const { status } = await device.api(`/api/budget-items/${budget}`, {
    method: 'POST',
    body: JSON.stringify({ type: 'expense', ...line }),
  });
  return status;
}

/** Opens a line's cell by double-click, types over what it holds and saves by Enter. */
export async function edit(device: Device, description: string, amount: string): Promise<void> {
  await openCell(device, description);
  await device.page.keyboard.type(amount);
  await device.keys('Enter');
}

export async function openCell(device: Device, description: string): Promise<void> {
  const cell = await device.find('button', new RegExp(`^${description}: .+, edit$`));
  await device.clickSteady(cell, 2);
  const field = await device.find('textbox', `New amount for ${description}`);
  await field.evaluate((node) => (node as HTMLInputElement).select());
}

/** The cells of a table's rows, as they read. */
export async function tableRows(device: Device, label: string): Promise<string[][]> {
  return device.page.evaluate(
    (name) =>
      [...document.querySelectorAll(`table[aria-label="${name}"] tr`)].map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      ),
    label,
  );
}

/** Whole dollars of a figure as it is shown: "$1,234", "−$5". */
export function dollarsOf(text: string): number {
  const amount = Number(text.replace(/[^\d.]/g, ''));
  return /^[−(-]/.test(text) ? -amount : amount;
}

/**
 * In both themes and both widths: no violation, and nothing that scrolls sideways. `show` brings the thing up again. At
 * each width the page then changes its theme as it stands, which leaves everything but its colors as it was.
 */
export async function expectForEveryone(device: Device, show: () => Promise<void>): Promise<void> {
  for (const { viewport, themes } of LOOKS) {
    for (const [at, scheme] of themes.entries()) {
      await device.prefers(scheme, viewport);
      if (at === 0) await show();
      const found = await violations(device, at === 0 ? 'everything' : 'colors');
      const look = { scheme, width: viewport.width };
      expect({ ...look, found }).toEqual({ ...look, found: [] });
    }
    const width = await device.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
}

/** Either theme is once the one that a page comes up in. */
const LOOKS = [
  { viewport: WIDE, themes: ['light', 'dark'] },
  { viewport: NARROW, themes: ['dark', 'light'] },
];
