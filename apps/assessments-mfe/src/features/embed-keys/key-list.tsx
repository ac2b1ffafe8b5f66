import { messageOf, useHost } from '@hoa/api-client/core';
import { useRevokeEmbedKeyMutation } from '@hoa/api-client/embed';
import type { EmbedKey } from '@hoa/contracts';
import { Badge, Button, ConfirmDialog } from '@hoa/ui';
import { useState } from 'react';

/** The keys there are: what each opens, until when, when it was last used; and a way to take it away. */
export function KeyList({ keys }: { keys: readonly EmbedKey[] }) {
  const [asked, setAsked] = useState<EmbedKey | null>(null);
  return (
    <section aria-label="Keys">
      <h3 className="font-semibold">Keys</h3>
      {keys.length === 0 && <p className="mt-1 text-ink-soft">There is no key yet.</p>}
      <ul className="mt-1 divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold wrap-anywhere">
                {key.name} {isExpired(key) && <Badge tone="amber">Expired</Badge>}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">{key.opens}</p>
              <p className="text-sm text-ink-soft">
                {isExpired(key) ? 'Expired on' : 'Until'} {dayOf(key.expiresAt)} ·{' '}
                {key.lastUsedAt ? `last used ${dayOf(key.lastUsedAt)}` : 'not used yet'}
              </p>
            </div>
            <Button
              size="sm"
              variant="danger-quiet"
              onClick={() => setAsked(key)}
              aria-label={`Revoke ${key.name}`}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {asked && <Revoke asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Revoke({ asked, onClose }: { asked: EmbedKey; onClose: () => void }) {
  const { notify } = useHost();
  const [revoke, { isLoading }] = useRevokeEmbedKeyMutation();
  const confirm = async () => {
    const { error } = await revoke(asked.id);
    onClose();
    if (error)
      notify({
        title: 'Not revoked',
        description: messageOf(error, 'The key could not be revoked. Please try again.'),
        variant: 'destructive',
      });
    else
      notify({ title: 'Key revoked', description: 'Pages with it show nothing more.', variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke “${asked.name}”?`}
      description="Pages that use this key show nothing more, at once. This cannot be undone."
      confirmLabel="Revoke"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}

const isExpired = ({ expiresAt }: EmbedKey) => Date.parse(expiresAt) <= Date.now();
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayOf = (instant: string) => day.format(new Date(instant));
