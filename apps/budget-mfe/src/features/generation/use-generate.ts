import { useHost } from '@hoa/api-client/core';
import { useGenerateBudgetMutation } from '@hoa/api-client/generation';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailed } from '../notices/use-failed';

/** Generates a budget and leads to it; `running` is the budget that is being made. A failure is told, and the page stays. */
export function useGenerate() {
  const { notify } = useHost();
  const failed = useFailed();
  const navigate = useNavigate();
  const [send] = useGenerateBudgetMutation();
  const [running, setRunning] = useState<number | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const generate = async (parametersId: number, keepEdits?: boolean) => {
    setRunning(parametersId);
    const open = () => void navigate(`/budget-modern/${parametersId}`);
    try {
      const { items } = await send({
        parametersId,
        ...(keepEdits === undefined ? {} : { keepEdits }),
      }).unwrap();
      notify({
        title: 'Budget Generated',
        description: `${items.length} lines are ready for your review.`,
        variant: 'success',
        // Someone who walked away is not pulled back.
        ...(here.current ? {} : { action: { label: 'Open', run: open } }),
      });
      if (here.current) open();
    } catch (error) {
      failed(
        'Error Generating Budget',
        error,
        'There was an error generating your budget. Please try again.',
      );
      setRunning(null);
    }
  };
  return { generate, running };
}
