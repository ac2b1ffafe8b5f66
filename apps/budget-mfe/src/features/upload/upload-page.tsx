import { messageOf } from '@hoa/api-client/core';
import type { DocumentRow } from '@hoa/contracts';
import { Button, ErrorPanel, Loading, PageHeader, Skeleton } from '@hoa/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckReading } from '../check-reading/check-reading';
import { useDocuments } from '../documents/use-documents';
import { DeleteDocument } from './delete-document';
import { DocumentList } from './document-list';
import { DocumentPreview } from './document-preview';
import { ReadingBanner } from './reading-banner';
import { SampleDocuments } from './sample-documents';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';

export function UploadPage() {
  const { data: documents, error, isFetching, refetch } = useDocuments();
  const { add, current } = useUploads(documents);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<DocumentRow | null>(null);
  const preview = documents?.find((document) => document.id === previewed);
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Document Upload"
        subtitle="Add HOA documents for AI budget analysis"
        back={<BackHome />}
      />
      <div className="space-y-8">
        {documents && <ReadingBanner documents={documents} />}
        <UploadArea current={current} onFiles={add}>
          {documents?.length === 0 && <SampleDocuments />}
        </UploadArea>
        {!documents && !error && <ListSkeleton />}
        {!documents && error && (
          <ErrorPanel
            title="Your documents could not be loaded"
            description={messageOf(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {documents && (
          <DocumentList
            documents={documents}
            onPreview={({ id }) => setPreviewed(id)}
            onDelete={setDeleted}
          />
        )}
        {documents && <CheckReading documents={documents} />}
        <Forward hasDocuments={(documents?.length ?? 0) > 0} />
      </div>
      {preview && <DocumentPreview document={preview} onClose={() => setPreviewed(null)} />}
      <DeleteDocument document={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}

function BackHome() {
  return (
    <Button variant="link" asChild>
      <Link to="/">
        <ArrowLeft aria-hidden />
        Back to Home
      </Link>
    </Button>
  );
}

/** Leads on without documents too: the parameters say what is missing. */
function Forward({ hasDocuments }: { hasDocuments: boolean }) {
  return (
    <div className="flex justify-end">
      <Button variant={hasDocuments ? 'primary' : 'secondary'} size="lg" asChild>
        <Link to="/budget-parameters">
          {hasDocuments ? 'Continue to Parameters' : 'Upload at least one document'}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your documents" className="space-y-3">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-16 rounded-lg" />
    </Loading>
  );
}
