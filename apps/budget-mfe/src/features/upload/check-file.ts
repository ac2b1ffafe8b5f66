import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS } from '@hoa/contracts';

/** The picker's filter. */
export const ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx,.txt';

export interface Refusal {
  title: string;
  description: string;
}

/** Why a file is not sent, its size first and then its type; null where nothing speaks against it. */
export function checkFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): Refusal | null {
  if (size > MAX_UPLOAD_BYTES) return { title: 'File too large', description: 'Maximum file size is 10MB.' };
  if (!isAccepted(name, type))
    return {
      title: 'Invalid file type',
      description: 'Please upload a PDF, DOC, DOCX, XLS, XLSX or text file.',
    };
  return null;
}

/** PDF, Word and Excel are all `application/`. Without a type the extension decides; the server looks at the bytes. */
function isAccepted(name: string, type: string): boolean {
  if (type) return type.includes('text/') || type.includes('application/');
  const extension = name.split('.').pop()?.toLowerCase();
  return UPLOAD_EXTENSIONS.some((known) => known === extension);
}
