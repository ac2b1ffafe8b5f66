import { useMay } from '@hoa/api-client/access';
import type { DocumentRow } from '@hoa/contracts';
import { Badge, Button, Progress } from '@hoa/ui';
import { CircleAlert, FileSpreadsheet, FileText, Trash2 } from 'lucide-react';
import { formatSize, kindLabel, readingOf, readingPercent, statusLabel } from '../documents/describe';

export interface DocumentListProps {
  documents: DocumentRow[];
  onPreview: (document: DocumentRow) => void;
  onDelete: (document: DocumentRow) => void;
}

export function DocumentList({ documents, onPreview, onDelete }: DocumentListProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="uploaded-documents">
      <h2 id="uploaded-documents" className="mb-3 text-xl font-semibold">
        Uploaded Documents ({documents.length})
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {documents.map((document) => (
          <DocumentEntry
            key={document.id}
            document={document}
            onPreview={() => onPreview(document)}
            onDelete={() => onDelete(document)}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  document: DocumentRow;
  onPreview: () => void;
  onDelete: () => void;
}

function DocumentEntry({ document, onPreview, onDelete }: EntryProps) {
  const mayDelete = useMay()('deleteDocument');
  const reading = readingOf(document);
  const Icon = /\.(xlsx?|csv)$/i.test(document.name) ? FileSpreadsheet : FileText;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-2.5 size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow py-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={onPreview}
            className="max-w-full text-left font-medium break-words text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {document.name}
          </button>
          <span className="figures text-sm text-ink-soft">{formatSize(document.size)}</span>
          {document.pages !== null && document.pages > 0 && (
            <span className="figures text-sm text-ink-soft">
              {document.pages} {document.pages === 1 ? 'page' : 'pages'}
            </span>
          )}
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          {reading === 'ready' && <Badge tone="accent">{kindLabel(document.kind)}</Badge>}
          {reading === 'failed' && <FailedReading document={document} />}
          {reading === 'reading' && (
            <Progress
              className="w-full max-w-sm"
              showValue
              label={statusLabel(document)}
              value={readingPercent(document)}
            />
          )}
        </div>
      </div>
      {mayDelete && (
        <Button
          variant="quiet"
          size="icon"
          className="shrink-0"
          aria-label={`Delete ${document.name}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  );
}

function FailedReading({ document }: { document: DocumentRow }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-brick">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {statusLabel(document)}. {document.error?.message ?? 'Please add another copy of it.'}
      </span>
    </p>
  );
}
