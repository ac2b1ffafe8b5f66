import { NUMBERS_OF, type Numbers } from './system-call-numbers';

/** Instructions of classic BPF (`linux/bpf_common.h`): load a word, three kinds of jump, return. */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const IF_ANY_BIT = 0x45;
const RETURN = 0x06;

/** What a filter answers (`linux/seccomp.h`), and the errors that a refused call returns. */
const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const error = (errno: number): number => 0x00050000 | errno;
const EPERM = 1;
const EACCES = 13;
const ENOSYS = 38;

/** Where the number, the architecture and the arguments stand in what a filter is asked about; all of these systems are little-endian. */
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const argumentAt = (index: number): number => 16 + 8 * index;

/** For writing, creating, emptying, and a file without a name. */
const OPENS_TO_CHANGE = 0x3 | 0x40 | 0x200 | 0x400000;
const CLONES_THREAD = 0x10000;
/** From here on all architectures count alike; what is not named is not there, as on an older kernel. */
const NEW_CALLS = 424;
const ALLOWED_NEW_CALLS = [436, 439, 441, 449, 454, 455, 456]; // close_range, faccessat2, epoll_pwait2, futex_waitv, futex_*

/** Stands for the number of the process that is filtered, which is not known before it runs. */
export const OWN_PROCESS = 0xdeadbeef;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

const answer = (value: number): Instruction => [RETURN, 0, 0, value];

/**
 * A seccomp filter, as bytes, for a program that reads documents: no sockets, no other processes, no look into those that
 * there are, no change of any file, nothing of the system's administration. It holds for compiled code as well. Undefined
 * where the calls of an architecture are not known.
 */
export function systemCallFilter(architecture: string = process.arch): Buffer | undefined {
  const numbers = NUMBERS_OF[architecture];
  if (numbers === undefined) return undefined;
  const instructions: Instruction[] = [
    [LOAD, 0, 0, ARCHITECTURE_AT],
    [IF_EQUAL, 1, 0, numbers.architecture],
    answer(KILL_PROCESS),
    [LOAD, 0, 0, NUMBER_AT],
    ...ALLOWED_NEW_CALLS.flatMap((call) => on(call, [answer(ALLOW)])),
    [IF_AT_LEAST, 0, 1, NEW_CALLS],
    answer(error(ENOSYS)),
    ...numbers.refused.flatMap((call) => on(call, [answer(error(EPERM))])),
    ...dependingOnArguments(numbers),
    answer(ALLOW),
  ];
  return Buffer.concat(instructions.map(encoded));
}

function dependingOnArguments({ open, openat, clone, kill, tgkill, prlimit64 }: Numbers): Instruction[] {
  const isOwn: Instruction[] = [[LOAD, 0, 0, argumentAt(0)], ...unless(IF_EQUAL, OWN_PROCESS, EPERM)];
  const onlyToRead = (flags: number): Instruction[] => [
    [LOAD, 0, 0, argumentAt(flags)],
    [IF_ANY_BIT, 0, 1, OPENS_TO_CHANGE],
    answer(error(EACCES)),
    answer(ALLOW),
  ];
  return [
    ...(open === undefined ? [] : on(open, onlyToRead(1))),
    ...on(openat, onlyToRead(2)),
    ...on(clone, [[LOAD, 0, 0, argumentAt(0)], ...unless(IF_ANY_BIT, CLONES_THREAD, EPERM)]),
    // Without a signal it only asks whether a process is there, as for its supervisor.
    ...on(kill, [[LOAD, 0, 0, argumentAt(1)], [IF_EQUAL, 0, 1, 0], answer(ALLOW), ...isOwn]),
    ...on(tgkill, isOwn),
    ...on(prlimit64, [[LOAD, 0, 0, argumentAt(0)], ...unless(IF_EQUAL, 0, EPERM)]),
  ];
}

/** What is done at one call; each way through it ends with an answer. */
function on(call: number, then: readonly Instruction[]): Instruction[] {
  return [[IF_EQUAL, 0, then.length, call], ...then];
}

function unless(condition: number, value: number, errno: number): Instruction[] {
  return [[condition, 1, 0, value], answer(error(errno)), answer(ALLOW)];
}

function encoded([code, ifTrue, ifFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}

/** Puts a filter on itself and becomes the program that is named after it. Node cannot do the first, Perl can do both. */
const SCRIPT = `
my ($prctl, $filter) = (0 + shift, pack('H*', shift));
$filter =~ s/\\xef\\xbe\\xad\\xde/pack('L', $$)/ge;
my $program = pack('Sx6P', length($filter) / 8, $filter);
exit 126 unless syscall($prctl, 38, 1, 0, 0, 0) == 0 && syscall($prctl, 22, 2, $program, 0, 0) == 0;
exec { $ARGV[0] } @ARGV;
exit 127;
`;

/** Arguments of Perl before those of the program; undefined where there is no filter for this architecture. */
export function filterByPerl(architecture: string = process.arch): string[] | undefined {
  const filter = systemCallFilter(architecture);
  const prctl = NUMBERS_OF[architecture]?.prctl;
  return filter && ['-e', SCRIPT, '--', String(prctl), filter.toString('hex')];
}
