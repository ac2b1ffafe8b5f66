import { z } from 'zod';
import { ShellConfig } from '../config';
import { ErrorBody } from '../errors';
import { routes } from '../routes';
import type { RouteSpec } from '../routes/route';
import type { CallSnapshot, Schema, Snapshot } from './schema';

/** Says nothing of what is accepted. */
const WORDS = new Set(['$schema', 'examples', 'description', 'title', 'default']);
/** A schema below so many characters is shorter than a reference to it. */
const WORTH_SHARING = 120;

/** What a copy of this library exports, as far as it crosses a process. */
export interface Contract {
  routes: Record<string, RouteSpec>;
  ShellConfig: z.ZodType;
  ErrorBody: z.ZodType;
}

/** Today's contract, or that of another copy. Schemas are those of what a reader accepts: unknown keys of an answer are fine unless it says otherwise. */
export function takeSnapshot(version: string, contract: Partial<Contract> = {}): Snapshot {
  const calls = Object.entries(contract.routes ?? routes).filter(([, route]) => !route.planned);
  return shared({
    version,
    routes: Object.fromEntries(calls.map(([name, route]) => [name, callOf(route)])),
    config: schemaOf(contract.ShellConfig ?? ShellConfig),
    error: schemaOf(contract.ErrorBody ?? ErrorBody),
    $defs: {},
  });
}

function callOf(route: RouteSpec): CallSnapshot {
  const {
    method,
    path,
    status = 200,
    access = 'device',
    wire = 'json',
    params,
    query,
    body,
    response,
  } = route;
  return {
    method,
    path,
    status,
    access,
    wire,
    ...(params && { params: schemaOf(params) }),
    ...(query && { query: schemaOf(query) }),
    ...(body && { body: schemaOf(body) }),
    ...(body?.safeParse(undefined).success && { bodyOptional: true as const }),
    response: schemaOf(response),
  };
}

export function schemaOf(type: z.ZodType): Schema {
  return wordless(z.toJSONSchema(type, { io: 'input' })) as Schema;
}

function wordless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordless);
  if (typeof value !== 'object' || value === null) return value;
  // A property may be called like a keyword: keywords have no object of schemas below them but `properties`.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (WORDS.has(key)) return [];
      return [[key, key === 'properties' ? ofEach(inner as Record<string, unknown>) : wordless(inner)]];
    }),
  );
}

const ofEach = (schemas: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, wordless(schema)]));

/** Puts schemas that occur more than once into `$defs`, so that a snapshot can be read and compared by people. */
function shared(snapshot: Snapshot): Snapshot {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    const seen = counts.get(text) ?? 0;
    counts.set(text, seen + 1);
    if (seen === 0) Object.values(value).forEach(count);
  };
  count(snapshot);
  const names = new Map<string, string>();
  const $defs: Record<string, Schema> = {};
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const inner = () =>
      Array.isArray(value)
        ? value.map(replace)
        : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]));
    if (!isSchema(value) || text.length < WORTH_SHARING || counts.get(text) === 1) return inner();
    let name = names.get(text);
    if (name === undefined) {
      name = `s${names.size + 1}`;
      names.set(text, name);
      $defs[name] = inner() as Schema;
    }
    return { $ref: `#/$defs/${name}` };
  };
  return { ...(replace(snapshot) as Snapshot), $defs };
}

const isSchema = (value: object) =>
  !Array.isArray(value) &&
  (typeof (value as Schema).type === 'string' || 'anyOf' in value || 'oneOf' in value || 'enum' in value);
