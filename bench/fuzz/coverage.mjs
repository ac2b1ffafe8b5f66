import { Session } from 'node:inspector';

/**
 * Pieces of our own code that ran, as V8 tells them. An input that reaches one that none before it reached is worth keeping.
 * V8 tells of a function which ranges ran how often, and leaves out a range that ran as often as what is around it; what did not
 * run it always tells. So for each function what never ran is remembered, and news is whatever makes that less.
 */
export class Coverage {
  constructor(isOurs) {
    this.isOurs = isOurs;
    /** By script and place: ranges of a function that never ran. */
    this.missing = new Map();
    this.size = 0;
    this.session = new Session();
    this.session.connect();
    this.post('Profiler.enable');
    this.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many pieces ran since the last time that never ran before; from now on they did. */
  take() {
    let fresh = 0;
    for (const { key, before, after } of this.changed()) {
      fresh += before === undefined ? 1 : Math.max(1, before.length - after.length);
      this.missing.set(key, after);
    }
    this.size += fresh;
    return fresh;
  }

  /** Whether something ran since the last time that never ran before; it stays to be taken. */
  isNew() {
    return !this.changed().next().done;
  }

  /** Functions of which more ran than ever. */
  *changed() {
    for (const { scriptId, url, functions } of this.post('Profiler.takePreciseCoverage').result) {
      if (!this.isOurs(url)) continue;
      for (const { ranges } of functions) {
        const [whole] = ranges;
        if (whole.count === 0) continue;
        const key = `${scriptId} ${whole.startOffset} ${whole.endOffset}`;
        const before = this.missing.get(key);
        if (before?.length === 0) continue;
        const missed = ranges.filter(({ count }) => count === 0);
        const after = before === undefined ? missed.map(rangeOf) : common(before, missed.map(rangeOf));
        if (before === undefined || lengthOf(after) < lengthOf(before)) yield { key, before, after };
      }
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

function rangeOf({ startOffset, endOffset }) {
  return [startOffset, endOffset];
}

/** What is in both lists of ranges. */
function common(some, others) {
  return some.flatMap(([from, to]) =>
    others.flatMap(([start, end]) => {
      const [first, last] = [Math.max(from, start), Math.min(to, end)];
      return first < last ? [[first, last]] : [];
    }),
  );
}

function lengthOf(ranges) {
  return ranges.reduce((length, [from, to]) => length + to - from, 0);
}
