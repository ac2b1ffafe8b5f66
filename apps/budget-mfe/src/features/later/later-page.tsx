import { useHost } from '@hoa/api-client/core';
import { Button, EmptyState, PageHeader } from '@hoa/ui';
import { ArrowLeft, FileDown, Presentation, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useParametersId } from '../routing/parameters-id';

interface LaterPageProps {
  title: string;
  icon: LucideIcon;
  heading: string;
  sentence: string;
}

/** A page that is not built yet: says what it will be, and leads back to what is. */
function LaterPage({ title, icon, heading, sentence }: LaterPageProps) {
  const id = useParametersId();
  const back = id.value === null ? '/' : `/budget-modern/${id.value}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        back={
          <Button variant="link" asChild>
            <Link to={back}>
              <ArrowLeft aria-hidden />
              {id.value === null ? 'Back to Home' : 'Back to Budget'}
            </Link>
          </Button>
        }
      />
      <EmptyState
        icon={icon}
        title={heading}
        description={id.error ? `${id.error.message} ${sentence}` : sentence}
        action={
          <Button variant="primary" asChild>
            <Link to={back}>{id.value === null ? 'Return to Home' : 'Open the budget review'}</Link>
          </Button>
        }
      />
    </div>
  );
}

export function PresentationPage() {
  return (
    <LaterPage
      title="Presentation"
      icon={Presentation}
      heading="The presentation of this budget is coming"
      sentence="Six slides for your board meeting will be made here from the budget’s own figures. Until then the budget review has them all."
    />
  );
}

export function ExportPage() {
  const id = useParametersId();
  if (id.value === null && id.error === null) return <NoBudget />;
  return (
    <LaterPage
      title="Export"
      icon={FileDown}
      heading="Exports of this budget are coming"
      sentence="An Excel workbook, a CSV file, a PDF and an email for your board will be made here. Until then the budget review has every figure with its source."
    />
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
