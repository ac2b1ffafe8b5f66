/** Why a file could not be read. The API maps each code to a status; `message` is shown to a person as it is. */
export type ReadErrorCode =
  | 'empty'
  | 'wrong-bytes'
  | 'encrypted'
  | 'too-old'
  | 'damaged'
  | 'too-large-inside'
  | 'too-slow'
  | 'too-much-memory'
  | 'cancelled'
  | 'reader-failed';

const SENTENCES: Record<ReadErrorCode, string> = {
  empty: 'The file is empty. Please choose the file again.',
  'wrong-bytes': 'The file is not what its name says. Please upload a PDF, Word, Excel or text file.',
  encrypted: 'The file is protected with a password. Please save an open copy and upload that.',
  'too-old':
    'The file was saved by a version of Word or Excel that is too old to be read. Please open it in a newer one, save it as .docx, .xlsx or PDF, and upload that.',
  damaged: 'The file is damaged and could not be read. Please save it again and upload the new copy.',
  'too-large-inside':
    'The file unpacks to far more than its size and was not opened. Please save it again as a PDF and upload that.',
  'too-slow': 'Reading the file took too long and was stopped. Please upload it in smaller parts.',
  'too-much-memory':
    'Reading the file needed too much memory and was stopped. Please upload it in smaller parts.',
  cancelled: 'Reading the file was cancelled.',
  'reader-failed':
    'The file could not be read. Please save it again, as a PDF if you can, and upload the new copy.',
};

/** A refusal with a sentence that a board member understands. `detail` is for the log only. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  constructor(
    readonly code: ReadErrorCode,
    readonly detail?: string,
    message?: string,
  ) {
    super(message ?? SENTENCES[code]);
  }
}

export function isReadErrorCode(code: string): code is ReadErrorCode {
  return Object.hasOwn(SENTENCES, code);
}
