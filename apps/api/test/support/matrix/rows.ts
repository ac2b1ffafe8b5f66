import { Id, IdParam, type RouteSpec } from '@hoa/contracts';
import type { ZodType } from 'zod';

/** What an id of a route can name. A workspace of the matrix has one of each. */
export type Kind =
  | 'association'
  | 'batch'
  | 'correction'
  | 'document'
  | 'embedKey'
  | 'item'
  | 'key'
  | 'parameters'
  | 'reading'
  | 'run'
  | 'schedule'
  | 'version';
export type Ids = Readonly<Record<Kind, number | string>>;

/** A place of a request where a row's id stands: `params.id`, `query.from`, `body.changes[].itemId`. */
export interface Slot {
  at: string;
  kind: Kind;
}

/** What a field's name says that it names, wherever it stands. */
const BY_NAME: Readonly<Record<string, Kind>> = {
  associationId: 'association',
  batchId: 'batch',
  correctionId: 'correction',
  documentId: 'document',
  documentIds: 'document',
  from: 'version',
  itemId: 'item',
  parametersId: 'parameters',
  readingId: 'reading',
  runId: 'run',
  scheduleId: 'schedule',
  to: 'version',
};

/** What `{id}` of an address names, by the segment before it. */
const BY_ADDRESS: Readonly<Record<string, Kind>> = {
  'assessment-schedules': 'schedule',
  'budget-items': 'item',
  'budget-parameters': 'parameters',
  'budget-versions': 'version',
  documents: 'document',
  'embed-keys': 'embedKey',
  export: 'parameters',
  keys: 'key',
};

/** Fields that look like a row's id and name none. */
const NO_ROW: Readonly<Record<string, string>> = {
  'getPage params.page': 'a number of a page',
  'getPageImage params.page': 'a number of a page',
  'addCorrection body.partId': 'a part of the facts of that reading',
  'addCorrection body.columnId': 'a column of the facts of that reading',
  'addCorrection body.lineId': 'a line of the facts of that reading',
  'answerQuestion body.questionId': 'a question about that document, made from its words',
  'answerQuestion body.answerId': 'an answer to that question',
  'overrideRates body.changes[].id': 'the name of a published rate',
  'confirmCard body.cardId': 'a card of that budget, made from its lines',
  'createSchedule body.units[].source.documentId': 'a quote that is kept as it was sent, never looked up',
  'createSchedule body.units[].source.readingId': 'the same',
  'updateSchedule body.units[].source.documentId': 'the same',
  'updateSchedule body.units[].source.readingId': 'the same',
};

/**
 * The ids that a route takes, found in its schemas. Throws on a field that is an id, or is called one, of which is not
 * said here what it names: whoever adds a route says it, and it is tried with other people's ids from then on.
 */
export function slotsOf(name: string, spec: RouteSpec): Slot[] {
  const places = (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = spec[place];
    return schema ? idsIn(schema, place) : [];
  });
  return [...new Set(places)]
    .filter((at) => NO_ROW[`${name} ${at}`] === undefined)
    .map((at) => ({ at, kind: kindOf(name, spec, at) }));
}

function kindOf(name: string, spec: RouteSpec, at: string): Kind {
  const leaf = at.split('.').at(-1)!.replace('[]', '');
  const before = /([^/]+)\/\{id\}/.exec(spec.path)?.[1] ?? '';
  const kind = at === 'params.id' ? BY_ADDRESS[before] : BY_NAME[leaf];
  if (kind === undefined)
    throw new Error(
      `${name} takes ${at}: please say in this file what that id names, or that it names no row.`,
    );
  return kind;
}

/** Zod keeps what a schema is made of here; its types say so for each class alone. */
interface Def {
  type: string;
  format?: string;
  shape?: Record<string, ZodType>;
  innerType?: ZodType;
  element?: ZodType;
  in?: ZodType;
  options?: ZodType[];
  items?: ZodType[];
}

function idsIn(schema: ZodType, at: string): string[] {
  const def = schema.def as unknown as Def;
  const isCalledId = /(?:^|\.)id$|Ids?(?:\[\])?$/.test(at);
  if (schema === Id || schema === IdParam || def.format === 'uuid') return [at];
  const inside = [
    ...Object.entries(def.shape ?? {}).map(([key, inner]) => [inner, `${at}.${key}`] as const),
    ...[def.innerType, def.in, ...(def.options ?? [])].map((inner) => [inner, at] as const),
    ...[def.element, ...(def.items ?? [])].map((inner) => [inner, `${at}[]`] as const),
  ].flatMap(([inner, where]) => (inner ? idsIn(inner, where) : []));
  return inside.length === 0 && isCalledId ? [at] : inside;
}
