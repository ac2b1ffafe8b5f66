import type { Schema } from './schema';

export interface Comparison {
  /** What has to take every value of `given`. */
  taker: Schema;
  given: Schema;
  /** Where both stand, for the sentences. */
  at: string;
  /** Whether a key that the taker does not know is a refusal even where it would be ignored. */
  strictKeys: boolean;
  takerDefs: Record<string, Schema>;
  givenDefs: Record<string, Schema>;
}

/**
 * Why `taker` would refuse a value that is valid for `given`: a sentence each, none where it takes all of them. Compares what
 * zod writes into JSON schemas; where two differ and neither is known to be wider (two patterns), it is said as a refusal.
 */
export function refusals(comparison: Comparison): string[] {
  const taker = resolved(comparison.taker, comparison.takerDefs);
  const given = resolved(comparison.given, comparison.givenDefs);
  const compare = (more: Partial<Comparison>) => refusals({ ...comparison, taker, given, ...more });
  const givenWays = ways(given);
  if (givenWays.length > 1) return givenWays.flatMap((way) => compare({ given: way }));
  const takerWays = ways(taker);
  if (takerWays.length > 1) {
    const tries = takerWays.map((way) => compare({ taker: way }));
    if (tries.some((found) => found.length === 0)) return [];
    // The alternative that comes nearest says best what is missing.
    return tries.sort((one, other) => one.length - other.length)[0]!;
  }
  const next = { ...comparison, taker: takerWays[0]!, given: givenWays[0]! };
  const otherType = types(next);
  return otherType.length > 0
    ? otherType
    : [...words(next), ...bounds(next), ...objects(next), ...arrays(next)];
}

function resolved(schema: Schema, defs: Record<string, Schema>): Schema {
  if (schema.$ref === undefined) return schema;
  const found = defs[schema.$ref.replace('#/$defs/', '')];
  if (!found) throw new Error(`${schema.$ref} is not in $defs.`);
  return resolved(found, defs);
}

/** The alternatives of a schema: those of `anyOf`, and a type of several. */
function ways(schema: Schema): Schema[] {
  const { anyOf, oneOf, type, ...rest } = schema;
  const several = anyOf ?? oneOf;
  if (several) return several;
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : [schema];
}

function types({ taker, given, at }: Comparison): string[] {
  const wanted = taker.type;
  const isInteger = wanted === 'number' && given.type === 'integer';
  if (wanted === undefined || wanted === given.type || isInteger) return [];
  return [`${at} is ${String(given.type ?? 'anything')}, and ${String(wanted)} is wanted.`];
}

function words({ taker, given, at }: Comparison): string[] {
  const taken = listed(taker);
  if (!taken) return [];
  const offered = listed(given);
  if (!offered) return [`${at} may be any ${String(given.type)}, and only ${taken.join(', ')} is wanted.`];
  return offered
    .filter((value) => !taken.includes(value))
    .map((value) => `${at} may be ${value}, which is refused.`);
}

function listed(schema: Schema): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return schema.enum?.map((value) => JSON.stringify(value));
}

const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function bounds({ taker, given, at }: Comparison): string[] {
  // One of a few words is compared as a word.
  if (listed(given)) return [];
  const numbers = [
    ...LEAST.map((bound) => [bound, 1] as const),
    ...MOST.map((bound) => [bound, -1] as const),
  ].flatMap(([bound, sign]) => {
    const wanted = taker[bound];
    const offered = given[bound];
    const holds = typeof offered === 'number' && sign * offered >= sign * Number(wanted);
    return wanted === undefined || holds
      ? []
      : [`${at}: ${bound} is ${String(wanted)}, and was ${String(offered ?? 'none')}.`];
  });
  const texts = (['format', 'pattern'] as const)
    .filter((kind) => taker[kind] !== undefined && taker[kind] !== given[kind])
    .map((kind) => `${at}: ${kind} is ${String(taker[kind])}, and was ${String(given[kind] ?? 'none')}.`);
  return [...numbers, ...texts];
}

function objects(comparison: Comparison): string[] {
  const { taker, given, at, strictKeys } = comparison;
  const missing = (taker.required ?? [])
    .filter((key) => !given.required?.includes(key))
    .map((key) => `${at}.${key} is required, and may be missing.`);
  const keys = Object.entries(given.properties ?? {}).flatMap(([key, inner]) => {
    const known = taker.properties?.[key] ?? rest(taker);
    if (known) return refusals({ ...comparison, taker: known, given: inner, at: `${at}.${key}` });
    const refused = taker.additionalProperties === false || (strictKeys && taker.properties !== undefined);
    return refused ? [`${at}.${key} is not known any more.`] : [];
  });
  const others = rest(taker);
  const offered = rest(given);
  const more =
    others && taker.properties === undefined && given.type === 'object'
      ? refusals({ ...comparison, taker: others, given: offered ?? {}, at: `${at}.*` })
      : [];
  return [...missing, ...keys, ...more];
}

/** What keys without a name of their own hold; undefined where anything or nothing is said. */
function rest({ additionalProperties: more }: Schema): Schema | undefined {
  return typeof more === 'object' && Object.keys(more).length > 0 ? more : undefined;
}

function arrays(comparison: Comparison): string[] {
  const { taker, given, at } = comparison;
  const takerItems = taker.items || undefined;
  const places = (taker.prefixItems ?? []).flatMap((item, index) =>
    refusals({ ...comparison, taker: item, given: given.prefixItems?.[index] ?? {}, at: `${at}[${index}]` }),
  );
  const offered = [
    ...(taker.prefixItems ? [] : (given.prefixItems ?? [])),
    ...(given.items ? [given.items] : []),
  ];
  const any = takerItems && given.type === 'array' && offered.length === 0 ? [{}] : offered;
  const items = takerItems
    ? any.flatMap((item) => refusals({ ...comparison, taker: takerItems, given: item, at: `${at}[]` }))
    : [];
  return [...places, ...items];
}
