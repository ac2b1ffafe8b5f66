import { AppError } from '../errors/app-error';
import { NoBrowserError } from './find-browser';
import { TooSlowError } from './draw';
import { SlotsBusyError } from '../slots';

/** What a person is told of a PDF that was not made. */
export function printError(cause: unknown): AppError {
  return new AppError('unavailable', sentenceOf(cause), { cause });
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof NoBrowserError)
    return `A PDF needs Chromium or Chrome on the server: ${cause.message}. Everything but PDF works without it.`;
  if (cause instanceof SlotsBusyError)
    return 'Too many PDFs are being made at the moment. Please try again in a minute.';
  if (cause instanceof TooSlowError)
    return 'Making the PDF took too long and was stopped. Please try again, or choose another format.';
  return 'The PDF could not be made, because the browser that draws it ended. Please try again.';
}
