import { Button, Dialog, FormField, Input } from '@hoa/ui';
import { useId, useState } from 'react';
import type { KeptSchedule } from '../calculator/state';
import type { KeepAs } from './use-keep';

export interface KeepDialogProps {
  /** Why it is asked; null while it is not. */
  reason: string | null;
  kept: KeptSchedule | null;
  suggested: { name: string; associationName: string };
  busy: boolean;
  onKeep: (as: KeepAs) => void;
  onClose: () => void;
}

/** Under which name, and for which association, a schedule is kept. */
export function KeepDialog(props: KeepDialogProps) {
  const { reason, busy, onClose } = props;
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Keep this schedule"
      description={reason ?? ''}
      dismissible={!busy}
    >
      {reason !== null && <KeepForm {...props} />}
    </Dialog>
  );
}

function KeepForm({ kept, suggested, busy, onKeep, onClose }: KeepDialogProps) {
  const [name, setName] = useState(kept?.name ?? suggested.name);
  const [associationName, setAssociationName] = useState(kept?.associationName ?? suggested.associationName);
  const [tried, setTried] = useState(false);
  const form = useId();
  const nameProblem = name.trim() === '' ? 'Please name the schedule.' : undefined;
  const associationProblem = associationName.trim().length < 2 ? 'Association name is required' : undefined;
  const submit = (asNew: boolean) => {
    setTried(true);
    if (nameProblem || associationProblem) return;
    onKeep({ name: name.trim(), associationName: associationName.trim(), asNew });
  };
  return (
    <form
      id={form}
      noValidate
      className="space-y-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <FormField label="Name" error={tried ? nameProblem : undefined}>
        <Input
          name="scheduleName"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
      </FormField>
      <FormField label="Association" error={tried ? associationProblem : undefined}>
        <Input
          name="scheduleAssociation"
          value={associationName}
          maxLength={200}
          onChange={({ target }) => setAssociationName(target.value)}
        />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        {kept && (
          <Button onClick={() => submit(true)} disabled={busy}>
            Keep as a new one
          </Button>
        )}
        <Button variant="primary" type="submit" loading={busy}>
          {kept ? 'Keep changes' : 'Keep schedule'}
        </Button>
      </div>
    </form>
  );
}
