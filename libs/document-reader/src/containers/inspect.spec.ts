import * as XLSX from '@e965/xlsx';
import { pdfOf } from '../../fixtures/containers/pdf';
import { zipOf } from '../../fixtures/containers/zip';
import { inspect } from './inspect';

const HEADER = { name: '[Content_Types].xml', data: '<Types/>' };
const docx = zipOf([HEADER, { name: 'word/document.xml', data: '<w:document/>' }]);
const xls = (type: 'biff8' | 'biff2'): Buffer => {
  const workbook = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet([['Water', 120]]), 'Sheet1');
  return XLSX.write(workbook, { type: 'buffer', bookType: type }) as Buffer;
};
const wordDocument = (ident: number, version: number, flags: number): Buffer => {
  const fib = Buffer.alloc(8_192);
  fib.writeUInt16LE(ident, 0);
  fib.writeUInt16LE(version, 2);
  fib.writeUInt16LE(flags, 10);
  return ole([{ name: '/WordDocument', content: fib }]);
};
const ole = (streams: { name: string; content: Buffer }[]): Buffer => {
  const container = XLSX.CFB.utils.cfb_new();
  for (const { name, content } of streams) XLSX.CFB.utils.cfb_add(container, name, content);
  return Buffer.from(XLSX.CFB.write(container, { type: 'buffer' }) as Uint8Array);
};

describe('inspect', () => {
  it('decides by the bytes, whatever the name', async () => {
    const pdf = await pdfOf((page) => page.text('Budget'));
    await expect(inspect(pdf, 'budget.doc')).resolves.toBe('pdf');
    await expect(inspect(docx, 'budget.pdf')).resolves.toBe('docx');
    await expect(inspect(zipOf([HEADER, { name: 'xl/workbook.xml', data: '' }]), 'a.xls')).resolves.toBe(
      'xlsx',
    );
    await expect(inspect(xls('biff8'), 'a.xlsx')).resolves.toBe('xls');
    await expect(inspect(xls('biff2'), 'a.xls')).resolves.toBe('xls');
    await expect(inspect(wordDocument(0xa5ec, 0xc1, 0), 'a.doc')).resolves.toBe('doc');
    await expect(inspect(Buffer.concat([Buffer.from('\n\n'), pdf]), 'a.pdf')).resolves.toBe('pdf');
  });

  it('lets the name decide among text only', async () => {
    const text = Buffer.from('Account,Budget\nWater,120\n');
    await expect(inspect(text, 'a.txt')).resolves.toBe('txt');
    await expect(inspect(text, 'A.CSV')).resolves.toBe('csv');
    await expect(inspect(text, 'export.xls')).resolves.toBe('csv');
    await expect(
      inspect(Buffer.from('<html><table><tr><td>1</td></tr></table>'), 'export.xls'),
    ).resolves.toBe('xls');
    await expect(inspect(text, 'a.pdf')).rejects.toMatchObject({ code: 'wrong-bytes' });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 3)]), 'wrong-bytes'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      'wrong-bytes',
    ],
    ['an archive', zipOf([{ name: 'a.pdf', data: 'x' }]), 'wrong-bytes'],
    ['a presentation', zipOf([HEADER, { name: 'ppt/presentation.xml', data: '' }]), 'wrong-bytes'],
    ['RTF', Buffer.from('{\\rtf1 Budget}'), 'wrong-bytes'],
    ['a package without a document', zipOf([HEADER]), 'damaged'],
    ['Word 95', wordDocument(0xa5dc, 104, 0), 'too-old'],
    ['Word 2', Buffer.concat([Buffer.from([0xdb, 0xa5]), Buffer.alloc(600)]), 'too-old'],
    ['an encrypted .doc', wordDocument(0xa5ec, 0xc1, 0x0100), 'encrypted'],
    [
      'an encrypted .docx',
      ole([
        { name: '/EncryptionInfo', content: Buffer.alloc(64) },
        { name: '/EncryptedPackage', content: Buffer.alloc(5_000) },
      ]),
      'encrypted',
    ],
  ])('refuses %s', async (_what, bytes, code) => {
    const refusal = inspect(bytes, 'budget.pdf');
    await expect(refusal).rejects.toMatchObject({ name: 'ReadError', code });
    // A sentence for a person: no code, no jargon, and what to do.
    await expect(refusal).rejects.toThrow(/^The (file|document) .*Please .*\.$/);
  });

  it('attack 25: refuses an OLE file whose sectors run in a circle instead of going round', async () => {
    const bytes = wordDocument(0xa5ec, 0xc1, 0);
    const fat = (bytes.readUInt32LE(76) + 1) * 512;
    const first = bytes.readUInt32LE(48);
    bytes.writeUInt32LE(first, fat + first * 4);
    await expect(inspect(bytes, 'a.doc')).rejects.toMatchObject({ code: 'damaged' });
  });

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'asks for an open copy of a PDF %s with a password',
    async (pdfVersion) => {
      const locked = await pdfOf((page) => page.text('x'), {
        pdfVersion,
        userPassword: 'secret',
        ownerPassword: 'owner',
      });
      await expect(inspect(locked, 'a.pdf')).rejects.toMatchObject({ code: 'encrypted' });
      // Encrypted only to forbid printing: anybody can open it.
      const open = await pdfOf((page) => page.text('x'), { pdfVersion, ownerPassword: 'owner' });
      await expect(inspect(open, 'a.pdf')).resolves.toBe('pdf');
    },
  );
});
