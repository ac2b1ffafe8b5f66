import { useHost } from '@hoa/api-client/core';
import { Button, PageHeader } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { WithBudget, type LoadedBudget } from '../review/with-budget';
import { useParametersId } from '../routing/parameters-id';
import { EmailCard } from './email-card';
import { CsvCard, ExcelCard, PdfCard } from './file-cards';
import { NoticeCard } from './notice-card';
import { PresentationCard } from './presentation-card';

export function ExportPage() {
  const id = useParametersId();
  if (id.value === null && id.error === null) return <NoBudget />;
  return <WithBudget>{({ parameters }) => <Export parameters={parameters} />}</WithBudget>;
}

function Export({ parameters: { id, associationName, year } }: Pick<LoadedBudget, 'parameters'>) {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Export"
        subtitle={`${associationName || 'Unnamed Association'}, ${year} Budget`}
        back={
          <Button variant="link" asChild>
            <Link to={`/budget-modern/${id}`}>
              <ArrowLeft aria-hidden />
              Back to Budget
            </Link>
          </Button>
        }
      />
      <div className="grid gap-4 md:grid-cols-2">
        <ExcelCard parametersId={id} />
        <CsvCard parametersId={id} />
        <PdfCard parametersId={id} />
        <EmailCard parametersId={id} />
        <PresentationCard parametersId={id} />
        <NoticeCard parametersId={id} />
      </div>
    </div>
  );
}

/** An export without a budget: says so, once, and returns home. */
function NoBudget() {
  const { notify } = useHost();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    notify({
      title: 'No budget selected',
      description: 'Please create or select a budget first.',
      variant: 'destructive',
    });
  }, [notify]);
  return <Navigate to="/" replace />;
}
