import { useHost } from '@hoa/api-client/core';
import { Banner, Button, MoneyText } from '@hoa/ui';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { StepCard } from './step-card';

export interface CalculateStepProps {
  documentId: number | null;
  /** Cents to split; 0 while there is no usable total. */
  totalCents: number;
}

/** Checks that both inputs are there. The schedule itself is not part of this release, and the step says so. */
export function CalculateStep({ documentId, totalCents }: CalculateStepProps) {
  const { notify } = useHost();
  const [checked, setChecked] = useState(false);
  const complete = documentId !== null && totalCents > 0;
  const calculate = () => {
    setChecked(complete);
    if (documentId === null)
      notify({
        title: 'Select a CC&R',
        description: 'Please select a CC&R document first',
        variant: 'destructive',
      });
    else if (totalCents <= 0)
      notify({
        title: 'Enter budget total',
        description: 'Please enter or select a budget total',
        variant: 'destructive',
      });
  };
  return (
    <StepCard
      number={3}
      title="Calculate"
      description="Each unit pays the budget total times its ownership percentage, to the cent."
      state={complete ? 'current' : 'upcoming'}
    >
      <Button variant="primary" onClick={calculate}>
        <Calculator aria-hidden />
        Calculate Assessments
      </Button>
      {checked && complete ? (
        <Banner title="Both inputs are ready" announce className="mt-5">
          <MoneyText cents={totalCents} /> will be split across the units of the document you chose. The
          schedule of units arrives with the next release of AI Budget Assistant; your document is kept until
          then.
        </Banner>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          The schedule of units arrives with the next release. You can already add your document, so that it
          is read and ready.
        </p>
      )}
    </StepCard>
  );
}
