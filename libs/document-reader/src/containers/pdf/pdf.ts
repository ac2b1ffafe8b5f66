import { ReadError } from '../../page/read-error';
import type { ReadContext, Warning } from '../../page/options';
import type { Page, ReadDocument } from '../../page/types';
import { openPdf, type PdfDocument } from './pdfjs';
import { readTextPage, type TextPage } from './text-page';

/** Reads a PDF page by page. Throws ReadError: encrypted, damaged. */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const pdf = await open(bytes, context);
  try {
    return await readPages(pdf, context);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array, context: ReadContext): Promise<PdfDocument> {
  try {
    return await openPdf(bytes, context.limits.imagePixels);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'PasswordException') throw new ReadError('encrypted', message);
    throw new ReadError('damaged', `${name}: ${message}`);
  }
}

async function readPages(pdf: PdfDocument, context: ReadContext): Promise<ReadDocument> {
  const pageCount = pdf.numPages;
  const toRead = Math.min(pageCount, context.limits.pages);
  const warnings: Warning[] = [];
  if (toRead < pageCount) warnings.push(cappedAt(toRead, pageCount));
  const layers = await pdf.getOptionalContentConfig();
  const pages: Page[] = [];
  for (let number = 1; number <= toRead; number++) {
    const text = await readOne(pdf, number, (properties) => layers.isVisible(properties as never) !== false);
    if (text instanceof Error) {
      warnings.push({
        code: 'page-damaged',
        message: `Page ${number} is damaged and could not be read.`,
        page: number,
      });
    } else {
      if (text.hidden > 0) warnings.push(hiddenOn(number));
      pages.push(text.page);
      context.onPage?.(text.page);
    }
    context.onProgress?.({ stage: 'text', page: number, pageCount: toRead });
  }
  if (pages.length === 0) throw new ReadError('damaged', 'no page could be read');
  return { container: 'pdf', pages, pageCount, warnings };
}

async function readOne(
  pdf: PdfDocument,
  number: number,
  layerShown: (properties: unknown) => boolean,
): Promise<TextPage | Error> {
  try {
    const page = await pdf.getPage(number);
    try {
      return await readTextPage(page, layerShown);
    } finally {
      page.cleanup();
    }
  } catch (error) {
    return error as Error;
  }
}

export function cappedAt(read: number, pageCount: number): Warning {
  return {
    code: 'page-cap',
    message: `Only the first ${read} of ${pageCount} pages were read. Please upload the rest as a file of its own.`,
  };
}

function hiddenOn(page: number): Warning {
  return {
    code: 'hidden-text',
    message: `Page ${page} holds text that cannot be seen on paper; it was left out.`,
    page,
  };
}
