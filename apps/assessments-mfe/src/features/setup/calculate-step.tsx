import { Banner, Button } from '@hoa/ui';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reason } from '../ownership/blocked';
import { StepCard } from './step-card';

export interface CalculateStepProps {
  ready: boolean;
  busy: boolean;
  /** Why the total cannot be divided as planned. */
  problem: Reason | null;
  onCalculate: () => void;
  /** How the total is divided. */
  children: ReactNode;
}

/** How the total is divided, and the go-ahead. */
export function CalculateStep({ ready, busy, problem, onCalculate, children }: CalculateStepProps) {
  return (
    <StepCard
      number={3}
      title="Calculate"
      description="Each unit pays its part of the budget total, to the cent."
      state={ready ? 'current' : 'upcoming'}
    >
      {children}
      {problem && (
        <Banner tone="problem" title={problem.title} announce className="mb-5">
          {problem.description}
        </Banner>
      )}
      <Button variant="primary" loading={busy} onClick={onCalculate}>
        <Calculator aria-hidden />
        Calculate Assessments
      </Button>
    </StepCard>
  );
}
