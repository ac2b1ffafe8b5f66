import { BROWSER_USER, jailed, stranger, type Allowance } from '@hoa/document-reader';

/** Its processes talk over sockets; in its own sandbox it filters their calls itself. */
const BROWSER: Allowance = { openFiles: 4_096, fileBytes: 1024 ** 3, processes: 2_048, isAlone: false };
const NO_SANDBOX = '--no-sandbox';

/** A program to start, and what comes before the browser's own arguments. */
export interface Start {
  program: string;
  args: string[];
  isSandboxed: boolean;
  /** The user and group that it runs as, where we are root. */
  owner?: number;
}

/** Starts without limits: the journeys of tests need a network. */
export function openStart(executable: string): Start[] {
  return [{ program: executable, args: [NO_SANDBOX], isSandboxed: false }];
}

/**
 * Ways to start the browser without a network and without rights, the strictest first: in its own sandbox, which many containers
 * refuse, then without it. Where we are root it is another user, unless that user may not run it.
 */
export function confinedStarts(executable: string): Start[] {
  const another = stranger([executable], BROWSER_USER);
  const isRoot = process.getuid?.() === 0;
  const own: Start = {
    ...jailed(executable, {}, BROWSER),
    isSandboxed: true,
    ...(isRoot ? { owner: 0 } : {}),
  };
  // Chromium refuses its sandbox to root.
  if (!isRoot) return [own, bare(own)];
  if (another.uid === undefined) return [bare(own)];
  const start: Start = { ...jailed(executable, another, BROWSER), isSandboxed: true, owner: another.uid };
  return [start, bare(start), bare(own)];
}

function bare(start: Start): Start {
  return { ...start, args: [...start.args, NO_SANDBOX], isSandboxed: false };
}
