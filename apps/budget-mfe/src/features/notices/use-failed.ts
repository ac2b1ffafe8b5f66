import { messageOf, useHost } from '@hoa/api-client/core';
import { useCallback } from 'react';

export const TRY_AGAIN = 'Please try again.';
/** After an edit of a budget that did not happen. */
export const UNCHANGED = 'The budget is unchanged. Please try again.';

/**
 * Tells that a call failed: a title, and the server's sentence or else `fallback`. False, for whoever asks if it was done.
 */
export type Failed = (title: string, error: unknown, fallback?: string) => false;

/** The one way in which this remote tells of a failed call. The same function from one drawing to the next. */
export function useFailed(): Failed {
  const { notify } = useHost();
  return useCallback(
    (title, error, fallback = TRY_AGAIN) => {
      notify({ title, description: messageOf(error, fallback), variant: 'destructive' });
      return false;
    },
    [notify],
  );
}
