import type { Device } from './device';

/** What a race came to: who won, who was told of it, and updates that were accepted and are not there. */
export interface Outcome {
  won: number;
  told: number;
  lost: number;
}
export type Race = () => Promise<Outcome>;
type Writers = readonly [Device, Device];

const TOLD = [404, 409];

async function both(writers: Writers, write: (by: Device) => Promise<Response>) {
  const answers = await Promise.all(writers.map(write));
  const won = answers.flatMap((answer, index) => (answer.ok ? [{ answer, by: writers[index]! }] : []));
  const told = answers.flatMap(({ status }, index) => (TOLD.includes(status) ? [writers[index]!] : []));
  return { won, told };
}

/**
 * Both add to a sum that they read at the same time; who is told of the other reads again and adds then. What was
 * accepted must all be in the sum.
 */
export function additive<S extends { sum: number }>(
  writers: Writers,
  row: { read: () => Promise<S>; write: (by: Device, seen: S, sum: number) => Promise<Response> },
): Race {
  const addend = (by: Device) => writers.indexOf(by) + 1;
  return async () => {
    const before = await row.read();
    const { won, told } = await both(writers, (by) => row.write(by, before, before.sum + addend(by)));
    let accepted = won.reduce((sum, { by }) => sum + addend(by), 0);
    for (const by of told) {
      const seen = await row.read();
      if ((await row.write(by, seen, seen.sum + addend(by))).ok) accepted += addend(by);
    }
    const { sum } = await row.read();
    return { won: won.length, told: told.length, lost: before.sum + accepted - sum };
  };
}

/** Both do what only one can have done; that one's must stand. */
export function exclusive(
  writers: Writers,
  row: {
    prepare?: () => Promise<void>;
    write: (by: Device) => Promise<Response>;
    stands: (winner: Response) => Promise<boolean>;
  },
): Race {
  return async () => {
    await row.prepare?.();
    const { won, told } = await both(writers, row.write);
    const standing = await Promise.all(won.map(({ answer }) => row.stands(answer)));
    return { won: won.length, told: told.length, lost: standing.filter((stands) => !stands).length };
  };
}
