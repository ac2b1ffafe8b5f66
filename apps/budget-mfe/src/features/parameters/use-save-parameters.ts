import { messageOf, useHost } from '@hoa/api-client/core';
import { useCreateParametersMutation, useUpdateParametersMutation } from '@hoa/api-client/parameters';
import type { Parameters, ParametersInput } from '@hoa/contracts';

/** Saves and says how it went; null where it was not saved. */
export function useSaveParameters() {
  const { notify } = useHost();
  const [create] = useCreateParametersMutation();
  const [update] = useUpdateParametersMutation();
  const told = async (saving: Promise<Parameters>, success: { title: string; description: string }) => {
    try {
      const saved = await saving;
      notify({ ...success, variant: 'success' });
      return saved;
    } catch (error) {
      notify({
        title: 'Error',
        description: messageOf(error, 'Failed to save budget parameters.'),
        variant: 'destructive',
      });
      return null;
    }
  };
  return {
    create: (input: ParametersInput) =>
      told(create(input).unwrap(), {
        title: 'Parameters Saved',
        description: 'Your budget parameters have been successfully saved.',
      }),
    update: ({ id, version }: Parameters, input: ParametersInput) =>
      told(update({ id, changes: { ...input, version } }).unwrap(), {
        title: 'Parameters Updated',
        description: 'Your budget parameters have been successfully updated.',
      }),
  };
}
