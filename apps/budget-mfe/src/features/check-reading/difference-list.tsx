import type { Difference } from '@hoa/contracts';
import { Badge, Button } from '@hoa/ui';
import { Check } from 'lucide-react';
import { AskedCard } from './asked-card';
import { differences as words } from './messages';
import { inWords } from './not-reconciled';
import type { Decisions } from './use-decisions';

export interface DifferenceListProps {
  differences: readonly Difference[];
  decisions: Decisions;
}

/** What stopped the run besides open questions, which are displayed with their answers: those to decide first. */
export function DifferenceList({ differences, decisions }: DifferenceListProps) {
  const others = differences.filter(({ kind }) => kind !== 'open-question');
  const toDecide = others.filter(({ answers }) => answers?.length);
  const told = others.filter(({ answers }) => !answers?.length);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="font-semibold">
        {words.title}
      </h2>
      <p role="status" className="sr-only">
        {decisions.said}
      </p>
      {toDecide.length > 0 && (
        <ul className="mt-2 space-y-3">
          {toDecide.map((difference) => (
            <li key={difference.message}>
              <ToDecide difference={difference} decisions={decisions} />
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {told.map((difference) => (
            <li key={`${difference.documentName} ${difference.message}`}>{inWords(difference)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ToDecide({ difference, decisions }: { difference: Difference; decisions: Decisions }) {
  const decision = decisions.of(difference);
  return (
    <AskedCard prompt={inWords(difference)} settled={decision !== undefined}>
      {decision ? (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Badge tone="accent">
            <Check aria-hidden />
            {decision.answer.label}
          </Badge>
          <Button variant="quiet" className="text-sm" onClick={() => void decision.undo()}>
            {words.undo}
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-2">
          {difference.answers?.map((answer) => (
            <Button
              key={answer.label}
              className="h-auto! min-h-11 justify-start py-2 text-left break-words whitespace-normal"
              loading={decisions.saving === answer.label}
              disabled={decisions.saving !== null}
              onClick={() => void decisions.decide(difference, answer)}
            >
              {answer.label}
            </Button>
          ))}
        </div>
      )}
    </AskedCard>
  );
}
