import { Button, Dialog } from '@hoa/ui';
import type { Schedule } from '@hoa/contracts';
import type { Conflict, KeepAs } from './use-keep';

export interface ConflictDialogProps {
  conflict: Conflict | null;
  busy: boolean;
  onOpenNewer: (current: Schedule) => void;
  onKeep: (as: KeepAs, version?: number) => void;
  onClose: () => void;
}

/** Someone else kept this schedule meanwhile: whose counts is for a person to say. */
export function ConflictDialog({ conflict, busy, onOpenNewer, onKeep, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="This schedule was changed elsewhere"
      description="Your changes were not kept yet; they are still on this page."
      dismissible={!busy}
    >
      {conflict && (
        <div className="space-y-4 pb-4">
          <p>
            “{conflict.current.name}” now has {conflict.current.units.length.toLocaleString('en-US')} units
            and was changed on {new Date(conflict.current.updatedAt).toLocaleString('en-US')}.
          </p>
          <div className="flex flex-col gap-3">
            <Button variant="primary" onClick={() => onOpenNewer(conflict.current)} disabled={busy}>
              Open the newer one
            </Button>
            <Button onClick={() => onKeep({ ...conflict.wanted, asNew: true })} loading={busy}>
              Keep mine as a new one
            </Button>
            <Button
              variant="danger-quiet"
              disabled={busy}
              onClick={() => onKeep(conflict.wanted, conflict.current.version)}
            >
              Replace it with mine
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
