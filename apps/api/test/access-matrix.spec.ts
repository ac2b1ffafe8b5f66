import { EMBED_HEADER, ErrorBody, pathOf, routes, type RouteName, type RouteSpec } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import { cellsOf, ownCalls, type Call, type Cast, type Cell } from './support/matrix/cells';
import { fingerprintOf, fromPortal, madeWorkspace, PORTAL } from './support/matrix/workspace';

jest.setTimeout(240_000);
let app: TestApp;
let cast: Cast;
let ofOwner: () => Promise<string>;
let untouched: string;
beforeAll(async () => {
  app = await startTestApp({
    EMBED_ORIGINS: PORTAL,
    // No PDF is drawn here: that a call got as far as the browser is enough.
    PUPPETEER_EXECUTABLE_PATH: '/nowhere',
  });
  const [owner, other] = await Promise.all([madeWorkspace(app, 'Qvzown'), madeWorkspace(app, 'Qvzoth')]);
  const stranger = app.device();
  await stranger.call('listDocuments');
  cast = { owner, other, strangerId: stranger.id };
  ofOwner = await fingerprintOf(app, owner.device);
  untouched = await ofOwner();
}, 240_000);
afterAll(() => app.close());

const served = (Object.entries(routes) as [RouteName, RouteSpec][]).filter(([, spec]) => !spec.planned);
const closed = served.filter(([, spec]) => spec.access === undefined);
const matrix = closed.map(([route, spec]) => ({ route, cells: cellsOf(route, spec) }));
const size = matrix.reduce((sum, { cells }) => sum + cells.length, 0);

async function answerTo({ path, init, headers }: Call): Promise<{ status: number; text: string }> {
  const response = await fetch(app.url + path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...headers },
  });
  return { status: response.status, text: await response.text() };
}

/** What is wrong with the answer to a call of the matrix; empty where nothing is. */
async function faultsOf({ what, allowed, call, asIfAbsent }: Cell): Promise<string[]> {
  const { status, text } = await answerTo(call(cast));
  const faults = allowed.includes(status) ? [] : [`${what}: ${status} ${text.slice(0, 200)}`];
  if (text.includes(cast.owner.mark)) faults.push(`${what}: tells of the owner`);
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success) faults.push(`${what}: no JSON error`);
  if (asIfAbsent && (await answerTo(asIfAbsent(cast))).text !== text)
    faults.push(`${what}: not as if absent`);
  return faults;
}

describe(`attack 35: another's ids, ${size} calls over the ${closed.length} routes of the contracts`, () => {
  it.each(matrix)('$route: $cells.length calls', async ({ cells }) => {
    const faults = await Promise.all(cells.map(faultsOf));
    expect(faults.flat()).toEqual([]);
    expect(await ofOwner()).toBe(untouched);
  });

  it('a portal’s route opens with its own key alone, and shows what that opens', async () => {
    const read = (headers: Record<string, string>) =>
      answerTo({ path: pathOf('embedAssessment'), init: {}, headers: { origin: PORTAL, ...headers } });
    const [own, ...others] = await Promise.all([
      read(fromPortal(cast.owner.embedKey)),
      read({}),
      read({ 'x-device-id': cast.owner.device.id }),
      read({ [EMBED_HEADER]: cast.owner.device.id }),
      read({ [EMBED_HEADER]: `${cast.owner.embedKey},${cast.owner.embedKey}` }),
      read({ [EMBED_HEADER]: cast.owner.embedKey.slice(0, -1) }),
      read({ ...fromPortal(cast.owner.embedKey), origin: 'https://elsewhere.example' }),
      read(fromPortal(cast.other.embedKey)),
    ]);
    expect(own.text).toContain(cast.owner.mark);
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 403, 200]);
    expect(others.filter(({ text }) => text.includes(cast.owner.mark))).toEqual([]);
  });

  it('nothing is served below /api that the contracts do not have', () => {
    const known = new Set(
      served.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const { stack } = (app.nest.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }).router;
    const found = stack.flatMap(({ route }) =>
      route && route.path !== MIDDLEWARE
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : [],
    );
    expect(found.filter((one) => !known.has(one) && !DOCUMENTATION.test(one))).toEqual([]);
    expect([...known].filter((one) => !found.includes(one))).toEqual([]);
  });

  // Last: it changes and deletes, and what takes other rows along comes at the end.
  it('the same calls are understood from the owner, and tell what was looked for in the others’ answers', async () => {
    const order = (name: RouteName) => TAKES_MORE_ALONG.indexOf(name);
    const routesOfRows = closed.filter(([name]) => name !== 'join').sort(([a], [b]) => order(a) - order(b));
    const faults: string[] = [];
    let telling = 0;
    for (const [route, spec] of routesOfRows)
      for (const call of ownCalls(route, spec)) {
        const { status, text } = await answerTo(call(cast));
        // Which checks there are follows from the lines: a sentence about a check is an answer from within the budget.
        if (route === 'confirmCard' && text.includes('This check does not apply')) continue;
        if ([400, 401, 404, 500].includes(status)) faults.push(`${route}: ${status} ${text.slice(0, 200)}`);
        if (text.includes(cast.owner.mark)) telling += 1;
      }
    expect(faults).toEqual([]);
    expect(telling).toBeGreaterThan(20);
  });
});

const TAKES_MORE_ALONG: readonly RouteName[] = [
  // Read as another kind, a document has other questions.
  'addCorrection',
  'removeCorrection',
  'deleteDocument',
  'deleteSchedule',
  'clearHistory',
];
interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}
const DOCUMENTATION = /^GET \/api\/docs/;
/** Where Nest puts what runs before every route. */
const MIDDLEWARE = '/{*path}';
