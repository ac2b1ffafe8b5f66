import { useHost } from '@hoa/api-client/core';
import {
  useAddCorrectionMutation,
  useLazyGetFactsQuery,
  useRemoveCorrectionMutation,
} from '@hoa/api-client/documents';
import {
  useLazyGetParametersQuery,
  useLazyProposeParametersQuery,
  useUpdateParametersMutation,
} from '@hoa/api-client/parameters';
import type { Difference, DifferenceAnswer } from '@hoa/contracts';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';
import { differences as words } from './messages';

/** What a person decided, and how it is taken back. */
export interface Decision {
  answer: DifferenceAnswer;
  undo: () => Promise<void>;
}

export interface Decisions {
  of: (difference: Difference) => Decision | undefined;
  decide: (difference: Difference, answer: DifferenceAnswer) => Promise<void>;
  /** Its figures do not count any more. */
  isLeftOut: (documentId: number) => boolean;
  /** The label of the answer that is being saved. */
  saving: string | null;
  /** The last thing that happened, for a screen reader. */
  said: string;
}

/** Answers to what documents leave open of each other: one belongs to the association after all, or is left out. */
export function useDecisions(parametersId: number): Decisions {
  const { notify } = useHost();
  const failed = useFailed();
  const carryOut = useActions(parametersId);
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [saving, setSaving] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const decide: Decisions['decide'] = async (difference, answer) => {
    const { message } = difference;
    setSaving(answer.label);
    try {
      const takeBack = await carryOut(answer);
      const undo = async () => {
        try {
          await takeBack();
          setDecided((before) => new Map([...before].filter(([key]) => key !== message)));
          setSaid(words.undone);
          notify({ title: words.undone, description: answer.label, variant: 'success' });
        } catch (error) {
          failed(words.undoFailed, error);
        }
      };
      setDecided((before) => new Map(before).set(message, { answer, undo }));
      setSaid(words.saved(answer.label));
      notify({
        title: words.savedTitle,
        description: answer.label,
        variant: 'success',
        action: { label: 'Undo', run: () => void undo() },
      });
    } catch (error) {
      setSaid(words.failed);
      failed(words.failed, error);
    } finally {
      setSaving(null);
    }
  };
  return {
    of: ({ message }) => decided.get(message),
    decide,
    isLeftOut: (id) =>
      [...decided.values()].some(({ answer }) => answer.action === 'leave-out' && answer.documentId === id),
    saving,
    said,
  };
}

/** Carries an answer out; what it returns takes it back. */
function useActions(parametersId: number): (answer: DifferenceAnswer) => Promise<() => Promise<unknown>> {
  const [getFacts] = useLazyGetFactsQuery();
  const [correct] = useAddCorrectionMutation();
  const [remove] = useRemoveCorrectionMutation();
  const choose = useChosenDocuments(parametersId);
  return async ({ action, documentId, association }) => {
    if (action === 'leave-out') {
      await choose(documentId, false);
      return () => choose(documentId, true);
    }
    if (association === undefined) throw new Error(`${action} names no association.`);
    const { readingId } = await getFacts(documentId).unwrap();
    if (readingId === null) throw new Error(`Document ${documentId} is not read.`);
    const correction = { field: 'association' as const, readingId, value: association };
    const made = await correct({ id: documentId, correction }).unwrap();
    return () => remove({ id: documentId, correctionId: made.id }).unwrap();
  };
}

/** Which documents the budget uses: those that it used until now, with one more or one fewer. */
function useChosenDocuments(parametersId: number) {
  const [getParameters] = useLazyGetParametersQuery();
  const [propose] = useLazyProposeParametersQuery();
  const [update] = useUpdateParametersMutation();
  return async (documentId: number, isUsed: boolean): Promise<void> => {
    const { documentIds, version } = await getParameters(parametersId).unwrap();
    const { documents } = await propose({ parametersId }).unwrap();
    // What was left out because of its name stays out once documents are chosen by hand.
    const leftOut = new Set(documents.flatMap((document) => (document.used ? [] : [document.documentId])));
    const others = documentIds.filter((id) => id !== documentId && !leftOut.has(id));
    const chosen = isUsed ? [...others, documentId] : others;
    await update({ id: parametersId, changes: { documentIds: chosen, version } }).unwrap();
  };
}
