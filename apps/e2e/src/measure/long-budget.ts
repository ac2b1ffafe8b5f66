import type { CDPSession, Page } from 'puppeteer';
import type { Device } from '../support/device';
import { generated, Stage, untilRead, withBudget } from '../support/stage';

/**
 * How much main-thread work a budget of 400 lines asks of the browser: `npm run measure -w @hoa/e2e`. Each thing is done
 * 20 times; told are median and worst. CPU is what the page's main thread computed from one key or click to the settled
 * page, network answers, toasts and drawing among it, whatever else the machine does; 'longest' is the longest single task
 * on the clock, which on a busy machine is more than its work. The measure adds little of its own: a fresh window, which
 * was never asked for its accessibility tree (it would be kept up to date from then on), and waits that read a word.
 */
const LINES = 400;
const TIMES = 20;

/** Of the browser's own counters: all tasks, and what of them was scripts, styles and layout. */
const COUNTERS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Counter = (typeof COUNTERS)[number];
type Sample = Record<Counter | 'longest', number>;

async function main(): Promise<void> {
  const stage = await Stage.set();
  try {
    const maker = await stage.device();
    const id = await longBudget(maker);
    const device = await maker.window();
    await device.go(`/budget-review/${id}`);
    await device.sees('Net Operating Position');
    const meter = await Meter.on(device);
    for (const { name, before, act, after } of actions({
      page: device.page,
      keys: (...all) => device.keys(...all),
    })) {
      const samples: Sample[] = [];
      for (let time = 0; time < TIMES; time++) {
        await before?.(time);
        samples.push(await meter.during(() => act(time)));
        await after?.();
      }
      print(name, samples);
    }
  } finally {
    await stage.strike();
  }
}

/** A budget whose prior year comes from a sheet of 400 lines. */
async function longBudget(device: Device): Promise<number> {
  await device.go('/');
  await device.addDocument('prior-year-400.csv', sheet());
  await untilRead(device);
  const id = await withBudget(device);
  const items = await generated(device, id);
  process.stdout.write(`${items.length} lines were generated from a sheet of ${LINES}.\n`);
  if (items.length < LINES) throw new Error('Not every line of the sheet came through.');
  return id;
}

const PLACES = ['North', 'South', 'East', 'West', 'Garden', 'Lake', 'Tower', 'Court', 'Terrace', 'Plaza'];
const WORKS = [
  'Irrigation',
  'Lighting',
  'Painting',
  'Roof Repair',
  'Window Washing',
  'Gate',
  'Pump',
  'Signage',
];

/** Expense lines with codes of their own in every group, and the income that pays for them. */
function sheet(): string {
  const expenses = Array.from({ length: LINES - 1 }, (_, index) => {
    const code = [7000, 7300, 7400, 7800][index % 4]! + Math.floor(index / 4);
    const name = `${PLACES[index % 10]} ${WORKS[Math.floor(index / 10) % 8]} ${1 + Math.floor(index / 80)}`;
    return `${code},${name},${1_000 + index * 7}`;
  });
  return [
    'GL Code,Description,2026 Budget',
    'Income,,',
    '6100,Maintenance Fees,950000',
    'Expenses,,',
    ...expenses,
  ].join('\n');
}

/** One thing that a person does, and what leads to it and away from it, which is not counted. */
interface Action {
  name: string;
  before?: (time: number) => Promise<unknown>;
  act: (time: number) => Promise<unknown>;
  after?: () => Promise<unknown>;
}

const EDITOR = 'input[aria-label^="New amount"]';

function actions({ page, keys }: { page: Page; keys: (...all: string[]) => Promise<void> }): Action[] {
  const cell = (time: number) =>
    page.evaluate((index) => {
      document.querySelectorAll<HTMLElement>('[data-amount-cell]')[index]!.focus();
    }, time * 17);
  const open = async (time: number) => {
    await cell(time);
    await keys('Enter');
    await page.waitForSelector(EDITOR);
  };
  const untilFiltered = (filtered: boolean) =>
    page.waitForFunction(
      (wanted) => (document.querySelector('[role=search] [role=status]')?.textContent !== '') === wanted,
      {},
      filtered,
    );
  return [
    {
      name: 'open a cell',
      before: cell,
      act: async () => {
        await keys('Enter');
        await page.waitForSelector(EDITOR);
      },
      after: () => keys('Escape'),
    },
    {
      name: 'type a digit',
      before: open,
      act: () => page.keyboard.type('7'),
      after: () => keys('Escape'),
    },
    {
      name: 'save an edited cell',
      before: async (time) => {
        await open(time);
        await page.keyboard.type(String(2_000 + time));
      },
      act: async () => {
        await keys('Enter');
        await page.waitForSelector(EDITOR, { hidden: true });
      },
    },
    {
      name: 'undo',
      before: () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
      act: () => keys('Control+z'),
    },
    {
      name: 'a letter in the search',
      before: () => page.focus('input[type=search]'),
      act: async (time) => {
        await page.keyboard.press('ldgtw'[time % 5] as 'l');
        await untilFiltered(true);
      },
      after: () => keys('Escape'),
    },
    {
      name: 'filter by kind',
      act: async () => {
        await page.select(KINDS, 'changed');
        await untilFiltered(true);
      },
      after: () => page.select(KINDS, 'all'),
    },
    {
      name: 'show all lines again',
      before: () => page.select(KINDS, 'changed'),
      act: async () => {
        await page.select(KINDS, 'all');
        await untilFiltered(false);
      },
    },
    {
      name: 'expand a row',
      act: (time) =>
        page.evaluate((index) => {
          document.querySelectorAll<HTMLElement>('[aria-label^="Show the analysis"]')[index]!.click();
        }, time * 13),
    },
    {
      name: 'collapse a category',
      act: () =>
        page.evaluate(() => document.querySelector<HTMLElement>('th[scope=rowgroup] button')!.click()),
    },
  ];
}

const KINDS = 'select[aria-label="Which lines"]';

class Meter {
  private constructor(
    private readonly device: Device,
    private readonly session: CDPSession,
  ) {}

  static async on(device: Device): Promise<Meter> {
    const session = await device.page.createCDPSession();
    // Of the thread, not of the clock: the machine may have more to do.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await device.page.evaluate(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      Object.assign(window, { longTasks: tasks });
    });
    return new Meter(device, session);
  }

  async during(action: () => Promise<unknown>): Promise<Sample> {
    await this.settled();
    await this.longTasks();
    const before = await this.counters();
    await action();
    await this.settled();
    const after = await this.counters();
    const spent = Object.fromEntries(COUNTERS.map((name) => [name, after[name] - before[name]]));
    return { ...(spent as Record<Counter, number>), longest: Math.max(0, ...(await this.longTasks())) };
  }

  /** In milliseconds. */
  private async counters(): Promise<Record<Counter, number>> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const valueOf = (wanted: Counter) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return Object.fromEntries(COUNTERS.map((name) => [name, valueOf(name) * 1_000])) as Record<
      Counter,
      number
    >;
  }

  private longTasks(): Promise<number[]> {
    return this.device.page.evaluate(() =>
      (window as unknown as { longTasks: number[] }).longTasks.splice(0),
    );
  }

  /** Until the network is quiet and the page has drawn what came. */
  private async settled(): Promise<void> {
    await this.device.page.waitForNetworkIdle({ idleTime: 250, timeout: 15_000 });
    await this.device.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
}

function print(name: string, samples: readonly Sample[]): void {
  const sorted = (counter: keyof Sample) => samples.map((sample) => sample[counter]).sort((a, b) => a - b);
  const median = (counter: keyof Sample) => sorted(counter)[Math.floor(samples.length / 2)]!.toFixed(0);
  const worst = (counter: keyof Sample) => sorted(counter).at(-1)!.toFixed(0);
  process.stdout.write(
    `${name.padEnd(32)} CPU median ${median('TaskDuration')} ms, worst ${worst('TaskDuration')} ms ` +
      `(median script ${median('ScriptDuration')}, style ${median('RecalcStyleDuration')}, layout ${median('LayoutDuration')}); ` +
      `longest task median ${median('longest')} ms, worst ${worst('longest')} ms\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
