import { PageHeader } from '@hoa/ui';
import { useState } from 'react';
import { BudgetTotalStep } from '../budget-total/budget-total-step';
import { NO_TOTAL, type BudgetTotal } from '../budget-total/budget-total';
import { CcrDocumentStep } from '../ccr-document/ccr-document-step';
import { CalculateStep } from './calculate-step';

/** What the calculation needs, in three steps: a governing document, a total, and the go-ahead. */
export function CalculatorSetup() {
  const [documentId, setDocumentId] = useState<number | null>(null);
  const [total, setTotal] = useState<BudgetTotal>(NO_TOTAL);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Assessment Calculator"
        subtitle="What each owner pays: a budget total, split by each unit’s ownership percentage"
      />
      <div className="space-y-6">
        <CcrDocumentStep selectedId={documentId} onSelect={setDocumentId} />
        <BudgetTotalStep total={total} onChange={setTotal} />
        <CalculateStep documentId={documentId} totalCents={total.cents} />
      </div>
    </div>
  );
}
