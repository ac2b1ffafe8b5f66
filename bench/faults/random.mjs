/** Choices that are the same in each run of one seed; when they are made is the machine's affair. */
export class Random {
  constructor(seed) {
    this.state = seed | 0;
  }

  /** In [0, 1): mulberry32. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick(list) {
    return list[this.between(0, list.length - 1)];
  }

  /** A key of `{ name: weight }`. */
  weighted(weights) {
    let at = this.next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    for (const [name, weight] of Object.entries(weights)) if ((at -= weight) < 0) return name;
    return Object.keys(weights)[0];
  }

  /** Another sequence, for somebody who chooses at times of his own. */
  fork() {
    return new Random(Math.floor(this.next() * 2 ** 31));
  }
}
