/** Takes numbers and choices from bytes; behind their end everything is 0. */
export class Bytes {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get isEmpty() {
    return this.at >= this.bytes.length;
  }

  byte() {
    this.at += 1;
    return this.bytes[this.at - 1] ?? 0;
  }

  /** A whole number from 0 to below 2^(8 x bytes). */
  number(bytes) {
    let number = 0;
    for (let index = 0; index < bytes; index += 1) number = number * 256 + this.byte();
    return number;
  }

  pick(list) {
    return list[this.byte() % list.length];
  }

  /** So many of what `make` makes. */
  list(most, make) {
    return Array.from({ length: this.byte() % (most + 1) }, make);
  }
}
