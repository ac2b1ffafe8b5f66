import { MAX_UPLOAD_BYTES } from '@hoa/contracts';

/** What a governing document may come as. */
export const ACCEPTED = '.pdf,.doc,.docx';

export interface Refusal {
  title: string;
  description: string;
}

/** Why a chosen file is not taken; undefined where it is. Judged by size first, then by its extension. */
export function refusal(file: File): Refusal | undefined {
  if (file.size > MAX_UPLOAD_BYTES)
    return { title: 'File too large', description: 'Maximum file size is 10MB.' };
  if (!/\.(pdf|docx?)$/i.test(file.name))
    return { title: 'Invalid file type', description: 'Please upload a PDF, DOC or DOCX file.' };
  return undefined;
}

/** A file whose name says that it is a CC&R is chosen as soon as it is uploaded. */
export function looksLikeCcr(name: string): boolean {
  return /cc&?r/i.test(name);
}
