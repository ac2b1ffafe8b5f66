import { generationStages } from '@hoa/contracts';
import { Dialog, Progress, Steps, type StepItem } from '@hoa/ui';
import { useEffect, useState } from 'react';
import { DIALOG_TICK_MS, nextPercent, stepsDone } from './dialog-curve';

/** `done` is drawn at 100 % until the owner closes it. */
export function GenerateDialog({ done }: { done: boolean }) {
  const ticked = useTicks(!done);
  const percent = done ? 100 : ticked;
  const finished = done ? generationStages.length : stepsDone(percent);
  const current = generationStages[finished]?.label;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title="Generating Complete Budget"
      description="This usually takes 1-3 minutes. Please keep this page open."
    >
      <Progress
        className="mt-2"
        value={percent}
        showValue
        label={done ? 'Budget complete' : (current ?? 'Finishing up')}
      />
      <Steps className="my-6" label="Steps" steps={steps(finished)} />
    </Dialog>
  );
}

function steps(finished: number): StepItem[] {
  return generationStages.map(({ label }, index) => ({
    label,
    state: index < finished ? 'done' : index === finished ? 'current' : 'upcoming',
  }));
}

function useTicks(running: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPercent(nextPercent), DIALOG_TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return percent;
}
