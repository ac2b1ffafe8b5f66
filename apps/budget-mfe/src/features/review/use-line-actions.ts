import { asApiError, useHost, type Host } from '@hoa/api-client/core';
import {
  useAddItemMutation,
  useDeleteItemMutation,
  useEditBudgetMutation,
  useRebalanceMutation,
  useRestoreItemMutation,
  useUpdateItemMutation,
} from '@hoa/api-client/budget';
import { formatDollars, toCents, toDecimalString, type Cents } from '@hoa/budget-math';
import { BudgetItem, type Budget, type ItemInput } from '@hoa/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { z } from 'zod';
import { useFailed, type Failed } from '../notices/use-failed';

/**
 * Everything that changes a budget's lines, each with its toast and, where it can be taken back, its Undo. The same
 * object from one edit to the next, so that rows that did not change need not be drawn again.
 */
export function useLineActions(parametersId: number, revision: number): LineActions {
  const { notify } = useHost();
  const failed = useFailed();
  const [update] = useUpdateItemMutation(unwatched);
  const [add] = useAddItemMutation();
  const [remove] = useDeleteItemMutation();
  const [bringBack] = useRestoreItemMutation();
  const [edit] = useEditBudgetMutation();
  const [balance] = useRebalanceMutation();
  const latest = useRef(revision);
  useEffect(() => {
    latest.current = revision;
  }, [revision]);
  return useMemo(
    () =>
      lineActions({
        parametersId,
        revision: latest,
        notify,
        failed,
        update,
        add,
        remove,
        bringBack,
        edit,
        balance,
      }),
    [parametersId, notify, failed, update, add, remove, bringBack, edit, balance],
  );
}

/** How a save stands is told by its toast: the page is not drawn again for it. */
const unwatched = { selectFromResult: () => ({}) };

interface Means {
  parametersId: number;
  /** The budget's revision as it is when an action runs. */
  revision: { readonly current: number };
  notify: Host['notify'];
  failed: Failed;
  update: Trigger<typeof useUpdateItemMutation>;
  add: Trigger<typeof useAddItemMutation>;
  remove: Trigger<typeof useDeleteItemMutation>;
  bringBack: Trigger<typeof useRestoreItemMutation>;
  edit: Trigger<typeof useEditBudgetMutation>;
  balance: Trigger<typeof useRebalanceMutation>;
}
/** The function that a mutation hook answers first. */
type Trigger<Hook extends () => readonly [unknown, unknown]> = ReturnType<Hook>[0];

function lineActions(means: Means) {
  const { parametersId, revision, notify, failed, update, add, remove, bringBack, edit, balance } = means;
  const orElse = (title: string) => (error: unknown) => failed(title, error);
  const done = (title: string, description: string, undo?: () => void) => {
    notify({
      title,
      description,
      variant: 'success',
      // Edits follow each other quickly, and the journal keeps them all.
      about: `lines of ${parametersId}`,
      ...(undo ? { action: { label: 'Undo', run: undo } } : {}),
    });
    return true;
  };

  const save = async (item: BudgetItem, cents: Cents): Promise<boolean> => {
    const { id, version, description } = item;
    const proposedBudget = toDecimalString(cents);
    try {
      const saved = await update({ id, parametersId, proposedBudget, version }).unwrap();
      const back = toCents(item.proposedBudget);
      return done(
        'Budget updated',
        `${description}: ${dollars(back)} to ${dollars(cents)}.`,
        () => void save({ ...saved, version: saved.version }, back),
      );
    } catch (error) {
      const conflict = conflictOf(error, item, cents);
      if (!conflict) return failed('Error updating budget item', error);
      notify({ title: 'Changed in the meantime', description: conflict, variant: 'destructive' });
      return false;
    }
  };

  return {
    save,
    invalid: (problem: string) =>
      notify({ title: 'Invalid value', description: problem, variant: 'destructive' }),
    add: (item: ItemInput): Promise<boolean> =>
      add({ parametersId, item })
        .unwrap()
        .then(
          ({ id, description }) =>
            done(
              'Line added',
              description,
              () => void remove({ id, parametersId }).unwrap().catch(orElse('The line could not be removed')),
            ),
          orElse('The line could not be added'),
        ),
    remove: ({ id, description }: BudgetItem): Promise<boolean> =>
      remove({ id, parametersId })
        .unwrap()
        .then(
          () =>
            done(
              'Line removed',
              description,
              () =>
                void bringBack({ id, parametersId })
                  .unwrap()
                  .catch(orElse('The line could not be brought back')),
            ),
          orElse('The line could not be removed'),
        ),
    /** Back to what generation arrived at. */
    restore: ({ id, version, description, generatedAmount }: BudgetItem): Promise<boolean> => {
      if (generatedAmount === null) return Promise.resolve(false);
      const changes = [{ itemId: id, version, proposedBudget: generatedAmount }];
      return edit({ parametersId, edits: { baseRevision: revision.current, changes, origin: 'restore' } })
        .unwrap()
        .then(
          () => done('Budget updated', `${description}: the generated amount again.`),
          orElse('Error updating budget item'),
        );
    },
    /** `before` are the lines as they stand, for Undo. */
    rebalance: (before: readonly BudgetItem[]): Promise<boolean> =>
      balance(parametersId)
        .unwrap()
        .then(({ items, revision: baseRevision }) => {
          const amounts = new Map(before.map((item) => [item.id, item.proposedBudget]));
          const changes = items.flatMap(({ id, version }) => {
            const proposedBudget = amounts.get(id);
            return proposedBudget === undefined ? [] : [{ itemId: id, version, proposedBudget }];
          });
          const undo = () =>
            void edit({ parametersId, edits: { baseRevision, changes, origin: 'undo' } })
              .unwrap()
              .catch(orElse('The budget could not be put back'));
          // A line that was created for it is removed like any other.
          const undoable = changes.length > 0 && changes.length === items.length;
          return done(
            'Budget rebalanced',
            'Assessment income covers expenses again.',
            undoable ? undo : undefined,
          );
        }, orElse('The budget could not be rebalanced')),
  };
}
export type LineActions = ReturnType<typeof lineActions>;

const dollars = (cents: Cents) => formatDollars(cents, { cents: 'if any' });

/** The row as it is now, beside the refusal. */
const StaleDetails = z.looseObject({ item: BudgetItem });

/** What to say where somebody else was quicker; null where that was not the reason. */
function conflictOf(error: unknown, item: BudgetItem, cents: Cents): string | null {
  const answer = asApiError(error);
  if (answer?.code !== 'stale_version') return null;
  const current = StaleDetails.safeParse(answer.details);
  const now = current.success
    ? `It is ${dollars(toCents(current.data.item.proposedBudget))} now`
    : 'It has another amount now';
  return `${item.description} was changed elsewhere. ${now}; your ${dollars(cents)} was not saved.`;
}

/** Whether a budget may still be changed. */
export const isOpen = (budget: Pick<Budget, 'status'> | undefined) => budget?.status !== 'adopted';
