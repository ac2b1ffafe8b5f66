import { messageOf } from '@hoa/api-client/core';
import { useCreateEmbedKeyMutation } from '@hoa/api-client/embed';
import { EMBED_KEY_DAYS, EmbedKeyInput, type CreatedEmbedKey } from '@hoa/contracts';
import { Button, FormField, Input, Select } from '@hoa/ui';
import { useState, type FormEvent } from 'react';
import type { EmbedKeysProps } from './embed-keys';

const { least, most, usual } = EMBED_KEY_DAYS;

/** Asks what a new key is called, what it opens, and for how long. */
export function NewKey({
  scheduleId,
  associationId,
  onMade,
}: EmbedKeysProps & { onMade: (made: CreatedEmbedKey) => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(usual));
  const [opens, setOpens] = useState<'schedule' | 'association'>('schedule');
  const [asked, setAsked] = useState(false);
  const [create, { isLoading, error }] = useCreateEmbedKeyMutation();
  const input = EmbedKeyInput.safeParse({
    name,
    days: days.trim() === '' ? NaN : Number(days),
    opens: opens === 'schedule' ? { scheduleId } : { associationId },
  });
  const wrong = asked && !input.success ? new Set(input.error.issues.map(({ path }) => path[0])) : null;
  const nameProblem = wrong?.has('name')
    ? 'Please say where the key is used, in at most 60 characters.'
    : undefined;
  const daysProblem = wrong?.has('days')
    ? `Please give a whole number of days from ${least} to ${most}.`
    : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!input.success) return;
    const made = await create(input.data);
    if (made.data) onMade(made.data);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="New key">
      <h3 className="mb-3 font-semibold">New key</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_2fr_1fr]">
        <FormField label="Where it is used" error={nameProblem}>
          <Input
            value={name}
            maxLength={60}
            placeholder="Owners’ portal"
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <FormField label="It opens">
          <Select
            value={opens}
            onChange={({ target }) => setOpens(target.value === 'association' ? 'association' : 'schedule')}
          >
            <option value="schedule">This schedule</option>
            <option value="association">All schedules of the association</option>
          </Select>
        </FormField>
        <FormField label="Days" error={daysProblem}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </FormField>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-brick">
          {messageOf(error, 'The key could not be made. Please try again.')}
        </p>
      )}
      <Button type="submit" variant="primary" loading={isLoading} className="mt-4">
        Make a key
      </Button>
    </form>
  );
}
