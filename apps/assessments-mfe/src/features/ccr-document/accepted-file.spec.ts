import { MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { looksLikeCcr, refusal } from './accepted-file';

function file(name: string, size = 10): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

test.each(['a.pdf', 'A.PDF', 'b.doc', 'c.docx'])('takes %s', (name) =>
  expect(refusal(file(name))).toBeUndefined(),
);

test.each(['a.xlsx', 'b.txt', 'pdf', 'c.pdf.exe'])('refuses %s', (name) =>
  expect(refusal(file(name))?.title).toBe('Invalid file type'),
);

test('10 MB is taken, one byte more is not, and the size is judged first', () => {
  expect(refusal(file('a.pdf', MAX_UPLOAD_BYTES))).toBeUndefined();
  expect(refusal(file('a.exe', MAX_UPLOAD_BYTES + 1))).toEqual({
    title: 'File too large',
    description: 'Maximum file size is 10MB.',
  });
});

test('knows a CC&R by its name', () => {
  expect(['Juniper CCR.pdf', 'cc&r 1998.docx', 'ccr-declaration.pdf'].every(looksLikeCcr)).toBe(true);
  expect(looksLikeCcr('bylaws.pdf')).toBe(false);
});
