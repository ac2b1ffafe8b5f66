import { useHost } from '@hoa/api-client/core';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readDraft, writeDraft } from './draft';
import { initialState, reduce, type Action, type CalculatorState } from './state';

const WRITE_AFTER_MS = 300;

export interface Calculator {
  state: CalculatorState;
  dispatch: (action: Action) => void;
  /** The state as it is now, for what goes on after an answer has come. */
  latest: () => CalculatorState;
  /** False where this browser has no room to keep the work in progress. */
  isKept: boolean;
}

/**
 * The calculator's state. It waits in this browser under `storageKey` for the next visit (null: nowhere), and what one
 * step throws away can be brought back.
 */
export function useCalculator(storageKey: string | null): Calculator {
  const { notify } = useHost();
  const [state, send] = useReducer(reduce, storageKey, begin);
  const now = useRef(state);
  const isKept = useKeptDraft(storageKey, state);
  const dispatch = useCallback(
    (action: Action) => {
      const before = now.current;
      const after = reduce(before, action);
      // Ahead of the drawing, so that whoever goes on after a dispatch sees what it did.
      now.current = after;
      send(action);
      if (isLoss(action, before, after))
        notify({
          title: 'The units were removed',
          description: `${before.units.length.toLocaleString('en-US')} units with what was changed by hand.`,
          about: 'units',
          action: { label: 'Undo', run: () => dispatchLatest.current({ type: 'restored', state: before }) },
        });
    },
    [notify],
  );
  const dispatchLatest = useRef(dispatch);
  useEffect(() => {
    dispatchLatest.current = dispatch;
  }, [dispatch]);
  const latest = useCallback(() => now.current, []);
  return { state, dispatch, latest, isKept };
}

function begin(storageKey: string | null): CalculatorState {
  const kept = storageKey === null ? null : readDraft(storageKey);
  return kept ?? initialState(new Date().getFullYear());
}

/** Rows that were typed or corrected are gone with this step. */
function isLoss(action: Action, before: CalculatorState, after: CalculatorState): boolean {
  const replaces = ['document', 'entered', 'opened', 'unitsCleared'].includes(action.type);
  return replaces && before.changed && before.units.length > 0 && after.units !== before.units;
}

function useKeptDraft(storageKey: string | null, state: CalculatorState): boolean {
  const [isKept, setKept] = useState(true);
  const pending = useRef<CalculatorState | null>(null);
  useEffect(() => {
    if (storageKey === null) return;
    pending.current = state;
    const timer = setTimeout(() => write(), WRITE_AFTER_MS);
    const write = () => {
      if (!pending.current) return;
      setKept(writeDraft(storageKey, pending.current));
      pending.current = null;
    };
    // A page that is left or hidden may never come back.
    const leave = () => write();
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [storageKey, state]);
  useEffect(
    () => () => {
      if (storageKey !== null && pending.current) writeDraft(storageKey, pending.current);
    },
    [storageKey],
  );
  return isKept;
}
