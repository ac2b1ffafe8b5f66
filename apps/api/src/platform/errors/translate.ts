import { HttpException } from '@nestjs/common';
import { MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { ZodError } from 'zod';
import { AppError } from './app-error';
import { isUnavailable } from './unavailable';

/** Errors of libraries become ours here; what nobody expected stays undefined. */
export function translate(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return new AppError('invalid_request', readable(error), { details: detailsOf(error) });
  if (!(error instanceof Error)) return undefined;
  return fromUpload(error) ?? fromBody(error) ?? fromHttp(error) ?? fromDatabase(error);
}

/** "units: Units must be at least 1"; the sentence alone where one of ours stands there. */
export function readable(error: ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'The request is not valid.';
  const path = issue.path.join('.');
  const ours = /^[A-Z].*[.!]$/.test(issue.message) || issue.message.startsWith('Please');
  return path === '' || ours ? issue.message : `${path}: ${issue.message}`;
}

function detailsOf(error: ZodError): { path: string; message: string }[] {
  return error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));
}

export const FILE_TOO_LARGE = `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Please upload a smaller one.`;

function fromUpload(error: Error): AppError | undefined {
  const code = codeOf(error);
  if (code === 'LIMIT_FILE_SIZE') return new AppError('file_too_large', FILE_TOO_LARGE);
  if (error.name === 'MulterError' || code?.startsWith('LIMIT_')) {
    return new AppError(
      'invalid_request',
      'The upload was not understood. Please send one file in the field "file".',
    );
  }
  // busboy and multer report a broken form as plain errors.
  if (
    /^(Multipart:|Unexpected end of form|Malformed part header|Request (aborted|closed)|Missing Content-Type)/.test(
      error.message,
    )
  ) {
    return new AppError('invalid_request', 'The upload was cut off or not a valid form. Please try again.');
  }
  return undefined;
}

const BODY_SENTENCES: Record<string, [ConstructorParameters<typeof AppError>[0], string]> = {
  'entity.too.large': ['file_too_large', 'The request is too large.'],
  'entity.parse.failed': ['invalid_request', 'The request is not valid JSON.'],
  'encoding.unsupported': ['unsupported_media_type', 'The request has an encoding that is not supported.'],
  'charset.unsupported': ['unsupported_media_type', 'The request has a character set that is not supported.'],
  'request.aborted': ['invalid_request', 'The request was cut off.'],
  'request.size.invalid': ['invalid_request', 'The request was cut off.'],
};

/** body-parser marks its errors with a `type`. */
function fromBody(error: Error): AppError | undefined {
  const type = 'type' in error && typeof error.type === 'string' ? error.type : undefined;
  const known = type === undefined ? undefined : BODY_SENTENCES[type];
  if (known) return new AppError(known[0], known[1]);
  if (error instanceof URIError) return new AppError('invalid_request', 'The address is not valid.');
  return undefined;
}

function fromHttp(error: Error): AppError | undefined {
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  // Nest's word for an upload that multer cut off; JSON that is too large was told apart above.
  if (status === 413) return new AppError('file_too_large', FILE_TOO_LARGE);
  if (status === 404) return new AppError('not_found', 'There is nothing at this address.');
  if (status === 415) return new AppError('unsupported_media_type', 'This kind of content is not supported.');
  if (status === 429)
    return new AppError('too_many_requests', 'Too many requests. Please wait a minute and try again.');
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('invalid_request', 'The request is not valid.');
  }
  return undefined;
}

function fromDatabase(error: Error): AppError | undefined {
  const code = codeOf(error);
  if (code === '53100')
    return new AppError(
      'unavailable',
      'The disk of the server is full. Nothing was saved; what is there can be read. Whoever runs the server can make room.',
      { cause: error },
    );
  if (isUnavailable(error)) {
    return new AppError('unavailable', 'The database cannot be reached at the moment. Please try again.', {
      cause: error,
    });
  }
  // A NUL or a lone surrogate in a text, which PostgreSQL does not store.
  const isOddJson = code === '22P02' && error.message.endsWith('type json');
  if (code === '22021' || code === '22P05' || isOddJson) {
    return new AppError('invalid_request', 'The request contains characters that cannot be stored.');
  }
  return undefined;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function statusOf(error: Error): number | undefined {
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}
