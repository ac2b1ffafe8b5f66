import { useListDocumentsQuery } from '@hoa/api-client/documents';
import { useState } from 'react';
import { readingOf } from './describe';

const POLL_MS = 1500;

/** Every document, asked for again and again while one of them is still being read. */
export function useDocuments() {
  const [polling, setPolling] = useState(false);
  const query = useListDocumentsQuery(undefined, { pollingInterval: polling ? POLL_MS : 0 });
  const reading = query.data?.some((document) => readingOf(document) === 'reading') ?? false;
  if (reading !== polling) setPolling(reading);
  return query;
}
