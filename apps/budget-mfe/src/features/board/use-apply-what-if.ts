import { useHost } from '@hoa/api-client/core';
import { useEditBudgetMutation, useUndoEditsMutation } from '@hoa/api-client/budget';
import { toDecimalString, type WhatIfChange } from '@hoa/budget-math';
import { UNCHANGED, useFailed } from '../notices/use-failed';
import type { Line } from '../review/lines';

/** Saves a trial as one batch of edits, all lines or none, with its Undo. */
export function useApplyWhatIf(parametersId: number, revision: number) {
  const { notify } = useHost();
  const [edit, { isLoading }] = useEditBudgetMutation();
  const [undo] = useUndoEditsMutation();
  const failed = useFailed();
  const unchanged = (title: string) => (error: unknown) => failed(title, error, UNCHANGED);
  const apply = (changes: readonly WhatIfChange<Line>[]): Promise<boolean> =>
    edit({
      parametersId,
      edits: {
        baseRevision: revision,
        origin: 'what-if',
        changes: changes.map(({ line: { item }, cents }) => ({
          itemId: item.id,
          version: item.version,
          proposedBudget: toDecimalString(cents),
        })),
      },
    })
      .unwrap()
      .then(({ batchId, items }) => {
        notify({
          title: 'Budget updated',
          description: items.length === 1 ? 'One line changed.' : `${items.length} lines changed.`,
          variant: 'success',
          action: {
            label: 'Undo',
            run: () =>
              void undo({ parametersId, batchId })
                .unwrap()
                .catch(unchanged('The changes could not be taken back')),
          },
        });
        return true;
      }, unchanged('The changes could not be applied'));
  return { apply, applying: isLoading };
}
