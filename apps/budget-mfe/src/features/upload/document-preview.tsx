import { messageOf } from '@hoa/api-client/core';
import { useGetDocumentQuery, useGetFactsQuery } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { Badge, Banner, Button, Dialog, Loading, Skeleton } from '@hoa/ui';
import { kindLabel, readingOf, statusLabel } from '../documents/describe';
import { HighlightedText, ReadingArea } from '../documents/highlighted-text';
import { splitPages } from '../documents/page-text';
import { useOpenFile } from '../documents/use-open-file';

export interface DocumentPreviewProps {
  document: DocumentRow;
  onClose: () => void;
}

/** What was read from a document: its kind, what to be careful about, and its text page by page. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const { open, opening } = useOpenFile();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Document Preview"
      description="Content extracted from your document"
      size="lg"
      footer={
        <Button loading={opening} onClick={() => void open({ id: document.id, name: document.name })}>
          Open the file
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="font-medium break-words">{document.name}</span>
        <Badge tone={readingOf(document) === 'ready' ? 'accent' : 'neutral'}>
          {readingOf(document) === 'ready' ? kindLabel(document.kind) : statusLabel(document)}
        </Badge>
      </div>
      {readingOf(document) === 'ready' && <Findings id={document.id} />}
      {/* Keyed by status: the text is asked for again once it has been read. */}
      <Content key={document.status} id={document.id} />
    </Dialog>
  );
}

function Findings({ id }: { id: number }) {
  const { data } = useGetFactsQuery(id);
  if (!data) return null;
  return (
    <>
      {data.association && (
        <p className="mb-3 text-ink-soft">
          Names <span className="font-medium text-ink">{data.association.value}</span>
          {data.fiscalYear && `, fiscal year ${data.fiscalYear.value}`}.
        </p>
      )}
      {data.warnings.length > 0 && (
        <Banner tone="attention" title="Worth a look" className="mb-4">
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {data.warnings.map((warning, index) => (
              <li key={index}>{warning.message}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

function Content({ id }: { id: number }) {
  const { data, error, isFetching } = useGetDocumentQuery(id);
  if (error) return <p role="alert">{messageOf(error, 'The content could not be loaded.')}</p>;
  if (!data || isFetching)
    return (
      <Loading label="Loading the content" className="space-y-2">
        <Skeleton />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </Loading>
    );
  if (!data.content.trim()) return <p className="py-8 text-center text-ink-soft">No content available</p>;
  return (
    <ReadingArea label="Content" className="space-y-5">
      {splitPages(data.content).map(({ page, text }, index, all) => (
        <section key={index} aria-label={`Page ${page}`}>
          {all.length > 1 && (
            <h3 className="mb-2 border-b border-line pb-1 text-sm font-semibold text-ink-soft">
              Page {page}
            </h3>
          )}
          <HighlightedText text={text} />
        </section>
      ))}
    </ReadingArea>
  );
}
