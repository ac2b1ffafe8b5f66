import type { ItemSource } from '@hoa/contracts';
import { useState, type ReactNode } from 'react';
import { SourceDialog } from './source-dialog';

/** Words that a document stands behind: a click opens the page with the quote marked. */
export function Quote({ source, children }: { source: ItemSource; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { documentId, documentName, page } = source;
  if (documentId === null)
    return (
      <>
        {children} <span className="text-sm text-ink-soft">(document deleted)</span>
      </>
    );
  return (
    <>
      <button
        type="button"
        className="text-left underline decoration-line-strong decoration-dotted underline-offset-4 wrap-anywhere hover:decoration-accent"
        title={`${documentName}, page ${page}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <SourceDialog source={{ ...source, documentId }} onClose={() => setOpen(false)} />}
    </>
  );
}
