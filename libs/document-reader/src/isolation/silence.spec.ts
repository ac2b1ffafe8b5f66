import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Silence } from './silence';
import { processorMs, processorMsOf } from './usage';

const bounds = { silenceCpuMs: 20_000, silenceMs: 120_000 };

/** The first look after `atMs` at which it is ended, looking every 40 ms of the clock; undefined within `untilMs`. */
function endedAt(used: (clockMs: number) => number | undefined, untilMs: number, signEveryMs = Infinity) {
  const silence = new Silence(bounds, 0);
  let signed = 0;
  for (let now = 40; now <= untilMs; now += 40) {
    if (now - signed >= signEveryMs) silence.sign((signed = now));
    if (silence.isTooLong(now, used(now))) return now;
  }
  return undefined;
}

describe('Silence', () => {
  it('ends a reader that burns 20 seconds of processor', () => {
    const at = endedAt((clock) => clock, 60_000);
    expect(at).toBeGreaterThan(20_000);
    expect(at).toBeLessThan(20_300);
  });

  it('waits for a reader that gets a tenth of the processor, up to the limit of the clock', () => {
    expect(endedAt((clock) => clock / 10, 119_000)).toBeUndefined();
    expect(endedAt((clock) => clock / 10, 130_000)).toBeGreaterThan(120_000);
    expect(endedAt(() => 0, 130_000)).toBeGreaterThan(120_000);
  });

  it('never ends one that works and tells so', () => {
    expect(endedAt((clock) => 2 * clock, 600_000, 9_000)).toBeUndefined();
  });

  it('goes by the clock where processor time is not told', () => {
    const at = endedAt(() => undefined, 60_000);
    expect(at).toBeGreaterThan(20_000);
    expect(at).toBeLessThan(20_300);
  });

  it('takes in signs that waited while the supervisor was held up', () => {
    const silence = new Silence(bounds, 0);
    expect(silence.isTooLong(40, 0)).toBe(false);
    expect(silence.isTooLong(200_000, 40_000)).toBe(false);
    silence.sign(200_001);
    expect(silence.isTooLong(200_040, 40_020)).toBe(false);
    expect(silence.isTooLong(200_080, 40_040)).toBe(false);
  });
});

describe('processorMs', () => {
  it('reads user and system time behind a name with parentheses', () => {
    const stat = '71 (a) b (c)) R 1 71 71 0 -1 4194560 1000 0 0 0 1234 56 0 0 20 0 11 0 1 2 3';
    expect(processorMsOf(stat)).toBe(12_900);
    expect(processorMsOf('')).toBeUndefined();
  });

  // Elsewhere the kernel does not tell, and the clock is used.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux(
    'tells a child that burns processor from one that sleeps, in a worker of its own too',
    async () => {
      const burn = 'const end = Date.now() + 60000; while (Date.now() < end);';
      const children = [
        `new (require("node:worker_threads").Worker)(${JSON.stringify(burn)}, { eval: true })`,
        'setInterval(() => undefined, 60000)',
      ].map((script) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' }));
      try {
        const used = async () => Promise.all(children.map(({ pid }) => processorMs(pid ?? 0)));
        let [burnt, slept] = await used();
        for (const end = Date.now() + 60_000; (burnt ?? 0) < 1_500 && Date.now() < end;) {
          await pause(50);
          [burnt, slept] = await used();
        }
        expect(burnt).toBeGreaterThanOrEqual(1_500);
        expect(slept).toBeLessThan((burnt ?? 0) / 2);
      } finally {
        children.forEach((child) => child.kill('SIGKILL'));
      }
    },
    90_000,
  );
});
