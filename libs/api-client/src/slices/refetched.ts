import type { TagDescription } from '@reduxjs/toolkit/query/react';
import type { ApiError, tagTypes } from '@hoa/api-client/core';

type Tags = readonly TagDescription<(typeof tagTypes)[number]>[];

/**
 * What a mutation refetches: its tags, whether it went well or was refused (a refusal means that the server knows
 * better), but nothing where the server could not be reached, so that what is on the screen stays there.
 *
 * It stands beside the slices, not in the shared core: a remote that is newer than its shell must bring it along.
 */
export function refetched(error: ApiError | undefined, tags: Tags): Tags {
  return error?.status === 0 ? [] : tags;
}
