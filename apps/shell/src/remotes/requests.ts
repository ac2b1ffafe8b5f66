import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How often each remote was asked for afresh, by federated name, and what would stop the asking under way. */
const asked = new Map<string, { times: number; manifest?: AbortController }>();

const of = (name: string) => asked.get(name) ?? { times: 0 };

/** An address that no earlier request has asked for, where the remote is asked for afresh. */
const addressed = (url: string, name: string | undefined) => {
  const { times } = of(name ?? '');
  return times === 0 ? url : `${url}?again=${times}`;
};

/**
 * How the shell asks for a remote's files. After `forgetRequests` it asks under other addresses: a browser has a request for the
 * same address wait for one that hangs, so that trying again would hang as well. (A remote's own chunks follow its entry:
 * `tools/web/same-query.ts`.)
 */
export const requests: ModuleFederationRuntimePlugin = {
  name: 'hoa-requests',

  async fetch(url, _init, remote) {
    const manifest = new AbortController();
    if (remote) asked.set(remote.name, { ...of(remote.name), manifest });
    // Never one that a cache kept: what it names may be gone since.
    const response = await fetch(url, { cache: 'no-cache', signal: manifest.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  },

  createScript({ url, remoteInfo }) {
    const address = addressed(url, remoteInfo?.name);
    if (address === url) return;
    const script = document.createElement('script');
    script.src = address;
    return script;
  },

  /**
   * The runtime would put a style sheet into the page at once, and the remote, finding it there, would neither wait until it has
   * arrived nor notice that it did not: the page would be drawn without styles. It is fetched early, and put in by the remote.
   */
  createLink({ url, attrs, remoteInfo }) {
    if (attrs?.rel !== 'stylesheet') return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'style', href: addressed(url, remoteInfo?.name) });
    return link;
  },
};

/** How often what was asked of a remote was taken back: who began before the last time has been overtaken. */
export const timesForgotten = (name: string) => of(name).times;

/** Takes back all that was asked of a remote whose files stand below `base`, whether it came or still hangs. */
export function forgetRequests(name: string, base: string): void {
  const { times, manifest } = of(name);
  manifest?.abort();
  asked.set(name, { times: times + 1 });
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(base)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (link.href.startsWith(base)) link.remove();
  // Where a remote's chunks register themselves. A new build names its chunks alike, and would take those of the old one for its own.
  Reflect.deleteProperty(globalThis, `chunk_${name}`);
}
