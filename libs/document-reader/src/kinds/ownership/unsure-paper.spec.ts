import type { OwnershipPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';
import { readUnsureOwnership } from './unsure-paper';

const ctx: KindContext = { documentId: 4, documentName: 'papers.pdf', readingId: 'reading' };

function shares(part: OwnershipPart | undefined): string[] {
  return (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);
}

const LIST = (last: number): string => `HARBOR FLATS, A CONDOMINIUM
Each apartment is assigned a number of points. The undivided interest of an apartment in the common
elements is its points divided by the points of all apartments, which are 1,000.
Apartment     Points
1             310
2             290
3             ${last}`;

describe('shares in pages that look like no kind of document', () => {
  it('are read where they are the whole', () => {
    const { parts } = readUnsureOwnership(documentOfText(LIST(400)), ctx);
    expect(shares(parts[0])).toEqual(['1=31/100', '2=29/100', '3=2/5']);
  });

  it('are not believed where they are not, and a warning says that they were seen', () => {
    const { parts, warnings } = readUnsureOwnership(documentOfText(LIST(300)), ctx);
    expect(parts).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['ownership-unsure']);
  });

  it('are told of where a scan has rows of which no share was read', () => {
    const rows = Array.from({ length: 8 }, (_, i) => `${i + 1}      Floor ${i}       7       ${i}468`);
    const text = `ANNEX to the Declaration of Restrictions\nThe undivided interest of each villa is a fraction.\n${rows.join('\n')}`;
    const codes = (source: 'ocr' | 'text', from: string): string[] =>
      readUnsureOwnership(documentOfText(from, source), ctx).warnings.map(({ code }) => code);
    expect(codes('ocr', text)).toEqual(['ownership-unsure']);
    expect(codes('ocr', text.replace('undivided', 'whole'))).toEqual([]);
  });

  it('are read where they are the whole but for their rounding, whatever the homes are called', () => {
    const list = (last: string): string =>
      `BIRCH ROW, A CONDOMINIUM\nPercentage interests of the cottages\nCottage   Interest\nA   33.33%\nB   33.33%\nC   ${last}%`;
    expect(readUnsureOwnership(documentOfText(list('33.33')), ctx).parts).toHaveLength(1);
    expect(readUnsureOwnership(documentOfText(list('33.30')), ctx).parts).toEqual([]);
  });

  it('are not sought in a roll of owners', () => {
    const roll = `ROLL OF OWNERS\nCondominium office copy\nUnit   Share of votes\n1   50%\n2   30%\n3   20%`;
    expect(readUnsureOwnership(documentOfText(roll), ctx)).toEqual({ parts: [], warnings: [] });
  });

  it('are not believed of a bill, nor counted of a letter', () => {
    const rows = (of: string): string =>
      ['50%', '30%', '20%'].map((share, i) => `${i + 1}     ${share}${of}`).join('\n');
    const bill = `ROOF LEVY\nShare of the common expense for the roof\nUnit     Share     Due\n${rows('     $900.00')}`;
    const { parts, warnings } = readUnsureOwnership(documentOfText(bill), ctx);
    expect(parts).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['ownership-unsure']);
    const letter = 'Dear owners,\nThe common expenses are shared equally among the 24 units.';
    expect(readUnsureOwnership(documentOfText(letter), ctx)).toEqual({ parts: [], warnings: [] });
  });

  it('that fall short are told, whatever the document calls them', () => {
    const list = 'BIRCH ROW\nShare of common expenses\nCottage   Share\nA   33.33%\nB   33.33%\nC   30%';
    const { parts, warnings } = readUnsureOwnership(documentOfText(list), ctx);
    expect(parts).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['ownership-unsure']);
  });

  it('are told without a word of ownership, where rows name their units or make a whole', () => {
    const codes = (text: string): string[] =>
      readUnsureOwnership(documentOfText(text), ctx).warnings.map(({ code }) => code);
    const named = ['12.5%', '30.25%', '20.75%', '11%'].map((share, i) => `Villa ${i + 1} ...... ${share}`);
    expect(codes(named.join('\n'))).toEqual(['ownership-unsure']);
    const bare = ['12.5%', '30.25%', '20.75%', '36.5%'].map((share, i) => `${i + 1}A      ${share}`);
    expect(codes(bare.join('\n'))).toEqual(['ownership-unsure']);
    expect(codes(bare.slice(1).join('\n'))).toEqual([]);
  });

  it('make the document a declaration, though not surely', () => {
    const facts = factsOf(documentOfText(LIST(400)), {
      documentId: 4,
      documentName: 'papers.pdf',
      readingId: 'reading',
    });
    expect(facts.kind).toBe('declaration');
    expect(facts.parts.map(({ kind }) => kind)).toEqual(['ownership']);
  });
});

describe('a part of a declaration that does not name itself', () => {
  const kindOf = (text: string) => {
    const { kind, parts, warnings } = factsOf(documentOfText(text), {
      documentId: 4,
      documentName: 'part.pdf',
      readingId: 'reading',
    });
    return { kind, tables: parts.length, codes: warnings.map(({ code }) => code) };
  };

  it('is known by the stamp of the recorder, and where its shares are not found a warning says so', () => {
    const text = `LIBER 77 FOLIO 1204
3.1 Liens. The lien for an unpaid common expense comes behind a first mortgage.
3.2 Easements. Every home has an easement for its eaves.`;
    expect(kindOf(text)).toEqual({ kind: 'declaration', tables: 0, codes: ['ownership-none'] });
  });

  it('is known by rows that each name a unit, with shares that make a whole', () => {
    const list = (last: number): string =>
      `APPENDIX 4\nCottage 1 ........ 25%\nCottage 2 ........ 20%\nCottage 3 ........ 35%\nCottage 4 ........ ${last}%`;
    expect(kindOf(list(20))).toEqual({ kind: 'declaration', tables: 1, codes: [] });
    expect(kindOf(list(14)).kind).toBe('other');
  });
});

describe('a sum that the sentence of the formula says', () => {
  it('is the whole: a row that is not listed makes the shares fall short, and that is told', () => {
    const text = `DECLARATION OF CONDOMINIUM\n${LIST(300)}`;
    const { parts, warnings } = readOwnership(documentOfText(text), ctx);
    expect(shares(parts[0])).toEqual(['1=31/100', '2=29/100', '3=3/10']);
    expect(warnings.map(({ code }) => code)).toContain('ownership-sum');
  });

  it('is none where a number of units or of parking spaces stands there', () => {
    const text = `DECLARATION OF CONDOMINIUM\n${LIST(400).replace('which are 1,000', 'in all 48 buildings')}`;
    expect(shares(readOwnership(documentOfText(text), ctx).parts[0])).toEqual([
      '1=31/100',
      '2=29/100',
      '3=2/5',
    ]);
  });
});

describe('a list of sentences of which some look like rows', () => {
  it('is read whole', () => {
    const text = `MASTER DEED
There are four apartments, each with the interest given here:
(i)  Apartment 1, facing the street, with an undivided thirty-one percent (31%) interest in the common areas.
(ii)  Apartment 2, facing the yard, with an undivided twenty percent (20%) interest in the common areas.
(iii)  Apartment 3, facing the street, with an undivided twenty-four percent (24%) interest in the common areas.
(iv)  Apartment 4, facing the yard, with an undivided twenty-five percent (25%) interest in the common areas.`;
    const { parts, warnings } = readOwnership(documentOfText(text), ctx);
    expect(shares(parts[0])).toEqual(['1=31/100', '2=1/5', '3=6/25', '4=1/4']);
    expect(parts).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe('a page that is hard to read', () => {
  const worn = [
    'Rome 1: tcn percont 10%',
    'Horne 2: thirty 30%',
    'Homc 3: twenty percent',
    'Rome 4: forty 40%',
  ];
  const read = (text: string): string[] => {
    const doc = documentOfText(text, 'ocr');
    doc.warnings = [{ code: 'poor-scan', message: 'Hard to read.', page: 1 }];
    return readUnsureOwnership(doc, ctx).warnings.map(({ code }) => code);
  };

  it('is not passed over where it has lines of shares and speaks of what is common', () => {
    expect(read(['BE IT RESOLVED that che share of comnon and common cost is', ...worn].join('\n'))).toEqual([
      'ownership-unsure',
    ]);
    expect(read(['BE IT RESOLVED that che fees of owners are due', ...worn].join('\n'))).toEqual([]);
  });
});
