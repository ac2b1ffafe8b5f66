import type { ErrorCode } from '@hoa/contracts';
import { inspect, ReadError, type Container, type ReadErrorCode } from '@hoa/document-reader';
import { AppError } from '../../platform/errors/app-error';

export const MEDIA_TYPES: Readonly<Record<Container, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  txt: 'text/plain',
};
export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

/** What is refused before anything is stored. A damaged file is kept, and its row says that it could not be read. */
const REFUSALS: Partial<Record<ReadErrorCode, ErrorCode>> = {
  empty: 'file_empty',
  'wrong-bytes': 'file_type',
  'too-old': 'file_type',
  encrypted: 'file_encrypted',
  'too-large-inside': 'file_too_large',
};

/** The media type of an upload, by its bytes. Throws the refusal that the person who uploads should see. */
export async function inspectUpload(bytes: Uint8Array, name: string): Promise<string> {
  try {
    return MEDIA_TYPES[await inspect(bytes, name)];
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const code = REFUSALS[error.code];
    if (code !== undefined) throw new AppError(code, error.message, { cause: error });
    return UNKNOWN_MEDIA_TYPE;
  }
}
