import { useHost } from '@hoa/api-client/core';
import { fetchDocumentFile } from '@hoa/api-client/documents';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';

/** How long the browser may take to open the file before its memory is given back. */
const KEEP_MS = 60_000;

export interface OpenFile {
  id: number;
  name: string;
  page?: number;
}

/**
 * Opens a document's file: a PDF in a new tab at its page, anything else as a download. It is fetched first, because a
 * link by itself would not carry the key; and nothing but a PDF is shown in place, so that no file can run in our origin.
 */
export function useOpenFile() {
  const { apiBase, key } = useHost();
  const failed = useFailed();
  const [opening, setOpening] = useState(false);
  const open = async ({ id, name, page }: OpenFile) => {
    setOpening(true);
    try {
      const file = await fetchDocumentFile({ apiBase, key }, id);
      show({ file, name, page });
    } catch (error) {
      failed('The file could not be opened', error);
    } finally {
      setOpening(false);
    }
  };
  return { open, opening };
}

function show({ file, name, page }: { file: Blob; name: string; page: number | undefined }) {
  const isPdf = file.type.split(';')[0] === 'application/pdf';
  const url = URL.createObjectURL(isPdf ? file : new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = isPdf && page ? `${url}#page=${page}` : url;
  if (isPdf) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
