import { documentOfText } from '../../reading/document-of-text';
import type { KindContext } from '../../types';
import { readOwnership } from '../read-ownership';

/** Every name and figure is made up. */

const ctx: KindContext = { documentId: 14, documentName: 'scan.pdf', readingId: 'reading' };

function read(text: string, source: 'ocr' | 'text' = 'ocr'): string[] {
  const doc = documentOfText(`MASTER DEED\nUndivided interests in the common elements\n${text}`, source === 'ocr' ? 'ocr' : undefined); // prettier-ignore
  return readOwnership(doc, ctx).parts.flatMap(({ shares }) =>
    shares.map(({ unit, share: { raw } }) => `${unit}=${raw}`),
  );
}

describe('scanned lists', () => {
  it('have no unit in a line whose last word before its figure is total', () => {
    const shares = read(`Unit          Plan         Interest
40 Mill Lane
Unit 40       Wren         30.00%
Unit 42       Lark         20.00%
40 Mill Lane total         50.00%
60 Mill Lane
Unit 60       Wren         30.00%
Unit 62       Lark         20.00%
60 Mill Lane total         50.00%
All buildings              100.00%`);
    expect(shares).toEqual(['40=30.00%', '42=20.00%', '60=30.00%', '62=20.00%']);
  });

  it('begin with 1 where recognition makes a letter of it, and only there', () => {
    const rows = `UNIT I. A flat of two rooms, together with 3/14 of the common elements.
UNIT 2. A flat of three rooms, together with 4/14 of the common elements.
UNIT 3. A flat of two rooms, together with 3/14 of the common elements.
UNIT 4. A flat of three rooms, together with 4/14 of the common elements.`;
    expect(read(rows)[0]).toBe('1=3/14');
    expect(read(rows, 'text')[0]).toBe('I=3/14');
  });
});
