import { useListDocumentsQuery } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { useEffect, useState } from 'react';
import { StepCard } from '../setup/step-card';
import { looksLikeCcr } from './accepted-file';
import { CcrUpload } from './ccr-upload';
import { DocumentList } from './document-list';
import { DocumentSummary } from './document-summary';
import { isBeingRead } from './reading-status';
import { useReading } from './use-reading';

const POLL_MS = 2_000;

export interface CcrDocumentStepProps {
  selectedId: number | null;
  onSelect: (id: number | null) => void;
}

/** The governing document: pick one that is there, or upload one. */
export function CcrDocumentStep({ selectedId, onSelect }: CcrDocumentStepProps) {
  const [unread, setUnread] = useState(false);
  const list = useListDocumentsQuery({ type: 'assessment' }, { pollingInterval: unread ? POLL_MS : 0 });
  const someUnread = list.data?.some(isBeingRead) ?? false;
  useEffect(() => setUnread(someUnread), [someUnread]);
  const selected = list.data?.find((document) => document.id === selectedId);

  const [watchedId, setWatchedId] = useState<number | null>(null);
  useReading(watchedId, () => setWatchedId(null));
  const uploaded = (document: DocumentRow) => {
    setWatchedId(document.id);
    if (looksLikeCcr(document.name)) onSelect(document.id);
  };

  return (
    <StepCard
      number={1}
      title="CC&R document"
      description="The declaration (CC&R) whose exhibit lists each unit’s ownership percentage."
      state={selected ? 'done' : 'current'}
      aside={
        selected && (
          <Button size="sm" onClick={() => onSelect(null)}>
            Change Document
          </Button>
        )
      }
    >
      {selected ? (
        <DocumentSummary document={selected} />
      ) : (
        <div className="space-y-6">
          <DocumentList list={list} onSelect={onSelect} />
          <CcrUpload onUploaded={uploaded} />
        </div>
      )}
    </StepCard>
  );
}
