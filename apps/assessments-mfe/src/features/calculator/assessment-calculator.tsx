import { PageHeader } from '@hoa/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FollowReading } from '../ccr-document/follow-reading';
import { CalculatorResults } from '../results/calculator-results';
import type { CalculatedDetail, ExportedDetail } from '../results/details';
import { CalculatorSetup } from '../setup/calculator-setup';
import { useCalculation } from './use-calculation';
import { useCalculator } from './use-calculator';

/** Where the work in progress waits in this browser. */
export const WORK_KEY = 'hoa.assessments.work';

export interface AssessmentCalculatorProps {
  /** Null where nothing is to be kept in the browser. */
  storageKey?: string | null;
  /** The way to a new budget, where there is one from here: a link needs a router, which an embedding page has not. */
  createBudget?: ReactNode;
  /** Below the steps: what else belongs to schedules. */
  children?: ReactNode;
  onCalculated?: (detail: CalculatedDetail) => void;
  onExported?: (detail: ExportedDetail) => void;
}

/** The whole calculator: set-up and results. It needs a host, and no router. */
export function AssessmentCalculator(props: AssessmentCalculatorProps) {
  const { storageKey = WORK_KEY, createBudget, children, onCalculated, onExported } = props;
  const calculator = useCalculator(storageKey);
  const calculation = useCalculation(calculator);
  const [reviewing, setReviewing] = useState(false);
  const [unread, setUnread] = useState<readonly number[]>([]);
  const { view } = calculator.state;
  const top = useFocusOn(view);
  const go = (to: 'setup' | 'results') => calculator.dispatch({ type: 'set', change: { view: to } });
  return (
    <div ref={top} tabIndex={-1} className="mx-auto max-w-5xl outline-none">
      <FollowReading
        documentIds={unread}
        onEnd={(id) => setUnread((ids) => ids.filter((other) => other !== id))}
      />
      {view === 'setup' ? (
        <div className="mx-auto max-w-3xl">
          <PageHeader
            title="Assessment Calculator"
            subtitle="What each owner pays: a budget total, split by each unit’s ownership percentage"
          />
          <CalculatorSetup
            calculator={calculator}
            calculation={calculation}
            reviewing={reviewing}
            onUploaded={(id) => setUnread((ids) => [...ids, id])}
            createBudget={createBudget}
          />
          {children && <div className="mt-6">{children}</div>}
        </div>
      ) : (
        <CalculatorResults
          calculator={calculator}
          calculation={calculation}
          onBack={(review) => {
            setReviewing(review);
            go('setup');
          }}
          onCalculated={onCalculated}
          onExported={onExported}
        />
      )}
    </div>
  );
}

/** Takes the focus, and the view, to the top when one view takes the place of the other. */
function useFocusOn(view: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [view]);
  return top;
}
