import { useUndoEditsMutation } from '@hoa/api-client/budget';
import type { Budget, UndoStep } from '@hoa/contracts';
import { Button, Tooltip } from '@hoa/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
 * What is asked for while an edit is being saved waits for it: right after an edit, the step that is known here is still
 * the one before.
 */
function useUndo(budget: Budget) {
  const { parametersId } = budget;
  const failed = useFailed();
  const [take, { isLoading }] = useUndoEditsMutation();
  const settled = useSettled(parametersId);
  const waiting = useRef<Direction[]>([]);
  const run = (direction: Direction) => {
    const step = budget[direction];
    if (!step) return;
    take({ parametersId, batchId: step.batchId })
      .unwrap()
      .catch((error: unknown) => {
        waiting.current = [];
        failed('It could not be taken back', error, UNCHANGED);
      });
  };
  useEffect(() => {
    const next = settled ? waiting.current.shift() : undefined;
    if (next) run(next);
  });
  const ask = (direction: Direction) => {
    if (settled) run(direction);
    else waiting.current.push(direction);
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
