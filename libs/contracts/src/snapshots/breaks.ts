import { refusals } from './refusals';
import type { CallSnapshot, Schema, Snapshot } from './schema';

/**
 * What would break for whoever was built against `older`, at a server that is `newer`: a sentence each. Calls stay where they are,
 * take all that was sent, and answer what was understood; what is added to an answer breaks nothing.
 */
export function breaks(older: Snapshot, newer: Snapshot): string[] {
  const sent = (taker: Schema | undefined, given: Schema | undefined, at: string) =>
    given === undefined
      ? needs(taker, at)
      : refusals({
          // What no longer takes anything ignores all that is sent.
          taker: taker ?? { type: 'object', properties: {} },
          given,
          at,
          strictKeys: true,
          takerDefs: newer.$defs,
          givenDefs: older.$defs,
        });
  const answered = (taker: Schema, given: Schema, at: string) =>
    refusals({ taker, given, at, strictKeys: false, takerDefs: older.$defs, givenDefs: newer.$defs });
  const needs = (schema: Schema | undefined, at: string) => sentNothing(schema, newer.$defs, at);
  const ofCall = ([name, before]: [string, CallSnapshot]): string[] => {
    const now = newer.routes[name];
    if (!now) return [`${name}: ${before.method} ${before.path} is gone.`];
    const moved = (['method', 'path', 'status', 'access', 'wire'] as const)
      .filter((trait) => before[trait] !== now[trait])
      .map((trait) => `${name}: ${trait} was ${before[trait]} and is ${now[trait]}.`);
    const missed =
      before.bodyOptional && now.body && !now.bodyOptional
        ? [`${name}: a body is wanted, and could be left away.`]
        : [];
    return [
      ...moved,
      ...missed,
      ...(['params', 'query', 'body'] as const).flatMap((part) =>
        sent(now[part], before[part], `${name} ${part}`),
      ),
      ...answered(before.response, now.response, `${name} answer`),
    ];
  };
  return [
    ...Object.entries(older.routes).flatMap(ofCall),
    ...answered(older.config, newer.config, 'config.json'),
    ...answered(older.error, newer.error, 'error'),
  ];
}

/** A part that nobody sent may not want anything. */
function sentNothing(schema: Schema | undefined, defs: Record<string, Schema>, at: string): string[] {
  if (schema === undefined) return [];
  const given = { type: 'object', properties: {}, required: [] };
  return refusals({ taker: schema, given, at, strictKeys: true, takerDefs: defs, givenDefs: {} });
}
