import path from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist' with { 'resolution-mode': 'import' };
import type * as PdfjsModule from 'pdfjs-dist/legacy/build/pdf.mjs' with { 'resolution-mode': 'import' };

export type Pdfjs = typeof PdfjsModule;
export type PdfDocument = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

let loading: Promise<Pdfjs> | undefined;

export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return loading;
}

/** Opens a document with nothing that could run a script or reach a network. */
export async function openPdf(bytes: Uint8Array, imagePixels: number): Promise<PdfDocument> {
  const pdfjs = await loadPdfjs();
  return pdfjs.getDocument(await openingOptions(bytes, imagePixels)).promise;
}

/** How every library here opens a PDF. */
export async function openingOptions(bytes: Uint8Array, imagePixels: number) {
  const { VerbosityLevel } = await loadPdfjs();
  const root = path.dirname(require.resolve('pdfjs-dist/package.json'));
  return {
    // pdfjs takes the buffer over, so it gets its own copy.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: imagePixels,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: path.join(root, 'standard_fonts') + path.sep,
    cMapUrl: path.join(root, 'cmaps') + path.sep,
    cMapPacked: true,
    wasmUrl: path.join(root, 'wasm') + path.sep,
    iccUrl: path.join(root, 'iccs') + path.sep,
  };
}
