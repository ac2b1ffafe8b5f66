import type { Device } from '../support/device';
import { enterSchedule, fill } from '../support/pasting';
import { Stage } from '../support/stage';

/**
 * How a schedule of 10,000 rows scrolls: `npm run measure:schedule -w @hoa/e2e`. A person's wheel is 120 pixels a frame; told
 * are the times between frames of five runs through a third of the table, on the clock, and what the main thread computed for a
 * frame, whatever else the machine does. Nothing draws faster than the display: 17 ms at 60 frames a second.
 */
const ROWS = 10_000;
const RUNS = 5;
const FRAMES = 400;
const STEP = 120;

async function main(): Promise<void> {
  const stage = await Stage.set();
  try {
    const device = await stage.device();
    await device.go('/assessments-calculator');
    const rows = Array.from({ length: ROWS }, (_, index) => [`U${index + 1}`, `L${index + 1}`, '0.01%']);
    await enterSchedule(device, [['Unit', 'Lot', 'Percent'], ...rows]);
    await fill(device, 'Budget total', '1234567.89');
    await device.click('button', 'Calculate Assessments');
    await device.sees('10,000 units', '$1,234,567.89');
    await device.dismissToasts();
    for (let run = 0; run < RUNS; run++) print(run, await scrolled(device));
  } finally {
    await stage.strike();
  }
}

interface Scroll {
  /** Milliseconds between frames. */
  frames: number[];
  /** Of the main thread, a frame. */
  cpu: number;
}

async function scrolled(device: Device): Promise<Scroll> {
  const session = await device.page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await spent();
  const frames = await device.page.evaluate(
    async ({ count, step }) => {
      const box = document.querySelector('table[aria-label$="assessments"]')!.parentElement!;
      box.scrollTop = 0;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      let last = await frame();
      for (let index = 0; index < count; index++) {
        box.scrollTop += step;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    { count: FRAMES, step: STEP },
  );
  const cpu = ((await spent()) - before) / FRAMES;
  await session.detach();
  return { frames, cpu };
}

function print(run: number, { frames, cpu }: Scroll): void {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0);
  const [median, p95, worst] = [at(0.5), at(0.95), at(1)];
  process.stdout.write(
    `run ${run + 1}: a frame every ${median} ms (median), 95 % within ${p95} ms, worst ${worst} ms; CPU of the main thread ${cpu.toFixed(1)} ms a frame\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
