import { useHost } from '@hoa/api-client/core';
import { useSaveVersionMutation } from '@hoa/api-client/versions';
import { Button, FormField, Input } from '@hoa/ui';
import { useState, type FormEvent } from 'react';
import { UNCHANGED, useFailed } from '../notices/use-failed';

/** Saves the current budget, under a name. */
export function SaveVersion({ parametersId }: { parametersId: number }) {
  const { notify } = useHost();
  const failed = useFailed();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [save, { isLoading }] = useSaveVersionMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    try {
      const saved = await save({ parametersId, version: { name, reason } }).unwrap();
      notify({ title: 'Version saved', description: saved.name, variant: 'success' });
      setName('');
      setReason('');
    } catch (error) {
      failed('Version not saved', error, UNCHANGED);
    }
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-end gap-3 rounded-lg bg-sunken p-4"
    >
      <FormField label="Name" className="grow basis-48">
        <Input
          value={name}
          maxLength={100}
          placeholder="First draft for the board"
          onChange={(event) => setName(event.target.value)}
        />
      </FormField>
      <FormField label="Why" optional className="grow basis-48">
        <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </FormField>
      <Button type="submit" variant="primary" loading={isLoading} disabled={!name.trim()}>
        Save version
      </Button>
    </form>
  );
}
