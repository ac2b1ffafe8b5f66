import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withinTime } from './within-time';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Never ends by itself. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('ends what hangs, though garbage is collected meanwhile', async () => {
  const outer = new AbortController();
  const hung = withinTime({ milliseconds: 300, signal: outer.signal }, hang);
  const sweeping = setInterval(collectGarbage, 20);
  await expect(hung).rejects.toMatchObject({ name: 'TimeoutError' });
  clearInterval(sweeping);
});

it('ends with whoever else ends it, for that reason', async () => {
  const outer = new AbortController();
  const hung = withinTime({ milliseconds: 60_000, signal: outer.signal }, hang);
  outer.abort(new Error('stopped'));
  await expect(hung).rejects.toThrow('stopped');
});

it('answers what came in time, and knows no other end without one', async () => {
  await expect(withinTime({ milliseconds: 60_000 }, () => Promise.resolve(7))).resolves.toBe(7);
  await expect(withinTime({ milliseconds: 10 }, hang)).rejects.toMatchObject({ name: 'TimeoutError' });
});
