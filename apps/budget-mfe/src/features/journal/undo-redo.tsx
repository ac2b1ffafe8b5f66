import { useLazyGetBudgetQuery, useUndoEditsMutation } from '@hoa/api-client/budget';
import type { Budget, UndoStep } from '@hoa/contracts';
import { Button, Tooltip } from '@hoa/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useReducer, useRef } from 'react';
import { UNCHANGED, useFailed } from '../notices/use-failed';
import { useSettled } from './use-settled';

/** Takes this browser's latest edit back, or does it again: by button, and by the keys that everybody's hands know. */
export function UndoRedo({ budget }: { budget: Budget }) {
  const { undo, redo } = budget;
  const { ask, busy } = useUndo(budget);
  useUndoKeys({ undo: () => ask('undo'), redo: () => ask('redo') });
  return (
    <div className="flex" role="group" aria-label="Undo and redo">
      <StepButton label="Undo" step={undo ?? null} busy={busy} onRun={() => ask('undo')}>
        <Undo2 aria-hidden />
      </StepButton>
      <StepButton label="Redo" step={redo ?? null} busy={busy} onRun={() => ask('redo')}>
        <Redo2 aria-hidden />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  step: UndoStep | null;
  busy: boolean;
  onRun: () => void;
  children: React.ReactNode;
}

function StepButton({ label, step, busy, onRun, children }: StepButtonProps) {
  const name = step ? `${label}: ${step.summary}` : label;
  const button = (
    <Button
      size="icon"
      variant="quiet"
      aria-label={name}
      disabled={step === null}
      aria-disabled={busy || undefined}
      onClick={onRun}
    >
      {children}
    </Button>
  );
  return step ? <Tooltip content={name}>{button}</Tooltip> : button;
}

type Direction = 'undo' | 'redo';

/**
 * What is asked for waits until no edit is being saved, and is then asked of the server: after edits that follow each other
 * quickly the step that is known here may be that of an earlier one.
 */
function useUndo({ parametersId }: Budget) {
  const failed = useFailed();
  const [fetchBudget] = useLazyGetBudgetQuery();
  const [take, { isLoading }] = useUndoEditsMutation();
  const settled = useSettled(parametersId);
  const waiting = useRef<Direction[]>([]);
  const running = useRef(false);
  const [, wake] = useReducer((count: number) => count + 1, 0);
  const run = async (direction: Direction) => {
    try {
      const step = (await fetchBudget(parametersId).unwrap())[direction];
      if (step) await take({ parametersId, batchId: step.batchId }).unwrap();
    } catch (error) {
      waiting.current = [];
      failed('It could not be taken back', error, UNCHANGED);
    }
  };
  useEffect(() => {
    const next = settled && !running.current ? waiting.current.shift() : undefined;
    if (!next) return;
    running.current = true;
    void run(next).finally(() => {
      running.current = false;
      wake();
    });
  });
  const ask = (direction: Direction) => {
    waiting.current.push(direction);
    wake();
  };
  return { ask, busy: isLoading };
}

/** Ctrl or Cmd with Z, Shift+Z or Y. Inside a text field these belong to the text. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
