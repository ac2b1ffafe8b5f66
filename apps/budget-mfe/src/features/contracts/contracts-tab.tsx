import { messageOf } from '@hoa/api-client/core';
import type { DocumentRow, Parameters } from '@hoa/contracts';
import { Button, EmptyState, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { FilePenLine, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDocuments } from '../documents/use-documents';
import { ContractCard } from './contract-card';
import { contractDocuments } from './contract-documents';

/** The contracts of this budget, each with its analysis when asked for. */
export function ContractsTab({ parameters }: { parameters: Parameters }) {
  const { data, error, refetch, isFetching } = useDocuments();
  const contracts = useMemo(() => data && contractDocuments(data, parameters), [data, parameters]);
  if (contracts)
    return contracts.length > 0 ? (
      <Contracts parametersId={parameters.id} documents={contracts} />
    ) : (
      <NoContracts />
    );
  if (error)
    return (
      <ErrorPanel
        title="Your documents could not be loaded"
        description={messageOf(error, 'No answer came. Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Loading label="Loading your documents" className="space-y-3">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
    </Loading>
  );
}

function Contracts({ parametersId, documents }: { parametersId: number; documents: DocumentRow[] }) {
  return (
    <ul className="space-y-4">
      {documents.map((document) => (
        <li key={document.id}>
          <ContractCard parametersId={parametersId} document={document} />
        </li>
      ))}
    </ul>
  );
}

function NoContracts() {
  return (
    <EmptyState
      icon={FilePenLine}
      title="No contracts yet"
      description="Upload service contracts to see what they will cost, when they rise, and when to give notice."
      action={
        <Button variant="primary" asChild>
          <Link to="/upload-documents">
            <Upload aria-hidden />
            Upload Contracts
          </Link>
        </Button>
      }
    />
  );
}
