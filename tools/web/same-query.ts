import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the bundler's runtime calls the names of a chunk's files, below the public path. */
declare const __webpack_require__: Partial<Record<'u' | 'miniCssF', (chunk: string | number) => string>>;

/**
 * Runs at the start of a remote's entry: its chunks are asked for with the query that the entry itself was asked for with. A
 * shell that tries again after a request that hung asks for the entry under another address, and the chunks follow.
 */
export default function sameQuery(): ModuleFederationRuntimePlugin {
  const script = document.currentScript;
  const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
  if (query !== '')
    for (const name of ['u', 'miniCssF'] as const) {
      const plain = __webpack_require__[name];
      if (plain) __webpack_require__[name] = (chunk) => plain(chunk) + query;
    }
  return { name: 'hoa-same-query' };
}
