import type { PDFParse } from 'pdf-parse' with { 'resolution-mode': 'import' };
import { DEFAULT_LIMITS } from '../../page/options';
import type { FileInfo } from '../../page/types';
import { openingOptions } from './pdfjs';

/** A PDF as the library pdf-parse reads it: what the file says of itself, its text in drawing order, pictures of pages. */
export class PdfParser {
  private constructor(private readonly parser: PDFParse) {}

  static async open(bytes: Uint8Array, imagePixels = DEFAULT_LIMITS.imagePixels): Promise<PdfParser> {
    const { PDFParse } = await import('pdf-parse');
    return new PdfParser(new PDFParse(await openingOptions(bytes, imagePixels)));
  }

  /** Pages, title and producer. Throws what opening the file throws. */
  async info(): Promise<{ pageCount: number; info: FileInfo }> {
    const { total, info } = await this.parser.getInfo();
    const { Title: title, Producer: producer } = (info ?? {}) as Record<string, unknown>;
    return {
      pageCount: total,
      info: { ...entry('title', title), ...entry('producer', producer) },
    };
  }

  /** A page's text, a tab between cells; undefined where it cannot be extracted. */
  async text(page: number): Promise<string | undefined> {
    const result = await this.parser
      .getText({ partial: [page], cellSeparator: '\t', pageJoiner: '' })
      .catch(() => undefined);
    return result?.pages[0]?.text;
  }

  /** Points of a page as the file turns it; undefined where there is no such page. */
  async size(page: number): Promise<{ width: number; height: number } | undefined> {
    const { pages } = await this.parser.getInfo({ parsePageInfo: true, partial: [page] });
    return pages[0];
  }

  /** A page as a PNG, as the file turns it. */
  async picture(page: number, width: number): Promise<Uint8Array> {
    const { pages } = await this.parser.getScreenshot({
      partial: [page],
      desiredWidth: width,
      imageBuffer: true,
      imageDataUrl: false,
    });
    if (!pages[0]) throw new Error(`There is no page ${page}.`);
    return pages[0].data;
  }

  async close(): Promise<void> {
    await this.parser.destroy();
  }
}

const MOST_CHARACTERS = 300;

/** Anybody may write anything there: one line of it, of a bounded length. */
function entry(name: keyof FileInfo, value: unknown): FileInfo {
  if (typeof value !== 'string') return {};
  const text = value
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
  return text === '' ? {} : { [name]: text };
}
