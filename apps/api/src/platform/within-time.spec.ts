import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { untilAborted, withinTime } from './within-time';

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

it('says what it waited for', async () => {
  const late = 'Redis did not answer.';
  await expect(withinTime({ milliseconds: 10, late }, hang)).rejects.toThrow(late);
});

describe('work that ignores its signal', () => {
  const never = () => new Promise<never>(() => undefined);

  it('is waited for until then', async () => {
    const waiting = withinTime({ milliseconds: 10 }, (signal) => untilAborted(never(), signal));
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(untilAborted(never(), AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
  });

  it('gives its own answer, or its own failure', async () => {
    const { signal } = new AbortController();
    await expect(untilAborted(Promise.resolve(7), signal)).resolves.toBe(7);
    await expect(untilAborted(Promise.reject(new Error('own')), signal)).rejects.toThrow('own');
  });
});
