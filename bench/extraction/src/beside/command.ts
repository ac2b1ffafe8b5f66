import { execFile } from 'node:child_process';

/** Text of a whole book, or the table of words of a page, is far below this. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** Standard output of a command. Rejects where the command is absent or ends with an error. */
export function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      // One thread: the machine may be in other use, and recognition gains little from more.
      { maxBuffer: MOST_OUTPUT, env: { ...process.env, OMP_THREAD_LIMIT: '1' } },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${command}: ${stderr.trim() || error.message}`)) : resolve(stdout),
    );
  });
}

/** Whether a command can be started on this machine; what it answers does not matter. */
export function isThere(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, ['-v'], (error) => resolve((error as NodeJS.ErrnoException | null)?.code !== 'ENOENT'));
  });
}
