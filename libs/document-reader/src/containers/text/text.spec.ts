import fc from 'fast-check';
import iconv from 'iconv-lite';
import { DEFAULT_LIMITS, type ReadContext } from '../../page/options';
import { delimiterOf, readCsv } from './csv';
import { decodeText, looksLikeText } from './decode';
import { readPlain } from './plain';

const context = (name: string): ReadContext => ({ name, limits: DEFAULT_LIMITS });
const texts = (lines: { cells: { text: string }[] }[]): string[][] =>
  lines.map((line) => line.cells.map((cell) => cell.text));

describe('decodeText', () => {
  const sentence = 'Café dues – “résumé” of the señor’s naïve façade; 4 % of the total was paid in März.';

  it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'])('reads %s', (encoding) => {
    const bytes = iconv.encode(sentence, encoding);
    expect(looksLikeText(bytes)).toBe(true);
    expect(decodeText(bytes).text).toBe(sentence);
  });

  it('takes byte order marks and NULs away', () => {
    expect(decodeText(Buffer.from('\uFEFFa', 'utf8')).text).toBe('a');
    expect(decodeText(iconv.encode('ab', 'utf16le', { addBOM: true })).text).toBe('ab');
    expect(decodeText(Buffer.from('Water\u0000\u0000 120')).text).toBe('Water 120');
  });

  it('takes columns padded with NULs for text', () => {
    expect(
      looksLikeText(Buffer.from('Water\u0000\u0000\u0000120\r\nGas\u0000\u0000\u0000\u000080\r\n')),
    ).toBe(true);
    expect(looksLikeText(Buffer.alloc(400))).toBe(false);
  });

  it('tells an old Mac from Windows by what reads oddly', () => {
    const note = 'The owner’s café “Déjà” dues – 2026';
    for (const encoding of ['macintosh', 'windows-1252'])
      expect(decodeText(iconv.encode(note, encoding)).text).toBe(note);
  });

  it('does not take a program for text', () => {
    expect(looksLikeText(Uint8Array.from({ length: 400 }, (_, i) => (i * 7) % 32))).toBe(false);
  });

  it('gives back any text in UTF-8', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((value) => !value.includes('\u0000') && !value.startsWith('\uFEFF'));
    // Twelve letters before it: a few bytes alone could also be UTF-16.
    fc.assert(
      fc.property(text, (value) =>
        expect(decodeText(Buffer.from(`Association:${value}`)).text).toBe(`Association:${value}`),
      ),
    );
  });
});

describe('readCsv', () => {
  it('gives each value the address it has in a spreadsheet', () => {
    const csv = 'Account,Budget,"Actual, 2024"\n4010 Dues,"1,200.00",\n\n5000 Water,(300.00),250\n';
    const page = readCsv(Buffer.from(csv), context('a.csv')).pages[0];
    expect(texts(page?.lines ?? [])).toEqual([
      ['Account', 'Budget', 'Actual, 2024'],
      ['4010 Dues', '1,200.00'],
      ['5000 Water', '(300.00)', '250'],
    ]);
    expect(page?.lines[2]?.cells.map((cell) => cell.ref)).toEqual(['A4', 'B4', 'C4']);
  });

  it.each([
    ['a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['a,b\n1,2', ','],
    ['Dues;"1,200";x\nFees;"3,400";y', ';'],
  ])('finds the delimiter of %j', (csv, delimiter) => {
    expect(delimiterOf(csv)).toBe(delimiter);
  });

  it('reads on after a quote that is never closed', () => {
    const page = readCsv(Buffer.from('a,b\n5" pipe,20\nc,30\n"open,40\n'), context('a.csv')).pages[0];
    expect(page?.lines.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(texts(page?.lines ?? []))).toContain('30');
  });

  it('joins a name whose comma parted it from its figures', () => {
    const csv =
      'Code,Name,2031,2032\n1,Dues,-900,-950\n2,Rent, 40,50\n3,Insurance - Fire, Flood,120,140\n4,Water,8,9\n5,Gas,7,8';
    const page = readCsv(Buffer.from(csv), context('a.csv')).pages[0];
    expect(texts(page?.lines ?? []).slice(2, 4)).toEqual([
      ['2', 'Rent', '40', '50'],
      ['3', 'Insurance - Fire, Flood', '120', '140'],
    ]);
  });

  it('says when it stops', () => {
    const read = readCsv(Buffer.from('a,b\n1,2\n3,4\n'), {
      name: 'a.csv',
      limits: { ...DEFAULT_LIMITS, cells: 4 },
    });
    expect(read.pages[0]?.lines).toHaveLength(2);
    expect(read.warnings.map((warning) => warning.code)).toEqual(['text-cap']);
  });
});

describe('readPlain', () => {
  it('reads columns of a printed report, pages at form feeds', () => {
    const report = 'Sunset HOA\n\n4010  Dues        1,200.00   1,300.00\n4020\tFees\t  50.00\n\fPage two\n';
    const read = readPlain(Buffer.from(report), context('a.txt'));
    expect(read.pages.map((page) => texts(page.lines))).toEqual([
      [['Sunset HOA'], ['4010', 'Dues', '1,200.00', '1,300.00'], ['4020', 'Fees', '50.00']],
      [['Page two']],
    ]);
  });

  it('puts words where their characters stand', () => {
    const line = readPlain(Buffer.from('Dues      1,200'), context('a.txt')).pages[0]?.lines[0];
    expect(line?.cells.map((cell) => [cell.box[0], cell.box[2]])).toEqual([
      [0, 24],
      [60, 90],
    ]);
  });
});
