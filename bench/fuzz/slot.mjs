import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

const HEAD = 8;

/**
 * A file in which a process leaves what it is about to try, so that whoever watches knows on what it hangs or dies. Number 0
 * means that it tries nothing.
 */
export class Slot {
  constructor(file, { most }) {
    closeSync(openSync(file, 'a'));
    this.fd = openSync(file, 'r+');
    this.buffer = Buffer.alloc(HEAD + most);
    this.tries = 0;
  }

  put(input) {
    this.tries += 1;
    this.buffer.writeUInt32LE(this.tries, 0);
    this.buffer.writeUInt32LE(input.length, 4);
    input.copy(this.buffer, HEAD);
    writeSync(this.fd, this.buffer, 0, HEAD + input.length, 0);
  }

  clear() {
    this.buffer.writeUInt32LE(0, 0);
    writeSync(this.fd, this.buffer, 0, 4, 0);
  }

  /** The number of the try, and, where they are wanted, its bytes. */
  look({ withInput = false } = {}) {
    const bytes = Buffer.alloc(withInput ? fstatSync(this.fd).size : HEAD);
    const length = readSync(this.fd, bytes, 0, bytes.length, 0);
    const number = length < HEAD ? 0 : bytes.readUInt32LE(0);
    return {
      number,
      input: withInput && number > 0 ? bytes.subarray(HEAD, HEAD + bytes.readUInt32LE(4)) : undefined,
    };
  }

  close() {
    closeSync(this.fd);
  }
}
