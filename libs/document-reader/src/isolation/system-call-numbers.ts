/** Numbers of Linux's system calls on one architecture, as far as a filter names them. */
export interface Numbers {
  /** Its name to seccomp (`linux/audit.h`). */
  architecture: number;
  prctl: number;
  /** Allowed or not by their arguments. The older `open` is not there on newer architectures. */
  open?: number;
  openat: number;
  clone: number;
  kill: number;
  tgkill: number;
  prlimit64: number;
  refused: readonly number[];
}

type Row = readonly [name: string, x64: number | undefined, arm64: number | undefined];

/** What no reader of documents has a reason to call. */
const REFUSED: readonly Row[] = [
  // Networks, and sockets of any kind.
  ['socket', 41, 198],
  ['connect', 42, 203],
  ['accept', 43, 202],
  ['bind', 49, 200],
  ['listen', 50, 201],
  ['socketpair', 53, 199],
  ['accept4', 288, 242],
  // Other processes: to make them, to look into them, to signal them.
  ['fork', 57, undefined],
  ['vfork', 58, undefined],
  ['execveat', 322, 281],
  ['ptrace', 101, 117],
  ['process_vm_readv', 310, 270],
  ['process_vm_writev', 311, 271],
  ['kcmp', 312, 272],
  ['tkill', 200, 130],
  ['rt_sigqueueinfo', 129, 138],
  ['rt_tgsigqueueinfo', 297, 240],
  ['shmget', 29, 194],
  ['shmat', 30, 196],
  ['shmctl', 31, 195],
  ['semget', 64, 190],
  ['msgget', 68, 186],
  ['mq_open', 240, 180],
  // Changes of files; opening them for writing is judged by its arguments.
  ['truncate', 76, 45],
  ['rename', 82, undefined],
  ['renameat', 264, 38],
  ['renameat2', 316, 276],
  ['mkdir', 83, undefined],
  ['mkdirat', 258, 34],
  ['rmdir', 84, undefined],
  ['creat', 85, undefined],
  ['link', 86, undefined],
  ['linkat', 265, 37],
  ['unlink', 87, undefined],
  ['unlinkat', 263, 35],
  ['symlink', 88, undefined],
  ['symlinkat', 266, 36],
  ['chmod', 90, undefined],
  ['fchmod', 91, 52],
  ['fchmodat', 268, 53],
  ['chown', 92, undefined],
  ['fchown', 93, 55],
  ['lchown', 94, undefined],
  ['fchownat', 260, 54],
  ['mknod', 133, undefined],
  ['mknodat', 259, 33],
  ['utime', 132, undefined],
  ['utimes', 235, undefined],
  ['futimesat', 261, undefined],
  ['utimensat', 280, 88],
  ['fallocate', 285, 47],
  ['setxattr', 188, 5],
  ['lsetxattr', 189, 6],
  ['fsetxattr', 190, 7],
  ['removexattr', 197, 14],
  ['lremovexattr', 198, 15],
  ['fremovexattr', 199, 16],
  ['name_to_handle_at', 303, 264],
  ['open_by_handle_at', 304, 265],
  ['fanotify_init', 300, 262],
  // Namespaces and mounts.
  ['mount', 165, 40],
  ['umount2', 166, 39],
  ['pivot_root', 155, 41],
  ['chroot', 161, 51],
  ['unshare', 272, 97],
  ['setns', 308, 268],
  // The kernel and the machine.
  ['bpf', 321, 280],
  ['perf_event_open', 298, 241],
  ['userfaultfd', 323, 282],
  ['keyctl', 250, 219],
  ['add_key', 248, 217],
  ['request_key', 249, 218],
  ['init_module', 175, 105],
  ['finit_module', 313, 273],
  ['delete_module', 176, 106],
  ['kexec_load', 246, 104],
  ['kexec_file_load', 320, 294],
  ['reboot', 169, 142],
  ['swapon', 167, 224],
  ['swapoff', 168, 225],
  ['acct', 163, 89],
  ['quotactl', 179, 60],
  ['settimeofday', 164, 170],
  ['clock_settime', 227, 112],
  ['adjtimex', 159, 171],
  ['clock_adjtime', 305, 266],
  ['sethostname', 170, 161],
  ['setdomainname', 171, 162],
  ['iopl', 172, undefined],
  ['ioperm', 173, undefined],
  ['syslog', 103, 116],
  ['personality', 135, 92],
  ['move_pages', 279, 239],
  ['migrate_pages', 256, 238],
];

const isNumber = (call: number | undefined): call is number => call !== undefined;

/** By Node's name of the architecture. */
export const NUMBERS_OF: Readonly<Record<string, Numbers>> = {
  x64: {
    architecture: 0xc000003e,
    prctl: 157,
    open: 2,
    openat: 257,
    clone: 56,
    kill: 62,
    tgkill: 234,
    prlimit64: 302,
    refused: REFUSED.map(([, x64]) => x64).filter(isNumber),
  },
  arm64: {
    architecture: 0xc00000b7,
    prctl: 167,
    openat: 56,
    clone: 220,
    kill: 129,
    tgkill: 131,
    prlimit64: 261,
    refused: REFUSED.map(([, , arm64]) => arm64).filter(isNumber),
  },
};
