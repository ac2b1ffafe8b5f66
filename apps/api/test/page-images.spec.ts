import { longPdf } from './support/pdf';
import { startTestApp, type TestApp } from './support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 240_000);
afterAll(() => app.close());

/** Width and height as a PNG's header states them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('images of pages', () => {
  it('are drawn at the width that is requested, and not sent again while nothing changed', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'budget.pdf', bytes: await longPdf(2) });
    await device.untilRead(id);
    const { file } = await device.call('getFacts', { params: { id } });
    expect(file).toMatchObject({ pages: 2, producer: expect.stringContaining('PDFKit') });
    expect(await device.call('getPage', { params: { id, page: 2 } })).toMatchObject({
      width: 612,
      height: 792,
      hasImage: true,
    });
    const get = (headers = {}) => device.fetch(`/api/documents/${id}/pages/2/image?width=306`, { headers });
    const first = await get();
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(sizeOf(Buffer.from(await first.arrayBuffer()))).toEqual([306, 396]);
    const again = await get({ 'if-none-match': first.headers.get('etag') });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await device.fetch(`/api/documents/${id}/pages/2/image?width=400`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(other.status).toBe(200);
  });

  it('are refused for other widths, pages that do not exist, and documents that are not PDFs', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'budget.csv', bytes: 'Account,Budget\nWater,100.00\n' });
    await device.untilRead(id);
    const image = (page: number, query = {}) => device.fail('getPageImage', { params: { id, page }, query });
    expect(await image(1)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await image(7)).toMatchObject({ status: 404, code: 'not_found' });
    for (const width of ['1', '99999', 'x'])
      expect(await image(1, { width })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await device.call('getPage', { params: { id, page: 1 } })).toMatchObject({ hasImage: false });
  });
});
