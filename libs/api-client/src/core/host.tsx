import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from './store';

export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** A later notice about the same takes its place, where a row of them would only hide the page. */
  about?: string;
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; run: () => void };
}

/** What a screen needs from whoever hosts it: the shell, a standalone page, or a portal. */
export interface Host {
  /** Where `/api` lives: '' on the same origin. */
  apiBase: string;
  /** The header that opens a workspace or a schedule. */
  key: { header: string; value: string };
  /** 'omit' where the page is of another origin than the API. */
  credentials?: 'include' | 'omit';
  notify: (notice: Notice) => void;
  theme: 'light' | 'dark' | 'system';
}

const HostContext = createContext<Host | null>(null);

/** Gives everything below it the host, and one store that fetches with this host's address and key. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  const { apiBase, key, credentials } = host;
  const { header, value } = key;
  const store = useMemo(
    () => makeStore({ apiBase, key: { header, value }, credentials }),
    [apiBase, header, value, credentials],
  );
  return (
    <HostContext.Provider value={host}>
      <Provider store={store}>{children}</Provider>
    </HostContext.Provider>
  );
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('This screen was rendered outside a HostProvider.');
  return host;
}
