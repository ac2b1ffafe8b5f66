import { useMay } from '@hoa/api-client/access';
import { messageOf } from '@hoa/api-client/core';
import type { DocumentRow } from '@hoa/contracts';
import { Button, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteDocument } from './delete-document';
import { DocumentSummary } from './document-summary';

export interface DocumentListProps {
  list: { data?: DocumentRow[]; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onSelect: (id: number) => void;
}

/** The governing documents that are there already. */
export function DocumentList({ list, onSelect }: DocumentListProps) {
  const { data, error, isFetching, refetch } = list;
  const [deleting, setDeleting] = useState<DocumentRow | null>(null);
  const mayDelete = useMay()('deleteDocument');
  if (error && !data)
    return (
      <ErrorPanel
        level={3}
        title="Your CC&R documents could not be loaded"
        description={messageOf(error, 'They are safe; please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Loading label="Loading your CC&R documents…">
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    );
  if (data.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">Your CC&R documents</h3>
      <ul className="space-y-2">
        {data.map((document) => (
          <li key={document.id}>
            <DocumentSummary document={document}>
              <div className="flex gap-1">
                <Button size="sm" onClick={() => onSelect(document.id)}>
                  Use this document<span className="sr-only">: {document.name}</span>
                </Button>
                {mayDelete && (
                  <Button
                    size="sm"
                    variant="danger-quiet"
                    aria-label={`Delete ${document.name}`}
                    onClick={() => setDeleting(document)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                )}
              </div>
            </DocumentSummary>
          </li>
        ))}
      </ul>
      <DeleteDocument document={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
