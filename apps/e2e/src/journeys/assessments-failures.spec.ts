import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { HTTPRequest } from 'puppeteer';
import type { Device } from '../support/device';
import { fill } from '../support/pasting';
import { sample, Stage } from '../support/stage';

const CALCULATE = 'Calculate Assessments';
/** The page asks this often; for sixty polls its clock is hurried. */
const POLL_MS = 2_000;

/** What can go wrong on the way to a schedule, caused for real: no worker, no server, the wrong documents. */
describe('the assessment calculator, where something fails', () => {
  let stage: Stage;
  let folder: string;
  let device: Device;
  beforeAll(async () => {
    stage = await Stage.set();
    folder = await mkdtemp(path.join(tmpdir(), 'hoa-files-'));
  }, 240_000);
  beforeEach(async () => {
    device = await stage.device();
    await device.go('/assessments-calculator');
    await device.sees(CALCULATE);
  });
  afterEach(() => stage.closeDevices());
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await stage.strike();
  });

  async function file(name: string, content: string | Buffer): Promise<string> {
    const at = path.join(folder, name);
    await writeFile(at, content);
    return at;
  }

  /** Uploads a document, waits until it was read, and chooses it. */
  async function choose(at: string): Promise<void> {
    await device.upload(at);
    await device.sees('Document uploaded', 'OCR Complete');
    await device.dismissToasts();
    if (!(await device.text()).includes('Change Document'))
      await device.click('button', new RegExp(`^Use this document: ${path.basename(at)}$`));
    await fill(device, 'Budget total', '1000');
  }

  const refused: [string, () => Promise<string>, string[]][] = [
    [
      'too large',
      () => file('big.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 'x')),
      ['File too large', 'Maximum file size is 10MB.'],
    ],
    [
      'of another kind',
      () => file('units.xlsx', 'x'),
      ['Invalid file type', 'Please upload a PDF, DOC or DOCX file.'],
    ],
    ['not what its name says', () => file('fake.pdf', 'no PDF at all'), ['Upload failed']],
  ];
  it.each(refused)('refuses a file that is %s', async (_name, make, said) => {
    await device.upload(await make());
    await device.sees(...said);
    expect((await device.api('/api/documents?type=assessment')).body).toEqual([]);
  });

  it('a document without a table says so, and nothing else', async () => {
    await choose(sample('landscape-contract.docx'));
    await device.click('button', CALCULATE);
    await device.sees('No Ownership Data Found', 'No ownership data found');
    expect(await device.text()).not.toContain('Review the rows');
    await device.click('button', 'Enter a schedule instead');
    await device.find('textbox', 'Schedule');
    expect(device.problems).toEqual([]);
  });

  it('a scan without readable text asks to be uploaded again', async () => {
    await choose(await file('blank ccr.pdf', await blankPdf()));
    await device.click('button', CALCULATE);
    await device.sees('Document Needs Re-uploading', 'delete');
    expect(await device.text()).not.toContain('Review the rows');
  });

  it('follows a reading that takes too long, says so once, and tells when it has ended after all', async () => {
    await stage.app.stop();
    // Nobody reads: the document waits, as it would behind a long queue.
    await stage.again({ RUN_JOBS: 'false' });
    await hurry(device, POLL_MS);
    await device.go('/assessments-calculator');
    await device.sees(CALCULATE);
    await device.upload(sample('ccr-declaration.pdf'));
    await device.sees('Document uploaded', 'Waiting to be read', 'Change Document');
    await fill(device, 'Budget total', '1000');
    await device.dismissToasts();
    await device.click('button', CALCULATE);
    await device.sees('Analysis failed');
    await device.dismissToasts();
    await device.seesWithin(2 * 60_000, 'Processing Complete', 'goes on in the background');
    await device.dismissToasts();
    await stage.app.stop();
    await stage.again();
    await device.sees('OCR Complete');
    await device.sees('Ready · 3 pages');
    await device.click('button', CALCULATE);
    await device.sees('CC&R Analyzed Successfully', 'Found 48 units');
  });

  it('says its own sentence where a gateway answers without one', async () => {
    await choose(sample('ccr-declaration.pdf'));
    const release = await gateway(device);
    try {
      await device.click('button', CALCULATE);
      await device.sees('Analysis failed', 'Failed to analyze CC&R document (502: Bad Gateway)');
      await device.dismissToasts();
      await device.click('button', 'Change Document');
      await device.click('button', 'Delete ccr-declaration.pdf');
      await device.click('button', 'Delete');
      await device.sees('Failed to delete document');
      await device.dismissToasts();
      await device.upload(sample('ccr-declaration.pdf'));
      await device.sees('Upload failed', 'There was an error uploading your file.');
    } finally {
      await release();
    }
  });

  it('says so when the server is gone; what was entered stays, and goes on when it is back', async () => {
    await choose(sample('ccr-declaration.pdf'));
    await stage.app.stop();
    await device.click('button', CALCULATE);
    await device.sees('Analysis failed', 'The server could not be reached.');
    await device.dismissToasts();
    await stage.again();
    await device.click('button', CALCULATE);
    await device.sees('CC&R Analyzed Successfully', '$1,000.00');
    await stage.app.stop();
    await device.dismissToasts();
    // Calculating goes on without a server; what needs one says so.
    await fill(device, 'Budget total', '2000');
    await device.sees('$2,000.00');
    await device.click('button', 'All statements (PDF)');
    await device.sees('The schedule was not kept', 'The server could not be reached.');
    await stage.again();
    await device.dismissToasts();
    await device.click('button', 'All statements (PDF)');
    await device.sees('Schedule kept', 'Exported successfully');
  });
});

/** A page with nothing that could be recognised. */
function blankPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.rect(100, 100, 200, 200).stroke();
  document.end();
  return whole;
}

/** From the next page on, what waits exactly this long waits a twentieth of it. */
async function hurry({ page }: Device, milliseconds: number): Promise<void> {
  await page.evaluateOnNewDocument((usual) => {
    const wait = window.setTimeout.bind(window);
    const hurried = (run: () => void, after?: number): number =>
      wait(run, after === usual ? usual / 20 : after);
    Object.assign(window, { setTimeout: hurried });
  }, milliseconds);
}

/** Something between this browser and the server that answers with a page of its own, until it is released. */
async function gateway({ page }: Device): Promise<() => Promise<void>> {
  const onRequest = (request: HTTPRequest) =>
    void (request.url().includes('/api/') && request.method() !== 'GET'
      ? request.respond({ status: 502, contentType: 'text/html', body: '<html><h1>502</h1></html>' })
      : request.continue());
  await page.setRequestInterception(true);
  page.on('request', onRequest);
  return async () => {
    page.off('request', onRequest);
    await page.setRequestInterception(false);
  };
}
