import { finished, paced, type Steps } from './steps';

function* waits(met: () => boolean): Steps<string> {
  while (!met()) yield;
  return 'done';
}

describe('steps', () => {
  it('shows life while the work goes on, and lets timers run', async () => {
    let signs = 0;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 50);
    const shown = waits(() => signs > 1 && ticks > 0);
    await expect(paced(shown, () => signs++)).resolves.toBe('done');
    clearInterval(timer);
  });

  it('gives the same result at once', () => expect(finished(waits(() => true))).toBe('done'));
});
