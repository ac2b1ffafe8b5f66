import { loadRemote, registerRemotes as register } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

/** Where each remote's manifest is, by name; filled from /config.json. */
const manifests = new Map<string, string>();

/** Federated names carry a prefix: a global called `history` would be `window.history`. */
const federatedName = (remote: string) => `hoa_${remote}`;

/** Makes remotes known; nothing is fetched before a page needs one. */
export function registerRemotes(remotes: Record<string, string>): void {
  for (const [remote, entry] of Object.entries(remotes)) manifests.set(remote, entry);
  register([...manifests].map(([remote, entry]) => ({ name: federatedName(remote), entry })));
}

/**
 * Loads a component that a remote exposes (its module's default export). `fresh` forgets what a failed attempt left in
 * the runtime's caches. Throws where the remote is unknown, unreachable or exposes something else.
 */
export async function loadComponent(options: {
  remote: string;
  module: string;
  fresh: boolean;
}): Promise<ComponentType> {
  const { remote, module, fresh } = options;
  const entry = manifests.get(remote);
  if (entry === undefined) throw new Error(`/config.json names no remote '${remote}'`);
  if (fresh) register([{ name: federatedName(remote), entry }], { force: true });
  const loaded: unknown = await loadRemote(`${federatedName(remote)}/${module}`);
  if (!hasComponent(loaded)) throw new Error(`${remote}/${module} exposes no component`);
  return loaded.default;
}

function hasComponent(module: unknown): module is { default: ComponentType } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}
