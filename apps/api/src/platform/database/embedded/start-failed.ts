import path from 'node:path';
import { StartupError } from '../../errors/app-error';
import type { Place } from './place';

/** Trying again changes nothing. */
class FinalStartupError extends StartupError {}

export const isFinal = (error: unknown): boolean => error instanceof FinalStartupError;

export class WrongPassword extends FinalStartupError {
  constructor({ folder, cluster }: Place) {
    super(
      `The password in ${path.join(folder, 'password')} is not that of the database in ${cluster}. ` +
        'Nothing was changed. Please put the file back that belongs to it; both are in a copy of the data folder.',
    );
  }
}

const FULL = /No space left on device|could not (write|extend|create).*space/i;
const DAMAGED =
  /pg_control|checkpoint|corrupt|invalid|is not a (valid|database)|could not (open|read|find|locate)|incompatible|initdb|PANIC/i;
const PASSING = /lock file|Address already in use|could not bind|shared memory/i;

/** Why PostgreSQL did not start, by its last words, in a sentence that says what to do. */
export function startFailed(words: string, { cluster }: Place): StartupError {
  const said = saidOf(words);
  if (FULL.test(words))
    return new FinalStartupError(
      `The disk of ${cluster} is full, so the database does not start. Nothing was lost: please make room and start again. PostgreSQL said: ${said}`,
    );
  if (DAMAGED.test(words) && !PASSING.test(words))
    return new FinalStartupError(
      `The database in ${cluster} is damaged and does not start. Nothing was changed. Please move that folder away and run ` +
        `npm run restore: it lists the backups of each day, and brings one back (docs/operations.md). PostgreSQL said: ${said}`,
    );
  return new StartupError(`PostgreSQL did not start. It said: ${said || 'nothing'}`);
}

/** Without its hints, which are for who made the cluster by hand. */
function saidOf(words: string): string {
  const lines = words.split('\n').filter((line) => !/HINT:|initdb/.test(line));
  return lines.slice(-5).join(' ').trim();
}
