import type { DocumentKind, DocumentRow, DocumentStatus, DocumentType } from '@hoa/contracts';

/** A row of `documents`; the file's bytes stand in `document_files`. */
export interface StoredDocument {
  id: number;
  name: string;
  media_type: string;
  size: number;
  type: DocumentType;
  association_id: number | null;
  kind: DocumentKind | null;
  status: DocumentStatus;
  pages: number | null;
  pages_read: number;
  content_length: number;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
}

export const DOCUMENT_COLUMNS = `id, name, media_type, size, type, association_id, kind, status, pages, pages_read,
  content_length, error_code, error_message, created_at`;

export function toDocumentRow(row: StoredDocument): DocumentRow {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    type: row.type,
    kind: row.kind,
    status: row.status,
    pages: row.pages,
    pagesRead: row.pages_read,
    contentLength: row.content_length,
    associationId: row.association_id,
    createdAt: row.created_at.toISOString(),
    ...(row.error_code === null ? {} : { error: { code: row.error_code, message: row.error_message ?? '' } }),
  };
}
