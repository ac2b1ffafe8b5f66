import type { DocumentKind, DocumentRow } from '@hoa/contracts';

const kinds: Record<DocumentKind, string> = {
  budget: 'Budget',
  actuals: 'Financial statement',
  declaration: 'Declaration (CC&R)',
  contract: 'Contract',
  insurance: 'Insurance policy',
  'reserve-study': 'Reserve study',
  bylaws: 'Bylaws',
  other: 'Other document',
};

/** What a document was read as, in words; a kind that this version does not know is shown as it is named. */
export function kindLabel(kind: string | null): string {
  if (kind === null) return 'Not read yet';
  return kind in kinds ? kinds[kind as DocumentKind] : kind.replace(/-/g, ' ');
}

/** Kilobytes with one decimal; 'Size unknown' where the size is missing or no number. */
export function formatSize(bytes: unknown): string {
  return typeof bytes === 'number' && Number.isFinite(bytes) && bytes >= 0
    ? `${(bytes / 1024).toFixed(1)} KB`
    : 'Size unknown';
}

export type Reading = 'reading' | 'ready' | 'failed';

/** Whether a document is still being read; a status that this version does not know counts as that. */
export function readingOf({ status }: Pick<DocumentRow, 'status'>): Reading {
  if (status === 'ready') return 'ready';
  return status === 'failed' ? 'failed' : 'reading';
}

/** How far a document's reading is, in words. */
export function statusLabel({
  status,
  pages,
  pagesRead,
}: Pick<DocumentRow, 'status' | 'pages' | 'pagesRead'>): string {
  if (status === 'ready') return 'Ready';
  if (status === 'failed') return 'Could not be read';
  if (status === 'queued') return 'Waiting to be read';
  const where = pages ? `, page ${Math.min(pagesRead + 1, pages)} of ${pages}` : '';
  return `${status === 'recognising' ? 'Recognizing text' : 'Reading'}${where}`;
}

/** Percent of a document's pages that are read; null while the number of pages is unknown. */
export function readingPercent({
  pages,
  pagesRead,
}: Pick<DocumentRow, 'pages' | 'pagesRead'>): number | null {
  return pages ? Math.min(100, (pagesRead / pages) * 100) : null;
}
