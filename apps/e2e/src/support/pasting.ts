import type { Device } from './device';

/** Puts rows into the clipboard as a spreadsheet does, and pastes them where the schedule is entered. */
export async function pasteRows(device: Device, rows: readonly (readonly string[])[]): Promise<void> {
  await device.click('tab', 'Type or paste');
  const field = await device.find('textbox', 'Schedule');
  await field.evaluate(
    (node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((row) => row.join('\t')).join('\n'),
  );
  await device.sees('Please check what each column holds.');
}

/** Pastes a schedule and takes it as it was read. */
export async function enterSchedule(device: Device, rows: readonly (readonly string[])[]): Promise<void> {
  await pasteRows(device, rows);
  await device.click('button', 'Use these units');
  await device.sees('You entered this schedule yourself.');
}

/** Types over what a labelled field holds. */
export async function fill(device: Device, label: string, value: string): Promise<void> {
  const field = await device.find('textbox', label);
  await field.evaluate((node) => (node as HTMLInputElement).select());
  await device.page.keyboard.press('Backspace');
  if (value !== '') await field.type(value);
}
