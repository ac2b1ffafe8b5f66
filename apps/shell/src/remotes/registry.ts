import {
  loadRemote,
  registerPlugins,
  registerRemotes as register,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { forgetRequests, requests, timesForgotten } from './requests';

/** Where each remote's manifest is, by name; filled from /config.json. */
const manifests = new Map<string, string>();
/** Remotes that were there once while this page is open: of those the runtime remembers the manifest. */
const remembered = new Set<string>();

/** Federated names carry a prefix: a global called `history` would be `window.history`. */
const federatedName = (remote: string) => `hoa_${remote}`;

/** Makes remotes known; nothing is fetched before a page needs one. */
export function registerRemotes(remotes: Record<string, string>): void {
  for (const [remote, entry] of Object.entries(remotes)) manifests.set(remote, entry);
  registerPlugins([requests]);
  register([...manifests].map(([remote, entry]) => ({ name: federatedName(remote), entry })));
}

export interface Wanted {
  remote: string;
  module: string;
  /** Forgets what an earlier attempt left: in the runtime's caches, in the page, and on its way. */
  fresh: boolean;
}

/**
 * Loads a component that a remote exposes (its module's default export). Files that a remembered manifest names may be gone after
 * a redeploy: then the manifest is read anew, once. Throws where the remote is unknown, unreachable or exposes something else.
 */
export async function loadComponent(wanted: Wanted): Promise<ComponentType> {
  const { remote, fresh } = wanted;
  const entry = manifests.get(remote);
  if (entry === undefined) throw new Error(`/config.json names no remote '${remote}'`);
  if (fresh) forget(remote, entry);
  const begun = timesForgotten(federatedName(remote));
  try {
    return await load(wanted);
  } catch (error) {
    // A request that hung may fail long after a later attempt went well, which must keep what it has.
    const overtaken = timesForgotten(federatedName(remote)) !== begun;
    if (fresh || !remembered.has(remote)) throw error;
    if (!overtaken) forget(remote, entry);
    return await load(wanted);
  }
}

async function load({ remote, module }: Wanted): Promise<ComponentType> {
  const loaded: unknown = await loadRemote(`${federatedName(remote)}/${module}`);
  if (!hasComponent(loaded)) throw new Error(`${remote}/${module} exposes no component`);
  remembered.add(remote);
  return loaded.default;
}

function forget(remote: string, entry: string): void {
  const name = federatedName(remote);
  forgetRequests(name, new URL('.', entry).href);
  register([{ name, entry }], { force: true });
}

function hasComponent(module: unknown): module is { default: ComponentType } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}
