import { finished, paced, type Steps } from './steps';

function* slow(until: number): Steps<string> {
  while (Date.now() < until) yield;
  return 'done';
}

describe('steps', () => {
  it('shows life while the work goes on, and lets timers run', async () => {
    let signs = 0;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 50);
    const result = await paced(slow(Date.now() + 900), () => signs++);
    clearInterval(timer);
    expect(result).toBe('done');
    expect(signs).toBeGreaterThan(1);
    expect(ticks).toBeGreaterThan(0);
  });

  it('gives the same result at once', () => expect(finished(slow(0))).toBe('done'));
});
