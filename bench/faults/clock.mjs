import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeAlongPostgres } from './clock.cjs';

const DAY_SECONDS = 86_400;
const SHIFT = fileURLToPath(new URL('clock.cjs', import.meta.url));

/**
 * The clock of all programs of a run, and of PostgreSQL where `libfaketime` is installed (Debian's package of that name). It is
 * a day ahead, right, or a day behind; each jump is of a day.
 */
export class Clock {
  days = 0;

  constructor(folder) {
    this.file = path.join(folder, 'clock');
    this.set(0);
    this.library = libraryOf();
    if (this.library) takeAlongPostgres(this.library, this.file);
  }

  /** What a program is started with. */
  get env() {
    return {
      HOA_FAULTS_CLOCK: this.file,
      HOA_FAULTS_LIBRARY: this.library ?? '',
      NODE_OPTIONS: `--require ${SHIFT}`,
    };
  }

  /** Answers what was done. */
  jump(random) {
    const by = this.days === 0 ? random.pick([-1, 1]) : -this.days;
    this.set(this.days + by);
    return by > 0 ? 'clock a day ahead' : 'clock a day back';
  }

  set(days) {
    this.days = days;
    // Whole at any moment: it is read ten times a second.
    writeFileSync(`${this.file}.new`, `${days < 0 ? '-' : '+'}${Math.abs(days) * DAY_SECONDS}\n`, {
      mode: 0o644,
    });
    renameSync(`${this.file}.new`, this.file);
  }
}

function libraryOf() {
  const folders = ['/usr/lib', ...readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name))];
  return folders
    .map((folder) => path.join(folder, 'faketime/libfaketime.so.1'))
    .find((file) => existsSync(file));
}
