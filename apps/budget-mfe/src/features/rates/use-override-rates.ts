import { useHost } from '@hoa/api-client/core';
import { useOverrideRatesMutation } from '@hoa/api-client/economics';
import type { BudgetRatesPatch } from '@hoa/contracts';
import { useFailed } from '../notices/use-failed';

/** Replaces rates of one budget, with its toasts, of which `effect` says what changes; a null percent goes back to the published rate. */
export function useOverrideRates(parametersId: number, effect: string) {
  const { notify } = useHost();
  const failed = useFailed();
  const [save, { isLoading }] = useOverrideRatesMutation();
  const override = async (changes: BudgetRatesPatch['changes']): Promise<boolean> => {
    try {
      await save({ parametersId, changes }).unwrap();
      notify({ title: 'Rates updated', description: effect, variant: 'success' });
      return true;
    } catch (error) {
      return failed('Rates not saved', error, 'The rates in force are unchanged. Please try again.');
    }
  };
  return { override, saving: isLoading };
}
