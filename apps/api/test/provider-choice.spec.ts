import { GenerationResult } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { NOTES, preparedPaper, READING, WELL_READ } from './support/model-run';
import { ModelServer } from './support/model-server';

jest.setTimeout(120_000);

const server = new ModelServer();
let app: TestApp;
beforeAll(async () => {
  const address = await server.start();
  app = await startTestApp({
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: address,
    OPENAI_MODEL: 'gpt-test',
  });
  server.reply = ({ system }) => ({
    content: JSON.stringify(
      READING.test(system)
        ? WELL_READ
        : { notes: [{ line: 0, note: 'Power prices rose 6.7%, so $5,335 is needed.' }] },
    ),
  });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

/** How often each task was asked since the last look. */
let seen = 0;
function askedSince() {
  const fresh = server.asked.slice(seen);
  seen = server.asked.length;
  return {
    reading: fresh.filter(({ system }) => READING.test(system)).length,
    notes: fresh.filter(({ system }) => NOTES.test(system)).length,
    all: fresh.length,
  };
}
/** As 'Generate Budget' does: without a body. */
async function generate(device: Device, parametersId: number): Promise<string> {
  const response = await device.fetch(`/api/generate-budget/${parametersId}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  return GenerationResult.parse(await response.json()).runId;
}
const NONE = { reading: 0, notes: 0, all: 0 };

it('the saved choice generates: asked for each step once, and for nothing else', async () => {
  const { device, parametersId } = await preparedPaper(app);
  const params = { parametersId, id: parametersId };
  expect(await device.call('getParameters', { params })).toMatchObject({ provider: null });
  const chosen = await device.call('updateParameters', { params, body: { provider: 'openai' } });
  expect(chosen).toMatchObject({ provider: 'openai', units: 10 });
  expect(await device.call('listParameters')).toMatchObject([{ provider: 'openai' }]);
  expect(askedSince()).toEqual(NONE);

  const runId = await generate(device, parametersId);
  expect(askedSince()).toEqual({ reading: 1, notes: 1, all: 2 });

  const run = await device.call('getRun', { params: { runId } });
  expect(run.provider).toBe('openai');
  const said = run.notes.map(({ message }) => message);
  expect(said).toContain(
    'budget.csv: read again by gpt-test, which agreed on 2 figures and found one figure besides, which need review.',
  );
  expect(said.filter((one) => one.includes('in the words of gpt-test'))).toEqual([
    'The note of one line is in the words of gpt-test: Electricity.',
  ]);
  await device.call('getBudget', { params });
  expect(askedSince()).toEqual(NONE);

  // Another field's change leaves the choice, and the rules alone ask nobody.
  expect(await device.call('updateParameters', { params, body: { units: 12 } })).toMatchObject({
    provider: 'openai',
  });
  await device.call('updateParameters', { params, body: { provider: 'built-in' } });
  const second = await generate(device, parametersId);
  expect(await device.call('getRun', { params: { runId: second } })).toMatchObject({
    provider: 'built-in',
  });
  expect(askedSince()).toEqual(NONE);
});

it('a choice that this server cannot meet is refused in words, and nothing is generated', async () => {
  const { device, parametersId } = await preparedPaper(app);
  const params = { parametersId, id: parametersId };
  for (const [provider, refusal] of [
    ['anthropic', { status: 409, code: 'provider_not_configured' }],
    ['nobody', { status: 404, code: 'unknown_provider' }],
  ] as const) {
    await device.call('updateParameters', { params, body: { provider } });
    expect(await device.fail('generateBudget', { params })).toMatchObject(refusal);
  }
  expect(await device.fail('updateParameters', { params, body: { provider: 'Not a name' } })).toMatchObject({
    status: 400,
  });
  expect(askedSince()).toEqual(NONE);
});
