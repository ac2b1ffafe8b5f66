import { Logger } from '@nestjs/common';
import Bull from 'bull';
import { Database } from '../database/database';
import { untilAborted, withinTime } from '../within-time';
import { BULL_OPTIONS, Delivery, NOTICE_MS } from './bull.processors';
import type { Job, JobHandler } from './job';
import { runJob } from './run-job';

/** With Redis down, `add` of Bull never settles. */
const ADD_TIMEOUT_MS = 3_000;
/** So long nothing is added after that: a sweep of hundreds of rows must not wait for each of them. */
const AWAY_MS = 3_000;
const STOP_TIMEOUT_MS = 5_000;

/** A kind of job that this process does, and how it goes. */
interface Worker extends Pick<Job<object>, 'name' | 'concurrency'> {
  run: (data: object) => Promise<void>;
  running: number;
  /** How many it has taken so far. */
  taken: number;
  /** `taken` when work was last seen waiting beside a hand that was free. */
  idleAt: number | undefined;
}

/** A queue that Nest made; `onApplicationShutdown` is what @nestjs/bull closes it with. */
export type NestQueue = Bull.Queue<object> & { onApplicationShutdown?: () => Promise<void> };

/**
 * Jobs on Redis, for any number of API and worker processes. The queues of the product's jobs are those of @nestjs/bull, and
 * its processors deliver from them; where connections went deaf, a queue of our own takes over.
 */
export class BullQueue extends Delivery {
  private readonly logger = new Logger('Queue');
  private readonly queues = new Map<string, Bull.Queue<object>>();
  private readonly stopped = new AbortController();
  private readonly workers: Worker[] = [];
  private readonly hands = new Map<string, Hand>();
  private watch: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private awayUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly redisUrl: string,
    nestQueues: readonly NestQueue[] = [],
  ) {
    super();
    for (const queue of nestQueues) this.adopt(queue);
  }

  /** After the commit: a worker elsewhere must find the row. What is lost between the two, the sweep finds. */
  async enqueue<T extends object>(job: Job<T>, payload: T, { key }: { key?: string } = {}): Promise<void> {
    const data = job.schema.parse(payload);
    await this.database.afterCommit(() => this.add(job.name, data, key));
  }

  async start(jobs: readonly Job<object>[]): Promise<void> {
    for (const { name } of jobs) if (!this.queues.has(name)) this.queues.set(name, this.open(name));
  }

  async work<T extends object>(job: Job<T>, handler: JobHandler<T>): Promise<void> {
    const { name, concurrency } = job;
    const run = (data: object) => runJob({ job, handler, data, stopped: this.stopped.signal });
    const worker: Worker = { name, concurrency, run, running: 0, taken: 0, idleAt: undefined };
    const hand = this.hand(name);
    // Who counts with more hands than there are takes the missing ones for deaf, and those that wait for them wait in vain.
    if (hand.isNest && hand.concurrency !== concurrency)
      throw new Error(
        `${name} is done ${concurrency} times at once here, and delivered ${hand.concurrency} times.`,
      );
    this.workers.push(worker);
    hand.take(worker);
    if (!hand.isNest) this.attend(worker);
    this.watch ??= setInterval(() => this.look(), NOTICE_MS);
  }

  async deliver(name: string, data: object): Promise<void> {
    await this.done(await this.hand(name).worker, data);
  }

  async stop(): Promise<void> {
    this.stopped.abort(new Error('This process is stopping.'));
    clearInterval(this.watch);
    const closed = Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await within(STOP_TIMEOUT_MS, closed).catch((error: unknown) => this.warn(error));
  }

  async check(): Promise<void> {
    for (const queue of this.queues.values()) await queue.client.ping();
  }

  async waiting(): Promise<ReadonlyMap<string, number>> {
    const counts = [...this.queues].map(async ([name, queue]): Promise<[string, number]> => [
      name,
      await queue.getWaitingCount(),
    ]);
    return new Map(await within(ADD_TIMEOUT_MS, Promise.all(counts)));
  }

  /** Before Nest looks for processors: with Redis down theirs would reject with nobody to hear it, and closing would never end. */
  private adopt(queue: NestQueue): void {
    this.queues.set(queue.name, queue);
    const hand = this.hand(queue.name);
    hand.isNest = true;
    queue.on('error', (error) => this.warn(error));
    queue.onApplicationShutdown = async () => undefined;
    const process = queue.process.bind(queue) as (...given: unknown[]) => Promise<void>;
    queue.process = (...given: unknown[]) => {
      hand.concurrency = given.find((one) => typeof one === 'number');
      return process(...given).catch((error: unknown) => this.warn(error));
    };
  }

  private open(name: string): Bull.Queue<object> {
    const queue = new Bull<object>(name, this.redisUrl, BULL_OPTIONS);
    queue.on('error', (error) => this.warn(error));
    return queue;
  }

  private attend(worker: Worker): void {
    const done = this.queue(worker.name).process(worker.concurrency, ({ data }) => this.done(worker, data));
    // Settles when the queue is closed.
    done.catch((error: unknown) => this.warn(error));
  }

  private async done(worker: Worker, data: object): Promise<void> {
    worker.taken += 1;
    worker.running += 1;
    try {
      await worker.run(data);
    } finally {
      worker.running -= 1;
    }
  }

  private hand(name: string): Hand {
    const known = this.hands.get(name) ?? newHand();
    this.hands.set(name, known);
    return known;
  }

  /** One look at a time, however long Redis takes to answer. */
  private look(): void {
    this.looking ??= this.renewDeaf().finally(() => (this.looking = undefined));
  }

  /**
   * The connection on which Bull waits for work may be dead without anybody noticing, after Redis was away or behind a
   * network that forgot it (Bull's issue 1873): jobs then wait beside workers that are free. Who takes nothing from one look
   * to the next begins anew on new connections. What an old one still took comes back as stalled.
   */
  private async renewDeaf(): Promise<void> {
    for (const worker of this.workers) {
      const { name, taken, idleAt } = worker;
      const isFree = worker.running < worker.concurrency;
      const isIdle = isFree && (await this.mayHaveWork(name)) && worker.taken === taken;
      worker.idleAt = isIdle ? taken : undefined;
      if (!isIdle || idleAt !== taken || this.stopped.signal.aborted) continue;
      worker.idleAt = undefined;
      this.warn(new Error(`No job ${name} was taken though some wait; the connections are made anew.`));
      const old = this.queue(name);
      this.queues.set(name, this.open(name));
      this.attend(worker);
      within(STOP_TIMEOUT_MS, old.close(true)).catch((error: unknown) => this.warn(error));
    }
  }

  /** Also where Redis does not say. */
  private async mayHaveWork(name: string): Promise<boolean> {
    try {
      return (await within(ADD_TIMEOUT_MS, this.queue(name).getWaitingCount())) > 0;
    } catch {
      return true;
    }
  }

  /** Never rejects: the row is committed and says that it waits, so that the sweep enqueues it when Redis is back. */
  private async add(name: string, data: object, key: string | undefined): Promise<void> {
    if (performance.now() < this.awayUntil) return;
    try {
      await within(ADD_TIMEOUT_MS, this.queue(name).add(data, key === undefined ? {} : { jobId: key }));
    } catch (error) {
      this.awayUntil = performance.now() + AWAY_MS;
      this.warn(error);
    }
  }

  private queue(name: string): Bull.Queue<object> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}.`);
    return queue;
  }

  private warn(error: unknown): void {
    this.logger.warn(error instanceof Error ? error.message : String(error));
  }
}

/** Who does a kind of job here: a processor may have one delivered before its handler is registered. */
interface Hand {
  isNest: boolean;
  /** Of Nest's processor. */
  concurrency: number | undefined;
  worker: Promise<Worker>;
  take: (worker: Worker) => void;
}

function newHand(): Hand {
  let take!: Hand['take'];
  const worker = new Promise<Worker>((resolve) => (take = resolve));
  return { isNest: false, concurrency: undefined, worker, take };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = `Redis did not answer within ${milliseconds} ms.`;
  return withinTime({ milliseconds, late }, (signal) => untilAborted(work, signal));
}
