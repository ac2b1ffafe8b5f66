import { documentOfText } from '../../reading/document-of-text';
import { readOwnership } from '../read-ownership';

describe('names of units on a scan', () => {
  it('are placed where one was taken for small letters', () => {
    const ctx = { documentId: 2, documentName: 'exhibit.pdf', readingId: 'reading' };
    const { parts } = readOwnership(
      documentOfText(
        `EXHIBIT 2 TO THE DECLARATION
PERCENTAGES OF OWNERSHIP IN THE COMMON ELEMENTS
Unit   % of ownership   Unit   % of ownership
2A     10.5%            4A     14.5%
2B     10.5%            4B     14.5%
3A     12.5%            5A     12.5%
ac     12.5%            5B     12.5%`,
        'ocr',
      ),
      ctx,
    );
    expect(parts[0]?.shares.map(({ unit }) => unit)).toEqual([
      '2A',
      '2B',
      '3A',
      '3B',
      '4A',
      '4B',
      '5A',
      '5B',
    ]);
  });
});
