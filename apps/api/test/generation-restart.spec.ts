import { setTimeout as delay } from 'node:timers/promises';
import { startApp, type RunningApp } from '@hoa/testing';
import { Device } from './support/device';
import { longPdf } from './support/pdf';

const ENVIRONMENT = { ORPHAN_SECONDS: '3', SWEEP_SECONDS: '1' };
const BUDGET =
  'GL Code,Description,2026 Budget\n6100,Maintenance Fees,"9,000.00"\n7810,Electricity,"5,000.00"\n7820,Water,"3,000.00"\n';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: ENVIRONMENT });
}, 180_000);
afterAll(async () => {
  await app.stop();
  await app.clean();
}, 240_000);

it('killed in the middle of a generation, the next start finishes it, and nothing is doubled', async () => {
  const device = new Device(app.url);
  const budget = await device.upload({ name: 'budget.csv', bytes: BUDGET });
  await device.untilRead(budget.id);
  // A long document keeps the run in its first stage.
  await device.upload({ name: 'long.pdf', bytes: await longPdf(80) });
  const { id: parametersId } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: 'Cedar Bend',
      location: 'Colorado',
      units: 10,
      propertyType: 'Condominium',
    },
  });
  const response = await device.fetch(`/api/generate-budget/${parametersId}`, { method: 'POST' });
  const reader = response.body?.getReader();
  await reader?.read();
  await app.kill();
  await reader?.cancel().catch(() => undefined);

  app = await startApp({ env: ENVIRONMENT, port: app.port, dataDir: app.dataDir });
  const result = await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
  expect(result.items.map((item) => [item.description, item.proposedBudget])).toEqual([
    ['Maintenance Fees', '9000.00'],
    ['Electricity', '5335.00'],
    ['Water', '3162.00'],
  ]);
  const run = await device.call('getRun', { params: { runId: result.runId } });
  expect(run.status).toBe('succeeded');
  expect(run.attempt).toBeGreaterThan(1);
  await delay(2_000);
  expect(await device.call('listItems', { params: { parametersId } })).toEqual(result.items);
  expect(await device.call('getBudget', { params: { parametersId } })).toMatchObject({ revision: 1 });
}, 180_000);
