import { createContext, useContext, useState, type ReactNode } from 'react';
import { Tooltip } from 'radix-ui';

const PortalRootContext = createContext<HTMLElement | null>(null);

export interface UiRootProps {
  /** Name of the remote (`history`): its styles apply below `[data-mfe="history"]` only. Omitted by the page's owner. */
  mfe?: string;
  children: ReactNode;
}

/**
 * The root of everything drawn with this library. Layers that float above the page (dialogs, menus, tooltips) are put
 * inside it rather than into `body`, because a remote's styles are scoped to its own root.
 */
export function UiRoot({ mfe, children }: UiRootProps) {
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  return (
    <div data-mfe={mfe}>
      <PortalRootContext.Provider value={portalRoot}>
        <Tooltip.Provider delayDuration={250} skipDelayDuration={400}>
          {children}
        </Tooltip.Provider>
      </PortalRootContext.Provider>
      <div ref={setPortalRoot} data-portal-root="" />
    </div>
  );
}

/** Where floating layers go; undefined (the body) outside a `UiRoot`. */
export function usePortalRoot(): HTMLElement | undefined {
  return useContext(PortalRootContext) ?? undefined;
}
