import { useGetFactsQuery } from '@hoa/api-client/documents';
import type { Difference, DocumentRow, Facts, GenerationResult } from '@hoa/contracts';
import { Banner, Button, Dialog, PageHeader } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useDocuments } from '../documents/use-documents';
import { CheckReading } from './check-reading';
import { DifferenceList } from './difference-list';
import { gate as words } from './messages';
import { budgetParts, openQuestions } from './statements';
import { useDecisions, type Decisions } from './use-decisions';

export interface NeedsAnswersProps {
  parametersId: number;
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

function useSettling({ parametersId, result, onGenerate }: NeedsAnswersProps) {
  const { data: all = [] } = useDocuments();
  const decisions = useDecisions(parametersId);
  const involved = all.filter(({ id }) => documentIds(result).has(id));
  const documents = involved.filter(({ id }) => !decisions.isLeftOut(id));
  const open = (result.differences ?? []).filter((difference) => !decisions.of(difference));
  const [settled, setSettled] = useState<Record<number, boolean>>({});
  const tell = useCallback(
    (id: number, isSettled: boolean) => setSettled((before) => ({ ...before, [id]: isSettled })),
    [],
  );
  const isSettled = involved.length > 0 && documents.every(({ id }) => settled[id]);
  const isAsked = (result.questions ?? []).length > 0 || open.some(({ answers }) => answers?.length);
  return {
    check: (
      <div className="space-y-6">
        {documents.map((document) => (
          <Watch key={document.id} document={document} differences={open} onSettled={tell} />
        ))}
        <Banner tone={isSettled ? 'good' : 'attention'} announce>
          {isSettled ? words.settled : isAsked ? words.stopped : words.stoppedByTotals}
        </Banner>
        <DifferenceList
          differences={isSettled ? decided(result, decisions) : (result.differences ?? [])}
          decisions={decisions}
        />
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

/** Stays on the screen once all is settled: it can be taken back there. */
const decided = ({ differences = [] }: GenerationResult, { of }: Decisions): Difference[] =>
  differences.filter((difference) => of(difference) !== undefined);

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
function isGone({ kind, partId, columnId, flow, answers }: Difference, facts: Facts): boolean {
  // Only a decision settles it.
  if (answers?.length) return false;
  const part = budgetParts(facts).find(({ id }) => id === partId);
  if (!part || kind === 'open-question' || kind === 'rivals') return true;
  if (kind === 'no-lines') return part.lines.length > 0;
  if (kind === 'doubt') return part.columns.find(({ id }) => id === columnId)?.doubt === undefined;
  return !part.reconciliation?.some(
    (one) => one.columnId === columnId && one.status === 'off' && (flow === undefined || one.flow === flow),
  );
}
