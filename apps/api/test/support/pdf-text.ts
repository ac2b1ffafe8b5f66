import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist' with { 'resolution-mode': 'import' };

export interface OpenedPdf {
  /** The text of each page, its pieces parted by a space. */
  pages: string[];
  title: unknown;
  language: unknown;
  tagged: boolean;
  /** Headings as bookmarks, with how deep they stand. */
  outline: string[];
  /** Alternative texts of its pictures. */
  alternatives: string[];
  /** Width and height of the first page in points. */
  size: [number, number];
  /** Where the lowest line of any page stands, in points above the page's foot. */
  lowest: number;
}

/** A PDF as another library than the one that wrote it reads it. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const root = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const document = await pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: path.join(root, 'standard_fonts') + path.sep,
  }).promise;
  try {
    return await read(document);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function read(document: PDFDocumentProxy): Promise<OpenedPdf> {
  const pages: string[] = [];
  const alternatives: string[] = [];
  let size: [number, number] = [0, 0];
  let lowest = Infinity;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') lowest = Math.min(lowest, Number(item.transform[5]));
    pages.push(
      items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
    collect(await page.getStructTree(), alternatives);
    if (number === 1) size = [page.view[2] ?? 0, page.view[3] ?? 0];
  }
  const { info } = await document.getMetadata();
  const read = info as Record<string, unknown>;
  const outline = (await document.getOutline()) ?? [];
  return {
    pages,
    title: read['Title'],
    language: read['Language'],
    tagged: (await document.getMarkInfo())?.Marked ?? false,
    outline: outline.flatMap(({ title, items }) => [
      title,
      ...items.map((item) => `  ${String(item.title)}`),
    ]),
    alternatives,
    size,
    lowest,
  };
}

function collect(node: unknown, into: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('alt' in node && typeof node.alt === 'string') into.push(node.alt);
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) collect(child, into);
}
