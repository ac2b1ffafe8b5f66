import type { ErrorCode } from '@hoa/contracts';

/** A failure that a client may be told of. `message` is shown to a person as it is. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly details: unknown;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { details?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.details = options.details;
  }
}

/** A failure at start; the sentence is printed alone, without a stack, and the process ends with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
