import type { DocumentRow, Parameters } from '@hoa/contracts';
import { Button, EmptyState } from '@hoa/ui';
import { FilePenLine, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDocuments } from '../documents/use-documents';
import { Fetched } from '../notices/fetched';
import { ContractCard } from './contract-card';
import { contractDocuments } from './contract-documents';

/** The contracts of this budget, each with its analysis when asked for. */
export function ContractsTab({ parameters }: { parameters: Parameters }) {
  const query = useDocuments();
  const { data } = query;
  const contracts = useMemo(() => data && contractDocuments(data, parameters), [data, parameters]);
  return (
    <Fetched
      query={{ ...query, data: contracts }}
      loading="Loading your documents"
      skeletons={{ count: 2, className: 'h-20 rounded-lg' }}
      failed={{ title: 'Your documents could not be loaded', level: 2 }}
    >
      {(documents) => (
        <div className="space-y-6">
          {documents.every(({ kind }) => kind !== 'contract') && <NoContracts />}
          {documents.length > 0 && <Contracts parametersId={parameters.id} documents={documents} />}
        </div>
      )}
    </Fetched>
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
