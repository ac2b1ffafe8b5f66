import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';
import { findShares } from './share-text';

const ctx: KindContext = { documentId: 6, documentName: 'list.pdf', readingId: 'reading' };

function read(text: string): { parts: OwnershipPart[]; shares: string[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text), ctx);
  const shares = (parts[0]?.shares ?? []).map(
    ({ unit, share: { value } }) => `${unit}=${value.n}/${value.d}`,
  );
  return { parts, shares, codes: warnings.map(({ code }) => code) };
}

describe('a percentage in words', () => {
  it.each([
    ['six and twenty-five hundredths percent', '1/16'],
    ['two and four hundred thirty-five ten-thousandths per cent', '4087/200000'],
    ['twelve and one-half percent', '1/8'],
    ['two point zero four percent', '51/2500'],
    ['fifty hundredths of one percent', '1/200'],
    ['seven and ten thousandths percent', '701/10000'],
  ])('%s', (text, expected) => {
    expect(findShares(text).map(({ share: { n, d } }) => `${n}/${d}`)).toEqual([expected]);
  });

  it('is one share with the figures behind it, and they must say the same', () => {
    expect(findShares('six and five tenths percent (6.50%)')).toMatchObject([
      { share: { n: 13n, d: 200n }, contradicts: false },
    ]);
    expect(findShares('six and five tenths percent (6.05%)')).toMatchObject([{ contradicts: true }]);
  });

  it('is no share where it is a bare number of something', () => {
    expect(findShares('owners who hold twenty percent of the votes')).toEqual([]);
  });
});

describe('a list that is a part of a sentence', () => {
  const LIST = `To the owners of the following there belong:
(a)  Cottage 1, forty and one-half percent (40.5%);
(b)  Cottage 2, thirty and one-quarter percent (30.25%);
(c)  Cottage 3, twenty-nine and twenty-five hundredths percent (29.25%).`;

  it('is of what the sentence says behind it', () => {
    const { shares, codes } = read(`${LIST}\nof the common property of the regime.`);
    expect(shares).toEqual(['1=81/200', '2=121/400', '3=117/400']);
    expect(codes).toEqual([]);
  });

  it('is not of what the next sentence says', () => {
    expect(read(`${LIST}\nThe common property is kept up by the association.`).parts).toEqual([]);
  });
});

describe('units with one share that are numbered from one to another', () => {
  it('are called so', () => {
    const { shares, codes } = read(`DECLARATION
The regime has four residences, numbered 51 through 54. Each residence has an undivided one-fourth (1/4)
interest in the common elements.`);
    expect(shares).toEqual(['51=1/4', '52=1/4', '53=1/4', '54=1/4']);
    expect(codes).toEqual([]);
  });
});
