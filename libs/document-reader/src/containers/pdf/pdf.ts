import { ReadError } from '../../page/read-error';
import type { ReadContext, Warning } from '../../page/options';
import type { Page, ReadDocument } from '../../page/types';
import type { Engines } from '../ocr/engines';
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
/** Pages that are begun before the first of them is done: one for each engine, and one that is drawn and prepared meanwhile. */
const AHEAD = 3;
/**
 * Pixels of an image that can be unpacked beside the recognition engine within the bound of memory (a letter page at
 * 400 dpi in colour); for a larger one the engine is closed, and opened again once the page has been drawn.
 */
const BESIDE_ENGINE = 16_000_000;
/** The same beside an engine at work (a letter page at 250 dpi): a page with a larger one is read alone. */
const BESIDE_WORK = 6_200_000;

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

/** A page whose text layer was read, and what recognition will find on it, where it lacks something. */
interface Begun {
  text: TextPage;
  scanned?: Promise<Scanned.ScannedPage | { failure: string }>;
}

class PdfReader {
  private readonly warnings: Warning[] = [];
  private readonly pages: Page[] = [];
  /** Pages that are done before one that stands before them; undefined where a page could not be read. */
  private readonly early = new Map<number, Page | undefined>();
  private engines: Engines | undefined;
  private recognised = 0;
  private done = 0;
  private next = 1;

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
    const reading: Promise<void>[] = [];
    for (let number = 1; number <= toRead; number++) {
      // An engine that hangs is to leave the others without work soon, or their signs of life would stand for its own.
      await reading[number - 1 - AHEAD];
      const page = this.finish(number, await this.begin(number, layerShown)).then((read) =>
        this.deliver(number, read, toRead),
      );
      // It is waited for later.
      page.catch(() => undefined);
      reading.push(page);
    }
    await Promise.all(reading);
    if (this.pages.length === 0) throw new ReadError('damaged', 'no page could be read');
    const warnings = this.warnings.sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
    return { container: 'pdf', pages: this.pages, pageCount, info, warnings };
  }

  async close(): Promise<void> {
    await this.engines?.close();
    await this.parser.close();
    await this.pdf.loadingTask.destroy();
  }

  /** Reads a page's text layer, and draws it where that is not enough: one page after the other, since both need much memory. */
  private async begin(
    number: number,
    layerShown: (properties: unknown) => boolean,
  ): Promise<Begun | undefined> {
    try {
      const pdfPage = await this.pdf.getPage(number);
      try {
        const text = await readTextPage(pdfPage, layerShown);
        if (text.hidden > 0)
          this.warn('hidden-text', number, 'holds text that cannot be seen on paper; it was left out.');
        return await this.recognition(text, pdfPage);
      } finally {
        pdfPage.cleanup();
      }
    } catch {
      return undefined;
    }
  }

  /** Draws the page where its text layer lacks something, and begins to recognise it. */
  private async recognition(text: TextPage, pdfPage: PdfPage): Promise<Begun> {
    const need = needOf(text);
    if (need.kind === 'none') return { text };
    if (this.recognised >= this.context.limits.ocrPages) {
      this.warn(
        'ocr-cap',
        text.page.number,
        'is a scan and was not read: the file has too many scanned pages for OCR.',
      );
      return { text };
    }
    this.recognised++;
    const onAlive = (): void => this.context.onAlive?.();
    const engines = (this.engines ??= scans().openEngines(onAlive));
    const pixels = largestImage(text);
    if (pixels > BESIDE_ENGINE) await engines.close();
    else if (pixels > BESIDE_WORK) await engines.rest();
    const drawn = scans().drawScan(pdfPage, text);
    const scanned = drawn
      .then((drawing) => scans().readScannedPage({ pdfPage, text, need, drawing, engines, onAlive }))
      .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }));
    await drawn.catch(() => undefined);
    return { text, scanned };
  }

  /** The page with what recognition found; undefined where it is damaged. */
  private async finish(number: number, begun: Begun | undefined): Promise<Page | undefined> {
    try {
      if (!begun) throw new Error('damaged');
      const page = await this.completed(begun);
      if (page.source === 'text') await this.confirm(page);
      return page;
    } catch {
      this.warn('page-damaged', number, 'is damaged and could not be read.');
      return undefined;
    }
  }

  private async completed({ text, scanned }: Begun): Promise<Page> {
    const found = await scanned;
    if (!found) return text.page;
    const { number } = text.page;
    if ('failure' in found) {
      this.warn('ocr-failed', number, `could not be recognized (OCR): ${found.failure}`);
      return text.page;
    }
    if (found.confidence < POOR)
      this.warn('poor-scan', number, 'is hard to read (OCR); please check its figures.');
    return found.page;
  }

  /** Pages leave in their order, whichever is done first; the progress counts what is done. */
  private deliver(number: number, page: Page | undefined, pageCount: number): void {
    this.early.set(number, page);
    for (; this.early.has(this.next); this.next++) {
      const next = this.early.get(this.next);
      this.early.delete(this.next);
      if (!next) continue;
      this.pages.push(next);
      this.context.onPage?.(next);
    }
    this.done++;
    this.context.onProgress?.({ stage: page?.source === 'ocr' ? 'ocr' : 'text', page: this.done, pageCount });
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
