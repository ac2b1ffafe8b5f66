import { useListDocumentsQuery } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { useEffect, useState } from 'react';
import { looksLikeCcr } from './accepted-file';
import { CcrUpload } from './ccr-upload';
import { DocumentList } from './document-list';
import { DocumentSummary } from './document-summary';
import { isBeingRead } from './reading-status';

const POLL_MS = 2_000;

export interface CcrDocumentProps {
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  onUploaded: (id: number) => void;
  /** It was read, and has no table of ownership. */
  nothingFound: boolean;
  onEnterInstead: () => void;
}

/** The governing document: pick one that is there, or upload one. */
export function CcrDocument(props: CcrDocumentProps) {
  const { selectedId, onSelect, onUploaded, nothingFound, onEnterInstead } = props;
  const [unread, setUnread] = useState(false);
  const list = useListDocumentsQuery({ type: 'assessment' }, { pollingInterval: unread ? POLL_MS : 0 });
  const someUnread = list.data?.some(isBeingRead) ?? false;
  useEffect(() => setUnread(someUnread), [someUnread]);
  const selected = list.data?.find((document) => document.id === selectedId);

  const uploaded = (document: DocumentRow) => {
    onUploaded(document.id);
    if (looksLikeCcr(document.name)) onSelect(document.id);
  };
  if (!selected)
    return (
      <div className="space-y-6">
        <DocumentList list={list} onSelect={onSelect} />
        <CcrUpload onUploaded={uploaded} />
      </div>
    );
  return (
    <div className="space-y-4">
      <DocumentSummary document={selected}>
        <Button size="sm" onClick={() => onSelect(null)}>
          Change Document
        </Button>
      </DocumentSummary>
      {nothingFound && (
        <Banner
          tone="problem"
          title="No ownership data found"
          announce
          aside={
            <Button size="sm" onClick={onEnterInstead}>
              Enter a schedule instead
            </Button>
          }
        >
          No table or sentence of this document says which part of the whole each unit owns. Choose another
          document, or enter the schedule yourself.
        </Banner>
      )}
    </div>
  );
}
