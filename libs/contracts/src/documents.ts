import { z } from 'zod';
import { Id, openEnum, Timestamp } from './primitives';

/** 10 MB: the largest file that is taken, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const UPLOAD_EXTENSIONS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'] as const;

export const documentTypes = ['document', 'assessment'] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

export const documentStatuses = ['queued', 'reading', 'recognising', 'ready', 'failed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentKinds = [
  'budget',
  'actuals',
  'declaration',
  'contract',
  'insurance',
  'reserve-study',
  'bylaws',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A row of the document list; lists never carry content. */
export const DocumentRow = z.looseObject({
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  type: openEnum(documentTypes),
  /** What the document was read as; null until it is read. */
  kind: openEnum(documentKinds).nullable(),
  status: openEnum(documentStatuses),
  /** Pages of the file, null until known; and how many of them are read. */
  pages: z.int().nullable(),
  pagesRead: z.int(),
  contentLength: z.int(),
  associationId: Id.nullable(),
  createdAt: Timestamp,
  error: z.looseObject({ code: z.string(), message: z.string() }).optional(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** One document with its text, empty until it is ready; a form feed stands between two pages. */
export const DocumentDetail = DocumentRow.extend({ content: z.string() });
export type DocumentDetail = z.infer<typeof DocumentDetail>;

const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** One page as it was read: lines from the top, cells from the left, boxes in points from the page's top left corner. */
export const DocumentPage = z.looseObject({
  page: z.int(),
  /** Pages that were read. */
  pages: z.int(),
  /** Size of the page in points, where its reading recorded it: what boxes are measured in. */
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  /** The page can be displayed as an image; absent where it cannot. */
  hasImage: z.boolean().optional(),
  lines: z.array(
    z.looseObject({
      index: z.int(),
      text: z.string(),
      box: Box,
      cells: z.array(
        z.looseObject({
          text: z.string(),
          box: Box,
          confidence: z.number(),
          /** The container's own address, such as B7; absent in PDFs. */
          ref: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** Bounds of a page image in pixels: below the first nothing is legible, above the second nothing is gained. */
export const PAGE_IMAGE_WIDTH = { least: 200, most: 2_000, usual: 1_200 } as const;
export const PageImageQuery = z.object({
  width: z.coerce.number().int().min(PAGE_IMAGE_WIDTH.least).max(PAGE_IMAGE_WIDTH.most).optional(),
});

export const DocumentQuery = z.object({ type: DocumentType.optional() });

/** The form fields beside `file` of an upload. */
export const UploadFields = z.object({ type: DocumentType.optional() });

export const Deleted = z.looseObject({ deleted: z.boolean() });
