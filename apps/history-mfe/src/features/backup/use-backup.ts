import { fetchBackup, useRestoreBackupMutation } from '@hoa/api-client/backup';
import { messageOf, useHost } from '@hoa/api-client/core';
import { saveFile } from '@hoa/api-client/save-file';
import { useState } from 'react';
import { restoredWords, sizeWords } from './words';

/** Saves everything of this browser's work as a file, and says so. */
export function useDownloadBackup() {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const backup = await fetchBackup(host);
      saveFile(backup);
      host.notify({
        title: 'Backup downloaded',
        description: `${backup.name}, ${sizeWords(backup.blob.size)}. Keep it in a safe place.`,
        variant: 'success',
      });
    } catch (error) {
      host.notify({
        title: 'Backup failed',
        description: messageOf(error, 'The backup could not be made. Nothing was changed; please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  return { download, busy };
}

/** Brings a backup back, and says what came. `percent` is null while none is being uploaded. */
export function useRestoreBackup() {
  const { notify } = useHost();
  const [percent, setPercent] = useState<number | null>(null);
  const [send] = useRestoreBackupMutation();
  const restore = async (file: File) => {
    setPercent(0);
    try {
      const result = await send({ file, onProgress: setPercent }).unwrap();
      notify({ title: 'Backup restored', description: restoredWords(result), variant: 'success' });
    } catch (error) {
      notify({
        title: 'Restore failed',
        description: messageOf(
          error,
          'The backup could not be restored. Nothing was changed; please try again.',
        ),
        variant: 'destructive',
      });
    }
    setPercent(null);
  };
  return { restore, percent };
}
