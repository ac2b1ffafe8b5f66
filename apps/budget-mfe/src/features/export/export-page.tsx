import { PageHeader } from '@hoa/ui';
import { GoElsewhere } from '../notices/go-elsewhere';
import { WithBudget, type LoadedBudget } from '../review/with-budget';
import { BackToBudget } from '../routing/back-to-budget';
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
        back={<BackToBudget parametersId={id} />}
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

/** An export without a budget. */
function NoBudget() {
  return (
    <GoElsewhere to="/" title="No budget selected" description="Please create or select a budget first." />
  );
}
