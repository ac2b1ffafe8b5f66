import fc from 'fast-check';
import { cleanFileName } from './file-name';

describe('cleanFileName', () => {
  it.each([
    ['budget 2025.pdf', 'budget 2025.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\budget.xlsx', 'budget.xlsx'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1.pdf'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
    ['nul\u0000l.txt', 'nul l.txt'],
    ['.htaccess', 'htaccess'],
    ['Año Señor 世界.pdf', 'Año Señor 世界.pdf'],
    ['', 'document'],
    ['///', 'document'],
    ['\u200B\u202E', 'document'],
  ])('%j becomes %j', (sent, kept) => expect(cleanFileName(sent)).toBe(kept));

  it('shortens a name of 5 KB and keeps its extension', () => {
    const name = cleanFileName(`${'x'.repeat(5_000)}.pdf`);
    expect(name).toHaveLength(200);
    expect(name).toMatch(/x\.pdf$/);
  });

  it('never has a path, a control or half a surrogate pair, and is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
        const name = cleanFileName(sent);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202A-\u202E]/u);
        expect(name.length).toBeGreaterThan(0);
        expect(Array.from(name).length).toBeLessThanOrEqual(200);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
