import { z } from 'zod';

/** What each code means to a client; `message` beside it is fit to be shown. */
export const errorCodes = [
  'invalid_request',
  'invalid_id',
  'no_device',
  'not_allowed',
  'embed_key',
  'not_found',
  'conflict',
  'stale_version',
  'read_only',
  'unsupported_media_type',
  'cross_origin',
  'too_many_requests',
  'file_missing',
  'file_empty',
  'file_too_large',
  'file_type',
  'file_encrypted',
  'quota_exceeded',
  'invalid_backup',
  'no_documents',
  'documents_not_ready',
  'nothing_to_budget',
  'nothing_to_analyze',
  'nothing_to_export',
  'not_assessable',
  'unknown_provider',
  'provider_not_configured',
  'run_failed',
  'not_balanced',
  'needs_answers',
  'not_reconciled',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every answer that is not a success. */
export const ErrorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
