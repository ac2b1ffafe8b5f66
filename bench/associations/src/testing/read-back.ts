import { Workbook } from 'exceljs';
import { convertToHtml } from 'mammoth';
import { read, utils } from '@e965/xlsx';

/**
 * What a written file says, as one string a page, sheet or document: for specs that compare documents or look for a
 * figure in them. It is no reader: words come in the order in which they were written.
 */
export async function readBack(name: string, bytes: Buffer): Promise<string[]> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'pdf') return readPdf(bytes);
  if (extension === 'docx') return [htmlText((await convertToHtml({ buffer: bytes })).value)];
  if (extension === 'xlsx') return readXlsx(bytes);
  if (extension === 'xls') return readXls(bytes);
  return [bytes.toString('utf8')];
}

async function readPdf(bytes: Buffer): Promise<string[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join('\n'),
    );
  }
  await task.destroy();
  return pages;
}

function htmlText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '\n')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\n+/g, '\n')
    .trim();
}

async function readXlsx(bytes: Buffer): Promise<string[]> {
  const workbook = new Workbook();
  // exceljs was typed against the Buffer of an older @types/node; an ArrayBuffer is what it takes.
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook.worksheets.map((sheet) => {
    const cells: string[] = [];
    sheet.eachRow((row) => row.eachCell((cell) => cells.push(`${cell.address}=${cellText(cell.value)}`)));
    return cells.join('\n');
  });
}

function cellText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'result' in value ? String(value.result) : JSON.stringify(value);
}

function readXls(bytes: Buffer): string[] {
  const book = read(bytes, { type: 'buffer' });
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    return sheet ? utils.sheet_to_csv(sheet, { rawNumbers: true, FS: '\n' }) : '';
  });
}
