import { useHost } from '@hoa/api-client/core';
import type { CreatedEmbedKey } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { elementSnippet, frameSnippet } from './snippets';

/** A new key, the only time that it is seen, and what to put into the portal's page. */
export function MadeKey({ made, onDone }: { made: CreatedEmbedKey; onDone: () => void }) {
  const { apiBase } = useHost();
  const base = apiBase || window.location.origin;
  return (
    <section aria-label="Your new key" className="space-y-5">
      <Banner tone="good" title={`The key “${made.name}” is ready`} announce>
        It is shown this once. Copy it, or one of the two snippets, before you close this window.
      </Banner>
      <Copyable label="Key" text={made.key} />
      <Copyable
        label="As an element: a script tag, then the calculator where it should appear"
        text={elementSnippet(base, made.key)}
      />
      <Copyable
        label="As a frame, for portals that run no scripts of others"
        text={frameSnippet(base, made.key)}
      />
      <Button onClick={onDone}>I have copied it</Button>
    </section>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  const { notify } = useHost();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ title: 'Copied', variant: 'success', about: 'copy' }),
      () =>
        notify({
          title: 'Not copied',
          description: 'The browser did not allow it. Please select the text and copy it by hand.',
          variant: 'destructive',
          about: 'copy',
        }),
    );
  return (
    <div>
      <div className="mb-1 flex items-end gap-3">
        <p id={id} className="grow font-semibold">
          {label}
        </p>
        <Button size="sm" onClick={() => void copy()} aria-describedby={id}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <pre
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-sunken p-3 text-sm select-all"
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
