import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function told(sentence: string): string[] {
  const { warnings } = readOwnership(
    documentOfText(`MASTER DEED

${sentence}

EXHIBIT B
PERCENTAGE OF UNDIVIDED INTEREST
Unit 1          50%
Unit 2          30%
Unit 3          20%`),
    ctx,
  );
  return warnings.map(({ code, message }) => `${code}: ${message}`);
}

describe('the number of units that a paper says it has', () => {
  it.each([
    'The Condominium is the property known as Linden Court, which consists of 4 units.',
    'The property comprises four (4) residential units and the land.',
    'The Project, situated in the County, is composed of four separate apartments.',
  ])('is told where the table lists others: %s', (sentence) => {
    expect(told(sentence)).toEqual([
      'ownership-count: The document says that there are 4 units; the shares that were read are of 3.',
    ]);
  });

  it.each([
    'The Condominium is the property known as Linden Court, which consists of 3 units.',
    'The property comprises three (3) residential units.',
    'The property may consist of up to 12 units. Building 1 of the condominium contains 2 units.',
    'The property consists of 3 units. The condominium, as first proposed, was divided into 4 units.',
    'Nothing is said of their number.',
  ])('is passed over where it agrees, or is of something else: %s', (sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});
