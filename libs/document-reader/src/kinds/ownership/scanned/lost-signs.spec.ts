import type { ReadDocument } from '../../../page/types';
import { documentOfText } from '../../reading/document-of-text';
import type { KindContext } from '../../types';
import { readDeclaration } from '../read-ownership';

/** Tables as recognition leaves them; every name and figure is made up. */

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function scanned(text: string): ReadDocument {
  const doc = documentOfText(text, 'ocr');
  for (const page of doc.pages) {
    for (const cell of page.lines.flatMap((line) => line.cells)) {
      cell.confidence = 0.8;
      for (const word of cell.words) word.confidence = 0.8;
    }
  }
  return doc;
}

function read(text: string): { shares: string; codes: string[] } {
  const { parts, warnings } = readDeclaration(scanned(text), ctx);
  const shares = (parts[0]?.shares ?? []).map(
    ({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`,
  );
  return { shares: shares.join(' '), codes: warnings.map(({ code }) => code) };
}

const HEAD = 'MASTER DEED\nUNDIVIDED INTERESTS IN THE COMMON ELEMENTS\n';

describe('signs that recognition lost', () => {
  it('are commas of what a paper says its parts are of', () => {
    const { shares } =
      read(`${HEAD}The property has 10.000 parts, and the last column says how many parts of 10.000 each flat has.
Flat     Side      Parts
11       East      2,500
12       West      2500
13       East      2,250
14       West      2,750`);
    expect(shares).toBe('11=1/4 12=1/4 13=9/40 14=11/40');
  });

  it('are spaces between a word and its number, also where a name stands behind the share', () => {
    const rows = [
      'Apartment 7',
      'Apartment 8',
      'Apartment9',
      'Apartment 10',
      'Apartment 11',
      'Apartment 12',
      'Apartment 13',
      'Apartment 14',
    ].map((name, i) => `${name}     12.500     ${i % 2 ? 'Elm' : 'Oak'} House`);
    expect(read(`${HEAD}Apartment     Percentage     House\n${rows.join('\n')}`).shares).toMatch(
      /^7=1\/8 8=1\/8 9=1\/8 /,
    );
  });
});

describe('a list in a sentence', () => {
  it('goes on over lines that stand far apart, and its sum is of no unit', () => {
    const { shares } =
      read(`${HEAD}The undivided interests are: Apartment 1, 24.5%; Apartment 2, 25.5%: and Apartment 3,

20.0%; Apartment 4, 10.0%: Apartment 5, 12.0%: and Apartment 6, 8.0%: being one hundred percent (100%) of all.`);
    expect(shares).toBe('1=49/200 2=51/200 3=1/5 4=1/10 5=3/25 6=2/25');
  });
});

describe('floors and stacks', () => {
  const table = (head: string): string => `${HEAD}Level       ${head}
2       12.5%     20.5%     12.0%     10.0%
1       10.0%     15.0%     12.0%      8.0%`;

  it('are not read where they leave others', () => {
    expect(read(table('E                   H         K'))).toEqual({ shares: '', codes: ['ownership-none'] });
  });
});
