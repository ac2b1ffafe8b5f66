import { setTimeout as delay } from 'node:timers/promises';
import { postmasterPid } from './services.mjs';

/** How often a job that is hunted loses its worker: less than what it is given up after. */
const HUNTED = 3;
const HUNT_MS = 240_000;
/** So long the next trouble waits for what the one before took: on a busy machine nothing would ever run otherwise. */
const RECOVERY_MS = 60_000;
/** Where several processes share the work, one may still be starting, or be stopped, when the next trouble comes. */
const MISSING = 1;

/** Takes processes, services, room and time away, by chance, so many times. */
export class Trouble {
  constructor({ random, system, watch, tally }) {
    const { programs, redis, folder, disk, clock } = system;
    Object.assign(this, { random, programs, redis, disk, clock, watch, tally, postgresFolder: folder });
    this.pending = new Set();
    this.count = 0;
  }

  /**
   * A new trouble begins while one process is still down or stopped from the one before; a hunt is one of the things that may
   * happen, `hunts` of them, evenly over the run. Where one process is all there is, it is left alone for longer now and then:
   * a PDF needs a browser started first, and would never be done.
   */
  run(wanted) {
    this.going = this.go(wanted);
    return this.going;
  }

  async go({ faults, hunts, hunt }) {
    let hunted = 0;
    while (this.count < faults && !this.isOver) {
      await this.recovered();
      await delay(
        this.programs.length > 1 ? this.random.between(200, 1_500) : this.random.between(600, 15_000),
      );
      if (this.isOver) break;
      if (hunted < hunts && this.count >= ((hunted + 0.5) * faults) / hunts) {
        hunted += 1;
        await hunt(this);
      } else await this.once();
    }
    await Promise.all(this.pending);
  }

  /** For whoever cannot go on. What was begun is ended: a program that is started later would be left over. */
  async end() {
    this.isOver = true;
    await Promise.allSettled([this.going]);
    await Promise.all(this.pending);
  }

  async recovered() {
    const until = Date.now() + RECOVERY_MS;
    const missing = this.programs.length > 1 ? MISSING : 0;
    while (this.ready().length < this.programs.length - missing && Date.now() < until) await delay(100);
  }

  /** Goes on beside the next trouble. */
  beside(work) {
    this.pending.add(work);
    void work.finally(() => this.pending.delete(work));
    return work;
  }

  async once() {
    const does = {
      kill: () => this.killOne(),
      pause: () => this.pauseOne(),
      postgres: () => this.restartPostgres(),
      clock: () => this.note(this.clock.jump(this.random)),
      ...(this.disk ? { disk: () => this.fillDisk() } : {}),
      ...(this.redis
        ? {
            flush: () => this.redis.flush().then(() => this.note('redis flushed')),
            redis: () => this.restartRedis(),
          }
        : {}),
    };
    const chances = { kill: 52, pause: 10, postgres: 8, flush: 8, redis: 5, disk: 8, clock: 9 };
    const possible = Object.fromEntries(Object.entries(chances).filter(([name]) => name in does));
    await does[this.random.weighted(possible)]();
  }

  note(kind) {
    this.count += 1;
    this.tally.did(kind);
    this.watch.trouble(kind);
  }

  ready(kind) {
    return this.programs.filter(
      (program) => program.isReady && (kind === undefined || program.kind === kind),
    );
  }

  async killOne() {
    const ready = this.ready();
    if (ready.length === 0) return;
    void this.kill(this.random.pick(ready));
  }

  async kill(program, how = 'killed') {
    this.note(`${program.kind} ${how}`);
    await program.kill();
    return this.beside(delay(this.random.between(100, 1_500)).then(() => program.start()));
  }

  /** Longer than its jobs are held for, and no longer than a client waits. */
  async pauseOne() {
    const ready = this.ready();
    if (ready.length < this.programs.length) return;
    const program = this.random.pick(ready);
    this.note(`${program.kind} stopped for a while`);
    program.pause();
    void this.beside(delay(this.random.between(3_000, 16_000)).then(() => program.resume()));
  }

  /** At once or, every other time, in order; whoever watches over it starts it again. */
  async restartPostgres() {
    const pid = postmasterPid(this.postgresFolder);
    const signal = this.random.next() < 0.5 ? 'SIGKILL' : 'SIGINT';
    this.note(`postgres ended by ${signal}`);
    process.kill(pid, signal);
    await delay(3_000);
  }

  /** To the last byte, for as long as it takes somebody to notice. */
  async fillDisk() {
    this.note('disk full');
    this.disk.fill();
    await delay(this.random.between(1_000, 6_000));
    this.disk.empty();
  }

  async restartRedis() {
    this.note('redis killed');
    await this.redis.kill();
    await delay(this.random.between(0, 4_000));
    await this.redis.start();
  }

  /** Kills everything that could work on one job, each time that somebody has it. */
  async hunt(keyOf) {
    const until = Date.now() + HUNT_MS;
    for (let round = 1; round <= HUNTED && Date.now() < until && !this.isOver;) {
      const job = this.watch.job(keyOf());
      if (job && !job.active) return;
      if (job && job.attempt >= round && !job.waits) {
        await delay(this.random.between(100, 400));
        const possible = this.programs.filter(({ kind, isReady }) => isReady && kind !== 'api');
        await Promise.all(possible.map((program) => this.kill(program, 'killed with all others')));
        round += 1;
      }
      await delay(50);
    }
  }
}
