import { AppError } from '../../platform/errors/app-error';

/** A budget without lines has nothing that a file could show. */
export function nothingToExport(): AppError {
  return new AppError(
    'nothing_to_export',
    'This budget has no lines yet. Please generate it first, then export or present it.',
  );
}
