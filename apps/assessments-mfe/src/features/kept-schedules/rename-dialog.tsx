import { messageOf, useHost } from '@hoa/api-client/core';
import { useUpdateScheduleMutation } from '@hoa/api-client/assessments';
import type { Schedule, ScheduleSummary } from '@hoa/contracts';
import { Button, Dialog, FormField, Input } from '@hoa/ui';
import { useState } from 'react';

export interface RenameDialogProps {
  schedule: ScheduleSummary | null;
  onRenamed: (schedule: Schedule) => void;
  onClose: () => void;
}

export function RenameDialog({ schedule, onRenamed, onClose }: RenameDialogProps) {
  return (
    <Dialog
      open={schedule !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Rename schedule"
      size="sm"
    >
      {schedule && (
        <RenameForm key={schedule.id} schedule={schedule} onRenamed={onRenamed} onClose={onClose} />
      )}
    </Dialog>
  );
}

function RenameForm({ schedule, onRenamed, onClose }: RenameDialogProps & { schedule: ScheduleSummary }) {
  const { notify } = useHost();
  const [name, setName] = useState(schedule.name);
  const [update, { isLoading }] = useUpdateScheduleMutation();
  const problem = name.trim() === '' ? 'Please name the schedule.' : undefined;
  const rename = async () => {
    if (problem) return;
    try {
      const renamed = await update({
        id: schedule.id,
        change: { name: name.trim(), version: schedule.version },
      }).unwrap();
      onRenamed(renamed);
      onClose();
    } catch (error) {
      // A list that was out of date is fetched again with this refusal.
      notify({
        title: 'The schedule was not renamed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <form
      noValidate
      className="space-y-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <FormField label="Name" error={problem}>
        <Input
          name="newScheduleName"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
      </FormField>
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" loading={isLoading}>
          Rename
        </Button>
      </div>
    </form>
  );
}
