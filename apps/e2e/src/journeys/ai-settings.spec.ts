import { Stage } from '../support/stage';
import { expectForEveryone } from '../support/workspace';

const nothing = () => Promise.resolve();

describe('AI settings', () => {
  const stages: Stage[] = [];
  const staged = async (env?: Record<string, string>) => {
    const stage = await Stage.set(env);
    stages.push(stage);
    return stage.device();
  };
  afterAll(() => Promise.all(stages.map((stage) => stage.strike())));

  it('without a model say that none is needed', async () => {
    const device = await staged();
    await expectForEveryone(device, async () => {
      await device.go('/ai-settings');
      await device.sees('The built-in rules do everything');
    });
    expect(device.problems).toEqual([]);
  }, 240_000);

  it('are reached from the header, and tell what came of asking a server that is not there', async () => {
    const device = await staged({
      AI_SERVERS: 'ollama=http://127.0.0.1:1/v1#llama3.1',
      AI_TIMEOUT_SECONDS: '30',
    });
    await device.go('/');
    await device.click('link', 'AI settings');
    await device.untilPath(/^\/ai-settings$/);
    await device.sees('Ollama (llama3.1)', 'Nothing has been asked yet.');
    await device.click('button', 'Test connection to Ollama (llama3.1)');
    await device.sees('It cannot be used: it could not be reached.', 'Test the connection');
    await expectForEveryone(device, nothing);
    expect(device.problems).toEqual([]);
  }, 240_000);
});
