import { asApiError, messageOf } from '@hoa/api-client/core';

/** What the server said of a failure; where something between here and there answered instead, our sentence and its code. */
export function said(error: unknown, fallback: string): string {
  const message = messageOf(error, fallback);
  return asApiError(error)?.code === 'unknown' && message !== fallback ? `${fallback} (${message})` : message;
}
