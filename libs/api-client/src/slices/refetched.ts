import type { TagDescription } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@hoa/api-client/core';

/**
 * What a mutation refetches: its tags, whether it went well or was refused (a refusal means that the server knows
 * better), but nothing where the server could not be reached, so that what is on the screen stays there.
 *
 * It stands beside the slices, not in the shared core: a remote that is newer than its shell must bring it along.
 */
export function refetched<const T extends TagDescription<string>>(
  error: ApiError | undefined,
  tags: readonly T[],
): readonly T[] {
  return error?.status === 0 ? [] : tags;
}
