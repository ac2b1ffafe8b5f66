import { useMay } from '@hoa/api-client/access';
import { messageOf, useHost } from '@hoa/api-client/core';
import {
  useDeleteScheduleMutation,
  useLazyGetScheduleQuery,
  useListSchedulesQuery,
} from '@hoa/api-client/assessments';
import type { Schedule, ScheduleSummary } from '@hoa/contracts';
import { Button, ConfirmDialog, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RenameDialog } from './rename-dialog';

export interface KeptListProps {
  /** The one that is worked on. */
  openId: number | null;
  onOpen: (schedule: Schedule) => void;
  onDeleted: (id: number) => void;
  onRenamed: (schedule: Schedule) => void;
}

/** Schedules kept before: open, rename, delete. */
export function KeptList({ openId, onOpen, onDeleted, onRenamed }: KeptListProps) {
  const { data, error, isFetching, refetch } = useListSchedulesQuery();
  const [renaming, setRenaming] = useState<ScheduleSummary | null>(null);
  const [deleting, setDeleting] = useState<ScheduleSummary | null>(null);
  const open = useOpen(onOpen);
  const remove = useRemove(onDeleted);
  const may = useMay();
  if (error && !data)
    return (
      <ErrorPanel
        level={3}
        title="Your schedules could not be loaded"
        description={messageOf(error, 'They are safe; please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Loading label="Loading your schedules…">
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <p className="text-ink-soft">
        You have kept no schedule yet. A schedule that you keep can be used again next year.
      </p>
    );
  return (
    <>
      <ul className="space-y-2" aria-label="Saved schedules">
        {data.map((schedule) => (
          <li
            key={schedule.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-paper px-4 py-3"
          >
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold wrap-anywhere">{schedule.name}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {schedule.associationName} · {schedule.units.toLocaleString('en-US')} units · changed{' '}
                {day(schedule.updatedAt)}
              </p>
            </div>
            <div className="flex gap-1">
              <Button
                size="sm"
                loading={open.busyId === schedule.id}
                onClick={() => void open.run(schedule.id)}
              >
                {schedule.id === openId ? 'Open again' : 'Open'}
                <span className="sr-only">: {schedule.name}</span>
              </Button>
              {may('updateSchedule') && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Rename ${schedule.name}`}
                  onClick={() => setRenaming(schedule)}
                >
                  <Pencil aria-hidden />
                </Button>
              )}
              {may('deleteSchedule') && (
                <Button
                  size="sm"
                  variant="danger-quiet"
                  aria-label={`Delete ${schedule.name}`}
                  onClick={() => setDeleting(schedule)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <RenameDialog schedule={renaming} onRenamed={onRenamed} onClose={() => setRenaming(null)} />
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(null))}
        title="Delete Schedule"
        description="This will permanently delete the schedule, and portals that show it will show nothing. This action cannot be undone."
        confirmLabel="Delete"
        destructive
        busy={remove.busy}
        onConfirm={() => void (deleting && remove.run(deleting).then(() => setDeleting(null)))}
      >
        {deleting && <p className="mt-3 font-semibold wrap-anywhere">{deleting.name}</p>}
      </ConfirmDialog>
    </>
  );
}

const day = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

function useOpen(onOpen: (schedule: Schedule) => void) {
  const { notify } = useHost();
  const [fetch] = useLazyGetScheduleQuery();
  const [busyId, setBusyId] = useState<number | null>(null);
  const run = async (id: number) => {
    setBusyId(id);
    try {
      onOpen(await fetch(id).unwrap());
    } catch (error) {
      notify({
        title: 'The schedule could not be opened',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusyId(null);
  };
  return { run, busyId };
}

function useRemove(onDeleted: (id: number) => void) {
  const { notify } = useHost();
  const [send, { isLoading }] = useDeleteScheduleMutation();
  const run = async ({ id, name }: ScheduleSummary) => {
    try {
      await send(id).unwrap();
      onDeleted(id);
      notify({ title: 'Schedule deleted', description: `${name} has been removed.`, variant: 'success' });
    } catch (error) {
      notify({
        title: 'Failed to delete schedule',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return { run, busy: isLoading };
}
