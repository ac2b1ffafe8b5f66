import { useHost } from '@hoa/api-client/core';
import { useCreateParametersMutation, useUpdateParametersMutation } from '@hoa/api-client/parameters';
import type { Parameters, ParametersInput } from '@hoa/contracts';
import { useRef } from 'react';
import { useFailed } from '../notices/use-failed';

/** Saves and says how it went; null where it was not saved. */
export function useSaveParameters() {
  const { notify } = useHost();
  const failed = useFailed();
  const [create] = useCreateParametersMutation();
  const [update] = useUpdateParametersMutation();
  const attempt = useRef({ input: '', key: '' });
  /** An answer that was lost on its way must not make a second record: the same input is sent under the same key. */
  const keyOf = (input: ParametersInput) => {
    const json = JSON.stringify(input);
    if (attempt.current.input !== json) attempt.current = { input: json, key: randomKey() };
    return attempt.current.key;
  };
  const told = async (saving: Promise<Parameters>, success: { title: string; description: string }) => {
    try {
      const saved = await saving;
      notify({ ...success, variant: 'success' });
      return saved;
    } catch (error) {
      failed('Error', error, 'Failed to save budget parameters.');
      return null;
    }
  };
  return {
    create: async (input: ParametersInput) => {
      const saved = await told(create({ input, idempotencyKey: keyOf(input) }).unwrap(), {
        title: 'Parameters Saved',
        description: 'Your budget parameters have been successfully saved.',
      });
      // The same figures entered again later are meant as another budget.
      if (saved) attempt.current = { input: '', key: '' };
      return saved;
    },
    update: ({ id, version }: Parameters, input: ParametersInput) =>
      told(update({ id, changes: { ...input, version } }).unwrap(), {
        title: 'Parameters Updated',
        description: 'Your budget parameters have been successfully updated.',
      }),
  };
}

/** 128 random bits; `randomUUID` is not there on a plain http address other than this machine's. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
