/** What is tried, by name. Each module makes one target or several alike. */
const TARGETS = {
  amounts: () => import('./amounts.mjs'),
  allocation: () => import('./allocation.mjs'),
  chat: () => import('./chat.mjs'),
  tables: () => import('./tables.mjs'),
  'pages-txt': () => import('./pages.mjs'),
  'pages-csv': () => import('./pages.mjs'),
  'pages-xlsx': () => import('./packed-pages.mjs'),
  'pages-docx': () => import('./packed-pages.mjs'),
  'pages-pdf': () => import('./pages.mjs'),
  'pages-old': () => import('./pages.mjs'),
  budget: () => import('./kinds.mjs'),
  declaration: () => import('./kinds.mjs'),
  contract: () => import('./kinds.mjs'),
  insurance: () => import('./kinds.mjs'),
  reserve: () => import('./kinds.mjs'),
  facts: () => import('./kinds.mjs'),
};

export const NAMES = Object.keys(TARGETS);

/**
 * `{ run, words, first, most, covers }`: `run` takes bytes and throws where a promise is broken, `words` are what such bytes are made
 * of, `first` the inputs to begin with, `most` the longest input in bytes, `covers` the files that are to be reached.
 */
export async function loadTarget(name) {
  const load = name.startsWith('planted-') ? () => import('./planted.mjs') : TARGETS[name];
  if (!load) throw new Error(`There is no target ${name}; there are ${NAMES.join(', ')}.`);
  const { target } = await load();
  return {
    name,
    words: [],
    first: () => [],
    most: 4_000,
    covers: /\/(?:libs|apps)\/[^/]+\/src\//,
    ...(await target(name)),
  };
}
