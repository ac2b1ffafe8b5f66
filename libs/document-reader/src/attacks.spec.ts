import { deflateSync } from 'node:zlib';
import { pdfOf, rawPdf, stream } from '../fixtures/containers/pdf';
import { xlsxOf } from '../fixtures/containers/xlsx';
import { zipOf, type ZipEntry } from '../fixtures/containers/zip';
import { inspect } from './containers/inspect';
import { readContainer } from './containers/read-container';
import { readIsolated } from './isolation/read-isolated';
import { ReadError } from './page/read-error';
import type { ReadDocument } from './page/types';

/** Files that nobody makes by accident; the numbers are those of `apps/api/test/attacks-numbered.spec.ts`. */

// What might take the process along is read in a child, which compiles its sources as it starts.
jest.setTimeout(120_000);

const TYPES = { name: '[Content_Types].xml', data: '<Types/>' };
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const docx = (body: string, others: ZipEntry[] = []): Buffer =>
  zipOf([
    TYPES,
    { name: 'word/document.xml', data: `<w:document ${W} ${R}><w:body>${body}</w:body></w:document>` },
    ...others,
  ]);
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const textOf = ({ pages }: ReadDocument): string =>
  pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');

/** What a file was refused with, or its text. */
async function outcome(reading: Promise<ReadDocument>): Promise<string> {
  try {
    return textOf(await reading);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    expect(error.message).toMatch(/^The file .*Please .*\.$|^Reading the file .*Please .*\.$/);
    return error.code;
  }
}
const read = (bytes: Buffer, name: string) => outcome(readContainer(bytes, { name }));
const isolated = (bytes: Buffer, name: string) =>
  outcome(readIsolated(bytes, { name, limits }).then(({ document }) => document));

/** More than a zip may inflate to here; a thousandth of it is left when it is packed. */
const BOMB = 25_000_000;
const limits = { inflatedBytes: 20_000_000 };

describe('zips', () => {
  it('attack 05: an OOXML bomb named .doc is refused by what it inflates to', async () => {
    const bomb = docx('', [{ name: 'word/styles.xml', data: Buffer.alloc(BOMB, ' ') }]);
    expect(bomb.length).toBeLessThan(BOMB / 900);
    await expect(inspect(bomb, 'budget.doc')).resolves.toBe('docx');
    expect(await isolated(bomb, 'budget.doc')).toBe('too-large-inside');
  });

  it('attack 06: an xlsx that inflates a thousandfold is refused, wherever in it that is', async () => {
    const sheet = xlsxOf(`<row r="1"><c r="A1"><v>1</v></c></row>${' '.repeat(BOMB)}`);
    expect(sheet.length).toBeLessThan(BOMB / 900);
    expect(await isolated(sheet, 'budget.xlsx')).toBe('too-large-inside');
  });

  it('attack 08: a zip of 100,000 entries is refused before any of them is looked at', async () => {
    const one = zipOf([{ name: 'word/document.xml', data: '' }]);
    const [directory, end] = [one.indexOf('PK\u0001\u0002'), one.length - 22];
    const records = Array.from({ length: 100_000 }, () => one.subarray(directory, end));
    const many = Buffer.concat([one.subarray(0, directory), ...records, one.subarray(end)]);
    // Two bytes hold the number of entries: what is left of a hundred thousand in them.
    for (const at of [8, 10]) many.writeUInt16LE(100_000 % 65_536, many.length - 22 + at);
    many.writeUInt32LE(100_000 * (end - directory), many.length - 22 + 12);
    await expect(inspect(many, 'budget.docx')).rejects.toMatchObject({ code: 'too-large-inside' });
  });
});

describe('XML', () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  it.each([
    ['attack 12: a billion laughs', `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs.join('')}]>`, '&l9;'],
    ['attack 13: an external entity', '<!DOCTYPE w [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>', '&l9;'],
    [
      'the same in another place and another encoding',
      `<?xml version="1.0"?>${' '.repeat(9_000)}<!DOCTYPE w [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>`,
      '&l9;',
    ],
  ])('%s is refused', async (_what, head, use) => {
    const document = `${head}<w:document ${W}><w:body>${paragraph(use)}</w:body></w:document>`;
    const bytes = zipOf([TYPES, { name: 'word/document.xml', data: document }]);
    expect(await read(bytes, 'a.docx')).toBe('damaged');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(document, 'utf16le')]);
    expect(await read(zipOf([TYPES, { name: 'word/document.xml', data: utf16 }]), 'a.docx')).toBe('damaged');
  });

  it('attack 14: files that a docx links to are not read', async () => {
    const target = 'file:///etc/passwd';
    const link = `<Relationships>${['altChunk', 'image', 'subDocument', 'attachedTemplate']
      .map(
        (type, index) =>
          `<Relationship Id="r${index}" Type="${type}" Target="${target}" TargetMode="External"/>`,
      )
      .join('')}</Relationships>`;
    const body = [
      '<w:altChunk r:id="r0"/>',
      '<w:p><w:r><w:drawing><a:blip r:link="r1" r:embed="r1"/></w:drawing></w:r></w:p>',
      '<w:subDoc r:id="r2"/>',
      `<w:p><w:r><w:instrText>INCLUDETEXT "${target}"</w:instrText></w:r></w:p>`,
      paragraph('Water 120.00'),
    ].join('');
    const bytes = docx(body, [{ name: 'word/_rels/document.xml.rels', data: link }]);
    expect(await read(bytes, 'a.docx')).toBe('Water 120.00');
  });

  it('attack 15: a style map that a parser would try for ever is no more than another file in the package', async () => {
    const map = `${"p[style-name='" + 'a'.repeat(50_000)} => h1\n`.repeat(20);
    const styles = `<w:styles ${W}>${`<w:style w:styleId="${'a'.repeat(20_000)}!"/>`.repeat(20)}</w:styles>`;
    const body = `<w:p><w:pPr><w:pStyle w:val="${'a'.repeat(20_000)}"/></w:pPr><w:r><w:t>Water</w:t></w:r></w:p>`;
    const bytes = docx(body, [
      { name: 'mammoth/style-map', data: map },
      { name: 'word/styles.xml', data: styles },
    ]);
    expect(await isolated(bytes, 'a.docx')).toBe('Water');
  });
});

describe('PDFs', () => {
  const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
  const page = (more: string): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;

  it('attack 17: a tree of pages that holds itself ends', async () => {
    const loop = rawPdf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 9 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 9 >>',
    ]);
    expect(['damaged', '']).toContain(await isolated(loop, 'a.pdf'));
    const own = rawPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>']);
    expect(['damaged', '']).toContain(await isolated(own, 'a.pdf'));
  });

  it('attack 18: a PDF without the end of its table of objects is repaired', async () => {
    const whole = await pdfOf((pdf) => pdf.text('Water 120.00'));
    const trailer = whole.lastIndexOf('trailer');
    const table = whole.lastIndexOf('xref\n', trailer);
    const cut = Buffer.concat([whole.subarray(0, table + 30), whole.subarray(trailer)]);
    expect(await read(cut, 'a.pdf')).toBe('Water 120.00');
    expect(await read(whole.subarray(0, table + 30), 'a.pdf')).toBe('damaged');
    expect(['damaged', '']).toContain(await isolated(whole.subarray(0, 300), 'a.pdf'));
  });

  it('attack 21: an image of 30,000 x 30,000 is not drawn', async () => {
    const image = stream(
      '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(Buffer.alloc(40_000_000)),
    );
    const bytes = rawPdf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>'),
      stream('', Buffer.from('q 612 0 0 792 0 0 cm /I Do Q')),
      image,
    ]);
    expect(['', 'too-much-memory', 'too-slow']).toContain(await isolated(bytes, 'scan.pdf'));
  });

  it('attack 22: of 5,000 pages the first are read, and that is said', async () => {
    const kids = Array.from({ length: 5_000 }, (_, index) => `${index + 5} 0 R`).join(' ');
    const bytes = rawPdf([
      CATALOG,
      `<< /Type /Pages /Kids [${kids}] /Count 5000 >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      stream('', Buffer.from('BT /F 12 Tf 72 700 Td (Water 120.00) Tj ET')),
      ...Array.from({ length: 5_000 }, () => page('/Contents 4 0 R /Resources << /Font << /F 3 0 R >> >>')),
    ]);
    const document = await readContainer(bytes, { name: 'a.pdf', limits: { pages: 3 } });
    expect([document.pages.length, document.pageCount]).toEqual([3, 5_000]);
    expect(document.warnings.map(({ message }) => message)).toEqual([
      'Only the first 3 of 5000 pages were read. Please upload the rest as a file of its own.',
    ]);
  });
});

describe('workbooks', () => {
  it('attack 23: a cell in the last place of a sheet does not make all before it', async () => {
    const cells = (dimension: string) =>
      xlsxOf(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Water</t></is></c></row>' +
          '<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>',
        { dimension },
      );
    for (const dimension of ['', '<dimension ref="A1:XFD1048576"/>'])
      expect(await isolated(cells(dimension), 'a.xlsx')).toMatch(/^Water/);
  });

  it('attack 24: sheets and columns called __proto__ change no prototype', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>__proto__</t></is></c><c r="B1"><v>7</v></c></row>';
    for (const sheet of ['__proto__', 'constructor', 'toString'])
      expect(await read(xlsxOf(rows, { sheet }), 'a.xlsx')).toMatch(/^__proto__ +7$|^damaged$/);
    expect(await read(Buffer.from('__proto__,constructor\n1,2\n'), 'a.csv')).toContain('__proto__');
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(OF_PROTOTYPE);
  });
});

/** Taken before anything was read. */
const OF_PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).sort();
