import {
  EMBED_HEADER,
  ErrorBody,
  roleOf,
  roles,
  routes,
  type Role,
  type RouteName,
  type RouteSpec,
} from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { filled, templatesOf } from './support/matrix/requests';
import { slotsOf } from './support/matrix/rows';
import { fingerprintOf, madeWorkspace, PORTAL, type Workspace } from './support/matrix/workspace';

jest.setTimeout(240_000);

/** The fourth role is a portal's: its key opens what it was made for, and nothing else. */
type Asker = Role | 'portal' | 'foreign' | 'missing';
interface Answer {
  status: number;
  code: string | undefined;
  text: string;
}

let app: TestApp;
let owner: Workspace;
let devices: Record<Role | 'foreign', Device>;
let untouched: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp({ EMBED_ORIGINS: PORTAL, PUPPETEER_EXECUTABLE_PATH: '/nowhere' });
  owner = await madeWorkspace(app, 'Qvzown');
  const foreign = await madeWorkspace(app, 'Qvzoth');
  const [editor, viewer] = await Promise.all([joined('editor'), joined('viewer')]);
  devices = { owner: owner.device, editor, viewer, foreign: foreign.device };
  untouched = await fingerprintOf(app, owner.device);
}, 240_000);
afterAll(() => app.close());

async function joined(role: Role): Promise<Device> {
  const device = app.device();
  const { code } = await owner.device.call('createJoinCode', { body: { role } });
  await device.call('join', { body: { code, name: role } });
  return device;
}

/** `access-matrix.spec.ts` shows that nothing else is served, and all of these are. */
const served = (Object.entries(routes) as [RouteName, RouteSpec][]).filter(([, spec]) => !spec.planned);
const closed = served.filter(([, spec]) => spec.access === undefined);
const open = served.filter(([, spec]) => spec.access !== undefined);
/** What takes other rows along comes last. */
const LAST: readonly RouteName[] = ['deleteDocument', 'deleteSchedule', 'clearHistory', 'revokeKey'];
const inOrder = [...closed].sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));

async function answerTo(asker: Asker, [name, spec]: [RouteName, RouteSpec]): Promise<Answer> {
  const [template] = templatesOf(name, spec, slotsOf(name, spec));
  // A route without a call in the matrix would be one that nobody looks at.
  if (!template) throw new Error(`There is no call of ${name}.`);
  const { path, init } = filled(template, ({ kind }) => owner.ids[kind]);
  const response = await sent(asker, path, init);
  const text = await response.text();
  const code = response.ok ? undefined : ErrorBody.parse(JSON.parse(text)).code;
  return { status: response.status, code, text };
}

function sent(asker: Asker, path: string, init: RequestInit): Promise<Response> {
  if (asker === 'missing') return fetch(app.url + path, init);
  if (asker !== 'portal') return devices[asker].fetch(path, init);
  const headers = { ...(init.headers as Record<string, string>), [EMBED_HEADER]: owner.embedKey };
  return fetch(app.url + path, { ...init, headers });
}

/** The least role for the body that the matrix sends. */
function needed([name, spec]: [RouteName, RouteSpec]): Role {
  const [template] = templatesOf(name, spec, slotsOf(name, spec));
  const ofBody = spec.roleOfBody?.(template?.body) ?? 'viewer';
  return roles[Math.max(roles.indexOf(roleOf(spec)), roles.indexOf(ofBody))] ?? 'owner';
}

const isBelow = (has: Role, needs: Role) => roles.indexOf(has) < roles.indexOf(needs);
const refused = closed.flatMap((route) =>
  roles
    .filter((role) => isBelow(role, needed(route)))
    .map((role) => ({ name: route[0], role: role as Asker, route })),
);
const allowed = inOrder.flatMap((route) =>
  roles.filter((role) => !isBelow(role, needed(route))).map((role) => ({ name: route[0], role, route })),
);

// First: what an owner may do takes the portal's key and its schedule away.
describe(`${open.length} routes that take no device`, () => {
  const askers: readonly Asker[] = [...roles, 'portal', 'foreign', 'missing'];
  it.each(open.flatMap((route) => askers.map((asker) => ({ name: route[0], asker, route }))))(
    '$name answers a $asker as its table says',
    async ({ asker, route }) => {
      const { status, code, text } = await answerTo(asker, route);
      const isOpened = route[1].access === 'embed' && asker === 'portal';
      expect(text.includes(owner.mark)).toBe(isOpened);
      if (route[1].access !== 'embed' || isOpened) expect(status).toBe(200);
      else expect({ status, code }).toEqual({ status: 401, code: 'embed_key' });
    },
  );
});

describe(`${closed.length} routes, four roles, a foreign workspace and no key: ${closed.length * 6} cells`, () => {
  it.each(refused)('$name is refused to a $role, and nothing changes', async ({ role, route }) => {
    const before = await untouched();
    expect(await answerTo(role, route)).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await untouched()).toBe(before);
  });

  it.each(inOrder.map((route) => ({ name: route[0], route })))(
    '$name without a key or with a portal’s is 401, and tells a foreign workspace nothing',
    async ({ route }) => {
      const before = await untouched();
      for (const asker of ['missing', 'portal'] as const)
        expect(await answerTo(asker, route)).toMatchObject({ status: 401, code: 'no_device' });
      const { text } = await answerTo('foreign', route);
      expect(text).not.toContain(owner.mark);
      expect(await untouched()).toBe(before);
    },
  );

  it.each(allowed.filter(({ name }) => name !== 'join'))(
    '$name is not refused to a $role',
    async ({ role, route }) => {
      const { status, code } = await answerTo(role, route);
      expect([code, status >= 500 && code !== 'unavailable']).not.toEqual(['not_allowed', false]);
      expect(status).not.toBe(401);
      expect(status).not.toBe(403);
    },
  );
});

describe('what the body asks for', () => {
  it('an editor proposes; an owner adopts and reopens', async () => {
    const parametersId = Number(owner.ids.parameters);
    const params = { parametersId };
    await owner.device.call('recoverBudget', { params: { id: parametersId } });
    const set = (role: Role, status: 'draft' | 'proposed' | 'adopted') =>
      devices[role].request('setStatus', { params, body: { status } }).then((answer) => answer.status);
    await set('owner', 'draft');
    expect(await set('viewer', 'proposed')).toBe(403);
    expect(await set('editor', 'proposed')).toBe(200);
    expect(await set('editor', 'adopted')).toBe(403);
    expect(await set('editor', 'draft')).toBe(403);
    expect(await set('owner', 'draft')).toBe(200);
  });
});

it('the table says of every route who may call it; one that is added is looked at here', () => {
  const of = (role: Role, methods: readonly string[]) =>
    closed.filter(([, spec]) => roleOf(spec) === role && methods.includes(spec.method)).map(([name]) => name);
  expect(of('owner', ['GET', 'POST', 'PATCH', 'DELETE']).sort()).toEqual([
    'clearHistory',
    'createEmbedKey',
    'createJoinCode',
    'deleteDocument',
    'deleteSchedule',
    'listDeletedBudgets',
    'listDeletedDocuments',
    'recoverBudget',
    'recoverDocument',
    'restoreBackup',
    'revokeEmbedKey',
    'revokeKey',
    'setKeyRole',
  ]);
  // None of them changes a budget or a document.
  expect(of('viewer', ['POST', 'PATCH', 'DELETE']).sort()).toEqual([
    'analyzeCcr',
    'analyzeContract',
    'assessmentStatements',
    'explainItem',
    'join',
    'sendChat',
  ]);
});
