import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { route, type RouteSpec } from '../routes/route';
import { breaks } from './breaks';
import type { Snapshot } from './schema';
import { takeSnapshot } from './snapshot';

const FOLDER = path.resolve(__dirname, '../../snapshots');
const published = readdirSync(FOLDER).sort();
const read = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Snapshot;

describe('published contracts', () => {
  it('are kept: today’s predecessor at least', () => {
    expect(published.length).toBeGreaterThanOrEqual(2);
    for (const file of published) expect(Object.keys(read(file).routes).length).toBeGreaterThan(60);
  });

  it.each(published)('whoever was built against %s is understood today, and understands', (file) => {
    expect(breaks(read(file), takeSnapshot('today'))).toEqual([]);
  });

  it('one follows from the other without a break', () => {
    for (let index = 1; index < published.length; index++)
      expect(breaks(read(published[index - 1]!), read(published[index]!))).toEqual([]);
  });
});

const base = {
  method: 'POST',
  path: '/api/things/{id}',
  summary: '',
  tag: '',
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  body: z.strictObject({
    name: z.string().max(10),
    kind: z.enum(['house', 'flat']),
    units: z.int().min(1).max(50).optional(),
    floor: z.union([z.string(), z.null()]).optional(),
  }),
  response: z.object({
    id: z.int(),
    total: z.string().regex(/^\d+$/),
    state: z.string(),
    note: z.string().optional(),
    parts: z.array(z.object({ share: z.number() })),
    pair: z.tuple([z.string(), z.int()]),
    by: z.record(z.string(), z.int()),
  }),
} satisfies RouteSpec;
const response = base.response.shape;
const body = base.body.shape;

/** What breaks for those who know `base` where the server has `changes`. */
const changed = (changes: Partial<RouteSpec>) =>
  breaks(
    takeSnapshot('before', { routes: { thing: route(base) } }),
    takeSnapshot('after', { routes: { thing: { ...base, ...changes } } }),
  );

const additive: [string, Partial<RouteSpec>][] = [
  ['nothing', {}],
  ['another field in the answer', { response: z.object({ ...response, colour: z.string() }) }],
  [
    'a field of the answer within a list',
    { response: z.object({ ...response, parts: z.array(z.object({ share: z.number(), of: z.string() })) }) },
  ],
  [
    'a narrower number in the answer',
    { response: z.object({ ...response, parts: z.array(z.object({ share: z.int() })) }) },
  ],
  ['an optional field that is not answered any more', { response: base.response.omit({ note: true }) }],
  [
    'an optional field that may be sent',
    { body: z.strictObject({ ...body, colour: z.string().optional() }) },
  ],
  [
    'another word that may be sent',
    { body: z.strictObject({ ...body, kind: z.enum(['house', 'flat', 'boat']) }) },
  ],
  [
    'more room',
    { body: z.strictObject({ ...body, name: z.string().max(20), units: z.int().max(60).optional() }) },
  ],
  ['null taken too', { body: z.strictObject({ ...body, name: z.string().max(10).nullable() }) }],
];

const breaking: [string, Partial<RouteSpec>, RegExp][] = [
  ['another address', { path: '/api/thing/{id}' }, /path was/],
  ['another method', { method: 'PATCH' }, /method was/],
  ['another way in', { access: 'public' }, /access was/],
  ['another status', { status: 201 }, /status was/],
  ['another query that is wanted', { query: z.object({ by: z.string() }) }, /query\.by is required/],
  [
    'a field that has to be sent',
    { body: z.strictObject({ ...body, colour: z.string() }) },
    /colour is required/,
  ],
  ['a field that may not be sent any more', { body: base.body.omit({ floor: true }) }, /floor is not known/],
  ['a field that is ignored', { body: z.object({ ...body }).omit({ floor: true }) }, /floor is not known/],
  [
    'a word that is refused',
    { body: z.strictObject({ ...body, kind: z.enum(['house']) }) },
    /"flat", which is refused/,
  ],
  ['less room', { body: z.strictObject({ ...body, name: z.string().max(9) }) }, /maxLength is 9, and was 10/],
  [
    'a larger least',
    { body: z.strictObject({ ...body, units: z.int().min(2).max(50).optional() }) },
    /minimum is 2/,
  ],
  ['null refused', { body: z.strictObject({ ...body, floor: z.string().optional() }) }, /floor is null/],
  ['another pattern of an id', { params: z.object({ id: z.string().regex(/^\w{8}$/) }) }, /pattern/],
  [
    'a field that is gone',
    { response: base.response.omit({ total: true }) },
    /total is required, and may be missing/,
  ],
  [
    'a field that may be missing',
    { response: z.object({ ...response, total: response.total.optional() }) },
    /total is required/,
  ],
  [
    'another type',
    { response: z.object({ ...response, id: z.string() }) },
    /id is string, and integer is wanted/,
  ],
  [
    'null where none was',
    { response: z.object({ ...response, state: z.string().nullable() }) },
    /state is null/,
  ],
  ['another form of text', { response: z.object({ ...response, total: z.string() }) }, /pattern/],
  [
    'another type within a list',
    { response: z.object({ ...response, parts: z.array(z.object({ share: z.string() })) }) },
    /share is string/,
  ],
  [
    'another type within a pair',
    { response: z.object({ ...response, pair: z.tuple([z.string(), z.string()]) }) },
    /pair\[1\]/,
  ],
  [
    'another type by key',
    { response: z.object({ ...response, by: z.record(z.string(), z.string()) }) },
    /by\.\* is string/,
  ],
];

describe('what breaks', () => {
  it.each(additive)('not: %s', (_name, changes) => {
    expect(changed(changes)).toEqual([]);
  });

  it.each(breaking)('%s', (_name, changes, said) => {
    const found = changed(changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(said);
  });

  it('a body of which nothing is read any more', () => {
    const { body: _read, ...rest } = base;
    const before = takeSnapshot('before', { routes: { thing: route(base) } });
    expect(breaks(before, takeSnapshot('after', { routes: { thing: rest } }))).toEqual(
      Object.keys(body).map((key) => `thing body.${key} is not known any more.`),
    );
  });

  it('a body that could be left away and is wanted', () => {
    const before = takeSnapshot('before', { routes: { thing: { ...base, body: base.body.optional() } } });
    const after = takeSnapshot('after', { routes: { thing: base } });
    expect(breaks(before, after)).toEqual(['thing: a body is wanted, and could be left away.']);
    expect(breaks(after, before)).toEqual([]);
  });

  it('a call that is gone', () => {
    const before = takeSnapshot('before', { routes: { thing: route(base) } });
    expect(breaks(before, takeSnapshot('after', { routes: {} }))).toEqual([
      'thing: POST /api/things/{id} is gone.',
    ]);
  });
});
