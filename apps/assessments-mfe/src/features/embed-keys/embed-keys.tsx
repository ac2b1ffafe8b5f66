import { useMay } from '@hoa/api-client/access';
import { messageOf } from '@hoa/api-client/core';
import { useListEmbedKeysQuery } from '@hoa/api-client/embed';
import type { CreatedEmbedKey } from '@hoa/contracts';
import { Banner, Button, Dialog, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { KeyList } from './key-list';
import { MadeKey } from './made-key';
import { NewKey } from './new-key';

export interface EmbedKeysProps {
  /** The kept schedule that is looked at, and its association. */
  scheduleId: number;
  associationId: number;
}

/** Lets a manager show the calculator in a portal: makes keys, lists them, takes them away. */
export function EmbedKeys(props: EmbedKeysProps) {
  const [open, setOpen] = useState(false);
  if (!useMay()('createEmbedKey')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CodeXml aria-hidden />
        Embed in your portal
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          size="lg"
          title="Embed in your portal"
          description="Shows the calculator on another web site. A key is part of that site’s page: it reads this and nothing else, and you can revoke it at any time."
        >
          <Keys {...props} />
        </Dialog>
      )}
    </>
  );
}

function Keys(props: EmbedKeysProps) {
  const { data, error, isFetching, refetch } = useListEmbedKeysQuery();
  const [made, setMade] = useState<CreatedEmbedKey | null>(null);
  if (error)
    return (
      <ErrorPanel
        level={3}
        title="The keys could not be loaded"
        description={messageOf(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Loading label="Loading the keys" className="space-y-3 pb-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-24" />
      </Loading>
    );
  return (
    <div className="space-y-6 pb-4">
      <Origins origins={data.origins} />
      {made ? <MadeKey made={made} onDone={() => setMade(null)} /> : <NewKey {...props} onMade={setMade} />}
      <KeyList keys={data.keys} />
    </div>
  );
}

function Origins({ origins }: { origins: readonly string[] }) {
  if (origins.length === 0)
    return (
      <Banner tone="attention" title="No other site may show it yet">
        Whoever runs the server names your portal’s address in the setting EMBED_ORIGINS, such as
        https://portal.example. Until then, keys work on this site alone.
      </Banner>
    );
  return (
    <div>
      <h3 className="font-semibold">Sites that may show it</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {origins.map((origin) => (
          <li key={origin} className="text-ink-soft wrap-anywhere">
            {origin}
          </li>
        ))}
      </ul>
    </div>
  );
}
