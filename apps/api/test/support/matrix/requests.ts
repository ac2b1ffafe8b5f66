import { pathOf, type RouteName, type RouteSpec } from '@hoa/contracts';
import { PLAIN_PLAN } from '@hoa/contracts';
import type { Slot } from './rows';

/** Stands in a body where a row's id goes. */
export const ROW = Symbol('a row’s id');

/** Id of the question that every workspace of the matrix is asked. */
export const MATRIX_QUESTION = 'q-matrix';

/**
 * A body of each route that takes one, valid but for its ids. All ids that the contract knows must stand in it: several
 * bodies where one cannot hold them all.
 */
const BODIES: Partial<Record<RouteName, readonly object[]>> = {
  createJoinCode: [{ role: 'viewer' }],
  join: [{ code: '00000-00000' }],
  setKeyRole: [{ role: 'viewer' }],
  createSchedule: [
    {
      associationName: 'Cedar Bend',
      name: 'Mine now',
      documentId: ROW,
      plan: PLAIN_PLAN,
      units: [{ unit: '101', share: { n: '1', d: '1' } }],
    },
  ],
  updateSchedule: [{ version: 1, name: 'Mine now', documentId: ROW }],
  assessmentStatements: [{ total: '1000.00', year: 2027, instalments: 12, parametersId: ROW }],
  createEmbedKey: [
    { name: 'Mine now', days: 7, opens: { scheduleId: ROW } },
    { name: 'Mine now', days: 7, opens: { associationId: ROW } },
  ],
  createParameters: [
    {
      year: 2027,
      associationName: 'Mine now',
      location: 'Colorado',
      units: 5,
      propertyType: 'Condominium',
      documentIds: [ROW],
    },
  ],
  updateParameters: [{ units: 5, documentIds: [ROW] }],
  setStatus: [{ status: 'proposed' }],
  confirmCard: [{ cardId: 'no-such-card', confirmed: true }],
  coverShortfall: [{ choice: 'raise-dues', revision: 1 }],
  addItem: [{ description: 'Mine now', type: 'expense', proposedBudget: '1.00' }],
  updateItem: [{ proposedBudget: '1.00' }],
  editBudget: [
    { baseRevision: 1, changes: [{ itemId: ROW, version: 1, proposedBudget: '1.00' }], origin: 'hand' },
  ],
  undoEdits: [{ batchId: ROW }],
  addCorrection: [{ field: 'kind', readingId: ROW, value: 'other' }],
  answerQuestion: [{ questionId: MATRIX_QUESTION, answerId: 'income' }],
  overrideRates: [{ changes: [{ id: 'electricity', percent: 1 }] }],
  generateBudget: [{ keepEdits: true }],
  generateWith: [{ keepEdits: true }],
  saveVersion: [{ name: 'Mine now' }],
  explainItem: [{}],
  sendChat: [{ content: 'What is the total?', batchId: ROW }],
  analyzeContract: [{ documentId: ROW, parametersId: ROW }],
  analyzeCcr: [{ documentId: ROW }],
};

/** What stands in an address beside ids of rows. */
const FIXED: Readonly<Record<string, string | number>> = { provider: 'built-in', page: 1 };

/** A request before its ids are filled in. */
export interface Template {
  route: RouteName;
  spec: RouteSpec;
  body: object | undefined;
  slots: Slot[];
}

/** Every form of a route's request; throws where an id of the contract stands in none of them. */
export function templatesOf(route: RouteName, spec: RouteSpec, slots: readonly Slot[]): Template[] {
  const bodies = spec.body === undefined ? [undefined] : BODIES[route];
  if (!bodies) throw new Error(`${route} takes a body: please write a valid one down in this file.`);
  const templates = bodies.map((body) => {
    const inBody = new Set(rowsIn(body, 'body'));
    return { route, spec, body, slots: slots.filter(({ at }) => !at.startsWith('body') || inBody.has(at)) };
  });
  const left = slots.find((slot) => !templates.some((template) => template.slots.includes(slot)));
  if (left) throw new Error(`${route} takes ${left.at}: please put it into its body in this file.`);
  return templates;
}

function rowsIn(value: unknown, at: string): string[] {
  if (value === ROW) return [at];
  if (Array.isArray(value)) return value.flatMap((one) => rowsIn(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => rowsIn(one, `${at}.${key}`));
}

/** The request with an id in each slot; a value of any kind, for what is no id at all. */
export function filled(
  { route, spec, body, slots }: Template,
  idOf: (slot: Slot) => unknown,
): { path: string; init: RequestInit } {
  const params: Record<string, string> = {};
  for (const [, key = ''] of spec.path.matchAll(/\{(\w+)\}/g))
    if (key in FIXED) params[key] = String(FIXED[key]);
  const query = new URLSearchParams();
  for (const slot of slots) {
    const [place, key = ''] = slot.at.split('.');
    if (place === 'params') params[key] = String(idOf(slot));
    if (place === 'query') query.set(key, String(idOf(slot)));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return { path: pathOf(route, params) + search, init: { method: spec.method, ...contentOf() } };

  function contentOf(): RequestInit {
    if (spec.wire === 'multipart') return { body: form() };
    if (!body) return { headers: { accept: 'application/json' } };
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return { headers, body: JSON.stringify(withIds(body, 'body')) };
  }
  function withIds(value: unknown, at: string): unknown {
    if (value === ROW) return idOf(slots.find((slot) => slot.at === at)!);
    if (Array.isArray(value)) return value.map((one) => withIds(one, `${at}[]`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, `${at}.${key}`)]));
  }
}

function form(): FormData {
  const data = new FormData();
  data.append('file', new Blob(['Water,100.00\n']), 'a.csv');
  return data;
}
