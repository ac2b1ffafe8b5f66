import { useHost } from '@hoa/api-client/core';
import { useGenerateWithMutation, useListProvidersQuery } from '@hoa/api-client/generation';
import type { GenerationResult } from '@hoa/contracts';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';
import { CLOSE_AFTER_MS } from './dialog-curve';

export type RegenerateState = 'idle' | 'asking' | 'running' | 'done' | 'stopped';

export interface RegenerateChoice {
  provider: string;
  keepEdits: boolean;
  acceptUnreconciled?: boolean;
}

interface Stopped {
  choice: RegenerateChoice;
  result: GenerationResult;
}

/** The review's generation: asks, runs behind a dialog, tells how it ended. */
export function useRegenerate(parametersId: number) {
  const { notify } = useHost();
  const failed = useFailed();
  const { data: providers } = useListProvidersQuery();
  const [send] = useGenerateWithMutation();
  const [state, setState] = useState<RegenerateState>('idle');
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const configured = providers?.filter((provider) => provider.configured) ?? [];
  const preferred = configured.find((provider) => provider.default) ?? configured[0];

  const run = async (choice: RegenerateChoice) => {
    const { provider } = choice;
    setState('running');
    try {
      const result = await send({ parametersId, ...choice }).unwrap();
      const { items, error, status } = result;
      if (status === 'needs-answers') {
        setStopped({ choice, result });
        setState('stopped');
        return;
      }
      if (error) throw new Error(error);
      setState('done');
      notify({
        title: 'Budget Generated with AI',
        description: `${items.length} budget items created.`,
        variant: 'success',
      });
      setTimeout(() => setState('idle'), CLOSE_AFTER_MS);
    } catch (error) {
      setState('idle');
      const label = configured.find(({ name }) => name === provider)?.label ?? provider;
      failed(
        'Error Generating Budget',
        error,
        `An error occurred while generating the budget with ${label} AI.`,
      );
    }
  };
  return {
    state,
    run,
    stopped,
    ask: () => setState('asking'),
    cancel: () => setState('idle'),
    configured,
    /** The default provider's name; the built-in one while the list is not known. */
    preferred: preferred?.name ?? 'built-in',
  };
}
