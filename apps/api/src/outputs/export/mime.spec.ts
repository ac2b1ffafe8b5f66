import fc from 'fast-check';
import { emlFile, type Mail } from './mime';

const mail = (more: Partial<Mail> = {}): string =>
  emlFile({
    from: 'Cedar Bend',
    to: 'Board Members',
    subject: 'Cedar Bend: Proposed 2027 Budget',
    text: 'Dear Board Members,\n\nTotal budget: $337,054',
    attachment: {
      name: 'Colorado_HOA_Budget_2027.xlsx',
      mediaType: 'application/octet-stream',
      bytes: new Uint8Array([80, 75, 3, 4]),
    },
    date: new Date('2026-11-21T09:00:00Z'),
    token: 'abc123',
    ...more,
  });

/** As a mail program reads it: unfolded headers, decoded words, decoded parts. */
function read(eml: string) {
  const [head = '', ...rest] = eml.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const header = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      ?.slice(name.length + 2) ?? '';
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type'))?.[1] ?? '';
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead = '', body = ''] = part.split('\r\n\r\n');
      return { head: partHead, bytes: Buffer.from(body, 'base64') };
    });
  return { headers, header, parts };
}
const decoded = (value: string) =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));

it('is a draft with a text and a file', () => {
  const { header, parts } = read(mail());
  expect(header('Date')).toBe('Sat, 21 Nov 2026 09:00:00 +0000');
  expect(header('From')).toBe('"Cedar Bend":;');
  expect(header('Subject')).toBe('Cedar Bend: Proposed 2027 Budget');
  expect(header('X-Unsent')).toBe('1');
  expect(parts.map(({ bytes }) => bytes.toString('latin1'))).toEqual([
    'Dear Board Members,\r\n\r\nTotal budget: $337,054',
    'PK\x03\x04',
  ]);
  expect(parts[1]?.head).toContain('attachment; filename="Colorado_HOA_Budget_2027.xlsx"');
});

it('carries any text and name, in lines of ASCII that no program refuses', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 });
  fc.assert(
    fc.property(words, words, fc.uint8Array({ maxLength: 400 }), (subject, text, bytes) => {
      const attachment = { name: `${subject}.xlsx`, mediaType: 'application/octet-stream', bytes };
      const eml = mail({ subject, from: subject, text, attachment });
      expect(eml).toMatch(/^[\r\n\x20-\x7e]*$/);
      expect(eml.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
      const { header, parts } = read(eml);
      expect(decoded(header('Subject')).trim()).toBe(subject.replace(/[\p{Cc}\s]+/gu, ' ').trim());
      expect(parts[0]?.bytes.toString('utf8')).toBe(text.replace(/\r?\n/g, '\r\n'));
      expect(new Uint8Array(parts[1]?.bytes ?? [])).toEqual(bytes);
    }),
  );
});

it('takes no header from a name', () => {
  const { headers } = read(mail({ from: 'Elm\r\nBcc: all@example.com', subject: 'A\nBcc: x@example.com' }));
  expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
});
