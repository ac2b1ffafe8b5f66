import { messageOf } from '@hoa/api-client/core';
import { useGetDocumentQuery } from '@hoa/api-client/documents';
import type { ItemSource } from '@hoa/contracts';
import { Button, Dialog, Loading, Skeleton } from '@hoa/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { HighlightedText, ReadingArea } from '../documents/highlighted-text';
import { findQuote } from '../documents/page-text';
import { useOpenFile } from '../documents/use-open-file';

export interface SourceDialogProps {
  source: ItemSource & { documentId: number };
  onClose: () => void;
}

/** The page that a figure stands on, its words marked. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { documentId, documentName, page } = source;
  const { data, error } = useGetDocumentQuery(documentId);
  const { open, opening } = useOpenFile();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={documentName}
      description={`Page ${page}, as it was read`}
      size="lg"
      footer={
        <Button loading={opening} onClick={() => void open({ id: documentId, name: documentName, page })}>
          Open the file
        </Button>
      }
    >
      <blockquote className="mb-4 border-l-2 border-accent pl-3 text-ink-soft">
        “<span className="text-ink">{source.quote}</span>”
      </blockquote>
      {error ? (
        <p role="alert">{messageOf(error, 'The document could not be loaded.')}</p>
      ) : data ? (
        <Pages content={data.content} source={source} />
      ) : (
        <Loading label="Loading the page" className="space-y-2">
          <Skeleton />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Loading>
      )}
    </Dialog>
  );
}

function Pages({ content, source }: { content: string; source: ItemSource }) {
  const place = useMemo(() => findQuote(content, source), [content, source]);
  const [at, setAt] = useState(place.at);
  const shown = place.pages[at];
  if (!shown) return <p className="text-ink-soft">No content available</p>;
  return (
    <>
      {place.pages.length > 1 && (
        <div className="mb-2 flex items-center justify-between border-b border-line pb-1">
          <h3 className="text-sm font-semibold text-ink-soft">
            Page {shown.page} of {place.pages.at(-1)?.page}
          </h3>
          <div className="flex">
            <Button
              size="icon"
              variant="quiet"
              aria-label="Previous page"
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <Button
              size="icon"
              variant="quiet"
              aria-label="Next page"
              disabled={at === place.pages.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRight aria-hidden />
            </Button>
          </div>
        </div>
      )}
      {at === place.at && !place.span && (
        <p className="mb-2 text-sm text-ink-soft">The quoted words are not in one piece on this page.</p>
      )}
      <ReadingArea label="Text of the page">
        <HighlightedText text={shown.text} span={at === place.at ? place.span : null} />
      </ReadingArea>
    </>
  );
}
