import { MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';
import { cleanFileName } from './file-name';
import { MEDIA_TYPES, UNKNOWN_MEDIA_TYPE } from './inspect-upload';

const size = z.int().min(1).max(MAX_UPLOAD_BYTES);

/** What an upload would have been stored as: a backup brings nothing that an upload could not. */
const FileRow = z
  .looseObject({ sha256: z.string(), bytes: z.string(), size })
  .refine(({ sha256, bytes }) => sha256 === `\\x${bytes}`, 'The bytes are not those of the SHA-256.');

const DocumentRow = z.looseObject({
  name: z.string().refine((name) => cleanFileName(name) === name, 'This is not the name of a file.'),
  media_type: z.enum([...Object.values(MEDIA_TYPES), UNKNOWN_MEDIA_TYPE]),
  size,
});

export const documentsBackup: Rules = {
  document_files: { sameBy: ['sha256'], row: FileRow, usedBy: { table: 'documents', column: 'sha256' } },
  // The same bytes are the same document, under whatever name it was uploaded again.
  documents: {
    sameBy: ['sha256'],
    fills: ['association_id'],
    bin: 'deleted_at',
    row: DocumentRow,
    bounds: [{ rows: 20_000, characters: 20_000_000, what: 'documents' }],
  },
};
