import type { HTTPRequest } from 'puppeteer';
import type { Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { Stage, withBudget } from '../support/stage';
import { addLine, linesOf, sampleBudget } from '../support/workspace';

/**
 * What the export says where it fails, after section 8.
 *
 * | Text, default or state                                                                | Journey               |
 * | ------------------------------------------------------------------------------------- | --------------------- |
 * | 'Error Loading Budget', 'Return to Home'                                              | not there             |
 * | toast 'No budget selected', then /                                                    | without a budget      |
 * | 'No budget yet', 'Go to Parameters'                                                   | without lines         |
 * | toast 'Export failed', 'Error generating email', 'Error Loading Presentation' with the server's message | without lines, the server is gone |
 * | 'There was an error exporting your budget. Please try again.'                         | a gateway             |
 * | 'There was an error generating the email content.'                                    | a gateway             |
 * | 'A PDF needs Chromium or Chrome on the server', and all else works                    | without a browser     |
 */
const NAME = 'Colorado_HOA_Budget_2027';

jest.setTimeout(240_000);

describe('the export that fails', () => {
  let stage: Stage;
  let device: Device;
  let downloads: Downloads;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
    downloads = await Downloads.of(device);
  });
  afterAll(async () => {
    await stage.strike();
    await downloads.clean();
  });

  const open = async (on = device, budget = id) => {
    await on.page.bringToFront();
    await on.go(`/budget-export/${budget}`);
    await on.sees('Back to Budget', 'Letter to owners');
  };

  it('without a budget says so and returns home', async () => {
    await device.go('/budget-export');
    await device.sees('No budget selected', 'Please create or select a budget first.');
    await device.untilPath(/^\/$/);
    await device.sees('What would you like to do today?');
  });

  it('of a budget that is not there says so', async () => {
    await device.go('/budget-export/999999');
    await device.sees('Error Loading Budget', "We're unable to load your budget data:");
    await device.click('link', 'Return to Home');
    await device.untilPath(/^\/$/);
  });

  it('without lines leads to the parameters; and of lines that went meanwhile every way out says so', async () => {
    const other = await stage.device();
    await other.go('/');
    const empty = await withBudget(other);
    await other.go(`/budget-export/${empty}`);
    await other.sees('No budget yet', 'Generate the budget from there.');
    await other.click('link', 'Go to Parameters');
    await other.untilPath(new RegExp(`^/budget-parameters/${empty}$`));
    const line = { description: 'Snow', proposedBudget: '1000.00' };
    expect(await addLine(other, empty, line)).toBe(201);
    await open(other, empty);
    for (const { id: gone } of await linesOf(other, empty))
      await other.api(`/api/budget-items/${gone}`, { method: 'DELETE' });
    const said = 'This budget has no lines yet. Please generate it first, then export or present it.';
    for (const button of ['Download Excel', 'Download CSV', 'Download PDF', 'Download Word']) {
      await other.click('button', button);
      await other.sees('Export failed', said);
      await other.dismissToasts();
    }
    await other.click('button', 'Preview Email');
    await other.sees('Error generating email', said);
    await other.dismissToasts();
    await other.click('button', 'Board Presentation');
    await other.sees('Error Loading Presentation', said);
    await addLine(other, empty, line);
    await other.click('button', 'Try again');
    await other.sees('Monthly per unit: $2', 'Download Full Presentation');
    expect(other.problems).toEqual([]);
    await other.page.close();
  });

  it('says its own sentence where a gateway answers without one', async () => {
    await open();
    const release = await gateway(device);
    try {
      await device.click('button', 'Download Excel');
      await device.sees(
        'Export failed',
        'There was an error exporting your budget. Please try again. (502: Bad Gateway)',
      );
      await device.dismissToasts();
      await device.click('button', 'Preview Email');
      await device.sees(
        'Error generating email',
        'There was an error generating the email content. (502: Bad Gateway)',
      );
    } finally {
      await release();
    }
  });

  it('says so when the server is gone, and goes on when it is back', async () => {
    await open();
    await device.dismissToasts();
    await stage.app.stop();
    for (const button of ['Download Excel', 'Download CSV', 'Download PDF']) {
      await device.click('button', button);
      await device.sees('Export failed', 'The server could not be reached.');
      await device.dismissToasts();
    }
    await device.click('button', 'Preview Email');
    await device.sees('Error generating email', 'The server could not be reached.');
    await device.dismissToasts();
    await device.click('button', 'Board Presentation');
    await device.sees('Error Loading Presentation', 'The server could not be reached.');
    await stage.again();
    await device.click('button', 'Try again');
    await device.sees('Download Full Presentation');
    await device.keys('Escape');
    await device.seesNot('Download Full Presentation');
    await downloads.pressed(device, { button: 'Download Excel', name: `${NAME}.xlsx` });
  });

  it('without a browser on the server says what is missing, and everything but PDF works', async () => {
    await stage.app.stop();
    await stage.again({ PUPPETEER_EXECUTABLE_PATH: '/no/such/browser' });
    await open();
    await device.dismissToasts();
    for (const button of ['Download PDF', 'Download letter as PDF']) {
      await device.click('button', button);
      await device.sees('Export failed', 'A PDF needs Chromium or Chrome on the server');
      await device.dismissToasts();
    }
    await downloads.pressed(device, { button: 'Download Excel', name: `${NAME}.xlsx` });
    await downloads.pressed(device, {
      button: 'Download CSV',
      name: `${NAME}.csv`,
      toast: 'CSV export successful',
    });
    await downloads.pressed(device, { button: 'Download Word', name: `${NAME}_Owner_Letter.docx` });
    expect(device.problems).toEqual([]);
  });
});

/** Something between this browser and the server that answers exports with a page of its own, until it is released. */
async function gateway({ page }: Device): Promise<() => Promise<void>> {
  const onRequest = (request: HTTPRequest) =>
    void (/\/api\/(export|[\w-]+-export)\//.test(request.url())
      ? request.respond({ status: 502, contentType: 'text/html', body: '<html><h1>502</h1></html>' })
      : request.continue());
  await page.setRequestInterception(true);
  page.on('request', onRequest);
  return async () => {
    page.off('request', onRequest);
    await page.setRequestInterception(false);
  };
}
