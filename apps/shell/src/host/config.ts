import { ShellConfig } from '@hoa/contracts';

/** Asks this origin where the API and the remotes are. Throws where there is no answer or one of another shape. */
export async function fetchConfig(signal?: AbortSignal): Promise<ShellConfig> {
  const response = await fetch('/config.json', { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = ShellConfig.parse(await response.json());
  return { ...config, remotes: absolute(config.remotes) };
}

/** Manifest addresses may be relative to the page; the federation runtime derives the remotes' files from them. */
function absolute(remotes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, address]) => [name, new URL(address, document.baseURI).href]),
  );
}
