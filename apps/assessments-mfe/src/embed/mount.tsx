import { HostProvider, type Host, type Notice } from '@hoa/api-client/core';
import { EMBED_HEADER } from '@hoa/contracts';
import { Banner, UiRoot } from '@hoa/ui';
import { useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CalculatedDetail, ExportedDetail } from '../features/results/details';
import { EmbeddedCalculator } from './calculator';
import { NoKey } from './refusal';
import type { EmbedOptions } from './options';
import { embedSheet } from './sheet';

export interface EmbedListeners {
  onCalculated: (detail: CalculatedDetail) => void;
  onExported: (detail: ExportedDetail) => void;
}

export interface Mounted {
  update: (options: EmbedOptions) => void;
  /** Leaves the root empty. */
  unmount: () => void;
}

/** Draws the calculator into a shadow root, with its styles there and nowhere else. No router, and nothing is stored. */
export function mountInto(root: ShadowRoot, options: EmbedOptions, listeners: EmbedListeners): Mounted {
  root.adoptedStyleSheets = [embedSheet()];
  const container = root.ownerDocument.createElement('div');
  container.dataset.embedRoot = '';
  root.append(container);
  const react = createRoot(container);
  const update = (next: EmbedOptions) => {
    if (next.theme === 'system') delete container.dataset.theme;
    else container.dataset.theme = next.theme;
    react.render(<Embedded {...next} {...listeners} />);
  };
  update(options);
  return {
    update,
    unmount: () => {
      react.unmount();
      container.remove();
    },
  };
}

function Embedded(props: EmbedOptions & EmbedListeners) {
  const { apiBase, embedKey, theme } = props;
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback((next: Notice) => setNotice(next), []);
  const host = useMemo<Host>(
    () => ({
      apiBase,
      key: { header: EMBED_HEADER, value: embedKey ?? '' },
      credentials: 'omit',
      notify,
      theme,
    }),
    [apiBase, embedKey, notify, theme],
  );
  return (
    <UiRoot>
      {embedKey === null ? (
        <NoKey />
      ) : (
        <HostProvider host={host}>
          <EmbeddedCalculator key={`${apiBase} ${embedKey}`} {...props} />
        </HostProvider>
      )}
      <div role="status">
        {notice && (
          <Banner
            className="mt-4"
            tone={notice.variant === 'destructive' ? 'problem' : 'good'}
            title={notice.title}
          >
            {notice.description}
          </Banner>
        )}
      </div>
    </UiRoot>
  );
}
