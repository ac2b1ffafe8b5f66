import { useHost } from '@hoa/api-client/core';
import { useAnswerQuestionMutation, useRemoveCorrectionMutation } from '@hoa/api-client/documents';
import type { Correctable, Facts, NewAnswer } from '@hoa/contracts';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';
import { questions as words } from './messages';

export interface Answers {
  answer: (answer: NewAnswer, label: string) => Promise<boolean>;
  undo: (correction: Pick<Correctable, 'id' | 'about'>) => Promise<void>;
  /** `questionId answerId` of the answer that is being saved. */
  saving: string | null;
  undoing: boolean;
  /** The last thing that happened, for a screen reader. */
  said: string;
}

/** Answers about one document, each with its Undo. */
export function useAnswers(documentId: number): Answers {
  const { notify } = useHost();
  const failed = useFailed();
  const [send] = useAnswerQuestionMutation();
  const [remove, removing] = useRemoveCorrectionMutation();
  const [saving, setSaving] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const undo: Answers['undo'] = async ({ id, about }) => {
    try {
      await remove({ id: documentId, correctionId: id }).unwrap();
      setSaid(words.undone);
      notify({ title: words.undone, description: about, variant: 'success' });
    } catch (error) {
      failed(words.undoFailed, error);
    }
  };
  const answer: Answers['answer'] = async (given, label) => {
    setSaving(savingKey(given));
    try {
      const made = await send({ id: documentId, answer: given }).unwrap();
      setSaid(words.saved(label));
      notify({
        title: words.savedTitle,
        description: label,
        variant: 'success',
        action: { label: 'Undo', run: () => void undo(made) },
      });
      return true;
    } catch (error) {
      setSaid(words.failed);
      return failed(words.failed, error);
    } finally {
      setSaving(null);
    }
  };
  return { answer, undo, saving, undoing: removing.isLoading, said };
}

export const savingKey = ({ questionId, answerId }: NewAnswer): string => `${questionId} ${answerId}`;

/** The correction that an answer became: its words begin with what was asked. */
export function answerCorrection(
  facts: Facts,
  asked: string,
  answerId: string | undefined,
): Correctable | undefined {
  return facts.corrections?.findLast(
    ({ field, value, about }) => field === 'answer' && value === answerId && about.startsWith(asked),
  );
}
