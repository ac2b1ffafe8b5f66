import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type StepState = 'done' | 'current' | 'upcoming';

export interface StepItem {
  label: string;
  detail?: ReactNode;
  state: StepState;
}

const stateWords: Record<StepState, string> = {
  done: 'done',
  current: 'in progress',
  upcoming: 'not started',
};

/** Stages in order: which are done, which one runs. */
export function Steps({ label, steps, className }: { label: string; steps: StepItem[]; className?: string }) {
  return (
    <ol aria-label={label} className={classNames('space-y-3', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex gap-3"
        >
          <StepNumber number={index + 1} state={step.state} />
          <div className="min-w-0">
            <div
              className={classNames(
                step.state === 'current' && 'font-semibold',
                step.state === 'upcoming' && 'text-ink-soft',
              )}
            >
              {step.label}
              <span className="sr-only"> ({stateWords[step.state]})</span>
            </div>
            {step.detail && <div className="text-sm text-ink-soft">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of a step in a ring; a tick once it is done. */
export function StepNumber({ number, state }: { number: number; state: StepState }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'figures inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
        state === 'done' && 'border-accent bg-accent text-on-accent',
        state === 'current' && 'border-accent text-accent',
        state === 'upcoming' && 'border-line-strong text-ink-soft',
      )}
    >
      {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : number}
    </span>
  );
}
