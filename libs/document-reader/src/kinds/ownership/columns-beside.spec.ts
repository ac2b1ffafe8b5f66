import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 3, documentName: 'exhibit.pdf', readingId: 'reading' };

function partsOf(text: string): OwnershipPart[] {
  return readOwnership(documentOfText(text), ctx).parts;
}

function named(part: OwnershipPart | undefined): string[] {
  return (part?.shares ?? []).map(({ unit, lot }) => (lot === undefined ? unit : `${unit} (${lot})`));
}

describe('a column of street addresses', () => {
  const HEAD = 'DECLARATION OF COVENANTS\nPercentage interests in the common areas\n';

  it('beside one of lots says where they stand, not what they are called', () => {
    const [part] = partsOf(`${HEAD}Lot     Address             Percentage
12      2200 Heron Court    30.00%
13      2202 Heron Court    25.00%
14      17 N. Elm Street    45.00%`);
    expect(named(part)).toEqual(['12 (12)', '13 (13)', '14 (14)']);
  });

  it('alone is the name that the rows have', () => {
    const [part] = partsOf(`${HEAD}Address             Percentage
2200 Heron Court    30.00%
2202 Heron Court    25.00%
17 N. Elm Street    45.00%`);
    expect(named(part)).toEqual(['2200 Heron Court', '2202 Heron Court', '17 N. Elm Street']);
  });

  it('stays the name where the lots beside it begin anew and nothing tells them apart', () => {
    const [part] = partsOf(`${HEAD}Lot     Address             Percentage
1       2200 Heron Court    30.00%
1       2202 Heron Court    25.00%
1       17 N. Elm Street    45.00%`);
    expect(named(part).map((name) => name.replace(/ \(.*/, ''))).toContain('2202 Heron Court');
  });
});

describe('a column that hardly any row fills', () => {
  it('is a column of its own under its own head: the units stay what they are called', () => {
    const floors = [1, 2].flatMap((house) =>
      Array.from({ length: 20 }, (_, i) => `${i === 0 ? `Bldg. ${house}` : '       '}`),
    );
    const rows = floors.map((house, i) => `${house}      ${i + 301}      .025000`).join('\n');
    const [part] = partsOf(`MASTER DEED
Schedule of common interests
Building     Unit     Share
${rows}`);
    expect(named(part)).toEqual(floors.map((_, i) => String(i + 301)));
  });
});

describe('a unit that is named unlike all others', () => {
  const codesOf = (third: string): string[] => {
    const floors = [1, 2, 3, 4].flatMap((floor) => [1, 2, 3, 4, 5].map((door) => `${floor}0${door}`));
    const rows = floors.map((name) => `${name === '301' ? third : name}      5.00%`).join('\n');
    const text = `MASTER DEED\nUndivided interests in the common elements\nUnit     Interest\n${rows}`;
    return readOwnership(documentOfText(text), ctx).warnings.map(({ code }) => code);
  };

  it('is told where a number seems to be missing for it, though the shares are the whole', () => {
    expect(codesOf('7')).toEqual(['ownership-gap']);
  });

  it('is no matter where none is missing', () => {
    expect(codesOf('301')).toEqual([]);
  });
});

describe('columns that stand so near that they share a cell', () => {
  const valuesOf = (text: string): string[] =>
    partsOf(text).flatMap(({ shares }) => shares.map(({ unit, share }) => `${unit}=${share.raw}`));

  it('are a decimal and the name of the next half', () => {
    const rows = ['11     .120000 21     .130000', '12     .130000 22     .120000'];
    const more = ['13     .110000 23     .140000', '14     .140000 24     .110000'];
    const text = `MASTER DEED\nShares of the common interest\nFlat     Interest Flat     Interest\n`;
    const shares = ['11=.120000', '12=.130000', '13=.110000', '14=.140000', '21=.130000', '22=.120000'];
    expect(valuesOf(text + [...rows, ...more].join('\n'))).toEqual([...shares, '23=.140000', '24=.110000']);
  });
});
