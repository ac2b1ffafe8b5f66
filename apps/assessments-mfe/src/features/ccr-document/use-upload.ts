import { messageOf, useHost } from '@hoa/api-client/core';
import { useUploadDocumentMutation } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { useEffect, useState } from 'react';
import { refusal } from './accepted-file';

const TICK_MS = 100;
const STEP_PERCENT = 5;
const WAITING_PERCENT = 95;

/** Uploads governing documents one after another, with toasts; `percent` is null while nothing is under way. */
export function useUpload(onUploaded: (document: DocumentRow) => void) {
  const { notify } = useHost();
  const [send, { isLoading }] = useUploadDocumentMutation();
  const percent = useWaitingPercent(isLoading);

  const uploadOne = async (file: File) => {
    const refused = refusal(file);
    if (refused) return notify({ ...refused, variant: 'destructive' });
    try {
      const document = await send({ file, type: 'assessment' }).unwrap();
      notify({
        title: 'Document uploaded',
        description: 'Your document has been successfully uploaded. OCR processing may take 1-2 minutes.',
        variant: 'success',
      });
      onUploaded(document);
    } catch (error) {
      notify({
        title: 'Upload failed',
        description: messageOf(error, 'There was an error uploading your file.'),
        variant: 'destructive',
      });
    }
  };
  const upload = async (files: readonly File[]) => {
    for (const file of files) await uploadOne(file);
  };
  return { upload, percent };
}

/** Rises while an answer is awaited, and stops short of the end until it is there. */
function useWaitingPercent(waiting: boolean): number | null {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!waiting) return;
    setPercent(0);
    const timer = setInterval(
      () => setPercent((value) => Math.min(WAITING_PERCENT, value + STEP_PERCENT)),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [waiting]);
  return waiting ? percent : null;
}
