import type { Answer, RemoteOrigin } from './origin';

const isManifest = (asked: string) => asked === '/mf-manifest.json';
const isEntry = (asked: string) => /^\/static\/js\/hoa_\w+\./.test(asked);
const isChunk = (asked: string) => asked.startsWith('/static/js/async/');
const isExposed = (asked: string) => asked.includes('/__federation_expose_');
const isStyle = (asked: string) => asked.endsWith('.css');

const failing: Answer = { status: 500, body: '<h1>Internal Server Error</h1>', type: 'text/html' };
const json = (body: string): Answer => ({ status: 200, body, type: 'application/json' });
const only = (where: (asked: string) => boolean, answer: Answer) => (origin: RemoteOrigin) => {
  origin.trouble = (asked) => (where(asked) ? answer : undefined);
};

/** What may be wrong with an origin, by name, for a page that has loaded nothing from it. */
export const troubles: Record<string, (origin: RemoteOrigin) => void | Promise<void>> = {
  unreachable: (origin) => origin.close(),
  'never answers': only(() => true, 'never'),
  'answers 500': only(() => true, failing),
  'a manifest that is cut off': only(isManifest, json('{"id": "hoa_')),
  'a manifest of another shape': only(isManifest, json('{"this is": "no manifest"}')),
  'a manifest of another version': only(isManifest, json('{"metaData": {}, "exposes": {}, "shared": []}')),
  'a manifest that is a page': only(isManifest, { status: 200, body: '<!doctype html>', type: 'text/html' }),
  'an entry that is gone': only(isEntry, { status: 404, body: 'Not Found', type: 'text/plain' }),
  'an entry that never comes': only(isEntry, 'never'),
  'an entry that is no script': only(isEntry, {
    status: 200,
    body: '<!doctype html>',
    type: 'text/javascript',
  }),
  'an entry that throws': only(isEntry, {
    status: 200,
    body: 'throw new Error("no")',
    type: 'text/javascript',
  }),
  'chunks that are gone': only(isChunk, { status: 404, body: 'Not Found', type: 'text/plain' }),
  'chunks that never come': only(isChunk, 'never'),
  'styles that never come': only(isStyle, 'never'),
  'styles that answer 500': only(isStyle, failing),
  // A file that a bundler made of an exposed module has its component as a function without parameters.
  'a component that throws': only(isExposed, {
    edit: (text) => text.replace(/function \w+\(\)\{/g, '$&throw new Error("drawn to pieces");'),
  }),
};
