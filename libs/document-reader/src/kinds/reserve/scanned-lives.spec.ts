import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';

const HEAD = 'Reserve component           Useful / remaining life      Cost to replace';

/** Useful and remaining lives of a study's rows, as `source` gave them. */
function livesOf(rows: string, { head = HEAD, isScan = true } = {}): unknown[] {
  const doc = documentOfText(`${head}\n${rows}`);
  const pages = isScan ? doc.pages.map((page) => ({ ...page, source: 'ocr' as const })) : doc.pages;
  const ctx = { documentId: 7, documentName: 'reserves.pdf', readingId: 'reading' };
  const { parts } = readReserve({ ...doc, pages }, ctx);
  return (parts[0]?.components ?? []).map(({ usefulLife, remainingLife }) => [
    usefulLife?.value,
    remainingLife?.value,
  ]);
}

const SOUND = `Gate motors                         12 / 4                 $9,000
Sea wall                            50 / 31               $410,000`;

it('a pair that could be two, or none, is left out; and so is any on a page with text', () => {
  const rows = `${SOUND}
Boat ramp                           2716                   $22,000
Dock lights                         1078                   $4,100`;
  expect(livesOf(rows)).toHaveLength(2);
  expect(livesOf(rows.replace('2716', '817'), { isScan: false })).toHaveLength(2);
});

it('pairs under two heads whose stroke was lost', () => {
  const head = 'Reserve component           Useful   Remaining      Cost to replace';
  expect(livesOf(SOUND.replaceAll(' / ', '/'), { head })).toEqual([
    [12, 4],
    [50, 31],
  ]);
});

it('years whose word was misread', () => {
  const head = 'Reserve component           Useful life      Remaining life      Cost to replace';
  const rows = `Gate motors                 12 yr            4 YE                $9,000
Sea wall                    50 yr            31 yr               $410,000`;
  expect(livesOf(rows, { head })).toEqual([
    [12, 4],
    [50, 31],
  ]);
});
