import type { DocumentKind } from '@hoa/contracts';
import type { Page, ReadDocument } from './types';

/** Bounds of one document. All are counted while reading, never taken from what a file says of itself. */
export interface Limits {
  /** Pages (or sheets) that are read; the rest is left out with a warning. */
  pages: number;
  /** Bytes that a zip (.docx, .xlsx) may inflate to. */
  inflatedBytes: number;
  /** Entries of a zip. */
  entries: number;
  /** Cells of a workbook that are kept; the rest is left out with a warning. */
  cells: number;
  /** Characters of text that are kept, all pages together. */
  characters: number;
  /** Pages that may be recognised; the rest of a scan is left out with a warning. */
  ocrPages: number;
  /** Pixels of an image inside a PDF; larger ones are not drawn. */
  imagePixels: number;
}

export const DEFAULT_LIMITS: Limits = {
  pages: 300,
  inflatedBytes: 150_000_000,
  entries: 5_000,
  cells: 400_000,
  characters: 8_000_000,
  ocrPages: 300,
  imagePixels: 60_000_000,
};

export interface Progress {
  stage: 'opening' | 'text' | 'ocr';
  /** Pages done. */
  page: number;
  /** Pages to do, after the cap. */
  pageCount: number;
}

export interface About {
  documentId: number;
  readingId: string;
}

/** What a person says that pages are; without pages, the whole file. */
export interface PagesKind {
  pages?: [number, number] | undefined;
  kind: DocumentKind;
}

/** How a person answered a question about a statement, or what they set a section to; both by ids made of content. */
export interface Answer {
  questionId: string;
  answerId: string;
}

/** What people stated about a document; its reader believes it. The last entry about the same thing counts. */
export interface Stated {
  kinds?: readonly PagesKind[];
  answers?: readonly Answer[];
}

export interface ReadOptions extends Stated {
  /** The file's name: it decides only between .txt and .csv, and what a refusal says. */
  name: string;
  /** Whose facts these are: every citation carries it. */
  about?: About;
  limits?: Partial<Limits>;
  /** Pages that an earlier reading kept: the file is not opened again. */
  opened?: ReadDocument;
  onProgress?: (progress: Progress) => void;
  /** Receives each page as soon as it is read, in the order of the file. */
  onPage?: (page: Page) => void;
  /** Called between progress, so that a long step is not taken for a hang. */
  onAlive?: () => void;
}

export interface ReadContext extends ReadOptions {
  limits: Limits;
}

export type Warning = { code: string; message: string; page?: number };
