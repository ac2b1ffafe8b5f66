import { messageOf, useHost } from '@hoa/api-client/core';
import { useUploadDocumentMutation } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readingOf } from '../documents/describe';
import { checkFile } from './check-file';
import { SHOW_DONE_MS, TICK_MS, uploadEstimate } from './upload-estimate';

export interface Upload {
  name: string;
  percent: number;
  /** Which of how many of this batch, from 1. */
  number: number;
  of: number;
}

/**
 * Sends files one after another, those that pass the check; more may be added while it runs. A failed file is told and
 * the rest go on. `documents` are all that there are, as they are read.
 */
export function useUploads(documents: readonly DocumentRow[] | undefined) {
  const { notify } = useHost();
  const [send] = useUploadDocumentMutation();
  const queue = useRef<File[]>([]);
  const running = useRef(false);
  const counts = useRef({ number: 0, of: 0 });
  const [current, setCurrent] = useState<Upload | null>(null);
  useEstimate(current, setCurrent);
  useWarnBeforeLeaving(current !== null);
  const tellWhenRead = useTellWhenRead(documents);

  const sendOne = useCallback(
    async (file: File) => {
      counts.current.number += 1;
      setCurrent({ name: file.name, percent: 0, ...counts.current });
      try {
        const { id } = await send({ file }).unwrap();
        setCurrent({ name: file.name, percent: 100, ...counts.current });
        tellWhenRead(id);
        if (queue.current.length === 0) await new Promise((resolve) => setTimeout(resolve, SHOW_DONE_MS));
      } catch (error) {
        setCurrent({ name: file.name, percent: 0, ...counts.current });
        notify({
          title: 'Upload failed',
          description: named(file, messageOf(error, 'Failed to upload document'), counts.current.of),
          variant: 'destructive',
        });
      }
    },
    [send, notify, tellWhenRead],
  );

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) await sendOne(file);
    running.current = false;
    counts.current = { number: 0, of: 0 };
    setCurrent(null);
  }, [sendOne]);

  const add = useCallback(
    (files: File[]) => {
      const accepted = files.filter((file) => {
        const refusal = checkFile(file);
        if (refusal)
          notify({
            title: refusal.title,
            description: named(file, refusal.description, files.length),
            variant: 'destructive',
          });
        return !refusal;
      });
      queue.current.push(...accepted);
      counts.current.of += accepted.length;
      void run();
    },
    [notify, run],
  );
  return { add, current };
}

/** Says that a document is uploaded and analyzed once it is: until then the list shows how far its reading is. */
function useTellWhenRead(documents: readonly DocumentRow[] | undefined) {
  const { notify } = useHost();
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const ended = documents?.filter((row) => waiting.has(row.id) && readingOf(row) !== 'reading') ?? [];
    if (ended.length === 0) return;
    setWaiting((all) => new Set([...all].filter((id) => ended.every((row) => row.id !== id))));
    for (const row of ended)
      // What could not be read says so in the list.
      if (readingOf(row) === 'ready')
        notify({
          title: 'Document uploaded',
          description: 'Your document has been successfully uploaded and analyzed.',
          variant: 'success',
        });
  }, [documents, waiting, notify]);
  return useCallback((id: number) => setWaiting((all) => new Set(all).add(id)), []);
}

/** Files that were not sent yet are lost with the page: the browser asks before it leaves or reloads. */
function useWarnBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}

/** Among several files the sentence says which one it means. */
const named = (file: File, sentence: string, of: number) => (of > 1 ? `${file.name}: ${sentence}` : sentence);

/** Lets the shown percent follow the estimate until the answer is there; never backwards. */
function useEstimate(
  current: Upload | null,
  set: (update: (upload: Upload | null) => Upload | null) => void,
) {
  const waiting = current !== null && current.percent < 100;
  const number = current?.number;
  useEffect(() => {
    if (!waiting) return;
    const started = Date.now();
    const timer = setInterval(
      () =>
        set((upload) =>
          upload && upload.percent < 100
            ? { ...upload, percent: Math.max(upload.percent, uploadEstimate(Date.now() - started)) }
            : upload,
        ),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [waiting, number, set]);
}
