import { useUndoEditsMutation } from '@hoa/api-client/budget';
import { useFailed } from './use-failed';

/** The Undo of a message about a change that was saved as one batch. */
export function useUndoBatch(parametersId: number): (batchId: string) => { label: string; run: () => void } {
  const [undo] = useUndoEditsMutation();
  const failed = useFailed();
  return (batchId) => ({
    label: 'Undo',
    run: () =>
      void undo({ parametersId, batchId })
        .unwrap()
        .catch((error: unknown) => failed('The budget could not be put back', error)),
  });
}
