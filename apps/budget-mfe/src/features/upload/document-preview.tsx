import { messageOf } from '@hoa/api-client/core';
import { useGetFactsQuery } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { Badge, Button, Dialog, Loading, Skeleton } from '@hoa/ui';
import { readingOf, statusLabel } from '../documents/describe';
import { useOpenFile } from '../documents/use-open-file';
import { Preview } from '../preview/preview';

export interface DocumentPreviewProps {
  document: DocumentRow;
  onClose: () => void;
}

/** What was read from a document: its pages with the facts marked in them, and what can be corrected about them. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const { open, opening } = useOpenFile();
  const isReady = readingOf(document) === 'ready';
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Document Preview"
      description="Content extracted from your document"
      size="full"
    >
      <div className="flex h-full min-h-[32rem] flex-col gap-3 pb-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="min-w-0 font-medium break-words">{document.name}</h3>
          {!isReady && <Badge>{statusLabel(document)}</Badge>}
          <Button
            size="sm"
            className="ml-auto"
            loading={opening}
            onClick={() => void open({ id: document.id, name: document.name })}
          >
            Show the original
          </Button>
        </div>
        {isReady ? <Content document={document} /> : <NoContent />}
      </div>
    </Dialog>
  );
}

function Content({ document }: { document: DocumentRow }) {
  const { data, error } = useGetFactsQuery(document.id);
  if (document.contentLength === 0) return <NoContent />;
  if (data) return <Preview document={document} facts={data} />;
  if (error) return <p role="alert">{messageOf(error, 'The content could not be loaded.')}</p>;
  return (
    <Loading label="Loading the content" className="space-y-2">
      <Skeleton />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </Loading>
  );
}

function NoContent() {
  return <p className="py-8 text-center text-ink-soft">No content available</p>;
}
