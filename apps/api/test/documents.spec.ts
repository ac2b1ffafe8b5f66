import { createHash } from 'node:crypto';
import { sharedTestApp, type SharedApp } from './support/app';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const BUDGET = 'Account,Description,2025 Budget\n5000,Water,"1,234.50"\n5010,Electric,900.00\n';

describe('documents', () => {
  it('are uploaded, read, listed, opened, downloaded and deleted', async () => {
    const device = app.device();
    expect(await device.call('listDocuments')).toEqual([]);
    const uploaded = await device.upload({ name: 'budget.csv', bytes: BUDGET });
    expect(uploaded).toMatchObject({
      name: 'budget.csv',
      size: BUDGET.length,
      type: 'document',
      status: 'queued',
      kind: null,
    });

    const read = await device.untilRead(uploaded.id);
    expect(read).toMatchObject({ status: 'ready', pages: 1, pagesRead: 1 });
    const detail = await device.call('getDocument', { params: { id: uploaded.id } });
    expect(detail.content).toContain('Water');
    expect(detail.contentLength).toBe(detail.content.length);

    const [row] = await device.call('listDocuments');
    expect(row).toMatchObject({ id: uploaded.id, status: 'ready' });
    expect(row).not.toHaveProperty('content');

    const file = await device.request('getDocumentFile', { params: { id: uploaded.id } });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="budget.csv"');
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(await file.text()).toBe(BUDGET);

    expect(await device.call('deleteDocument', { params: { id: uploaded.id } })).toEqual({ deleted: true });
    expect(await device.call('listDocuments')).toEqual([]);
    expect(await device.fail('deleteDocument', { params: { id: uploaded.id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('have facts that are there and empty before they are read, and name their reading afterwards', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'budget.csv', bytes: BUDGET });
    const early = await device.call('getFacts', { params: { id } });
    expect(early).toMatchObject({ schema: 1, documentId: id });
    await device.untilRead(id);
    const facts = await device.call('getFacts', { params: { id } });
    expect(facts).toMatchObject({ documentId: id, status: 'ready' });
    expect(facts.readingId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are told apart by type', async () => {
    const device = app.device();
    const plain = await device.upload({ name: 'a.txt', bytes: 'Landscape contract' });
    const governing = await device.upload({
      name: 'ccr.txt',
      bytes: 'Declaration of covenants',
      type: 'assessment',
    });
    const ids = async (query?: Record<string, string>) =>
      (await device.call('listDocuments', query ? { query } : {})).map(({ id }) => id);
    expect(await ids()).toEqual([plain.id, governing.id]);
    expect(await ids({ type: 'assessment' })).toEqual([governing.id]);
    expect(await device.fail('listDocuments', { query: { type: 'other' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('share their bytes, and the last one takes them along', async () => {
    const device = app.device();
    const one = await device.upload({ name: 'one.csv', bytes: BUDGET });
    const two = await device.upload({ name: 'two.csv', bytes: BUDGET });
    await device.call('deleteDocument', { params: { id: one.id } });
    const file = await device.request('getDocumentFile', { params: { id: two.id } });
    expect(
      createHash('sha256')
        .update(await file.text())
        .digest('hex'),
    ).toBe(createHash('sha256').update(BUDGET).digest('hex'));
  });

  it('that cannot be read stay, with a sentence', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'broken.pdf', bytes: '%PDF-1.7\nnothing of a PDF follows\n' });
    const row = await device.untilRead(id);
    expect(row.status).toBe('failed');
    expect(row.error?.message).toMatch(/[A-Z].*\.$/);
    expect((await device.call('getFacts', { params: { id } })).parts).toEqual([]);
  });
});

describe('sample documents', () => {
  it('come once, with the declaration as a governing document', async () => {
    const device = app.device();
    const added = await device.call('addSampleDocuments');
    expect(added.length).toBeGreaterThan(0);
    for (const { name, type } of added) expect(type).toBe(/ccr/.test(name) ? 'assessment' : 'document');
    expect(added.map(({ name }) => name)).not.toContain('expected.json');
    const again = await device.call('addSampleDocuments');
    expect(again.map(({ id }) => id)).toEqual(added.map(({ id }) => id));
    expect(await device.call('listDocuments')).toHaveLength(added.length);
  });
});
