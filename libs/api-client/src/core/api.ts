import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, type ApiError } from './base-query';

export const tagTypes = [
  'Documents',
  'Facts',
  'Parameters',
  'Items',
  'Budget',
  'Edits',
  'Runs',
  'Economics',
  'Providers',
  'Recommendations',
  'Chat',
  'Schedules',
] as const;

/**
 * The one api. Each feature injects its own endpoints; because the api is shared between remotes, a mutation in one
 * refetches what another shows, by tag. Nothing is retried, refetched on focus, or considered fresh.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // An answer that is not what the contract says is an error with a sentence, never half a screen.
  catchSchemaFailure: (failure): ApiError => ({
    status: 200,
    code: 'unexpected_answer',
    message:
      'The server sent an answer that this page does not understand. Please reload the page; nothing was lost.',
    details: failure.issues,
  }),
  endpoints: () => ({}),
});
