import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readDeclaration } from './read-ownership';

const ctx: KindContext = { documentId: 6, documentName: 'wings.pdf', readingId: 'reading' };

const tables = (text: string): string[] =>
  readDeclaration(documentOfText(text), ctx).parts.map(
    ({ group, shares }) => `${group}: ${shares.map(({ unit }) => unit).join(' ')}`,
  );

describe('a document of several wholes', () => {
  const rows = (names: string[]): string =>
    names.map((name, i) => `${name}       ${[25, 35, 40][i]}%`).join('\n');
  const head = 'Home     Percentage interest';

  it('has a table for each building that a title names', () => {
    const text = `LAKE TOWER\n${head}\n${rows(['1', '2', '3'])}\nOAK TOWER\n${head}\n${rows(['A', 'B', 'C'])}`;
    expect(tables(text)).toEqual(['LAKE TOWER: 1 2 3', 'OAK TOWER: A B C']);
  });

  it('is parted where the shares are the whole to their last digit, though the units go on', () => {
    const text = `${head}\n${rows(['1', '2', '3'])}\nThe others share the annex\n${rows(['4', '5', '6'])}`;
    expect(tables(text)).toEqual(['undefined: 1 2 3', 'undefined: 4 5 6']);
  });

  it('is one table where the titles stand between rows of one whole', () => {
    const text = `Unit     Restated interest\nPHASE I\n1     30%\n2     30%\nPHASE II\n3     20%\n4     20%`;
    expect(tables(text)).toEqual(['undefined: 1 2 3 4']);
    expect(tables(text.replaceAll('PHASE ', 'PHASE     '))).toEqual(['undefined: 1 2 3 4']);
  });
});

describe('units that are listed by their plan', () => {
  it('have the share of each of them, however the list wraps and the column is headed', () => {
    const text = `Common interests
Plan     Homes of this plan     Each      Of all
P        1, 2, 3,               12.5%     62.5%
         4, 5
Q        6, 7                   18.75%    37.5%`;
    expect(tables(text)).toEqual(['undefined: 1 2 3 4 5 6 7']);
  });
});
