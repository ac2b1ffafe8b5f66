import { NUMBERS_OF } from './system-call-numbers';
import { filterByPerl, OWN_PROCESS, systemCallFilter } from './system-calls';

interface Call {
  architecture: number;
  number: number;
  args?: number[];
}

/** What the kernel would answer: runs the filter's instructions on what it is asked about. */
function judged(filter: Buffer, { architecture, number, args = [] }: Call): string {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(architecture, 4);
  args.forEach((value, index) => data.writeUInt32LE(value, 16 + 8 * index));
  for (let at = 0, held = 0; at < filter.length / 8; at += 1) {
    const code = filter.readUInt16LE(8 * at);
    const value = filter.readUInt32LE(8 * at + 4);
    if (code === 0x20) held = data.readUInt32LE(value);
    else if (code === 0x06) return answerOf(value);
    else at += filter.readUInt8(8 * at + (holds(code, held, value) ? 2 : 3));
  }
  throw new Error('The filter has no answer.');
}

function holds(code: number, held: number, value: number): boolean {
  if (code === 0x15) return held === value;
  if (code === 0x35) return held >= value;
  if (code === 0x45) return (held & value) !== 0;
  throw new Error(`Instruction ${code} is not one of the filter's.`);
}

function answerOf(value: number): string {
  if (value === 0x7fff0000) return 'allowed';
  if (value === 0x80000000) return 'killed';
  return `error ${value & 0xffff}`;
}

const numbered = Object.entries(NUMBERS_OF).map(([name, numbers]) => ({ name, numbers }));

describe.each(numbered)('on $name', ({ name, numbers }) => {
  const filter = systemCallFilter(name)!;
  const ask = (number: number, ...args: number[]) =>
    judged(filter, { architecture: numbers.architecture, number, args });

  it('refuses each call that no reader needs', () => {
    expect(numbers.refused.map((number) => ask(number))).toEqual(numbers.refused.map(() => 'error 1'));
    expect(new Set(numbers.refused).size).toBe(numbers.refused.length);
  });

  it('opens files to read them, never to write, create or empty them', () => {
    for (const flags of [1, 2, 0x40, 0x200, 0x400000, 0x80241])
      expect(ask(numbers.openat, 0xffffff9c, 0, flags)).toBe('error 13');
    expect(ask(numbers.openat, 0xffffff9c, 0, 0x80000)).toBe('allowed');
    if (numbers.open === undefined) return;
    expect(ask(numbers.open, 0, 0x241)).toBe('error 13');
    expect(ask(numbers.open, 0, 0x80000)).toBe('allowed');
  });

  it('makes threads and no processes, and signals itself alone', () => {
    expect(ask(numbers.clone, 0x3d0f00)).toBe('allowed');
    expect(ask(numbers.clone, 0x01200011)).toBe('error 1');
    expect(ask(numbers.kill, 4_321, 9)).toBe('error 1');
    expect(ask(numbers.kill, 4_321, 0)).toBe('allowed');
    expect(ask(numbers.kill, OWN_PROCESS, 9)).toBe('allowed');
    expect(ask(numbers.tgkill, 4_321, 4_321, 9)).toBe('error 1');
    expect(ask(numbers.tgkill, OWN_PROCESS, 7, 6)).toBe('allowed');
    expect(ask(numbers.prlimit64, 4_321)).toBe('error 1');
    expect(ask(numbers.prlimit64, 0)).toBe('allowed');
  });

  it('has newer calls as an older kernel has them: not at all, but for a few', () => {
    // io_uring_setup, pidfd_open, clone3, openat2, one that does not exist yet, and the other numbers of x64.
    for (const number of [425, 434, 435, 437, 999, 0x40000029]) expect(ask(number)).toBe('error 38');
    for (const number of [436, 439, 449]) expect(ask(number)).toBe('allowed');
  });

  it('ends a program that calls by the numbers of another architecture', () => {
    expect(judged(filter, { architecture: 0x40000003, number: 1 })).toBe('killed');
    expect(ask(0)).toBe('allowed');
  });
});

it('has none where the numbers are not known', () => {
  expect(systemCallFilter('riscv64')).toBeUndefined();
  expect(filterByPerl('riscv64')).toBeUndefined();
});
