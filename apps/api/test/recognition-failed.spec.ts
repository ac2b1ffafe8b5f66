import { ReadError } from '@hoa/document-reader';
import { understand } from '../src/pipeline/extraction/reader';
import { type TestApp } from './support/app';
import { startTestAppInSuite } from './support/app-in-suite';

jest.setTimeout(180_000);
jest.mock('../src/pipeline/extraction/reader', () => ({ understand: jest.fn() }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestAppInSuite();
}, 240_000);
afterAll(() => app.close());

/** A reading that gets to `stage` and is stopped there. */
function stopAt(stage: 'text' | 'ocr'): void {
  jest.mocked(understand).mockImplementation(({ onProgress }) => {
    onProgress({ stage, page: 1, pageCount: 3 });
    return Promise.reject(new ReadError('too-slow'));
  });
}

it.each([
  ['ocr', /^Recognizing its scanned pages \(OCR\) was not finished\. Reading the file took too long/],
  ['text', /^Reading the file took too long/],
] as const)('tells an analysis at which stage reading was stopped: %s', async (stage, sentence) => {
  stopAt(stage);
  const device = app.device();
  const { id } = await device.upload({
    name: 'ccr.txt',
    bytes: `A declaration, ${stage}`,
    type: 'assessment',
  });
  const row = await device.untilRead(id);
  expect(row).toMatchObject({
    status: 'failed',
    error: { code: 'too-slow', message: expect.stringMatching(sentence) },
  });
  expect(await device.call('analyzeCcr', { body: { documentId: id } })).toMatchObject({
    ownershipInterests: [],
    error: row.error?.message,
  });
});
