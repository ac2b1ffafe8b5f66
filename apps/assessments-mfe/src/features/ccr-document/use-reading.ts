import { useHost } from '@hoa/api-client/core';
import { useGetDocumentQuery } from '@hoa/api-client/documents';
import type { DocumentDetail } from '@hoa/contracts';
import { useEffect, useRef } from 'react';

const POLL_MS = 2_000;
const MAX_POLLS = 60;
/** A document counts as read once it holds more characters than a stamp or a cover page's number would. */
const ENOUGH_CHARACTERS = 100;

/**
 * Follows the reading of a document that was just uploaded and says when it has ended. After 60 polls it says that the
 * wait is over, once, and goes on asking: a long scan may well take longer.
 */
export function useReading(documentId: number, onEnd: () => void): void {
  const { notify } = useHost();
  const { data, fulfilledTimeStamp } = useGetDocumentQuery(documentId, { pollingInterval: POLL_MS });
  const polls = useRef(0);
  const ended = useRef(false);
  useEffect(() => {
    if (!data || ended.current) return;
    polls.current += 1;
    const end = readingEnd(data);
    if (end) {
      ended.current = true;
      notify(end);
      onEnd();
    } else if (polls.current === MAX_POLLS + 1) {
      notify({
        title: 'Processing Complete',
        description:
          'Reading takes longer than usual and goes on in the background. You can continue meanwhile.',
      });
    }
    // Each answer counts, also one that is equal to the last: hence its time stamp.
    // oxlint-disable-next-line react/exhaustive-deps -- `onEnd` and `notify` change with every render
  }, [data, fulfilledTimeStamp]);
}

function readingEnd({ status, content, name, error }: DocumentDetail) {
  if (status === 'failed')
    return {
      title: 'The document could not be read',
      description: error?.message ?? `${name} is stored, but no text was found in it.`,
      variant: 'destructive',
    } as const;
  if (status === 'ready' || content.length > ENOUGH_CHARACTERS)
    return { title: 'OCR Complete', description: `${name} has been read.`, variant: 'success' } as const;
  return undefined;
}
