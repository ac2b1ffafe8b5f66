import { messageOf, useHost } from '@hoa/api-client/core';
import { useAddCorrectionMutation, useRemoveCorrectionMutation } from '@hoa/api-client/documents';
import type { Correctable, NewCorrection } from '@hoa/contracts';
import { useState } from 'react';
import { TRY_AGAIN, useFailed } from '../notices/use-failed';
import { correctedInWords } from './words';

/** A correction without the reading that it is made on. */
export type Given<T = NewCorrection> = T extends unknown ? Omit<T, 'readingId'> : never;

export interface Corrections {
  correct: (given: Given) => Promise<boolean>;
  undo: (correction: Pick<Correctable, 'id' | 'about'>) => Promise<void>;
  busy: boolean;
  /** What was done last, for a screen reader: toasts stand behind an open dialog. */
  said: string;
}

/** Saves corrections of one document, each with its toast and its Undo. */
export function useCorrections(id: number, readingId: string | null): Corrections {
  const { notify } = useHost();
  const tellFailed = useFailed();
  const [add, adding] = useAddCorrectionMutation();
  const [remove, removing] = useRemoveCorrectionMutation();
  const [said, setSaid] = useState('');

  const failed = (title: string, error: unknown) => {
    setSaid(`${title}. ${messageOf(error, TRY_AGAIN)}`);
    tellFailed(title, error);
  };
  const undo: Corrections['undo'] = async ({ id: correctionId, about }) => {
    try {
      await remove({ id, correctionId }).unwrap();
      setSaid(`Correction undone: ${about}`);
      notify({ title: 'Correction undone', description: about, variant: 'success' });
    } catch (error) {
      failed('The correction could not be undone', error);
    }
  };
  const correct: Corrections['correct'] = async (given) => {
    if (readingId === null) return false;
    try {
      const made = await add({ id, correction: { ...given, readingId } as NewCorrection }).unwrap();
      const description = `${made.about}: ${correctedInWords(made)}`;
      setSaid(`Correction saved. ${description}`);
      notify({
        title: 'Correction saved',
        description,
        variant: 'success',
        action: { label: 'Undo', run: () => void undo(made) },
      });
      return true;
    } catch (error) {
      failed('The correction was not saved', error);
      return false;
    }
  };
  return { correct, undo, busy: adding.isLoading || removing.isLoading, said };
}
