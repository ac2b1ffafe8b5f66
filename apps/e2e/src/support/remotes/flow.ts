import type { Device } from '../device';
import { enterSchedule, fill } from '../pasting';
import { edit, lineOf, linesOf } from '../workspace';

const NAME = 'Copper Kestrel Condominium Association, Inc.';

/**
 * The whole way of a user in one page that is never loaded again: sample documents, parameters, generation, an edit, the board's view,
 * an export, the slides, the calculator, the history, and Home with its recent activity. Throws at the first thing that is not there.
 */
export async function wholeFlow(device: Device): Promise<void> {
  await device.go('/');
  await device.click('link', /Create New Budget/);
  await device.click('button', /Try it with sample documents/);
  await device.sees('7 document(s) uploaded');
  await press(device, 'Continue to Parameters');
  await device.sees('Continue to Generate Budget');
  await device.page.type('input[name=associationName]', NAME);
  await device.page.select('select[name=location]', 'Colorado');
  await device.replace('units', '48');
  await device.replace('year', '2027');
  await device.click('button', 'Continue to Generate Budget');
  await device.seesWithin(300_000, 'Complete Budget');
  await device.untilPath(/^\/budget-modern\/\d+$/);
  await editedAndShown(device, Number(device.path().split('/').pop()));
  await calculated(device);
  await device.click('link', /^History$/);
  await device.sees('Budget History', NAME, 'Clear History');
  await device.click('link', /AI Budget Assistant/);
  await device.sees('Recent Activity', NAME, 'View all');
}

async function editedAndShown(device: Device, id: number): Promise<void> {
  const line = (await linesOf(device, id)).find(({ type }) => type === 'expense')!;
  await edit(device, line.description, '12345.67');
  await device.until('the edit is stored', async () => {
    return (await lineOf(device, id, line.glCode)).proposedBudget === '12345.67';
  });
  await device.click('link', /^Board view$/);
  await device.untilPath(/^\/budget\/\d+$/);
  await device.sees('Net Income / Loss', '$12,346');
  // Two of them may lie on the buttons.
  await device.dismissToasts();
  await device.click('link', 'Export');
  await device.click('button', 'Download CSV');
  await device.seesWithin(90_000, 'CSV export successful');
  await device.page.goBack();
  await device.sees('Net Income / Loss');
  await device.click('link', 'Present');
  await device.sees('1 of 6');
  await device.page.goBack();
  await device.sees('Net Income / Loss');
}

async function calculated(device: Device): Promise<void> {
  await device.click('link', /^Assessments$/);
  await enterSchedule(device, [
    ['Unit', 'Lot', 'Percent'],
    ['101', '1', '50%'],
    ['102', '2', '50%'],
  ]);
  await fill(device, 'Budget total', '1000.00');
  await device.click('button', 'Calculate Assessments');
  await device.sees('2 units', '$500.00');
}

async function press(device: Device, text: string): Promise<void> {
  const element = await device.page.waitForSelector(`::-p-text(${text})`);
  await device.clickSteady(element!);
}
