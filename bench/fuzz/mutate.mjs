const NUMBERS = [
  '0', '-0', '1', '-1', '2', '12', '99', '100', '101', '1000', '2026', '0.5', '.005', '1e9', '1/3', '0/0', '999999999999.99', '1000000000000',
  '9007199254740993', '00000000000000000001', '1,2,3', '1.2.3', 'NaN', '٣', '１２', '½',
]; // prettier-ignore
const BYTES = [
  0, 9, 10, 12, 13, 32, 34, 36, 39, 40, 41, 44, 45, 46, 47, 48, 57, 58, 60, 62, 91, 92, 127, 128, 194, 226,
  255,
];

/**
 * Changes of bytes that are mostly text: words and numbers of the target's own language, pieces of other inputs, repeated,
 * moved and cut pieces, and single bytes.
 */
export class Mutator {
  constructor({ random, words = [], most }) {
    Object.assign(this, { random, most });
    this.words = words.map((word) => Buffer.from(word));
    this.changes = [
      ...Array(4).fill((input) => this.insertWord(input)),
      ...Array(2).fill((input) => this.replaceWord(input)),
      ...Array(2).fill((input, other) => this.takePiece(input, other)),
      (input) => this.replaceNumber(input),
      (input) => this.cut(input),
      (input) => this.double(input),
      (input) => this.repeat(input),
      (input) => this.moveLine(input),
      (input) => this.setByte(input),
      (input) => this.flipBit(input),
    ];
  }

  /** A changed input, by one to six changes; `other` lends pieces. */
  mutate(input, other) {
    let changed = input;
    for (let times = 1 << this.random.between(0, 2); times > 0; times -= 1)
      changed = this.random.pick(this.changes)(changed, other).subarray(0, this.most);
    return Buffer.from(changed);
  }

  at(input) {
    return this.random.between(0, input.length);
  }

  piece(input) {
    const from = this.at(input);
    const length = 1 + Math.floor(this.random.next() ** 3 * Math.min(input.length - from, 400));
    return [from, Math.min(input.length, from + length)];
  }

  word() {
    return this.words.length === 0 || this.random.next() < 0.15
      ? Buffer.from(this.random.pick(NUMBERS))
      : this.random.pick(this.words);
  }

  insertWord(input) {
    const gap = this.random.pick(['', ' ', '  ', '\n', ', ']);
    return put(input, this.at(input), Buffer.concat([Buffer.from(gap), this.word(), Buffer.from(gap)]));
  }

  replaceWord(input) {
    const [from, to] = aroundOf(input, this.at(input), (byte) => byte > 32);
    return splice(input, [from, to], this.word());
  }

  replaceNumber(input) {
    const places = [...input.toString('latin1').matchAll(/\d+/g)];
    if (places.length === 0) return this.insertWord(input);
    const { index, 0: digits } = this.random.pick(places);
    const number =
      this.random.next() < 0.5
        ? this.random.pick(NUMBERS)
        : String(this.random.between(0, 10 ** Math.min(digits.length, 9)));
    return splice(input, [index, index + digits.length], Buffer.from(number));
  }

  takePiece(input, other) {
    const [from, to] = this.piece(other);
    return put(input, this.at(input), other.subarray(from, to));
  }

  cut(input) {
    return splice(input, this.piece(input), Buffer.alloc(0));
  }

  double(input) {
    const [from, to] = this.piece(input);
    return put(input, this.at(input), input.subarray(from, to));
  }

  repeat(input) {
    const [from, to] = this.piece(input);
    const times = this.random.next() < 0.1 ? this.most : this.random.between(2, 30);
    const piece = input.subarray(from, to);
    const fits = Math.max(
      1,
      Math.min(times, Math.floor((this.most - input.length) / Math.max(1, piece.length))),
    );
    return put(input, to, Buffer.concat(Array(fits).fill(piece)));
  }

  moveLine(input) {
    const [from, to] = aroundOf(input, this.at(input), (byte) => byte !== 10);
    const line = Buffer.concat([input.subarray(from, to), Buffer.from('\n')]);
    const without = splice(input, [from, Math.min(input.length, to + 1)], Buffer.alloc(0));
    const [place] = aroundOf(without, this.at(without), (byte) => byte !== 10);
    return put(without, place, line);
  }

  setByte(input) {
    if (input.length === 0) return this.insertWord(input);
    const changed = Buffer.from(input);
    changed[this.random.between(0, input.length - 1)] = this.random.pick(BYTES);
    return changed;
  }

  flipBit(input) {
    if (input.length === 0) return this.insertWord(input);
    const changed = Buffer.from(input);
    changed[this.random.between(0, input.length - 1)] ^= 1 << this.random.between(0, 7);
    return changed;
  }
}

function put(input, at, piece) {
  return splice(input, [at, at], piece);
}

function splice(input, [from, to], piece) {
  return Buffer.concat([input.subarray(0, from), piece, input.subarray(to)]);
}

/** From the first to behind the last byte around a place for which it holds. */
function aroundOf(input, at, holds) {
  let [from, to] = [at, at];
  while (from > 0 && holds(input[from - 1])) from -= 1;
  while (to < input.length && holds(input[to])) to += 1;
  return [from, to];
}
