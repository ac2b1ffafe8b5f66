import { ReadError } from '../../page/read-error';
import type { ReadContext, Warning } from '../../page/options';
import type { Page, ReadDocument } from '../../page/types';
import type { Recogniser } from '../ocr/recogniser';
import { largestImage, needOf } from './need';
import { confirmFigures } from './confirm';
import { PdfParser } from './parser';
import { openPdf, type PdfDocument, type PdfPage } from './pdfjs';
import type * as Scanned from './scanned-page';
import { readTextPage, type TextPage } from './text-page';

/** Loaded for a scan alone: recognition is a tenth of what the process of a reading loads when it starts. */
// oxlint-disable-next-line typescript/no-require-imports -- what is compiled to CommonJS has no other way to load later
const scans = () => require('./scanned-page') as typeof Scanned;

/** Below this mean confidence a person should look at the scan. */
const POOR = 0.7;
/**
 * Pixels of an image that can be unpacked beside the recognition engine within the bound of memory (a letter page at
 * 400 dpi in colour); for a larger one the engine is closed, and opened again once the page has been drawn.
 */
const BESIDE_ENGINE = 16_000_000;

/** Reads a PDF page by page; what has no text layer is recognised. Throws ReadError: encrypted, damaged. */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const pdf = await open(bytes, context);
  const parser = await PdfParser.open(bytes, context.limits.imagePixels);
  const reader = new PdfReader(pdf, parser, context);
  try {
    return await reader.read();
  } finally {
    await reader.close();
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

class PdfReader {
  private readonly warnings: Warning[] = [];
  private readonly pages: Page[] = [];
  private recogniser: Promise<Recogniser> | undefined;
  private recognised = 0;

  constructor(
    private readonly pdf: PdfDocument,
    private readonly parser: PdfParser,
    private readonly context: ReadContext,
  ) {}

  async read(): Promise<ReadDocument> {
    const { pageCount, info } = await this.parser.info();
    const toRead = Math.min(pageCount, this.context.limits.pages);
    if (toRead < pageCount) this.warnings.push(cappedAt(toRead, pageCount));
    const layers = await this.pdf.getOptionalContentConfig();
    const layerShown = (properties: unknown): boolean => layers.isVisible(properties as never) !== false;
    for (let number = 1; number <= toRead; number++) {
      const source = await this.page(number, layerShown);
      this.context.onProgress?.({
        stage: source === 'ocr' ? 'ocr' : 'text',
        page: number,
        pageCount: toRead,
      });
    }
    if (this.pages.length === 0) throw new ReadError('damaged', 'no page could be read');
    return { container: 'pdf', pages: this.pages, pageCount, info, warnings: this.warnings };
  }

  async close(): Promise<void> {
    await this.closeRecogniser();
    await this.parser.close();
    await this.pdf.loadingTask.destroy();
  }

  private async closeRecogniser(): Promise<void> {
    const open = this.recogniser;
    this.recogniser = undefined;
    await (await open)?.close();
  }

  private async page(
    number: number,
    layerShown: (properties: unknown) => boolean,
  ): Promise<Page['source'] | undefined> {
    try {
      const pdfPage = await this.pdf.getPage(number);
      try {
        const text = await readTextPage(pdfPage, layerShown);
        if (text.hidden > 0)
          this.warn('hidden-text', number, 'holds text that cannot be seen on paper; it was left out.');
        const page = await this.completed(text, pdfPage);
        if (page.source === 'text') await this.confirm(page);
        this.pages.push(page);
        this.context.onPage?.(page);
        return page.source;
      } finally {
        pdfPage.cleanup();
      }
    } catch {
      this.warn('page-damaged', number, 'is damaged and could not be read.');
      return undefined;
    }
  }

  /** The page with what recognition finds, where its text layer lacks something. */
  private async completed(text: TextPage, pdfPage: PdfPage): Promise<Page> {
    const need = needOf(text);
    const { number } = text.page;
    if (need.kind === 'none') return text.page;
    if (this.recognised >= this.context.limits.ocrPages) {
      this.warn(
        'ocr-cap',
        number,
        'is a scan and was not read: the file has too many scanned pages for OCR.',
      );
      return text.page;
    }
    this.recognised++;
    const openRecogniser = (): Promise<Recogniser> =>
      (this.recogniser ??= scans().openRecogniser(() => this.context.onAlive?.()));
    try {
      if (largestImage(text) > BESIDE_ENGINE) await this.closeRecogniser();
      const scanned = await scans().readScannedPage({ pdfPage, text, need, openRecogniser });
      if (scanned.confidence < POOR)
        this.warn('poor-scan', number, 'is hard to read (OCR); please check its figures.');
      return scanned.page;
    } catch (error) {
      this.warn(
        'ocr-failed',
        number,
        `could not be recognized (OCR): ${error instanceof Error ? error.message : String(error)}`,
      );
      return text.page;
    }
  }

  /** Where pdf-parse has no text for a page, there is nothing to compare with. */
  private async confirm(page: Page): Promise<void> {
    const text = await this.parser.text(page.number);
    if (text === undefined) return;
    const missing = confirmFigures(page, text);
    if (missing.length === 0) return;
    const named = [...new Set(missing)].slice(0, 5).join(', ');
    this.warn('figure-unconfirmed', page.number, `has figures that its text does not confirm: ${named}. Please compare them with the document.`); // prettier-ignore
  }

  private warn(code: string, page: number, what: string): void {
    this.warnings.push({ code, message: `Page ${page} ${what}`, page });
  }
}

export function cappedAt(read: number, pageCount: number): Warning {
  return {
    code: 'page-cap',
    message: `Only the first ${read} of ${pageCount} pages were read. Please upload the rest as a file of its own.`,
  };
}
