import { read, write } from '@e965/xlsx';

/** A workbook as Excel 97 to 2003 wrote it: the same cells, values and formulas, without looks. */
export function asXls(xlsx: Buffer): Buffer {
  const book = read(xlsx, { type: 'buffer', cellFormula: true, cellNF: true });
  // The moment of conversion would be the only thing in the file that a seed does not decide.
  book.Props = { ...book.Props, ModifiedDate: book.Props?.CreatedDate };
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
}
