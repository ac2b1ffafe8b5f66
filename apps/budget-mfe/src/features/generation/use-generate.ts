import { messageOf, useHost } from '@hoa/api-client/core';
import { useGenerateBudgetMutation } from '@hoa/api-client/generation';
import type { GenerationResult } from '@hoa/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailed } from '../notices/use-failed';

export interface GenerateChoice {
  keepEdits?: boolean;
  acceptUnreconciled?: boolean;
}

/** A run that stopped because its documents leave open what their totals mean. */
export interface Stopped {
  parametersId: number;
  choice: GenerateChoice;
  result: GenerationResult;
}

export const FAILED = 'Error Generating Budget';
const AGAIN = 'There was an error generating your budget. Please try again.';

/**
 * Generates a budget and opens it; `running` is the budget that is being made. A failure is reported, and stays on the page in `failure`;
 * a run that needs answers is in `stopped` until it is started again or left.
 */
export function useGenerate() {
  const { notify } = useHost();
  const failed = useFailed();
  const navigate = useNavigate();
  const [send] = useGenerateBudgetMutation();
  const [running, setRunning] = useState<number | null>(null);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const generate = async (parametersId: number, choice: GenerateChoice = {}) => {
    setStopped(null);
    setFailure(null);
    setRunning(parametersId);
    const open = () => void navigate(`/budget-modern/${parametersId}`);
    try {
      const result = await send({ parametersId, ...choice }).unwrap();
      const { items, status } = result;
      if (status === 'needs-answers') {
        setStopped({ parametersId, choice, result });
        setRunning(null);
        return;
      }
      notify({
        title: 'Budget Generated',
        description: `${items.length} lines are ready for your review.`,
        variant: 'success',
        // Someone who walked away is not pulled back.
        ...(here.current ? {} : { action: { label: 'Open', run: open } }),
      });
      if (here.current) open();
    } catch (error) {
      failed(FAILED, error, AGAIN);
      setFailure(messageOf(error, AGAIN));
      setRunning(null);
    }
  };
  return { generate, running, stopped, failure, leave: () => setStopped(null) };
}
