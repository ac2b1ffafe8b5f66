import { useHost } from '@hoa/api-client/core';
import { fetchExport, type ExportFile } from '@hoa/api-client/exports';
import { saveFile } from '@hoa/api-client/save-file';
import { useRef, useState } from 'react';
import { useFailed } from '../notices/use-failed';

/** Downloads a budget in one format, and says how that ended. A second press while it runs does nothing. */
export function useDownload(file: ExportFile, done: string) {
  const { busy, download } = useDownloads(done);
  return { busy, download: () => download(file) };
}

/** The same for a format that is only known when it is asked for. */
export function useDownloads(done: string) {
  const { apiBase, key, notify } = useHost();
  const failed = useFailed();
  const [busy, setBusy] = useState(false);
  // State alone would let a double click through: its second press comes before the next drawing.
  const running = useRef(false);
  const download = async (file: ExportFile) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const downloaded = await fetchExport({ apiBase, key }, file);
      saveFile(downloaded);
      notify({ title: done, description: `Downloaded as ${downloaded.name}.`, variant: 'success' });
    } catch (error) {
      failed('Export failed', error, 'There was an error exporting your budget. Please try again.');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, download: (file: ExportFile) => void download(file) };
}
