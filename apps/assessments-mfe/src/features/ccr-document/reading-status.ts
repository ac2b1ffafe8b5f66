import type { DocumentRow } from '@hoa/contracts';

/** Whether reading goes on. */
export function isBeingRead({ status }: DocumentRow): boolean {
  return status === 'queued' || status === 'reading' || status === 'recognising';
}

/** Where a document's reading stands, in words. */
export function readingStatus({ status, pages, pagesRead, error }: DocumentRow): string {
  const progress = pages ? `: page ${Math.min(pagesRead + 1, pages)} of ${pages}` : '';
  switch (status) {
    case 'queued':
      return 'Waiting to be read';
    case 'reading':
      return `Being read${progress}`;
    case 'recognising':
      return `Text being recognized${progress}`;
    case 'ready':
      return pages ? `Ready · ${pages} ${pages === 1 ? 'page' : 'pages'}` : 'Ready';
    case 'failed':
      return error?.message ?? 'Could not be read';
    default:
      // A status that a newer server knows.
      return status;
  }
}

/** Kilobytes with one decimal; a size that is no number is not known. */
export function formatSize(bytes: unknown): string {
  return typeof bytes === 'number' && Number.isFinite(bytes)
    ? `${(bytes / 1024).toFixed(1)} KB`
    : 'Size unknown';
}
