import type { ReadDocument } from '../../../page/types';
import { documentOfText } from '../../reading/document-of-text';
import type { KindContext } from '../../types';
import { readOwnership } from '../read-ownership';

/** Tables as recognition leaves them; every name and figure is made up. */

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function scanned(text: string, confidence: number): ReadDocument {
  const doc = documentOfText(text, 'ocr');
  for (const page of doc.pages) {
    for (const cell of page.lines.flatMap((line) => line.cells)) {
      cell.confidence = confidence;
      for (const word of cell.words) word.confidence = confidence;
    }
  }
  return doc;
}

function read(
  text: string,
  confidence = 0.8,
): { shares: string; sum: string; codes: string[]; least: number } {
  const { parts, warnings } = readOwnership(scanned(text, confidence), ctx);
  const part = parts[0];
  return {
    shares: (part?.shares ?? [])
      .map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`)
      .join(' '),
    sum: part ? `${part.sum.n}/${part.sum.d}` : '',
    codes: warnings.map((warning) => warning.code),
    least: Math.min(...(part?.shares ?? []).map(({ share }) => share.confidence)),
  };
}

const HEAD = `MASTER DEED
EXHIBIT B
UNDIVIDED INTERESTS IN THE COMMON ELEMENTS
`;
const each = (names: string[], share: string): string => names.map((name) => `${name}=${share}`).join(' ');

describe('rows that begin with the same word', () => {
  const units = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D'];

  it('are rows where the word or the name is worn', () => {
    const { shares, sum, codes, least } = read(`${HEAD}
Apartment 1A          12.500
Apartment 1B          12.500
Aparcment  1C         12.500
BPAYEMENT 10          12.500
Apartment 2A          12.500
hpartmernt 2B         12.500
Apartment             12.500
Apartment 2D          12.500`);
    expect(shares).toBe(each(units, '1/8'));
    expect(sum).toBe('100/1');
    expect(codes).toContain('ownership-placed');
    expect(least).toBeLessThan(0.7);
  });
});

describe('fractions without their slash', () => {
  const rows = ['193', '1:93', '1.93', '193', '1-93', '193'];
  const table = (count: number): string =>
    HEAD +
    'Unit                 Undivided Interest\n' +
    Array.from(
      { length: count },
      (_, i) => `${`Unit ${i + 1}`.padEnd(24)}${rows[i % rows.length]!.padStart(4)}`,
    ).join('\n');

  it('are none where they would not be the whole', () => {
    expect(read(table(30)).sum).not.toBe('1000/31');
  });
});

describe('decimals that all lost their point', () => {
  const table = (share: string): string =>
    `${HEAD}\nUnit       Area       Votes      Percentage Interest\n` +
    Array.from({ length: 40 }, (_, i) => `${101 + i}        985        1       ${share}`).join('\n');

  it('are nothing where they do not', () => {
    expect(read(table('01000')).sum).toBe('');
  });
});

describe('a share that was not read', () => {
  const table = (rows: string[]): string =>
    `${HEAD}\nUnit            Percent of Ownership\n${rows.join('\n')}`;
  const rows = [
    '101             30.25%',
    '102             19.75%',
    '103             19.75%',
    '104             10.50%',
  ];

  it('is left out and told where no unit has it', () => {
    const { shares, sum, codes } = read(
      table([...rows, '105', '106             10.50%', '107              5.00%', '108              0.25%']),
    );
    expect(shares).not.toContain('105=');
    expect(sum).toBe('96/1');
    expect(codes).toEqual(expect.arrayContaining(['ownership-unread', 'ownership-sum']));
  });
});

it('keeps a share that alone keeps the others from the whole, and tells what they add to', () => {
  const { shares, codes } = read(`${HEAD}\nUnit            Percent of Ownership
101             20.50%
102             20.50%
103             26.50%
104             19.25%
105             19.25%`);
  expect(shares).toContain('103=53/200');
  expect(codes).toContain('ownership-sum');
});

it('leaves out what cannot be a figure of its column, and warns of it', () => {
  const lost = new Map([
    [8, '1'],
    [14, '05/00,'],
  ]);
  const row = (n: number): string => `${100 + n}        ${lost.get(n) ?? (n % 2 ? '4.900' : '5.100')}`;
  const rows = Array.from({ length: 20 }, (_, i) => row(i + 1)).join('\n');
  const { shares, codes } = read(`${HEAD}Unit        Percent\n${rows}`);
  expect(shares.split(' ')).toHaveLength(18);
  expect(shares).not.toMatch(/\b(?:108|114)=/);
  expect(codes).toContain('ownership-unread');
});
