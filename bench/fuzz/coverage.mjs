import { Session } from 'node:inspector';

/** Offsets in one script are below it, so that a block is one number. */
const SPAN = 2 ** 24;

/**
 * Blocks of our own code that ran, as V8 counts them. `take` answers how many were never seen before: an input that reaches
 * one is worth keeping.
 */
export class Coverage {
  constructor(isOurs) {
    this.isOurs = isOurs;
    this.seen = new Map();
    this.size = 0;
    this.session = new Session();
    this.session.connect();
    this.post('Profiler.enable');
    this.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many blocks ran since the last time that never ran before; from now on they did. */
  take() {
    let fresh = 0;
    for (const [blocks, block] of this.ran()) {
      if (blocks.has(block)) continue;
      blocks.add(block);
      fresh += 1;
    }
    this.size += fresh;
    return fresh;
  }

  /** Whether something ran since the last time that never ran before; it stays to be taken. */
  isNew() {
    for (const [blocks, block] of this.ran()) if (!blocks.has(block)) return true;
    return false;
  }

  *ran() {
    for (const { scriptId, url, functions } of this.post('Profiler.takePreciseCoverage').result) {
      if (!this.isOurs(url)) continue;
      const blocks = this.seen.get(scriptId) ?? new Set();
      this.seen.set(scriptId, blocks);
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) yield [blocks, startOffset * SPAN + endOffset];
    }
  }

  post(method, params) {
    let answer;
    // In one's own process it answers before it returns.
    this.session.post(method, params, (error, result) => {
      if (error) throw new Error(`${method}: ${error.message}`);
      answer = result;
    });
    return answer;
  }
}
