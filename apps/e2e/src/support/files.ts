import path from 'node:path';
import { fromBuffer } from 'yauzl';

/** The text of each page of a PDF, as another library than the one that wrote it reads it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const root = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: path.join(root, 'standard_fonts') + path.sep,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const pieces = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
      pages.push(pieces.join('').replace(/\s+/g, ' '));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** The names in a zip, which every Office document is; refuses what is none. */
export function zipNames(bytes: Uint8Array): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      zip.on('error', reject);
      zip.on('end', () => resolve(names));
    });
  });
}
