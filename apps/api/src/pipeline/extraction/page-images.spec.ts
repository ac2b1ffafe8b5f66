import { drawIsolated } from '@hoa/document-reader';
import type { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import type { DocumentsService } from '../documents/documents.service';
import { MEDIA_TYPES } from '../documents/inspect-upload';
import { PageImages } from './page-images';
import type { Readings } from './readings';

jest.mock('@hoa/document-reader', () => ({
  ...jest.requireActual<object>('@hoa/document-reader'),
  drawIsolated: jest.fn(),
}));

/** A page that takes long is drawn when this is called. */
const finish: (() => void)[] = [];
jest
  .mocked(drawIsolated)
  .mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(new Uint8Array([1])))));

it('pages of one workspace that take long leave a place for those of another', async () => {
  const asker = { workspaceId: 1 };
  const images = new PageImages(
    {
      get: async () => undefined,
      file: async () => ({ bytes: Buffer.alloc(1), mediaType: MEDIA_TYPES.pdf }),
    } as never as DocumentsService,
    { placeOf: async () => ({ container: 'pdf', readingId: 'r', rotation: null }) } as never as Readings,
    asker as TenantContext,
    Config.fromEnvironment({}),
  );
  const asked = async (workspaceId: number, page: number): Promise<Uint8Array> => {
    asker.workspaceId = workspaceId;
    const { png } = await images.find({ documentId: 1, page });
    return png();
  };
  const slow = [1, 2, 3].map((page) => asked(1, page));
  await new Promise(setImmediate);
  expect(finish).toHaveLength(1);
  const other = asked(2, 1);
  await new Promise(setImmediate);
  expect(finish).toHaveLength(2);
  finish[1]!();
  expect(await other).toEqual(new Uint8Array([1]));
  for (let drawn = 0; drawn < 3; drawn += 1) {
    finish.forEach((end) => end());
    await new Promise(setImmediate);
  }
  expect(await Promise.all(slow)).toHaveLength(3);
});
