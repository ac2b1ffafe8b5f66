import { MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { checkFile } from './check-file';
import { uploadEstimate } from './upload-estimate';

const file = (changes: Partial<Parameters<typeof checkFile>[0]>) => ({
  name: 'budget.pdf',
  size: 10,
  type: 'application/pdf',
  ...changes,
});

describe('checkFile', () => {
  it('takes 10 MB and refuses one byte more, before it looks at the type', () => {
    expect(checkFile(file({ size: MAX_UPLOAD_BYTES }))).toBeNull();
    expect(checkFile(file({ size: MAX_UPLOAD_BYTES + 1, type: 'image/png' }))).toEqual({
      title: 'File too large',
      description: 'Maximum file size is 10MB.',
    });
  });

  it.each(['application/pdf', 'text/plain', 'text/csv', 'application/msword', 'application/octet-stream'])(
    'takes %s',
    (type) => expect(checkFile(file({ type }))).toBeNull(),
  );

  it.each(['image/png', 'video/mp4', 'audio/mpeg'])('refuses %s', (type) =>
    expect(checkFile(file({ type }))).toEqual({
      title: 'Invalid file type',
      description: 'Please upload a PDF, DOC, DOCX, XLS, XLSX or text file.',
    }),
  );

  it('judges a file without a type by its extension', () => {
    expect(checkFile(file({ name: 'OLD BUDGET.XLS', type: '' }))).toBeNull();
    expect(checkFile(file({ name: 'photo.heic', type: '' }))?.title).toBe('Invalid file type');
    expect(checkFile(file({ name: 'README', type: '' }))?.title).toBe('Invalid file type');
  });
});

describe('uploadEstimate', () => {
  it('rises 5 % every 100 ms up to 95 %', () => {
    expect([0, 99, 100, 250, 1_000, 1_899, 1_900, 60_000].map(uploadEstimate)).toEqual([
      0, 0, 5, 10, 50, 90, 95, 95,
    ]);
  });
});
