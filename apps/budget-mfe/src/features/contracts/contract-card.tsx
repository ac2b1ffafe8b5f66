import { useHost } from '@hoa/api-client/core';
import { useAnalyzeContractMutation, useContractAnalysisQuery } from '@hoa/api-client/contract-analysis';
import type { ContractAnalysis, DocumentRow } from '@hoa/contracts';
import { Button, Card, Progress } from '@hoa/ui';
import { FilePenLine, ScanSearch } from 'lucide-react';
import { kindLabel, readingOf, statusLabel } from '../documents/describe';
import { useFailed } from '../notices/use-failed';
import { AnalysisView } from './analysis-view';

export interface ContractCardProps {
  /** The budget whose rates increases are compared with. */
  parametersId: number;
  document: DocumentRow;
}

/** One document, its Analyze button, and what the analysis found. */
export function ContractCard({ parametersId, document }: ContractCardProps) {
  const { analyze, analyzing, analysis } = useAnalysis(parametersId, document);
  const ready = readingOf(document) === 'ready';
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <FilePenLine aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
          <div className="min-w-0">
            <h2 className="font-semibold wrap-anywhere">{document.name}</h2>
            <p className="text-sm text-ink-soft">
              {ready ? kindLabel(document.kind) : statusLabel(document)}
            </p>
          </div>
        </div>
        <Button
          loading={analyzing}
          disabled={!ready}
          aria-label={`${analysis ? 'Analyze again' : 'Analyze'}: ${document.name}`}
          onClick={() => void analyze()}
        >
          <ScanSearch aria-hidden />
          {analysis ? 'Analyze again' : 'Analyze'}
        </Button>
      </div>
      {analyzing && <Progress className="mt-4" value={null} label={`Analyzing ${document.name}`} />}
      {analysis && <AnalysisView analysis={analysis} />}
    </Card>
  );
}

interface Analyzed {
  analyze: () => Promise<void>;
  analyzing: boolean;
  analysis: ContractAnalysis | undefined;
}

function useAnalysis(parametersId: number, document: DocumentRow): Analyzed {
  const { id, name } = document;
  const { notify } = useHost();
  const failed = useFailed();
  // One cache entry a document: that it was analyzed is still known after a look at another tab.
  const [run, { data: answer, isLoading }] = useAnalyzeContractMutation({
    fixedCacheKey: `contract-${parametersId}-${id}`,
  });
  // By the budget's rates, and after every correction of the document; a document that is no contract has none.
  const { currentData, refetch } = useContractAnalysisQuery(
    { documentId: id, parametersId },
    // Never given up while it is analyzed: what is not subscribed to cannot be asked again.
    { skip: readingOf(document) !== 'ready' },
  );
  const analyze = async () => {
    try {
      const { vendor } = await run(id).unwrap();
      if (currentData) void refetch();
      notify({ title: 'Contract Analysis Complete', description: `${name}: ${vendor}.`, variant: 'success' });
    } catch (error) {
      failed('Error Analyzing Contract', error, 'An error occurred while analyzing the contract.');
    }
  };
  return { analyze, analyzing: isLoading, analysis: currentData ?? answer };
}
