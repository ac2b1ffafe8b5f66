import { messageOf } from '@hoa/api-client/core';
import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { useGetParametersQuery } from '@hoa/api-client/parameters';
import { Banner, Button, Card, ErrorPanel, PageHeader, Skeleton } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NeedsAnswersPage } from '../check-reading/needs-answers';
import { AskFirst } from '../generation/ask-first';
import { GenerationScreen } from '../generation/generation-screen';
import { FAILED, useGenerate } from '../generation/use-generate';
import { useDocuments } from '../documents/use-documents';
import { GoElsewhere } from '../notices/go-elsewhere';
import { useParametersId } from '../routing/parameters-id';
import { ParametersForm } from './parameters-form';
import { useSaveParameters } from './use-save-parameters';

/** One page for both addresses: after the first save the address takes the id, and a retry makes no second record. */
export function ParametersPage() {
  const id = useParametersId();
  const { generate, running, stopped, failure, leave } = useGenerate();
  const documents = useDocuments();
  if (running !== null) return <GenerationScreen parametersId={running} />;
  if (stopped)
    return (
      <NeedsAnswersPage
        parametersId={stopped.parametersId}
        result={stopped.result}
        onGenerate={(accept) =>
          void generate(stopped.parametersId, {
            ...stopped.choice,
            ...(accept ? { acceptUnreconciled: true } : {}),
          })
        }
        onClose={leave}
      />
    );
  // Not while the list is asked for: an upload may just have changed it.
  if (documents.data?.length === 0 && !documents.isFetching) return <NoDocuments />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Budget Parameters"
        subtitle="Configure the details for your HOA budget"
        back={<BackToDocuments />}
      />
      {failure !== null && (
        <Banner tone="problem" title={FAILED} className="mb-6">
          {failure}
        </Banner>
      )}
      <Content id={id} documents={documents} generate={generate} />
    </div>
  );
}

interface ContentProps {
  id: ReturnType<typeof useParametersId>;
  documents: ReturnType<typeof useDocuments>;
  generate: ReturnType<typeof useGenerate>['generate'];
}

function Content({ id, documents, generate }: ContentProps) {
  const navigate = useNavigate();
  const save = useSaveParameters();
  const parameters = useGetParametersQuery(id.value ?? 0, { skip: id.value === null });
  const { data: budget } = useGetBudgetQuery(id.value ?? 0, { skip: id.value === null });
  const [asking, setAsking] = useState(false);
  const failure =
    id.error ?? (documents.data ? null : documents.error) ?? (parameters.data ? null : parameters.error);
  if (failure)
    return (
      <ErrorPanel
        title="These budget parameters could not be loaded"
        description={messageOf(failure, 'Please try again.')}
        onRetry={
          id.error
            ? undefined
            : () => {
                void documents.refetch();
                if (id.value !== null) void parameters.refetch();
              }
        }
      />
    );
  // `currentData`: another budget's parameters are not shown while this one's are on their way.
  const record = id.value === null ? undefined : parameters.currentData;
  if (!documents.data || (id.value !== null && !record)) return <LoadingForm />;
  const start = (keepEdits?: boolean) => {
    setAsking(false);
    if (record) void generate(record.id, keepEdits === undefined ? {} : { keepEdits });
  };
  return (
    <>
      <ParametersForm
        key={record ? `${record.id}.${record.version}` : 'new'}
        documents={documents.data}
        parameters={record}
        onCreate={async (input) => {
          const saved = await save.create(input);
          if (!saved) return;
          void navigate(`/budget-parameters/${saved.id}`, { replace: true });
          void generate(saved.id);
        }}
        onUpdate={async (input) => record !== undefined && (await save.update(record, input)) !== null}
        onGenerate={() => (budget && budget.editedCount > 0 ? setAsking(true) : start())}
      />
      {asking && budget && (
        <AskFirst
          editedCount={budget.editedCount}
          providers={[]}
          preferred=""
          onCancel={() => setAsking(false)}
          onConfirm={({ keepEdits }) => start(keepEdits)}
        />
      )}
    </>
  );
}

/** Parameters without documents lead nowhere. */
function NoDocuments() {
  return (
    <GoElsewhere
      to="/upload-documents"
      title="No documents found"
      description="Please upload documents before setting budget parameters."
    />
  );
}

function BackToDocuments() {
  return (
    <Button variant="link" asChild>
      <Link to="/upload-documents">
        <ArrowLeft aria-hidden />
        Back to Documents
      </Link>
    </Button>
  );
}

function LoadingForm() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-soft">Loading budget parameters...</p>
      <Card className="grid gap-5 sm:grid-cols-2">
        {['name', 'year', 'state', 'units', 'type', 'association'].map((field) => (
          <div key={field} aria-hidden>
            <Skeleton className="mb-2 w-28" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </Card>
    </div>
  );
}
