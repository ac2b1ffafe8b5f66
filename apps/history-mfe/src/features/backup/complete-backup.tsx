import { BACKUP_EXTENSION } from '@hoa/contracts';
import { Button, Card, CardHeader, Progress } from '@hoa/ui';
import { ArchiveRestore, Download } from 'lucide-react';
import { useRef } from 'react';
import { useDownloadBackup, useRestoreBackup } from './use-backup';

/** Everything as one file, and the way back. */
export function CompleteBackup({ mayRestore = true }: { mayRestore?: boolean }) {
  const { download, busy } = useDownloadBackup();
  const { restore, percent } = useRestoreBackup();
  const input = useRef<HTMLInputElement>(null);
  const restoring = percent !== null;
  return (
    <Card className="h-full">
      <CardHeader
        title="Complete backup"
        description="All your documents and budgets as one file, with every edit, version and answer. It brings everything back, here or in another browser, and changes nothing that is there."
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} disabled={restoring} onClick={() => void download()}>
          <Download aria-hidden />
          Download backup
        </Button>
        {mayRestore && (
          <Button loading={restoring} disabled={busy} onClick={() => input.current?.click()}>
            <ArchiveRestore aria-hidden />
            Restore from a backup
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={`.${BACKUP_EXTENSION}`}
          data-testid="backup-input"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void restore(file);
            // Cleared, so that choosing the same file again counts as a change.
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" className="mt-4 empty:mt-0">
        {percent !== null && (
          <Progress
            value={percent < 100 ? percent : null}
            label={percent < 100 ? 'Uploading the backup' : 'Checking and restoring'}
            showValue
          />
        )}
      </div>
    </Card>
  );
}
