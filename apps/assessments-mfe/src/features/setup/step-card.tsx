import { Card, StepNumber, type StepState } from '@hoa/ui';
import type { ReactNode } from 'react';

export interface StepCardProps {
  number: number;
  title: string;
  description: string;
  state: StepState;
  /** At the heading's right edge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the set-up. */
export function StepCard({ number, title, description, state, aside, children }: StepCardProps) {
  return (
    <Card asChild className="p-5 sm:p-6">
      <section aria-label={`Step ${number}: ${title}`}>
        <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
          <StepNumber number={number} state={state} />
          <div className="min-w-0 grow basis-60">
            <h2 className="text-xl font-semibold">{title}</h2>
            <p className="mt-0.5 text-ink-soft">{description}</p>
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
