import { useGetFactsQuery } from '@hoa/api-client/documents';
import type { Difference, DocumentRow, Facts, GenerationResult } from '@hoa/contracts';
import { Banner, Button, Dialog, PageHeader } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useDocuments } from '../documents/use-documents';
import { CheckReading } from './check-reading';
import { gate as words } from './messages';
import { inWords } from './not-reconciled';
import { budgetParts, openQuestions } from './statements';

export interface NeedsAnswersProps {
  /** Of the run that stopped. */
  result: GenerationResult;
  /** Starts it again, with `accept` although the totals do not tie. */
  onGenerate: (accept: boolean) => void;
  onClose: () => void;
}

/** In place of the parameters: what has to be settled before the budget is generated. */
export function NeedsAnswersPage(props: NeedsAnswersProps) {
  const { check, actions } = useSettling(props);
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={words.title}
        back={
          <Button variant="link" onClick={props.onClose}>
            <ArrowLeft aria-hidden />
            {words.back}
          </Button>
        }
      />
      {check}
      <div className="mt-8 flex flex-wrap items-center justify-end gap-3">{actions}</div>
    </div>
  );
}

/** The same over a budget that is generated again. */
export function NeedsAnswersDialog(props: NeedsAnswersProps) {
  const { check, actions } = useSettling(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={words.title}
      size="full"
      footer={actions}
    >
      {check}
    </Dialog>
  );
}

function useSettling({ result, onGenerate }: NeedsAnswersProps) {
  const { data: all = [] } = useDocuments();
  const documents = all.filter(({ id }) => documentIds(result).has(id));
  const [settled, setSettled] = useState<Record<number, boolean>>({});
  const tell = useCallback(
    (id: number, isSettled: boolean) => setSettled((before) => ({ ...before, [id]: isSettled })),
    [],
  );
  const isSettled = documents.length > 0 && documents.every(({ id }) => settled[id]);
  const hasQuestions = (result.questions ?? []).length > 0;
  return {
    check: (
      <div className="space-y-6">
        {documents.map((document) => (
          <Watch
            key={document.id}
            document={document}
            differences={result.differences ?? []}
            onSettled={tell}
          />
        ))}
        <Banner tone={isSettled ? 'good' : 'attention'} announce>
          {isSettled ? words.settled : hasQuestions ? words.stopped : words.stoppedByTotals}
        </Banner>
        {!isSettled && <Differences differences={result.differences ?? []} />}
        <CheckReading documents={documents} />
      </div>
    ),
    actions: isSettled ? (
      <Button variant="primary" size="lg" onClick={() => onGenerate(false)}>
        {words.generate}
      </Button>
    ) : (
      <>
        <p className="max-w-prose text-sm text-ink-soft">{words.anywayHint}</p>
        <Button onClick={() => onGenerate(true)}>{words.anyway}</Button>
      </>
    ),
  };
}

const documentIds = ({ questions = [], differences = [] }: GenerationResult): Set<number | null> =>
  new Set([...questions, ...differences].map(({ documentId }) => documentId));

interface WatchProps {
  document: DocumentRow;
  differences: readonly Difference[];
  onSettled: (id: number, isSettled: boolean) => void;
}

/**
 * Draws nothing: follows a document's facts as answers change them. A run that stopped although these facts show no
 * reason would stop again, so the first facts never settle anything.
 */
function Watch({ document, differences, onSettled }: WatchProps) {
  const { data: facts } = useGetFactsQuery(document.id);
  const [first, setFirst] = useState<Facts>();
  if (facts && !first) setFirst(facts);
  const own = differences.filter(({ documentId }) => documentId === document.id);
  const isSettled =
    facts !== undefined &&
    (facts !== first || own.length === 0) &&
    budgetParts(facts).every((part) => openQuestions(part).length === 0) &&
    own.every((one) => isGone(one, facts));
  useEffect(() => onSettled(document.id, isSettled), [document.id, isSettled, onSettled]);
  return null;
}

/** What stopped the run is not so any more; the server has the last word when it is started again. */
function isGone({ kind, partId, columnId, flow }: Difference, facts: Facts): boolean {
  const part = budgetParts(facts).find(({ id }) => id === partId);
  if (!part || kind === 'open-question' || kind === 'rivals') return true;
  if (kind === 'no-lines') return part.lines.length > 0;
  if (kind === 'doubt') return part.columns.find(({ id }) => id === columnId)?.doubt === undefined;
  return !part.reconciliation?.some(
    (one) => one.columnId === columnId && one.status === 'off' && (flow === undefined || one.flow === flow),
  );
}

/** Open questions are displayed with their answers; what else stopped the run is listed. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  const others = differences.filter(({ kind }) => kind !== 'open-question');
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="font-semibold">
        {words.differences}
      </h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {others.map((difference) => (
          <li key={`${difference.documentName} ${difference.message}`}>{inWords(difference)}</li>
        ))}
      </ul>
    </section>
  );
}
