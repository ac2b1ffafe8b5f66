import { messageOf, useHost } from '@hoa/api-client/core';
import { useClearHistoryMutation } from '@hoa/api-client/parameters';
import { RECOVER_DAYS } from '@hoa/contracts';
import { Button, ConfirmDialog } from '@hoa/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDownloadBackup } from '../backup/use-backup';

/** The button, its question, and what is said afterwards. */
export function ClearHistory() {
  const { notify } = useHost();
  const [asking, setAsking] = useState(false);
  const { download, busy } = useDownloadBackup();
  const [clear, { isLoading }] = useClearHistoryMutation();
  const confirm = async () => {
    try {
      await clear().unwrap();
      notify({
        title: 'History Cleared',
        description: 'Your budget history has been cleared. Your documents are still there.',
        variant: 'success',
      });
    } catch (error) {
      notify({
        title: 'Error',
        description: messageOf(error, 'Failed to clear history.'),
        variant: 'destructive',
      });
    }
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Clear History
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear Budget History?"
        description="This will permanently delete all your budget history. This action cannot be undone."
        confirmLabel="Clear History"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
      >
        <p className="mt-4">
          For {RECOVER_DAYS} days an owner can bring each budget back, on this page under Recently deleted. A
          complete backup brings it back at any time: download one first if you may want it again.
        </p>
        <Button className="mt-3" loading={busy} disabled={isLoading} onClick={() => void download()}>
          <Download aria-hidden />
          Download backup first
        </Button>
      </ConfirmDialog>
    </>
  );
}
