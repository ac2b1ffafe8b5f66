import { useGenerationProgressQuery } from '@hoa/api-client/generation';
import { generationStages } from '@hoa/contracts';
import { Progress, Steps, type StepItem } from '@hoa/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { advance, TICK_MS, type GenerationView } from './progress-curve';
import { useElapsed } from './use-elapsed';

const details = [
  'Reading what your documents say, page by page',
  'Collecting last year’s figures, contracts and premiums',
  'Looking up price trends for utilities, insurance and wages',
  'Working out each line and where it comes from',
  'Balancing income and checking the totals',
];

/** Replaces the page while a budget is generated. */
export function GenerationScreen({ parametersId }: { parametersId: number }) {
  const view = useProgress(parametersId);
  const screen = useModal();
  return (
    <dialog
      ref={screen}
      aria-labelledby="generation-title"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink"
      // It ends with the budget, not with Escape.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col justify-center px-4 py-10 sm:px-6">
        <h1
          id="generation-title"
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight"
        >
          Creating Your Budget
        </h1>
        <p className="mt-2 text-lg text-ink-soft">
          AI is analyzing your documents and generating your custom budget
        </p>
        <Progress className="mt-8" value={view.percent} showValue label="Budget progress" />
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {view.hint}
        </p>
        <Steps className="mt-8" label="Stages" steps={stepsOf(view)} />
        <p className="mt-10 text-sm text-ink-soft">
          The work goes on if you leave.{' '}
          <Link to="/" className="text-accent underline underline-offset-4">
            Go to Home
          </Link>{' '}
          and find the budget in your history.
        </p>
      </div>
    </dialog>
  );
}

/** The browser's own modal: what lies behind can be neither reached nor read. */
function useModal() {
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = screen.current;
    if (!dialog) return;
    // Engines without modal dialogs show it in place; it covers the page there too.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('h1')?.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
    };
  }, []);
  return screen;
}

/** A generation that the server has not begun yet has nothing to report: the estimate stands alone. */
function useProgress(parametersId: number): GenerationView {
  const elapsed = useElapsed(TICK_MS);
  const { data: reported } = useGenerationProgressQuery(parametersId);
  const [shown, setShown] = useState<GenerationView>(() => advance(null, 0, null));
  const next = advance(shown, elapsed, reported);
  const moved =
    next.percent !== shown.percent ||
    next.stage !== shown.stage ||
    next.hint !== shown.hint ||
    next.late?.title !== shown.late?.title;
  if (moved) setShown(next);
  return moved ? next : shown;
}

function stepsOf({ stage, late }: GenerationView): StepItem[] {
  return generationStages.map(({ label }, index) => {
    const isLate = late !== null && index === generationStages.length - 1;
    return {
      label: isLate ? late.title : label,
      detail: isLate ? late.detail : index === stage ? details[index] : undefined,
      state: index < stage ? 'done' : index === stage ? 'current' : 'upcoming',
    };
  });
}
