import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { PageHeader } from '@hoa/ui';
import { useState } from 'react';
import { NotReconciled } from '../check-reading/not-reconciled';
import { GoElsewhere } from '../notices/go-elsewhere';
import { BUILT_IN, named } from '../providers/built-in';
import { ProviderSelect } from '../providers/provider-select';
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
  const [provider, setProvider] = useState(BUILT_IN);
  const { data: budget } = useGetBudgetQuery(id);
  const worded = { parametersId: id, provider: named(provider) };
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Export"
        subtitle={`${associationName || 'Unnamed Association'}, ${year} Budget`}
        back={<BackToBudget parametersId={id} />}
      />
      <NotReconciled budget={budget} />
      <div className="mb-4">
        <ProviderSelect
          label="Who words the email and the slides"
          caption="Email and slides in the words of"
          value={provider}
          onChange={setProvider}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <ExcelCard parametersId={id} />
        <CsvCard parametersId={id} />
        <PdfCard parametersId={id} />
        <EmailCard budget={worded} />
        <PresentationCard budget={worded} />
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
