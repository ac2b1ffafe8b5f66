import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sample, Stage, untilRead } from '../support/stage';

describe('document upload', () => {
  let stage: Stage;
  let folder: string;
  beforeAll(async () => {
    stage = await Stage.set();
    folder = await mkdtemp(path.join(tmpdir(), 'hoa-files-'));
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

  it('says what can be uploaded, and leads on even without a document', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.sees(
      'Document Upload',
      'Add HOA documents for AI budget analysis',
      'Upload Association Documents',
      'Browse Files',
      'Supports PDF, DOC, DOCX, XLS, XLSX (Max 10MB per file)',
      'Try it with sample documents',
      'Upload at least one document',
    );
    const accept = await device.page.$eval('input[type=file]', (input) => input.getAttribute('accept') ?? '');
    for (const extension of ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.txt'])
      expect(accept).toContain(extension);
    expect(await device.text()).not.toContain('Ready');
    const forward = await device.page.waitForSelector('::-p-text(Upload at least one document)');
    await forward!.click();
    await device.sees('No documents found', 'Please upload documents before setting budget parameters.');
    await device.untilPath(/^\/upload-documents$/);
  });

  it('uploads every chosen file, one after another, and reads them', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.sees('Browse Files');
    await device.upload(sample('prior-year-budget.pdf'), sample('landscape-contract.docx'));
    await device.sees('Document uploaded', 'Your document has been successfully uploaded and analyzed.');
    await device.sees(
      '2 document(s) uploaded',
      'AI will analyze these to create a custom budget',
      'Uploaded Documents (2)',
    );
    await device.sees('prior-year-budget.pdf', 'landscape-contract.docx', 'Ready', 'Continue to Parameters');
    const rows = (await device.api('/api/documents')).body as { name: string; size: number }[];
    const budget = rows.find((row) => row.name === 'prior-year-budget.pdf')!;
    await device.sees(`${(budget.size / 1024).toFixed(1)} KB`);
    expect(device.problems).toEqual([]);
  });

  it('previews what was read', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.upload(sample('prior-year-budget.pdf'));
    await device.sees('Document uploaded');
    await device.until(
      'it is read',
      async () => ((await device.api('/api/documents')).body as { status: string }[])[0]?.status === 'ready',
    );
    await device.click('button', 'prior-year-budget.pdf');
    await device.sees(
      'Document Preview',
      'Content extracted from your document',
      'Copper Kestrel',
      'Landscape Contract',
    );
  });

  it('refuses a file that is too large or of no known type before it is sent', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.upload(await file('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 0x20)));
    await device.sees('File too large', 'Maximum file size is 10MB.');
    await device.upload(await file('photo.png', Buffer.from('89504e470d0a1a0a', 'hex')));
    await device.sees('Invalid file type', 'Please upload a PDF, DOC, DOCX, XLS, XLSX or text file.');
    expect((await device.api('/api/documents')).body).toEqual([]);
  });

  it('shows the server’s sentence for bytes that are not what the name says', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.upload(await file('setup.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])));
    await device.sees('Upload failed');
    await device.upload(await file('nothing.pdf', ''));
    await device.sees('empty');
    expect((await device.api('/api/documents')).body).toEqual([]);
    await device.sees('Upload at least one document');
  });

  it('deletes a document only after a confirmation, and tells when it could not', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.upload(sample('elevator-contract.pdf'));
    await device.sees('Document uploaded', 'elevator-contract.pdf');
    await device.click('button', /Delete.*elevator-contract/);
    await device.sees(
      'Delete Document',
      'This will permanently delete the document. This action cannot be undone.',
    );
    await device.click('button', 'Cancel');
    await device.seesNot('This will permanently delete the document.');

    await device.click('button', /Delete.*elevator-contract/);
    await device.sees('This will permanently delete the document.');
    await stage.app.stop();
    await device.click('button', 'Delete');
    await device.sees(
      'Error deleting document',
      'There was a problem deleting the document. Please try again.',
    );
    await stage.again();

    await device.go('/upload-documents');
    await device.click('button', /Delete.*elevator-contract/);
    await device.sees('This will permanently delete the document.');
    await device.click('button', 'Delete');
    await device.sees('Document deleted', 'The document has been successfully removed.');
    await device.sees('Upload at least one document');
    expect((await device.api('/api/documents')).body).toEqual([]);
  });

  it('says when an upload failed for want of a server, and keeps nothing half', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.sees('Browse Files');
    await stage.app.stop();
    await device.upload(sample('insurance-policy.pdf'));
    await device.sees('Upload failed');
    await stage.again();
    expect((await device.api('/api/documents')).body).toEqual([]);
  });

  it('offers the sample documents', async () => {
    const device = await stage.device();
    await device.go('/upload-documents');
    await device.click('button', /Try it with sample documents/);
    await device.sees(
      '7 document(s) uploaded',
      'reserve-study.pdf',
      'ccr-declaration.pdf',
      'insurance-policy.pdf',
    );
    await untilRead(device);
    await device.sees('Ready');
  });
});
