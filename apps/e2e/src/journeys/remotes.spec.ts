import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stage } from '../support/stage';

/** One remote's address leads nowhere, another's answers nonsense, and the rest goes on. */
describe('a remote that cannot be loaded', () => {
  let stage: Stage;
  let nonsense: Server;
  beforeAll(async () => {
    nonsense = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end('{"this is": "no manifest"}');
    });
    await new Promise<void>((resolve) => nonsense.listen(0, '127.0.0.1', resolve));
    const { port } = nonsense.address() as AddressInfo;
    stage = await Stage.set({
      REMOTES: `history=http://127.0.0.1:9/mf-manifest.json,assessments=http://127.0.0.1:${port}/mf-manifest.json`,
    });
  });
  afterEach(() => stage.closeDevices());
  afterAll(async () => {
    await stage.strike();
    await new Promise((resolve) => nonsense.close(resolve));
  });

  it.each(['/budget-history', '/assessments-calculator'])(
    'shows a panel with Try again on %s, and the rest lives',
    async (path) => {
      const device = await stage.device();
      await device.go(path);
      await device.sees('Try again');
      await device.click('button', /Try again/);
      await device.sees('Try again');
      await device.click('link', /New budget/);
      await device.sees('Document Upload', 'Browse Files');
    },
  );

  it('leaves Home as it is, without recent activity', async () => {
    const device = await stage.device();
    await device.go('/');
    await device.sees('What would you like to do today?', 'Create New Budget', 'Budget History');
  });
});
